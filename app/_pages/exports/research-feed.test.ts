import { describe, expect, it } from 'vitest';
import { GET as getAuthorFeed } from '#app/bff/[language]/feeds/authors/[id]/route.ts';
import { GET as getFeed } from '#app/bff/[language]/feeds/research/route.ts';
import { testSite, withStarterInstance } from '#app/testing/starter-instance.ts';
import { all, xmlTree } from '#app/testing/xml-tree.ts';
import { changelogFeed, changelogTitle } from '#lib/contract/changelog.ts';
import { facetNames, filterNames, filterOf } from '#lib/domain/filters.ts';
import { defaultAuthorQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery, encodeResearchQuery } from '#lib/url/research-query.ts';
import { feedTitle } from './feed-title.ts';
import { changelogFeeds, listFeeds } from './list-feeds.ts';

withStarterInstance();

/** Two lists of every filter, of all and of several filters together, and searches in every place. */
async function lists(language: Language): Promise<readonly Partial<ResearchQuery>[]> {
  const { collection } = await instance();
  const { facets } = await collection.findResearch(language, { ...defaultResearchQuery, facets: facetNames });
  const byFilter = filterNames.flatMap((name): Partial<ResearchQuery>[] => {
    const { kind, facet } = filterOf(name);
    if (kind === 'link') return [{ [name]: ['5'] }, { [name]: ['6'] }];
    if (kind === 'flag') return [{ [name]: true }, { [name]: false }];
    if (kind === 'bound') return [{ [name]: 2010 }, { [name]: 2011 }];
    const [first, second] = (name === 'venueId' ? [] : (facets[facet as 'venue'] ?? [])).map(({ id }) => id);
    return first === undefined || second === undefined ? [] : [{ [name]: [first] }, { [name]: [second] }, { [name]: [first, second] }];
  });
  return [
    {},
    { fromYear: 2010, toYear: 2011 },
    { keyword: 'mars' },
    { keyword: 'mars', searchIn: 'title' },
    { keyword: 'mars', searchIn: 'abstract' },
    { keyword: 'المريخ' },
    { keyword: 'mars', focusedAreaId: ['1'] },
    ...byFilter,
  ];
}

const titleOf = (xml: string) => all(xmlTree(xml), 'title')[0]?.text ?? '';
const linkOf = (xml: string, rel: string, type: string) =>
  all(xmlTree(xml), 'link').find(({ attributes }) => attributes.rel === rel && attributes.type === type)?.attributes.href;

describe.each(languages)('Feeds in %s', (language) => {
  it('have different titles for different lists, name themselves and their page, and are announced by that title', async () => {
    const titles: string[] = [];
    for (const filters of await lists(language)) {
      const query = decodeResearchQuery(encodeResearchQuery({ ...defaultResearchQuery, ...filters }));
      const address = paths.researchFile(language, 'atom', query);
      const xml = await (await getFeed(new Request(testSite + address), { params: Promise.resolve({ language }) })).text();
      expect(linkOf(xml, 'self', 'application/atom+xml'), address).toBe(testSite + address);
      expect(linkOf(xml, 'alternate', 'text/html'), address).toBe(testSite + paths.research(language, query));
      expect(await listFeeds(language, query)).toEqual([{ path: address, title: titleOf(xml) }]);
      titles.push(titleOf(xml));
    }
    expect(titles.length).toBeGreaterThan(30);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('of people have different titles, also of two people with one name', async () => {
    const { collection } = await instance();
    const people = (await collection.findAuthors(language, { ...defaultAuthorQuery, pageSize: 100 })).items;
    const namesake = people.find(({ id, name }) => people.some((other) => other.id !== id && other.name.value === name.value));
    const ids = new Set(
      [...(namesake ? people.filter(({ name }) => name.value === namesake.name.value) : []), ...people.slice(0, 4)].map(({ id }) => id),
    );
    const titles: string[] = [];
    for (const id of ids) {
      const address = paths.authorFile(language, id, 'atom');
      const xml = await (await getAuthorFeed(new Request(testSite + address), { params: Promise.resolve({ language, id }) })).text();
      expect(linkOf(xml, 'self', 'application/atom+xml')).toBe(testSite + address);
      expect(linkOf(xml, 'alternate', 'text/html')).toBe(testSite + paths.author(language, id));
      titles.push(titleOf(xml));
    }
    expect(new Set(titles).size).toBe(ids.size);
    expect(await feedTitle(await instance(), language, { ...defaultResearchQuery, authorId: ['999999'] })).toContain('999999');
  });

  it('of the changes of the API name themselves and their page', async () => {
    const xml = changelogFeed(language, testSite);
    expect(linkOf(xml, 'self', 'application/atom+xml')).toBe(testSite + paths.changelogFeed(language));
    expect(linkOf(xml, 'alternate', 'text/html')).toBe(testSite + paths.developers(language, 'changelog'));
    expect(await changelogFeeds(language)).toEqual([{ path: paths.changelogFeed(language), title: changelogTitle[language] }]);
    expect(titleOf(xml)).toBe(changelogTitle[language]);
  });

  it('read the filter by language of the work under its former name, and write the current one', async () => {
    const answer = await getFeed(new Request(`${testSite}/${language}/research.atom?language=ar`), {
      params: Promise.resolve({ language }),
    });
    expect(linkOf(await answer.text(), 'self', 'application/atom+xml')).toBe(`${testSite}/${language}/research.atom?workLanguage=ar`);
  });
});
