import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import { type Language, languages, otherLanguages } from '#lib/languages/languages.ts';
import { thesaurusPlace } from '#lib/library/terms/thesaurus-place.ts';
import { thesaurus } from '#lib/text/dictionary/thesaurus.ts';
import { ThesaurusView } from './thesaurus-view.tsx';

const view = (language: Language, id?: string) =>
  render(language, createElement(ThesaurusView, { ...thesaurusPlace(id), file: '/downloads/uat-arabic.ttl', language }));
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
const names = { en: 'Galaxy clusters', ar: 'عناقيد المجرات' };

describe.each(languages)('a place in the thesaurus in %s', (language) => {
  const [other] = otherLanguages(language);

  it('shows the concept in both languages, the way to it, what is below it, and its entry', () => {
    const html = view(language, '584');
    expect(html).toContain(`>${names[language]}</bdi></h1>`);
    expect(html).toMatch(new RegExp(`<p[^>]* lang="${other}"[^>]*>${names[other]}</p>`));
    const way = ['563', '1772', '1773'].map((id) => `/${language}/terms/uat?concept=${id}`);
    expect(hrefs(html)).toEqual(
      expect.arrayContaining([
        ...way,
        `/${language}/terms/galaxy-cluster`,
        'http://astrothesaurus.org/uat/584',
        '/downloads/uat-arabic.ttl',
      ]),
    );
  });

  it.each([undefined, '999999', '1470'])('is the top for the concept %s', (id) => {
    const html = view(language, id);
    expect(html.match(/<li class="break-inside-avoid/g)).toHaveLength(11);
    expect(html).not.toContain('astrothesaurus.org/uat/');
  });
});

it('every place in the thesaurus has at most 150 concepts', () => {
  for (const id of [undefined, ...thesaurus().concepts.keys()]) {
    const { branches } = thesaurusPlace(id);
    expect(branches.length + branches.flatMap(({ narrower }) => narrower).length, id).toBeLessThanOrEqual(150);
  }
});
