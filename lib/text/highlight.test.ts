import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { threadMs } from '#lib/domain/fixtures/thread-ms.ts';
import { analyse } from './analyse.ts';
import { highlight } from './highlight.ts';

const marked = (text: string, query: string) =>
  highlight(text, new Set(analyse(query).stems))
    .filter((segment) => segment.match)
    .map((segment) => segment.text);

describe('highlight', () => {
  it.each([
    ['رَصْدُ التَّصَحُّرِ في الشَّمالِ', 'التصحر', ['التَّصَحُّرِ']],
    ['شبكة محطات أرضية لتشغيل الأقمار الصناعيـــة', 'تشغيل قمر صناعي', ['لتشغيل', 'الأقمار', 'الصناعيـــة']],
    ['Water ice in lunar craters', 'crater', ['craters']],
    ['X-ray and gamma-ray spectra', 'x-ray spectrum', ['X', 'ray', 'ray', 'spectra']],
    ['The ﬁrst exoplanet', 'first', ['ﬁrst']],
    ['NGC 1068 and NGC 1365', 'NGC1068', ['NGC', '1068', 'NGC']],
    ['Kepler’s laws of motion', 'kepler of', ['Kepler’s']],
    ['Hα emission', 'H-alpha', ['Hα']],
  ])('marks whole words of %s', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });

  it('marks the beginning of a word being typed as the whole word', () => {
    expect(highlight('Near-Earth asteroids', new Set(), ['aste']).filter((segment) => segment.match)).toEqual([
      { text: 'asteroids', match: true },
    ]);
  });

  it('gives back the original when joined, whatever the text', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'القمر َّـ\u200f moon’-ﷲ١') }));
    fc.assert(
      fc.property(text, fc.constantFrom('القمر moon', 'قمر', 'ال', ''), (original, query) => {
        const segments = highlight(original, new Set(analyse(query).stems));
        expect(segments.map((segment) => segment.text).join('')).toBe(original);
        expect(segments.every((segment) => segment.text !== '')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads 10,000 characters in less than 250 ms', () => {
    const started = threadMs();
    highlight("a'".repeat(5_000), new Set(['a']));
    highlight('القمر '.repeat(1_700), new Set(['قمر']));
    expect(threadMs() - started).toBeLessThan(250);
  });
});
