import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256';

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

test.each(['', 'abc', 'ryu', 'Königin 雪', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)])(
  'the hash of %j is that of another implementation',
  (text) => {
    expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
  },
);
