/** The charges of emblems: pictures on a square of 100, drawn in metal on the field of a shield. */

/** One path of a charge. */
export interface Mark {
  d: string;
  /** For an outline: the width of the stroke. */
  stroke?: number;
  /** How often it is repeated around the middle. */
  turns?: number;
  /** Drawn in the colour of the field, as a hole. */
  field?: boolean;
}

export type Charge = readonly Mark[];

export const CHARGES = {
  dice: [
    {
      d: 'M50 4l40 22v48L50 96 10 74V26zm0 14a7 6 0 1 0 0 12 7 6 0 0 0 0-12zM26 44a6 7 0 1 0 0 14 6 7 0 0 0 0-14zm16 22a6 7 0 1 0 0 14 6 7 0 0 0 0-14zm30-14a6 7 0 1 0 0 14 6 7 0 0 0 0-14z',
    },
  ],
  moon: [{ d: 'M62 8A44 44 0 1 0 92 66 36 36 0 1 1 62 8z' }],
  rings: [
    { d: 'M14 38a22 22 0 1 0 44 0 22 22 0 1 0-44 0z', stroke: 8 },
    { d: 'M42 38a22 22 0 1 0 44 0 22 22 0 1 0-44 0z', stroke: 8 },
    { d: 'M28 64a22 22 0 1 0 44 0 22 22 0 1 0-44 0z', stroke: 8 },
  ],
  flame: [
    {
      d: 'M54 2c4 18 26 28 26 54a30 30 0 0 1-60 2c0-14 8-20 12-32 6 6 8 10 9 15C48 32 54 20 54 2zm-3 56c-2 8-10 10-10 20a10 10 0 0 0 21 0c0-7-7-11-11-20z',
    },
  ],
  lantern: [
    {
      d: 'M44 2h12v8H44zM30 12h40l6 14H24zM28 28h44v44H28zm14 10c-6 10-4 24 8 26 12-2 14-16 8-26-2 6-5 8-8 10-3-2-6-4-8-10zM24 74h52l-6 14H30zM40 90h20v8H40z',
    },
  ],
  horns: [
    {
      d: 'M50 96C34 86 32 66 34 54 14 52 4 34 8 6c8 22 20 28 32 30 6-4 14-4 20 0 12-2 24-8 32-30 4 28-6 46-26 48 2 12 0 32-16 42z',
    },
  ],
  arrow: [
    { d: 'M50 2l16 24H55v50h-10V26H34z' },
    { d: 'M34 66l11 9v9l-11-9zM34 80l11 9v9l-11-9zM66 66l-11 9v9l11-9zM66 80l-11 9v9l11-9z' },
  ],
  eye: [
    {
      d: 'M50 24c26 0 44 26 44 26S76 76 50 76 6 50 6 50s18-26 44-26zm0 9a17 17 0 1 0 0 34 17 17 0 0 0 0-34zm0 9a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
    },
  ],
  mask: [
    {
      d: 'M14 14c12 6 24 8 36 8s24-2 36-8c4 36-6 64-36 80C20 78 10 50 14 14zm14 28c6 10 14 10 18 4-4-6-12-8-18-4zm44 0c-6-4-14-2-18 4 4 6 12 6 18-4zM36 66c8 8 20 8 28 0-8 14-20 14-28 0z',
    },
  ],
  drop: [{ d: 'M50 4c18 26 30 38 30 58a30 30 0 0 1-60 0C20 42 32 30 50 4zm-14 56c0 12 6 18 14 20-4-6-8-10-8-20z' }],
  spade: [{ d: 'M45 4h10v44h17c2 22-6 38-22 50-16-12-24-28-22-50h17zM34 4h32v9H34z' }],
  leaf: [{ d: 'M50 4c30 20 40 50 6 78v14h-9V82C10 56 22 22 50 4zm-2 70V34l-16 14zM55 70l16-22-16-12z' }],
  fangs: [{ d: 'M8 8c28 14 56 14 84 0-6 24-10 36-22 84-6-22-10-34-20-46-10 12-14 24-20 46C18 44 14 32 8 8z' }],
  spiral: [
    { d: 'M50 50c0-6 9-7 11 0 3 10-8 18-19 14C26 59 24 38 38 28c18-12 44-1 46 22 2 22-16 40-40 38', stroke: 9.5 },
    { d: 'M44 96l-6-16 16 4z' },
  ],
  sun: [{ d: 'M33 50a17 17 0 1 0 34 0 17 17 0 1 0-34 0z' }, { d: 'M45 6h10l-3 20h-4z', turns: 8 }],
  fist: [
    {
      d: 'M22 30c0-8 12-8 12 0v-6c0-8 13-8 13 0v-2c0-8 13-8 13 0v4c0-8 13-8 13 0v16c8-4 14 2 10 10L74 74v20H32V78L20 62z',
    },
  ],
  hourglass: [
    {
      d: 'M18 6h64v10h-6c0 18-10 26-18 34 8 8 18 16 18 34h6v10H18V84h6c0-18 10-26 18-34-8-8-18-16-18-34h-6zm16 10c1 12 8 17 16 25 8-8 15-13 16-25z',
    },
  ],
  bolt: [{ d: 'M58 2L16 56h28l-8 42 48-58H54z' }],
  claws: [
    {
      d: 'M18 10c16 24 18 48 10 80C14 66 10 40 18 10zM46 4c16 26 18 54 9 92C42 66 38 36 46 4zM74 10c16 24 18 48 10 80C70 66 66 40 74 10z',
    },
  ],
  fan: [
    {
      d: 'M50 92L4 40A62 62 0 0 1 22 22zM50 92L27 19a62 62 0 0 1 20-5zM50 92l3-78a62 62 0 0 1 20 5zM50 92l28-70a62 62 0 0 1 18 18z',
    },
  ],
  crown: [
    { d: 'M8 26l20 22L50 12l22 36 20-22-8 52H16zM16 82h68v8H16z' },
    { d: 'M2 22a6 6 0 1 0 12 0 6 6 0 1 0-12 0z' },
    { d: 'M44 9a6 6 0 1 0 12 0 6 6 0 1 0-12 0z' },
    { d: 'M86 22a6 6 0 1 0 12 0 6 6 0 1 0-12 0z' },
  ],
  axe: [{ d: 'M46 4h9v92h-9zM55 12c18-8 32 0 38 24-12 14-26 18-38 12zM46 12C28 4 14 12 8 36c12 14 26 18 38 12z' }],
  snow: [{ d: 'M46 50V8l-9 9-4-4L50 0l17 13-4 4-9-9v42z', turns: 6 }],
  propeller: [
    { d: 'M46 46C30 34 34 10 50 4c12 10 12 30 4 42z', turns: 3 },
    { d: 'M42 50a8 8 0 1 0 16 0 8 8 0 1 0-16 0z' },
  ],
  scythe: [{ d: 'M62 8l8 4-34 84-9-4zM68 8C44-2 16 8 6 34c18-14 38-14 56-6z' }],
  sword: [{ d: 'M46 6l4-4 4 4v56h-8zM26 62h48v9H26zM46 71h8v17h-8zM50 86a6 6 0 1 1 0 12 6 6 0 0 1 0-12z' }],
  star: [{ d: 'M50,6 60.6,35.4 91.8,36.4 67.1,55.6 75.9,85.6 50,68 24.1,85.6 32.9,55.6 8.2,36.4 39.4,35.4z' }],
  gear: [
    { d: 'M50 24a26 26 0 1 1 0 52 26 26 0 0 1 0-52zm0 14a12 12 0 1 0 0 24 12 12 0 0 0 0-24z' },
    { d: 'M42 6h16l2 20H40z', turns: 8 },
  ],
  anchor: [
    {
      d: 'M50 4a11 11 0 0 1 5 21v7h15v9H55v42c10-2 18-8 21-17l-9 3 12-18 12 18-8-1c-3 16-16 26-33 26S20 84 17 68l-8 1 12-18 12 18-9-3c3 9 11 15 21 17V41H30v-9h15v-7a11 11 0 0 1 5-21z',
    },
  ],
  serpent: [
    { d: 'M70 16C44 2 22 18 32 36c8 14 36 10 38 26 2 18-26 22-44 8', stroke: 12 },
    { d: 'M62 6l26 8-14 18zM26 70l-14 24 26-8z' },
  ],
  feather: [
    { d: 'M84 4C40 8 20 40 24 70L10 94l8 4 14-22c30 0 50-26 52-72zM34 66c10-18 22-30 36-40-10 14-22 28-36 40z' },
  ],
  flower: [
    { d: 'M50 46C36 38 34 16 50 6c16 10 14 32 0 40z', turns: 5 },
    { d: 'M41 50a9 9 0 1 0 18 0 9 9 0 1 0-18 0z', field: true },
  ],
  dagger: [{ d: 'M50 2l9 40 6 8-9 4 2 42H42l2-42-9-4 6-8z' }, { d: 'M20 54h60v7H20z' }],
  wing: [
    {
      d: 'M8 20c30-14 66-8 86 8-14-2-22 0-26 3 10 1 16 4 19 9-12-3-20-1-24 2 8 2 12 6 13 11-10-4-17-3-21 0 5 3 8 7 8 12-8-5-14-5-18-3 3 5 3 10 1 16C30 70 12 52 8 20z',
    },
  ],
  spark: [
    { d: 'M50,4 59.2,40.8 96,50 59.2,59.2 50,96 40.8,59.2 4,50 40.8,40.8z' },
    { d: 'M68.4,31.6 60,50 68.4,68.4 50,60 31.6,68.4 40,50 31.6,31.6 50,40z' },
  ],
  key: [
    {
      d: 'M50 4a18 18 0 0 1 5 35v55H45V39A18 18 0 0 1 50 4zm0 10a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM55 70h16v8H55zM55 84h11v8H55z',
    },
  ],
  bell: [
    {
      d: 'M50 4a7 7 0 0 1 7 8c16 4 22 18 22 36 0 14 4 20 11 26H10c7-6 11-12 11-26 0-18 6-32 22-36a7 7 0 0 1 7-8zM40 80h20a10 10 0 0 1-20 0z',
    },
  ],
  tower: [
    { d: 'M20 8h12v10h10V8h16v10h10V8h12v24H70v46h10v16H20V78h10V32H20zM43 94V70a7 7 0 0 1 14 0v24zM46 42h8v14h-8z' },
  ],
  mountain: [{ d: 'M50 8l22 38 8-12 18 54H2l22-50 10 12zM50 26L38 50l8-2 6 8 8-8 4 2z' }],
} as const satisfies Record<string, Charge>;

