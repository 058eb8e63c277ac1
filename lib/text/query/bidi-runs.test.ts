import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bidiRuns } from './bidi-runs.ts';

const isolated = (text: string) =>
  bidiRuns(text)
    .filter(({ ltr }) => ltr)
    .map((run) => run.text);

it('a sign stays with the Latin name that it ends', () => {
  expect(isolated('رصد الثقب الأسود Sgr A* في مركز المجرة')).toEqual(['Sgr A*']);
  expect(isolated('نجم (Sgr A*)، وأيون H+ والكالسيوم Ca2+.')).toEqual(['Sgr A*', 'H+', 'Ca2+']);
});

it('a sign stays with the number that it begins', () => {
  expect(isolated('حرارة −40 درجة و±3 بالمئة')).toEqual(['−40', '±3']);
});

it('bidiRuns leaves names, ranges and punctuation in the line', () => {
  for (const text of ['تلسكوب GNSS-R: تقدير رطوبة', 'من 2015-2024', 'المذنب 3I/ATLAS، والحدث GW170817.', 'نص بلا أسماء', ''])
    expect(isolated(text), text).toEqual([]);
});

it('bidiRuns preserves the text exactly', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('A', 'b', '*', '+', ' ', '1', '−', 'ش', '،', '-') }), (text) => {
      expect(
        bidiRuns(text)
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

it('a long text is read in one pass', () => {
  expect(bidiRuns('a '.repeat(200_000)).length).toBe(1);
});
