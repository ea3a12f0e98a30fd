/** The position of HacKClaD in four sentences, for those who do not see it. */

import { t } from '../lib/texts';
import type { HackcladMatch, HackcladPicture, WitchPicture } from '../protocol/types';
import { nameOf } from './geometry';
import { ownWitches } from './reading';
import { hitsOf, listed, witchName } from './words';

/** The round, the viewer's Witches, the others, and the Clad with what it does next. */
export function positionSentences(match: HackcladMatch, picture: HackcladPicture): string[] {
  const mine = ownWitches(match, picture);
  const own = picture.witches.filter((one) => mine.has(one.witch));
  const others = picture.witches.filter((one) => !mine.has(one.witch));
  const turn =
    picture.acting === null
      ? t('field.read.betweenTurns')
      : mine.has(picture.acting)
        ? t('field.read.yourTurn', { witch: witchName(match, picture.acting) })
        : t('field.read.theirTurn', { witch: witchName(match, picture.acting) });
  const round =
    picture.round === 0 ? t('field.read.setup') : t('field.read.round', { round: picture.round, rounds: match.rounds });
  return [
    `${round} ${turn}`,
    own.map((one) => witchWords(match, one, true)).join(' '),
    others.map((one) => witchWords(match, one, false)).join(' '),
    `${cladWords(match, picture, mine)} ${picture.decision?.prompt ?? ''}`.trim(),
  ].filter(Boolean);
}

export function readPosition(match: HackcladMatch, picture: HackcladPicture): string {
  return positionSentences(match, picture).join(' ');
}

/** Where a Witch stands and what she has. */
export function witchWords(match: HackcladMatch, known: WitchPicture, mine: boolean): string {
  return t(mine ? 'field.read.you' : 'field.read.other', {
    witch: witchName(match, known.witch),
    space: known.space === null ? t('field.off') : nameOf(known.space),
    mp: known.mp,
    cp: known.cp,
    injuries: known.injuries,
    hand: known.hand.length,
    shards: known.shards,
    score: known.score_open ? t('field.score.open', { score: known.score }) : known.score,
  });
}

/** Where the Clad stands, and what its next card does. */
function cladWords(match: HackcladMatch, picture: HackcladPicture, mine: ReadonlySet<number>): string {
  const { clad } = picture;
  const stands = t('field.read.clad', {
    clad: match.clad,
    space: nameOf(clad.space),
    facing: t(`field.facing.${clad.facing}`),
    voltage: clad.voltage,
    atk: clad.atk,
  });
  const next = picture.threats[0];
  if (!next) return stands;
  const name = match.clad_cards.find((one) => one.number === next.card)?.name;
  if (name === undefined) return `${stands} ${t('field.next.hidden')}`;
  const { bad, good } = hitsOf(next, match, mine);
  const hits = listed([bad, good].filter(Boolean));
  return `${stands} ${t('field.read.next', { card: name, hits })}`;
}
