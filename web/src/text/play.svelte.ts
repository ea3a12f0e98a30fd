/** Carries out what is typed at the text table, and says what came of it. */

import { cardName, type AnyMatch } from '../decisions/cards';
import { spokenCard } from '../cards/spoken';
import { spokenSkill } from '../cards/spokenSkill';
import { exceedCard, skillCard } from '../decisions/cards';
import { polite } from '../lib/announce.svelte';
import type { TableSession } from '../lib/session.svelte';
import { t } from '../lib/texts';
import type { Choice } from '../protocol/types';
import { bookOf, loadBook, numberOf, placeOf } from '../rules/book';
import { find, understand, words, type Command, type Question } from './commands';
import { gameOf, sections, type Section } from './sections';

export type TextSession = Pick<
  TableSession,
  | 'table'
  | 'seat'
  | 'match'
  | 'picture'
  | 'events'
  | 'decision'
  | 'ready'
  | 'refusal'
  | 'choose'
  | 'takeBack'
  | 'outlook'
>;

const LOG_LINES = 10;

export class TextPlay {
  /** What the last line was answered with. */
  answer = $state.raw<readonly string[]>([]);

  #session: () => TextSession;
  #lines: string[] = [];
  #place = 0;

  constructor(session: () => TextSession) {
    this.#session = session;
  }

  /** A line was sent. */
  async hear(line: string): Promise<void> {
    if (words(line).length === 0) return;
    this.#lines.push(line);
    this.#place = this.#lines.length;
    const { decision } = this.#session();
    const command = understand(line, decision, this.#handNames());
    if (command.kind === 'question') await this.#read(command.question, command.about);
    else if (command.kind === 'choose') await this.choose(command.options, command.then);
    else this.#say(this.#refusal(command));
  }

  /** Answer the decision; `then` is what is to be set once the strike has begun. */
  async choose(options: readonly Choice[], then = ''): Promise<void> {
    const session = this.#session();
    const done = await session.choose(options.map((option) => option.number));
    if (!done) {
      const { refusal } = this.#session();
      this.#say([refusal?.message || t('text.sent'), refusal?.hint ?? ''].filter(Boolean));
      return;
    }
    // What was chosen comes back as events, which the table says by itself.
    this.answer = [t('text.done', { text: options.map((option) => option.text).join(', ') })];
    if (then) await this.#set(then);
  }

  /** An earlier line, or a later one; null if there is none. */
  earlier(by: number): string | null {
    const place = this.#place + by;
    if (place < 0 || place > this.#lines.length) return null;
    this.#place = place;
    return this.#lines[place] ?? '';
  }

  async #set(then: string): Promise<void> {
    const { decision } = this.#session();
    if (decision?.kind !== 'set attack') return;
    const [option, ...more] = find(then, decision.options);
    if (option && more.length === 0) return this.choose([option]);
    const texts = (option ? [option, ...more] : decision.options).map((one) => one.text);
    this.#say([t('text.then_nothing', { options: texts.join(', ') })]);
  }

  #refusal(command: Exclude<Command, { kind: 'question' | 'choose' }>): string[] {
    switch (command.kind) {
      case 'blocked': {
        const { text, reason, rule } = command.blocked;
        return [t('text.impossible', { text, reason, rule })];
      }
      case 'several':
        return [
          t('text.several', { typed: command.typed, options: command.options.map((option) => option.text).join('; ') }),
        ];
      case 'one by one':
        return [t('text.one_by_one')];
      case 'not asked':
        return [t('text.wait')];
      case 'unknown':
        return [t('text.unknown', { typed: command.typed })];
    }
  }

