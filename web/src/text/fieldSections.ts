/** A game of HacKClaD as headings and lines. */

import { spokenSkill } from '../cards/spokenSkill';
import { nameOf, SPACES } from '../field/geometry';
import { positionSentences } from '../field/readPosition';
import { heldCards, ownWitches } from '../field/reading';
import { hitsOf, listed, spaceWords, turnWords, witchName } from '../field/words';
import { t } from '../lib/texts';
import type { HackcladMatch, HackcladPicture, ThreatPicture, TurnRow } from '../protocol/types';
import { namedCards, type Section } from './sections';

export function fieldSections(match: HackcladMatch, picture: HackcladPicture, verdicts: boolean): Section[] {
  const mine = ownWitches(match, picture);
  const found: Section[] = [
    { id: 'position', title: t('text.position'), lines: positionSentences(match, picture) },
    {
      id: 'threats',
      title: t('text.round'),
      lines: picture.sequence.map((row) => rowWords(row, match, picture, mine)),
    },
    { id: 'hand', title: t('text.hand'), lines: hands(match, picture, mine, verdicts) },
    { id: 'play', title: t('field.charged'), lines: charged(match, mine) },
    { id: 'field', title: t('text.field'), lines: spaces(match, picture, mine) },
    { id: 'missions', title: t('field.missions'), lines: missions(match, picture, mine) },
    { id: 'piles', title: t('text.piles'), lines: picture.witches.flatMap((one) => piles(match, picture, one.witch)) },
  ];
  return found.filter((section) => section.lines.length > 0);
}

function rowWords(row: TurnRow, match: HackcladMatch, picture: HackcladPicture, mine: ReadonlySet<number>): string {
  if (row.kind === 'turn') {
    const effect = match.slots[row.slot];
    return `${turnWords(row, match, mine)}.${effect ? ` ${effect}` : ''}`;
  }
  const card = match.clad_cards.find((one) => one.number === row.card);
  const name = card?.name ?? t(row.card === null ? 'text.none' : 'field.clad.hidden');
  const said = [`${t('field.clad.chip', { number: row.slot + 1, card: name })}, ${t(`field.state.${row.state}`)}.`];
  if (card) said.push(card.text.replaceAll('\n', ' '));
  const threat = picture.threats.find((one) => one.slot === row.slot);
  if (threat && card) said.push(...threatWords(threat, match, mine));
  return said.join(' ');
}

function threatWords(threat: ThreatPicture, match: HackcladMatch, mine: ReadonlySet<number>): string[] {
  const named = (spaces: readonly number[]): string => spaces.map(nameOf).join(', ');
  const { bad, good } = hitsOf(threat, match, mine);
  return [
    threat.attacked.length ? t('text.attacks', { spaces: named(threat.attacked) }) : '',
    threat.trampled.length ? t('text.tramples', { spaces: named(threat.trampled) }) : '',
    threat.dropped.length ? t('text.drops', { spaces: named(threat.dropped) }) : '',
    threat.ends.space === threat.begins.space && threat.ends.facing === threat.begins.facing
      ? ''
      : t('text.ends', { space: nameOf(threat.ends.space), facing: t(`field.facing.${threat.ends.facing}`) }),
    t('text.as_things_stand', { hits: listed([bad, good].filter(Boolean)) }),
    threat.certain ? '' : `${t('field.unsure')}.`,
  ].filter(Boolean);
}

function hands(match: HackcladMatch, picture: HackcladPicture, mine: ReadonlySet<number>, verdicts: boolean): string[] {
  return [...mine].flatMap((number) => {
    const witch = match.witches[number];
    const known = picture.witches[number];
    if (!witch || !known) return [];
    const lines = heldCards(known.hand).flatMap(({ card, count }) => {
      const face = witch.cards.find((one) => one.number === card);
      const now = picture.hand.find((one) => one.card === card) ?? null;
      return face ? [spokenSkill(face, now, count, verdicts)] : [];
    });
    const shown = lines.length > 0 ? lines : [t('field.hand.empty')];
    if (known.turn_card !== null) shown.push(turnCard(match, number, known.turn_card));
    return mine.size > 1 ? shown.map((line) => `${witch.name}: ${line}`) : shown;
  });
}

function turnCard(match: HackcladMatch, witch: number, card: number): string {
  return `${t('field.turncard')}: ${cardName(match, witch)(card)}.`;
}

function charged(match: HackcladMatch, mine: ReadonlySet<number>): string[] {
  return [...mine].flatMap((witch) =>
    (match.witches[witch]?.actions ?? []).map(
      ({ cost, name, text }) => `${t('field.cp.cost', { cp: cost })}${name ? `, ${name}` : ''}: ${text}`,
    ),
  );
}

/** The spaces on which something stands, lies or falls. */
function spaces(match: HackcladMatch, picture: HackcladPicture, mine: ReadonlySet<number>): string[] {
  return Array.from({ length: SPACES }, (_, space) => space).flatMap((space) => {
    const words = spaceWords(space, match, picture, picture.threats, mine, {
      reached: false,
      damage: null,
      choice: null,
    });
    return words === `${nameOf(space)}.` ? [] : [words];
  });
}

function missions(match: HackcladMatch, picture: HackcladPicture, mine: ReadonlySet<number>): string[] {
  const faceOf = (title: string) => match.missions.find((one) => one.title === title);
  const taken = picture.witches.flatMap((witch) =>
    witch.missions.map(({ title, done, have, need }) => {
      const face = faceOf(title);
      return t('text.mission', {
        witch: mine.has(witch.witch) ? t('field.you') : witchName(match, witch.witch),
        title,
        vp: face?.vp ?? '',
        text: face?.text ?? '',
        state: done
          ? t('field.mission.done')
          : need > 0
            ? t('field.mission.progress', { have, need })
            : t('text.not_done'),
      });
    }),
  );
  const laid = picture.laid.map((title) => {
    const face = faceOf(title);
    return t('text.laid', { title, vp: face?.vp ?? '', text: face?.text ?? '' });
  });
  return [...taken, ...laid];
}

const cardName =
  (match: HackcladMatch, witch: number) =>
  (card: number): string =>
    match.witches[witch]?.cards.find((one) => one.number === card)?.name ?? t('text.hidden');

function piles(match: HackcladMatch, picture: HackcladPicture, witch: number): string[] {
  const known = picture.witches[witch];
  if (!known) return [];
  const zones: [string, readonly number[]][] = [
    ['discard', known.discard],
    ['playing', known.playing],
    ['enhanced', known.enhanced],
    ['unseen', known.unseen],
  ];
  const lines = zones
    .filter(([, cards]) => cards.length > 0)
    .map(
      ([zone, cards]) =>
        `${t(`field.pile.${zone}`, { n: cards.length })}: ${namedCards(cards, cardName(match, witch))}.`,
    );
  return [...lines, t('field.pile.deck', { n: known.deck })].map((line) => `${witchName(match, witch)}: ${line}`);
}
