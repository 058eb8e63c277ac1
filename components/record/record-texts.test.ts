import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import type { Research } from '#lib/domain/research.ts';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';
import { Abstract, OtherLanguage } from './abstracts.tsx';
import { Notices } from './notices.tsx';

const research = titledResearch('رصد المريخ', 'ar', {
  id: '7',
  abstract: { value: 'ملخص واحد.', lang: 'ar' },
  keywords: ['المريخ'],
  keywordsLanguage: 'ar',
  language: 'ar',
});
const textsOf = (shown: Research) =>
  render('en', createElement(Abstract, { research: shown, language: 'en' })) +
  render('en', createElement(OtherLanguage, { research: shown, other: research, language: 'en' }));
const times = (html: string, text: string) => html.split(text).length - 1;

describe('A record in one language', () => {
  it('shows its texts once on the page of the other', () => {
    const html = textsOf(research);
    expect([times(html, 'ملخص واحد'), times(html, 'رصد المريخ')]).toEqual([1, 0]);
    expect(html).not.toContain('<details');
  });

  it('still shows what only the other page has', () => {
    const english: Research = {
      ...research,
      title: { value: 'Mars', lang: 'en' },
      abstract: { value: 'One.', lang: 'en' },
      language: 'en',
    };
    const html = textsOf(english);
    expect([times(html, 'ملخص واحد'), times(html, 'رصد المريخ')]).toEqual([1, 1]);
  });
});

describe('Notices', () => {
  const notices = [{ kind: 'retraction', doi: '10.5555/r', date: '2021-03-04' }] as const;

  it('state in both languages that a work was retracted, when and where', () => {
    expect(render('en', createElement(Notices, { research: { notices }, language: 'en' }))).toMatch(
      /was retracted.*4 March 2021.*doi:10\.5555\/r/,
    );
    expect(render('ar', createElement(Notices, { research: { notices }, language: 'ar' }))).toMatch(/سُحب هذا العمل.*4 مارس 2021/);
  });

  it('are absent when the source has none, and distinguish the notice from the work', () => {
    expect(render('en', createElement(Notices, { research: {}, language: 'en' }))).toBe('');
    expect(render('en', createElement(Notices, { research: { noticeOf: [{ kind: 'correction' }] }, language: 'en' }))).toContain(
      'correction of another work',
    );
  });
});
