import { expect, it } from 'vitest';
import { type Columns, flag } from './columns.ts';
import { priors } from './prior.ts';

it('is what citations, age and language are worth together, to the last digit', () => {
  const citations = Int32Array.from([-1, 0, 1, 12, 9_998, 9_999, 10_000, 2_000_000]);
  const year = Int16Array.from([0, 2026, 1990, 2025, 2001, 1700, 2026, 1969]);
  const language = Uint8Array.from([0, 1, 0, 0, 1, 0, 0, 1]);
  const flags = Uint8Array.from([0, flag.arabic, flag.arabic, 0, flag.openAccess, 0, 3, 0]);
  const columns = { size: 8, citations, year, language, flags, languages: ['ar', 'en'] } as unknown as Columns;
  for (const reader of ['en', 'ar'] as const) {
    const worth = priors(columns, reader);
    for (let slot = 0; slot < 8; slot += 1) {
      const cited = Math.max(0, citations[slot] as number);
      const theirs = reader === 'ar' ? ((flags[slot] as number) & flag.arabic) !== 0 : language[slot] !== 0;
      const fame = 1 + Math.min(0.06, Math.log10(1 + cited) * 0.015);
      expect(worth(slot)).toBe(fame * (1 + 0.04 / (1 + (2026 - (year[slot] as number)) / 10)) * (theirs ? 1.06 : 1));
    }
  }
});
