import { Parser } from 'n3';
import { expect } from 'vitest';
import { languages } from '#e2e/pages.ts';
import { openPage } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';
import { otherLanguages } from '#lib/languages/languages.ts';

const names = { en: 'Galaxy clusters', ar: 'عناقيد المجرات' };

for (const language of languages) {
  const [other] = otherLanguages(language);

  test(`The thesaurus in ${language} is a tree of bounded pages in both languages`, async ({ request }) => {
    const top = await openPage(request, `/${language}/terms/uat`);
    const branches = top.all('[data-testid=thesaurus] > li');
    expect(branches).toHaveLength(11);
    for (const branch of branches) expect(branch.first(`bdi[lang=${other}]`).text).not.toBe('');
    expect(top.all('[data-testid=thesaurus] a').length).toBeLessThan(150);
    const galactic = await openPage(request, `/${language}/terms/uat?concept=563`);
    expect(galactic.hrefs('[data-testid=thesaurus] > li > a')).toContain(`/${language}/terms/uat?concept=584`);
    const clusters = await openPage(request, `/${language}/terms/uat?concept=584`);
    expect(clusters.first('main h1').text).toBe(names[language]);
    expect(clusters.first(`main header p[lang=${other}]`).text).toBe(names[other]);
    expect(clusters.hrefs('main nav a')).toContain(`/${language}/terms/uat?concept=563`);
    expect(clusters.hrefs('main a')).toEqual(
      expect.arrayContaining([`/${language}/terms/galaxy-cluster`, 'http://astrothesaurus.org/uat/584', '/downloads/uat-arabic.ttl']),
    );
    for (const unknown of ['999999', '1470', 'x']) {
      const page = await openPage(request, `/${language}/terms/uat?concept=${unknown}`);
      expect(page.all('[data-testid=thesaurus] > li'), unknown).toHaveLength(11);
    }
  });

  test(`A term in ${language} links to its place in the thesaurus, and a concept without a term before is one now`, async ({ request }) => {
    const term = await openPage(request, `/${language}/terms/galaxy-cluster`);
    expect(term.hrefs('main header a')).toContain(`/${language}/terms/uat?concept=584`);
    const added = await openPage(request, `/${language}/terms/uat-774`);
    expect(added.first('main h1').text).toBe({ en: 'Hypergiant stars', ar: 'نجوم فرط عملاقة' }[language]);
    expect(added.hrefs('main nav a')).toContain(`/${language}/terms/uat-481`);
  });

  test(`A keyword in ${language} that is a concept of the thesaurus is shown in both languages`, async ({ request }) => {
    const records = await request.get(`/${language}/research.jsonld?keyword=${encodeURIComponent('keyword:"black holes"')}`);
    const [, id] = /\/research\/(\d+)/.exec(await records.text()) ?? [];
    const record = await openPage(request, `/${language}/research/${id}`);
    expect(record.all(`dd a + bdi[lang=${other}]`).length, id).toBeGreaterThan(0);
  });
}

test('The thesaurus can be downloaded as SKOS with its licence', async ({ request }) => {
  const answer = await request.get('/downloads/uat-arabic.ttl');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/turtle; charset=utf-8']);
  const quads = new Parser().parse(await answer.text());
  expect(quads.filter(({ object }) => object.value === 'http://www.w3.org/2004/02/skos/core#Concept')).toHaveLength(2372);
  expect(quads.map(({ object }) => object.value)).toContain('https://creativecommons.org/licenses/by-sa/3.0/');
});
