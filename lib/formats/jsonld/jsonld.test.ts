import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { Research } from '#lib/domain/research.ts';
import { pageRange } from '#lib/formats/cite/reference.ts';
import { workKindOf, workKinds } from '#lib/formats/cite/work-kind.ts';
import { arbitraryResearch } from '#lib/formats/testing/arbitrary-research.ts';
import { article, inArabic } from '#lib/formats/testing/common-records.ts';
import { latexTrap } from '#lib/formats/testing/odd-records.ts';
import { readJsonld } from '#lib/formats/testing/read-jsonld.ts';
import { researchPage } from '#lib/formats/values/addresses.ts';
import { wordings } from '#lib/formats/values/localized-text.ts';
import { plainOrNothing, plainText } from '#lib/formats/values/plain-text.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { jsonldScript, researchNode } from './jsonld.ts';

const options = { language: 'en', siteUrl: 'https://madar.example' } as const;

function held(research: Research) {
  const [title, otherTitle] = wordings(research.title);
  const journal = !['Thesis', 'Report'].includes(workKinds[workKindOf(research.type)].schema);
  return {
    page: researchPage(research.id, options),
    title: title?.value ?? research.id,
    otherTitle: otherTitle?.value,
    authors: research.authors.map(({ name, orcid }) => [wordings(name)[0]?.value ?? '', wordings(name)[1]?.value, orcid]),
    date: research.date?.iso,
    venue: plainOrNothing(research.venue?.name.value),
    publisher: plainOrNothing(research.publisher),
    volume: journal ? plainOrNothing(research.volume) : undefined,
    issue: journal ? plainOrNothing(research.issue) : undefined,
    pages: pageRange(research.pages),
    doi: research.doi,
    keywords: research.keywords.map(plainText).filter(Boolean),
    areas: research.areas.map((area) => plainText(area.name.value)).filter(Boolean),
    language: research.language,
    freeToRead: research.freeToRead,
    abstract: plainOrNothing(research.abstract?.value),
  };
}

test('records survive a round trip through JSON-LD, whatever their letters', () => {
  fc.assert(
    fc.property(arbitraryResearch, (research) => {
      const [work] = readJsonld(writeFormat('jsonld', [research], options));
      const readBack = { ...work, authors: work?.authors.map(({ name, otherName, orcid }) => [name, otherName, orcid]) };
      expect(readBack).toMatchObject(withoutUndefined(held(research)));
      expect(Object.keys(readBack).toSorted()).toEqual(expect.arrayContaining(Object.keys(withoutUndefined(held(research)))));
    }),
    { numRuns: 300 },
  );
});

test('the node is in the language of the reader and names the other title; the language of the work is its own', () => {
  expect(researchNode(inArabic(article), { ...options, language: 'ar' })).toMatchObject({
    '@type': 'ScholarlyArticle',
    '@id': 'https://doi.org/10.5555/srd.2024.101',
    url: 'https://madar.example/ar/research/101',
    name: article.title.alt?.value,
    alternateName: article.title.value,
    inLanguage: 'en',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    isAccessibleForFree: true,
  });
});

test('a headline has at most 110 characters and is cut between words', () => {
  const node = researchNode({ ...article, title: { value: 'قمر صناعي '.repeat(30), lang: 'ar' } }, options);
  expect((node.headline as string).length).toBeLessThanOrEqual(110);
  expect(node.headline).toMatch(/(?:قمر|صناعي)…$/);
});

test('nothing in a node can close the script element around it', () => {
  const script = jsonldScript(researchNode({ ...latexTrap, title: { value: '</script><script>alert(1)', lang: 'en' } }, options));
  expect(script).not.toContain('<');
  expect((JSON.parse(script) as { name: string }).name).toBe('</script><script>alert(1)');
});
