/** How the spaces, rows and figures of the table are said. */

import { t } from '../lib/texts';
import type { Choice, HackcladMatch, HackcladPicture, ThreatPicture, TurnRow } from '../protocol/types';
import { nameOf } from './geometry';

/** The name of a Witch as the viewer calls her. */
export const witchName = (match: HackcladMatch, witch: number): string => match.witches[witch]?.name ?? '';

/** "Luna, Mia and you". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return t('field.list', { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });
}

/** Whom a Clad turn hits as things stand: the others, and whether the viewer's own Witches are among them. */
export function hitsOf(
  row: { hits: readonly number[]; card: number | null },
  match: HackcladMatch,
  mine: ReadonlySet<number>,
): { bad: string; good: string } {
  if (row.card === -1) return { bad: '', good: '' };
  const own = row.hits.filter((witch) => mine.has(witch));
  const others = row.hits.filter((witch) => !mine.has(witch)).map((witch) => witchName(match, witch));
  const safe = mine.size > 0 && own.length === 0;
  const names =
    own.length && mine.size > 1 ? own.map((witch) => witchName(match, witch)) : own.map(() => t('field.you'));
  const hit = [...names, ...others];
  if (!hit.length) return { bad: '', good: t(safe ? 'field.hits.safe' : 'field.hits.nobody') };
  return { bad: t('field.hits', { who: listed(hit) }), good: safe ? t('field.hits.safe') : '' };
}

/** What the effect of a slot is in a few words; a text that is not known stays as it is. */
export function slotWords(effect: string): string {
  const short = effect
    .replace(/Draw (\d+) cards?/i, (_, count: string) => t('field.slot.draw', { count }))
    .replace(/Gain (\d+) MP/i, (_, count: string) => t('field.slot.mp', { count }))
    .replace(/Put 1 card from your hand on top of your deck/i, t('field.slot.top'))
    .replace(/Move up to (\d+) spaces?/i, (_, count: string) => t('field.slot.move', { count }));
  return short.replace(/\.\s+/g, ', ').replace(/\.$/, '');
}

/** The sentence for a turn row. */
export function turnWords(row: TurnRow, match: HackcladMatch, mine: ReadonlySet<number>): string {
  const who =
    row.witch === null
      ? t(row.blocked ? 'field.turn.blocked' : 'field.turn.free')
      : mine.has(row.witch)
        ? t('field.turn.yours', { witch: witchName(match, row.witch) })
        : witchName(match, row.witch);
  return t('field.turn.row', { number: row.slot + 1, who, state: t(`field.state.${row.state}`) });
}

/** Everything about a space in a few sentences, as a screen reader says it. */
export function spaceWords(
  space: number,
  match: HackcladMatch,
  picture: HackcladPicture,
  threats: readonly ThreatPicture[],
  mine: ReadonlySet<number>,
  extra: { reached: boolean; damage: number | null; choice: Choice | null; marked?: boolean },
): string {
  const said = [nameOf(space)];
  if (picture.clad.space === space)
    said.push(t('field.cell.clad', { clad: match.clad, facing: t(`field.facing.${picture.clad.facing}`) }));
  for (const witch of picture.witches)
    if (witch.space === space)
      said.push(
        mine.has(witch.witch)
          ? t('field.cell.you', { witch: witchName(match, witch.witch) })
          : witchName(match, witch.witch),
      );
  const shards = picture.field[space] ?? 0;
  if (shards > 0) said.push(t('field.cell.shards', { shards }));
  for (const [letter, entry] of Object.entries(match.entries))
    if (entry === space) said.push(t('field.cell.entry', { letter }));
  said.push(...threatWords(space, threats));
  if (extra.reached && space === picture.clad.space && extra.damage !== null)
    said.push(t('field.cell.damage', { damage: extra.damage }));
  else if (extra.reached) said.push(t('field.cell.reach'));
  if (extra.choice) said.push(choiceWords(extra.choice));
  if (extra.marked) said.push(t('notes.marked'));
  return `${said.join('. ')}.`;
}

function threatWords(space: number, threats: readonly ThreatPicture[]): string[] {
  return threats.flatMap((threat) => {
    const number = threat.slot + 1;
    const moves = threat.ends.space !== threat.begins.space;
    return [
      threat.attacked.includes(space) ? t('field.cell.attacked', { number }) : '',
      threat.trampled.includes(space) ? t('field.cell.trampled', { number }) : '',
      threat.dropped.includes(space) ? t('field.cell.dropped', { number }) : '',
      moves && threat.begins.space === space
        ? t('field.cell.leaves', { number, space: nameOf(threat.ends.space) })
        : '',
      moves && threat.ends.space === space ? t('field.cell.ends', { number }) : '',
    ].filter(Boolean);
  });
}

/** What choosing an option does, with its price and what is certain about it. */
export function choiceWords(choice: Choice): string {
  return [choice.text, choice.cost ?? '', choice.outcome].filter(Boolean).join(', ');
}
