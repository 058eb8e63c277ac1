import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentColours, contrast, contrastMin } from './accent-colours.ts';

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('An accent', () => {
  it('is readable on every background of both themes for any configured colour, as is text on it', () => {
    fc.assert(
      fc.property(colour, (asked) => {
        const { day, night } = accentColours(asked);
        for (const ground of ['#fbf9f4', '#ffffff', day.soft]) expect(contrast(day.accent, ground)).toBeGreaterThanOrEqual(contrastMin);
        for (const ground of ['#0e1220', '#141a2b', night.soft]) expect(contrast(night.accent, ground)).toBeGreaterThanOrEqual(contrastMin);
        expect(contrast('#1a1f2b', day.soft)).toBeGreaterThanOrEqual(contrastMin);
        expect(contrast('#ece8dd', night.soft)).toBeGreaterThanOrEqual(contrastMin);
      }),
    );
  });

  it('is the configured colour if that is readable', () => {
    expect(accentColours('#006C35').day.accent).toBe('#006c35');
    expect(accentColours('#ffcc00').night.accent).toBe('#ffcc00');
  });

  it('is darker in the light theme if it is not, and reports the contrast of the colour', () => {
    const { day } = accentColours('#ffcc00');
    expect(day.accent).not.toBe('#ffcc00');
    expect(day.requestedContrast).toBeLessThan(1.6);
  });
});

it('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
