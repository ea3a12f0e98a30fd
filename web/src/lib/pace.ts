/** How long things take: the durations of tokens.css at each speed. */

export type Speed = 'calm' | 'normal' | 'swift' | 'none';
export type Duration = 'tap' | 'move' | 'step' | 'reveal' | 'linger';

const NORMAL: Record<Duration, number> = { tap: 90, move: 220, step: 420, reveal: 520, linger: 1600 };

const scaled = (factor: number): Record<Duration, number> => ({
  tap: Math.round(NORMAL.tap * factor),
  move: Math.round(NORMAL.move * factor),
  step: Math.round(NORMAL.step * factor),
  reveal: Math.round(NORMAL.reveal * factor),
  // How long a result stays is reading time: it gets longer, never shorter.
  linger: Math.round(NORMAL.linger * Math.max(factor, 1)),
});

export const MOTION: Record<Speed, Record<Duration, number>> = {
  calm: scaled(1.8),
  normal: NORMAL,
  swift: scaled(0.5),
  none: scaled(0),
};
