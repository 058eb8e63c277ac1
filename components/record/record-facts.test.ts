import { createElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { RecordFacts } from './record-facts.tsx';

const research = titledResearch('A report of the desert', 'en', {
  publisher: 'Nile Press',
  isbn: '9780306406157',
  reportNumber: 'NSA-TN-012',
  arxiv: 'astro-ph/9805201',
  pmid: '1234567',
  bibcode: '2011A&A...529A..10B',
});
const facts = (language: Language) => render(language, createElement(RecordFacts, { research, keywordTerms: new Map(), language }));

it.each([
  ['en', ['Publisher', 'ISBN', 'Report number', 'arXiv', 'PMID', 'ADS bibcode']],
  ['ar', ['الناشر', 'ردمك (ISBN)', 'رقم التقرير', 'arXiv', 'PMID', 'رمز ADS']],
] as const)('a work without a venue states its publisher and every identifier in %s', (language, labels) => {
  const html = facts(language);
  expect([...html.matchAll(/<dt[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual(labels);
  for (const value of ['Nile Press', '9780306406157', 'NSA-TN-012', 'astro-ph/9805201', '1234567', '2011A&amp;A...529A..10B'])
    expect(html).toContain(value);
});

it('a keyword that is a concept of the thesaurus is followed by its name in the other language', () => {
  const gloss = { value: 'بلازارات', lang: 'ar' };
  const keywordTerms = new Map([['Blazars', { href: '/en/terms/blazar', gloss }]]);
  const keywords = { keywords: ['Blazars', 'a word'], keywordsLanguage: 'en' as const };
  const html = render('en', createElement(RecordFacts, { research: titledResearch('A', 'en', keywords), keywordTerms, language: 'en' }));
  const text = html.slice(html.indexOf('<dd')).replace(/<[^>]+>/g, '');
  expect(text).toBe('Blazars بلازارات, a word');
});

it('the identifiers lead to the record elsewhere, encoded', () => {
  expect([...facts('en').matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'https://arxiv.org/abs/astro-ph/9805201',
    'https://pubmed.ncbi.nlm.nih.gov/1234567/',
    'https://ui.adsabs.harvard.edu/abs/2011A%26A...529A..10B',
  ]);
});

it.each([
  ['en', 'Edited byMona Reis, Omar ZakiTranslated byنورة العتيبي'],
  ['ar', 'تحريرMona Reis، Omar Zakiترجمةنورة العتيبي'],
] as const)('editors and translators are named in the details in %s', (language, text) => {
  const editors = ['Mona Reis', 'Omar Zaki'].map((value) => ({ name: { value, lang: 'en' } }));
  const translators = [{ name: { value: 'نورة العتيبي', lang: 'ar' } }];
  const book = titledResearch('Handbook of dust', 'en', { editors, translators });
  const html = render(language, createElement(RecordFacts, { research: book, keywordTerms: new Map(), language }));
  expect(html.slice(html.indexOf('<dl')).replace(/<[^>]+>/g, '')).toContain(text);
});
