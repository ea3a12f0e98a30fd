/** A report of a position for those who look after bugs: only what this seat may see anyway. */

import type { TableSession } from '../lib/session.svelte';
import { PROTOCOL } from '../lib/session.svelte';

const LAST_EVENTS = 20;

type Reported = Pick<
  TableSession,
  'id' | 'table' | 'seat' | 'picture' | 'events' | 'connection' | 'decision' | 'refusal'
>;

export function report(session: Reported, browser: string, now: Date): string {
  const { table, picture, decision, refusal } = session;
  const lines = [
    'Wildswing: report of a position',
    `time: ${now.toISOString()}`,
    `table: ${session.id}, version ${table?.version ?? '?'}, decision ${table?.number ?? '?'}`,
    `game: ${table?.game ?? '?'}, ${table?.title ?? '?'}, ${table?.state ?? '?'}`,
    `seen from: ${session.seat === null ? 'spectator' : `seat ${session.seat}`}`,
    `asked: ${picture?.asked ? `seat ${picture.asked.seat}, ${picture.asked.kind}` : 'nobody'}`,
  ];
  if (decision) {
    lines.push(
      `prompt: ${decision.prompt} (${decision.because.source || decision.because.text}, ${decision.because.rule})`,
    );
    lines.push(...decision.options.map((option) => `  option ${option.number}: ${option.text}`));
  }
  if (refusal) lines.push(`refused: ${refusal.of}, ${refusal.code}: ${refusal.message}`);
  lines.push(`position: ${picture?.position ?? 'none yet'}`, 'last events:');
  lines.push(
    ...session.events
      .slice(-LAST_EVENTS)
      .map((event) => `  ${event.at} [${event.kind}] ${event.text} ${event.rule}`.trimEnd()),
  );
  lines.push(`connection: ${session.connection}`, `protocol: ${PROTOCOL}`, `browser: ${browser}`);
  return lines.join('\n') + '\n';
}
