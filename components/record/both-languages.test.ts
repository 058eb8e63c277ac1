import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import type { Research } from '#lib/domain/research.ts';
import { BothLanguages, textsIn } from './both-languages.tsx';

const record: Research = {
  id: '1',
  title: { value: 'Dust', lang: 'en', alt: { value: 'غبار', lang: 'ar' } },
  isTranslated: false,
  abstract: { value: 'On dust.', lang: 'en' },
  authors: [],
  authorCount: 0,
  authorsIncomplete: false,
  areas: [],
  keywords: ['dust'],
  keywordsLanguage: 'en',
  alternativeKeywords: { language: 'ar', words: ['غبار'] },
};
const inArabic: Research = {
  ...record,
  title: { value: 'غبار', lang: 'ar', alt: { value: 'Dust', lang: 'en' } },
  abstract: { value: 'عن الغبار.', lang: 'ar' },
};

describe('A record in both languages', () => {
  it('has the texts of each language from either response', () => {
    const parts = { research: record, other: inArabic };
    expect(textsIn('en', parts)).toEqual({
      abstract: { value: 'On dust.', lang: 'en' },
      keywords: ['dust'],
    });
    expect(textsIn('ar', parts)).toEqual({
      abstract: { value: 'عن الغبار.', lang: 'ar' },
      keywords: ['غبار'],
    });
  });

  it('states what a language does not have, in that language', () => {
    const untranslated: Research = { ...record, title: { value: 'Dust', lang: 'en' }, alternativeKeywords: { language: 'ar', words: [] } };
    const html = render('en', createElement(BothLanguages, { research: untranslated, language: 'en' }));
    const arabic = html.slice(html.indexOf('lang="ar"'));
    expect(arabic).toContain('dir="rtl"');
    for (const text of ['لا يوجد نص', 'لا توجد كلمات مفتاحية']) expect(arabic).toContain(text);
    expect(arabic).not.toContain('Dust');
  });
});
