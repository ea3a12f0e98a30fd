/** The icons: path data on a grid of 16 (32 where it says so), drawn in the colour of the text around them. */

interface Shape {
  d: string;
  grid?: 32;
  /** For outlines: the width of the stroke; else the path is filled. */
  stroke?: number;
}

export const ICONS = {
  // stats and prices
  power: {
    grid: 32,
    d: 'M16 1l3.6 6.2 6.9-1.9-.9 7.1L31 16l-5.4 3.6.9 7.1-6.9-1.9L16 31l-3.6-6.2-6.9 1.9.9-7.1L1 16l5.4-3.6-.9-7.1 6.9 1.9z',
  },
  speed: { grid: 32, d: 'M2 3h18l10 13-10 13H2l6-13z' },
  armor: { grid: 32, d: 'M9 2.5h14L30.5 16 23 29.5H9L1.5 16z' },
  guard: { grid: 32, d: 'M3 3h26v12c0 8-6 12.5-13 15.5C9 27.5 3 23 3 15z' },
  gauge: { grid: 32, d: 'M16 1.5L30.5 16 16 30.5 1.5 16z' },
  force: { grid: 32, d: 'M16 1.5c7 8 11 12 11 18a11 11 0 0 1-22 0c0-6 4-10 11-18z' },
  // boosts
  continuous: { d: 'M6 1h4v5h5v4h-5v5H6v-5H1V6h5z' },
  instant: { d: 'M9.5 0L2 9h5l-1.5 7L14 6.5H8.5z' },
  transformation: { d: 'M8 0l8 8-8 8-8-8zM8 4L4 8l4 4 4-4z' },
  // piles and acts
  hand: { d: 'M2 5l3-1 2 9-2.6.6zM6 2h4v11H6zM11 4l3 1-2.4 8.6L10 13z' },
  deck: { d: 'M3 1h8v1H4v10H3zM5 3h8v12H5z' },
  discard: { d: 'M3 2h10v8h-2V4H5v8H3zM8 15l-3-4h2V7h2v4h2z' },
  reshuffle: {
    d: 'M8 2a6 6 0 0 1 5.6 4H16l-3 4-3-4h1.5A4 4 0 0 0 8 4zM8 14a6 6 0 0 1-5.6-4H0l3-4 3 4H4.5A4 4 0 0 0 8 12z',
  },
  move: { d: 'M1 7h9V3l5 5-5 5V9H1z' },
  draw: { d: 'M3 1h7v14H3zM11 7h2V5h1.5v2H16v1.5h-1.5v2H13v-2h-2z' },
  change: { d: 'M1 5h9V2l5 4.5L10 11V8H1zM15 12v2H6v2l-5-3 5-3v2z' },
  boost: { d: 'M8 1l6 6h-4v8H6V7H2z' },
  strike: { d: 'M1 1l8 6-2 2zM15 1L9 9 7 7zM4 9l3 3-4 4-2-2zM12 9l3 5-2 2-4-4z' },
  exceed: { d: 'M7 0h2v4.5H7zM2.3 1.6l3 3.7-1.5 1.2-3-3.7zM13.7 1.6l1.5 1.2-3 3.7-1.5-1.2zM8 6l4 5-4 5-4-5z' },
  prepare: { d: 'M2 2h8v2H4v8H2zM6 5h8v10H6zm3 2v2H7v2h2v2h2v-2h2V9h-2V7z' },
  wild: {
    d: 'M2 2h12v12H2zm3 1.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zm6 0a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zM8 6.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zm-3 3a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zm6 0a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
  },
  stun: {
    d: 'M8 0l1.7 5L15 3.5 11.5 8l3.5 4.5-5.3-1.5L8 16l-1.7-5L1 12.5 4.5 8 1 3.5 6.3 5z',
  },
  // HacKClaD
  shard: { d: 'M8 0l5 5-2 8-3 3-3-3-2-8z' },
  mp: { d: 'M8 0c1 4 4 7 8 8-4 1-7 4-8 8-1-4-4-7-8-8 4-1 7-4 8-8z' },
  cp: { d: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm1 2L4.5 9h3L7 13l4.5-6h-3z' },
  injury: {
    d: 'M8 15C3 11 1 8 1 5a3.7 3.7 0 0 1 7-1.5A3.7 3.7 0 0 1 15 5c0 3-2 6-7 10zM9 4L6 8h2l-1 4 4-5.5H8.8z',
  },
  'turn-left': { d: 'M14 14V9a4 4 0 0 0-4-4H6V2L1 6.5 6 11V8h4a1 1 0 0 1 1 1v5z' },
  'turn-right': { d: 'M2 14V9a4 4 0 0 1 4-4h4V2l5 4.5L10 11V8H6a1 1 0 0 0-1 1v5z' },
  'turn-back': { d: 'M3 15V6a5 5 0 0 1 10 0v3h3l-4.5 6L7 9h3V6a2 2 0 0 0-4 0v9z' },
  target: {
    d: 'M7 0h2v3a5 5 0 0 1 4 4h3v2h-3a5 5 0 0 1-4 4v3H7v-3a5 5 0 0 1-4-4H0V7h3a5 5 0 0 1 4-4zM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
  react: { d: 'M8 0l7 3v5c0 4-3 6.5-7 8-4-1.5-7-4-7-8V3zM7.5 4L5 9h2.5L7 13l4-5.5H8.5L9.5 4z' },
  mission: { d: 'M3 1h10v15l-5-4-5 4z' },
  // controls
  up: { d: 'M8 3l6 7-2 2-4-5-4 5-2-2z' },
  down: { d: 'M8 13L2 6l2-2 4 5 4-5 2 2z' },
  left: { d: 'M3 8l7-6 2 2-5 4 5 4-2 2z' },
  right: { d: 'M13 8l-7 6-2-2 5-4-5-4 2-2z' },
  plus: { d: 'M7 2h2v5h5v2H9v5H7V9H2V7h5z' },
  minus: { d: 'M2 7h12v2H2z' },
  check: { d: 'M1 9l2.5-2.5 3 3L13 2l2.3 2.2L6.7 14z' },
  cross: { d: 'M2 4l2-2 4 4 4-4 2 2-4 4 4 4-2 2-4-4-4 4-2-2 4-4z' },
  play: { d: 'M3 1l11 7-11 7z' },
  pause: { d: 'M3 1h4v14H3zM9 1h4v14H9z' },
  next: { d: 'M2 1l8 7-8 7zM11 1h3v14h-3z' },
  previous: { d: 'M14 1L6 8l8 7zM2 1h3v14H2z' },
  undo: { d: 'M6 2v3h4a5 5 0 0 1 0 10H4v-2h6a3 3 0 0 0 0-6H6v3L1 6z' },
  pencil: { d: 'M11.2 1.4l3.4 3.4L5.4 14 1 15l1-4.4zM12.9 0l3.1 3.1-1 1L11.9 1z' },
  eye: {
    d: 'M8 3c4 0 7 5 7 5s-3 5-7 5-7-5-7-5 3-5 7-5zm0 2.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  },
  compare: { stroke: 1.6, d: 'M1.5 2.5h5v11h-5zM9.5 2.5h5v11h-5z' },
  search: {
    stroke: 2,
    d: 'M6.5 1a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM10.5 10.5l4.5 4.5',
  },
  link: { stroke: 1.8, d: 'M6 10.5L10.5 6M7 4l2-2a3.5 3.5 0 0 1 5 5l-2 2M9 12l-2 2a3.5 3.5 0 0 1-5-5l2-2' },
  copy: { d: 'M5 1h10v10H5zm2 2v6h6V3zM1 5h3v7h7v3H1z' },
  save: { d: 'M7 1h2v7h3.5L8 13 3.5 8H7zM1 13h14v2H1z' },
  gear: {
    d: 'M7 0h2l.4 2 1.7.7 1.7-1.1 1.6 1.6-1.1 1.7.7 1.7 2 .4v2l-2 .4-.7 1.7 1.1 1.7-1.6 1.6-1.7-1.1-1.7.7-.4 2H7l-.4-2-1.7-.7-1.7 1.1-1.6-1.6 1.1-1.7L2 9.4 0 9V7l2-.4.7-1.7-1.1-1.7 1.6-1.6 1.7 1.1 1.7-.7zM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
  sound: {
    d: 'M1 6h3l4-4v12l-4-4H1zM10 5a4 4 0 0 1 0 6zM10 2a7 7 0 0 1 0 12v-1.8a5.3 5.3 0 0 0 0-8.4z',
  },
  muted: {
    d: 'M1 6h3l4-4v12l-4-4H1zM9.5 6.2l1.2-1.2 1.8 1.8L14.3 5l1.2 1.2L13.7 8l1.8 1.8-1.2 1.2-1.8-1.8-1.8 1.8-1.2-1.2L11.3 8z',
  },
  theme: { d: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 2v10A5 5 0 0 0 8 3z' },
  lock: { d: 'M4 7V5a4 4 0 0 1 8 0v2h1v8H3V7zm2 0h4V5a2 2 0 0 0-4 0z' },
  bell: {
    d: 'M8 0a1.5 1.5 0 0 1 1.5 1.7C12 2.5 13 4.6 13 7.5c0 2.5.7 3.5 2 4.5H1c1.3-1 2-2 2-4.5 0-2.9 1-5 3.5-5.8A1.5 1.5 0 0 1 8 0zM6 13.5h4a2 2 0 0 1-4 0z',
  },
  clock: {
    d: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 2a5 5 0 1 0 0 10A5 5 0 0 0 8 3zM7 4.5h1.7v3.3l2.3 1.4-.9 1.4L7 8.8z',
  },
  flag: { d: 'M3 0h2v1h9l-3 4 3 4H5v7H3z' },
  people: {
    d: 'M6 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM0 14c0-3.5 2.5-5 6-5s6 1.5 6 5zM11 2.5a2.6 2.6 0 0 1 0 5.2 4 4 0 0 0 0-5.2zM13.5 14c0-2.2-.7-3.8-2-5 2.8.2 4.5 1.7 4.5 5z',
  },
  bot: { d: 'M7 0h2v2h4v8H3V2h4zM5 4.5v2h2v-2zm4 0v2h2v-2zM2 11h12v5h-2v-3H4v3H2z' },
  help: {
    d: 'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0zM4.8 6h2c0-.8.5-1.2 1.2-1.2s1.2.4 1.2 1c0 .7-.5 1-1.1 1.4C7.3 7.7 7 8.3 7 9.5h2c0-.7.3-1 .9-1.4.8-.5 1.4-1.2 1.4-2.4C11.3 4 9.9 3 8 3 6.1 3 4.8 4.2 4.8 6zM7 10.7v2h2v-2z',
  },
  menu: { d: 'M1 3h14v2H1zM1 7h14v2H1zM1 11h14v2H1z' },
  more: {
    d: 'M3 6.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM8 6.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM13 6.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z',
  },
  keyboard: {
    d: 'M0 3h16v10H0zm2 2v1.5h2V5zm3 0v1.5h2V5zm3 0v1.5h2V5zm3 0v1.5h3V5zM2 7.5V9h2V7.5zm3 0V9h2V7.5zm3 0V9h2V7.5zm3 0V9h3V7.5zM4 10v1.5h8V10z',
  },
  book: {
    d: 'M1 2c3 0 5 .5 7 2 2-1.5 4-2 7-2v11c-3 0-5 .5-7 2-2-1.5-4-2-7-2zm2 2v7.2c1.6.1 3 .4 4 .9V5.5C6 4.7 4.6 4.2 3 4z',
  },
  log: { d: 'M2 1h12v14H2zm2 3v1.5h8V4zm0 3v1.5h8V7zm0 3v1.5h5V10z' },
  warning: { d: 'M8 1l8 14H0zM7 6v4.5h2V6zm0 5.7v1.8h2v-1.8z' },
} as const satisfies Record<string, Shape>;

export type IconName = keyof typeof ICONS;