  async #read(question: Question, about: string): Promise<void> {
    const session = this.#session();
    const { decision } = session;
    switch (question) {
      case 'help':
        return this.#say([t('text.help_line'), t('text.help_read'), t('text.help_act')]);
      case 'options':
        return this.#say(
          decision
            ? [decision.prompt, ...decision.options.map((option, place) => `${place + 1}. ${option.text}`)]
            : [t('text.not_asked')],
        );
      case 'why':
        return this.#say(
          (decision?.blocked ?? []).map(({ text, reason, rule }) => t('text.why', { text, reason, rule })),
        );
      case 'log': {
        const count = Number(about) > 0 ? Number(about) : LOG_LINES;
        return this.#say(
          session.events
            .map((event) => event.text)
            .filter(Boolean)
            .slice(-count),
        );
      }
      case 'rule':
        return this.#say(await this.#rule(about));
      case 'card':
        return this.#say(this.#card(about));
      case 'outlook':
        return this.#outlook(about);
      case 'take back': {
        const possible = session.table?.take_back != null && (await session.takeBack());
        return this.#say([t(possible ? 'text.took_back' : 'text.no_take_back')]);
      }
      default:
        return this.#say(this.#section(question));
    }
  }

  #section(id: Section['id']): readonly string[] {
    const { match, picture } = this.#session();
    const game = gameOf(match, picture);
    return game ? (sections(game, this.#verdicts()).find((part) => part.id === id)?.lines ?? []) : [];
  }

  #verdicts(): boolean {
    return (this.#session().table?.options.help ?? 'full') !== 'none';
  }

  /** A rule in full, or all those of a chapter; without a number, the rule of the latest event. */
  async #rule(about: string): Promise<string[]> {
    const { match, events } = this.#session();
    const game = match?.game ?? 'exceed';
    const number = about ? numberOf(game, about) : (events.findLast((one) => one.rule)?.rule ?? '');
    const place = placeOf(await loadBook(bookOf(number)), number);
    if (!place) return [t('text.unknown_rule', { typed: about })];
    const rules = place.rule ? [place.rule] : place.chapter.rules;
    return [place.chapter.title, ...rules.map((rule) => `${rule.number}: ${rule.text}`)];
  }

  /** Every card of the match whose name begins so, in full. */
  #card(about: string): string[] {
    const { match } = this.#session();
    if (!match) return [];
    const numbers = cardNumbers(match);
    const named = numbers.map((number) => ({ number, text: cardName(match, number) }));
    const found = about ? find(about, named) : [];
    const texts = found.map(({ number }) => this.#cardText(match, number));
    return texts.length > 0 ? [...new Set(texts)] : [t('text.unknown_card', { typed: about })];
  }

  #cardText(match: AnyMatch, number: number): string {
    const attack = exceedCard(match, number);
    const skill = skillCard(match, number);
    return attack ? spokenCard(attack, null, false) : skill ? spokenSkill(skill, null, 1, false) : '';
  }

  async #outlook(about: string): Promise<void> {
    const { match, picture, outlook, table } = this.#session();
    if (match?.game !== 'exceed' || picture?.game !== 'exceed' || (table?.options.help ?? 'full') !== 'full')
      return this.#say([t('text.no_outlook')]);
    const said = words(about);
    const named = picture.hand.map((now) => ({ now, text: cardName(match, now.card) }));
    const [found, ...more] = find(said.filter((word) => word !== 'ex').join(' '), named);
    if (!found || more.length > 0) return this.#say([t('text.outlook_name')]);
    try {
      const told = await outlook.call(this.#session(), found.now.card, said.includes('ex'));
      const { summary, stun, hit, miss } = told;
      this.#say([
        t('text.outlook', { summary, stun, hit, miss }),
        ...told.rows.map(({ card, speed, deal, take }) =>
          t('text.outlook_row', { name: cardName(match, card), speed, deal, take }),
        ),
      ]);
    } catch {
      this.#say([t('text.no_outlook')]);
    }
  }

  #handNames(): string[] {
    const { match, picture } = this.#session();
    return match && picture ? picture.hand.map((now) => cardName(match, now.card)) : [];
  }

  #say(lines: readonly string[]): void {
    const shown = lines.length > 0 ? lines : [t('text.nothing', { typed: this.#lines.at(-1) ?? '' })];
    this.answer = shown;
    polite(shown.join(' '));
  }
}

function cardNumbers(match: AnyMatch): number[] {
  const owners: readonly { readonly cards: readonly { readonly number: number }[] }[] =
    match.game === 'exceed' ? match.fighters : match.witches;
  return owners.flatMap((owner) => owner.cards.map((card) => card.number));
}