export type ChargeName = keyof typeof CHARGES;

export const CHARGE_NAMES = Object.keys(CHARGES) as ChargeName[];

/** The charge of each character; who is not here gets one by the hash of the id. */
export const CHARGE_OF: Readonly<Record<string, ChargeName>> = {
  morathi: 'horns',
  nehtali: 'sun',
  superskullman: 'fist',
  vincent: 'hourglass',
  carlswangee: 'dice',
  celinka: 'moon',
  djanette: 'rings',
  emogine: 'flame',
  eugenia: 'lantern',
  galdred: 'horns',
  geoffrey: 'arrow',
  iaquis: 'eye',
  remiliss: 'mask',
  seijun: 'drop',
  shovelknight: 'spade',
  sydney: 'leaf',
  taisei: 'fangs',
  zsolt: 'spiral',
  akuma: 'flame',
  bison: 'crown',
  cammy: 'claws',
  chunli: 'fan',
  cviper: 'bolt',
  dan: 'fist',
  guile: 'moon',
  ken: 'flame',
  ryu: 'fist',
  sagat: 'eye',
  vega: 'claws',
  zangief: 'axe',
  beheaded: 'sword',
  enchantress: 'star',
  fight: 'fist',
  king: 'crown',
  mole: 'claws',
  plague: 'drop',
  polar: 'snow',
  propeller: 'propeller',
  shovelshield: 'spade',
  specter: 'scythe',
  tinker: 'gear',
  treasure: 'anchor',
  arakune: 'serpent',
  bang: 'star',
  carlclover: 'gear',
  hakumen: 'sword',
  hazama: 'serpent',
  jin: 'snow',
  kokonoe: 'gear',
  litchi: 'leaf',
  nine: 'flame',
  noel: 'feather',
  nu13: 'sword',
  platinum: 'star',
  rachel: 'flower',
  ragna: 'scythe',
  tager: 'bolt',
  taokaka: 'claws',
  byakuya: 'rings',
  carmine: 'drop',
  chaos: 'serpent',
  enkidu: 'fist',
  gordeau: 'scythe',
  hilda: 'dagger',
  hyde: 'sword',
  linne: 'feather',
  londrekia: 'snow',
  merkava: 'fangs',
  mika: 'hourglass',
  nanase: 'wing',
  orie: 'dagger',
  phonon: 'spiral',
  seth: 'eye',
  vatista: 'spark',
  wagner: 'axe',
  waldstein: 'claws',
  yuzu: 'sword',
  anji: 'fan',
  axl: 'spiral',
  baiken: 'sword',
  chipp: 'feather',
  faust: 'key',
  giovanna: 'leaf',
  goldlewis: 'bell',
  happychaos: 'bolt',
  ino: 'bell',
  jacko: 'bell',
  kykisuke: 'bolt',
  leo: 'crown',
  may: 'anchor',
  millia: 'moon',
  nago: 'drop',
  potemkin: 'tower',
  ramlethal: 'wing',
  solbadguy: 'flame',
  testament: 'scythe',
  zato: 'mask',
};

export const WITCH_CHARGE_OF: Readonly<Record<string, ChargeName>> = {
  rosette: 'flower',
  flare: 'tower',
  luna: 'moon',
  mia: 'scythe',
  amelia: 'key',
};
