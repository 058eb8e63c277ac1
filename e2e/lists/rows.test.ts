import { expect } from 'vitest';
import { languages } from '#e2e/pages.ts';
import { numberIn, openPage, totalOf } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';

const rareWords = { en: 'thruster', ar: 'السيزمولوجيا' } as const;
/** No work mentions this observatory, but the dictionary does. */
const observatories = { en: 'Kottamia observatory', ar: 'مرصد القطامية' } as const;

for (const language of languages) {
  test(`Rows in ${language} can be sorted by citations only where a work of the list has a count`, async ({ request }) => {
    const option = 'select[name=sort] option[value=-citations]';
    for (const [query, count] of [
      ['', 1],
      // No source has citation counts for the works written in Arabic.
      ['?workLanguage=ar', 0],
      // The option remains if the address selects it.
      ['?workLanguage=ar&sort=-citations', 1],
    ] as const) {
      const page = await openPage(request, `/${language}/research${query}`);
      expect(page.all('[data-testid=results] article'), query).not.toHaveLength(0);
      expect(page.all(option), query).toHaveLength(count);
    }
  });

  test(`Rows in ${language} include near subjects or areas with their counts when they are few`, async ({ request }) => {
    const page = await openPage(request, `/${language}/research?keyword=${encodeURIComponent(rareWords[language])}`);
    const near = page.first('[data-testid=near]');
    const total = numberIn(near.texts('a + span').at(-1) ?? '');
    expect(totalOf(await openPage(request, near.hrefs('a').at(-1) ?? ''))).toBe(total);
  });

  test(`Rows in ${language} are followed, when they are few, by other works on their subjects`, async ({ request }) => {
    const page = await openPage(request, `/${language}/research?keyword=${encodeURIComponent(rareWords[language])}`);
    const results = page.hrefs('[data-testid=results] article :is(h2, h3) a');
    const similar = page.hrefs('[data-testid=alike] a');
    expect(similar.length).toBeGreaterThan(0);
    expect(similar.filter((address) => results.includes(address))).toEqual([]);
    expect(similar[0]).toMatch(/\/research\/\d+$/);
    await openPage(request, similar[0] ?? '');
    // They are the same works for readers of either language.
    const flood = await Promise.all(languages.map((each) => openPage(request, `/${each}/research?keyword=flood`)));
    const works = flood.map((list) => list.hrefs('[data-testid=alike] a').map((href) => href.slice(3)));
    expect(works[0]).not.toHaveLength(0);
    expect(works[1]).toEqual(works[0]);
    // The page of a mission lists its works and no others.
    expect((await openPage(request, `/${language}/missions/kagra`)).hrefs('[data-testid=alike] a')).toEqual([]);
  });

  test(`Rows in ${language} on the page of a term are counted in its heading when they are not all`, async ({ request }) => {
    const page = await openPage(request, `/${language}/terms/regolith`);
    const [first, count] = (page.texts('#records')[0]?.match(/\d+/g) ?? []).map(Number);
    expect(page.all('main article')).toHaveLength(first ?? 0);
    expect(count).toBe(totalOf(await openPage(request, page.hrefs('main a[href*="/research?keyword="]')[0] ?? '')));
  });

  test(`Rows in ${language} of people do not begin with the years, which are not those at the affiliation`, async ({ request }) => {
    const lines = (await openPage(request, `/${language}/authors`)).texts('main article p');
    expect(lines.some((line) => /\p{L}.*\d{4}$/u.test(line.trim()))).toBe(true);
    expect(lines.filter((line) => /^\d{4}.*\p{L}/u.test(line.trim()))).toEqual([]);
  });

  test(`Rows in ${language} that do not exist are replaced by links to each word alone, with its count, and to the dictionary`, async ({
    request,
  }) => {
    const page = await openPage(request, `/${language}/research?keyword=${encodeURIComponent(observatories[language])}`);
    const links = page.all('[data-testid=no-results] li');
    const word = links.find(({ text }) => text.includes(observatories[language].split(' ')[language === 'en' ? 1 : 0] ?? ''));
    expect(links.flatMap((link) => link.hrefs('a'))).toContain(`/${language}/terms/kottamia-observatory`);
    expect(totalOf(await openPage(request, word?.hrefs('a')[0] ?? ''))).toBe(numberIn(word?.texts('a + span')[0] ?? ''));
  });
}
