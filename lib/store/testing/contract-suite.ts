import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facetNames } from '#lib/domain/filters.ts';
import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { defaultAuthorQuery, defaultResearchQuery, type ResearchQuery, researchSorts } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Store } from '#lib/store/port/store.ts';
import { fixtureRecords } from './fixtures.ts';

/** Tests that every store must pass, so that all return the same results in the same order. */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(`${name} meets the contract of a store`, () => {
    let store: Store;
    const query = (change: Partial<ResearchQuery> = {}): ResearchQuery => ({ ...defaultResearchQuery, ...change });
    const keys = async (change: Partial<ResearchQuery> = {}) =>
      (await store.findResearch('en', query(change))).items.map((item) => item.title.value.split(' ')[0]);

    beforeAll(async () => {
      store = await open();
      await store.load(fixtureRecords, { at: '2026-11-01T00:00:00Z', batch: 'fixtures' });
    });
    afterAll(() => store.close());

    it('lists everything: newest first, undated last, ties by later record', async () => {
      const page = await store.findResearch('en', query());
      expect(page.total).toBe(fixtureRecords.length);
      expect(page.items.map((item) => item.year)).toEqual([2025, 2024, 2019, 2019, 1999, undefined]);
      expect(page.items[2]?.title.value).toBe('The galaxy cluster A');
    });

    it('gives the source and date of citation counts, and later notices, in lists and details', async () => {
      const [row] = (await store.findResearch('en', query({ keyword: 'debris' }))).items;
      const expected = {
        citations: 0,
        citationsFrom: { source: 'own', date: '2026-11-01' },
        notices: [{ kind: 'correction', doi: '10.5555/srd.2025.correction', date: '2025-06' }],
      };
      expect(row).toMatchObject(expected);
      expect(await store.research('en', row?.id ?? '')).toMatchObject({ value: expected });
      const uncounted = (await store.findResearch('en', query())).items.find(({ citations }) => citations === undefined);
      expect(uncounted).not.toHaveProperty('citationsFrom');
      expect(uncounted).not.toHaveProperty('notices');
    });

    it('returns text in the requested language and marks where there is none', async () => {
      const [english] = (await store.findResearch('en', query({ keyword: 'star tracker' }))).items;
      expect(english).toMatchObject({ title: { lang: 'en', alt: { lang: 'ar' } }, isTranslated: false });
      const [arabic] = (await store.findResearch('ar', query({ keyword: 'star tracker' }))).items;
      expect(arabic).toMatchObject({
        title: { value: fixtureRecords[0]?.title.ar, lang: 'ar' },
        isTranslated: true,
        keywordsLanguage: 'ar',
      });
      const [fallback] = (await store.findResearch('ar', query({ keyword: 'debris' }))).items;
      expect(fallback).toMatchObject({ title: { lang: 'en' }, isTranslated: false });
      expect(fallback?.title.alt).toBeUndefined();
    });

    it('lists the missing words of records that match only some', async () => {
      const { items, match } = await store.findResearch('en', query({ keyword: 'star tracker debris' }));
      expect(match).toBe('any');
      const missing = items.map(({ title, missingWords }) => [/debris/i.test(title.value) ? 'debris' : 'star tracker', missingWords]);
      expect(missing).toEqual(
        expect.arrayContaining([
          ['star tracker', ['debris']],
          ['debris', ['star tracker']],
        ]),
      );
      const whole = await store.findResearch('en', query({ keyword: 'star tracker' }));
      expect(whole.items.flatMap(({ missingWords }) => missingWords ?? [])).toEqual([]);
    });

    it('keeps one author per person, however many publications they signed', async () => {
      const authors = await store.findAuthors('en', defaultAuthorQuery);
      const noura = authors.items.find((author) => author.name.value === 'Noura Al-Otaibi');
      expect(noura).toMatchObject({ orcid: '0000-0002-1825-0097', publicationCount: 2, country: 'SA', firstYear: 2019, lastYear: 2024 });
      expect(authors.items.filter((author) => author.name.value === 'Maria Rossi')).toHaveLength(1);
    });

    it('sorts Latin names by family name, without the article', async () => {
      const { items } = await store.findAuthors('en', { ...defaultAuthorQuery, pageSize: 100 });
      const names = items.map((author) => author.name.value);
      expect(names.indexOf('Fahd Al-Harbi')).toBeLessThan(names.indexOf('Noura Al-Otaibi'));
      expect(names.indexOf('Noura Al-Otaibi')).toBeLessThan(names.indexOf('Maria Rossi'));
    });

    it('lists names in the script of the page first', async () => {
      const { items } = await store.findAuthors('ar', defaultAuthorQuery);
      expect(items.slice(0, 2).map((author) => author.name.lang)).toEqual(['ar', 'ar']);
      expect(items[2]?.name.lang).toBe('en');
    });

    it('finds a person in either script', async () => {
      for (const keyword of ['العتيبي', 'Otaibi', 'noura', 'نوره']) {
        const { items } = await store.findAuthors('en', { ...defaultAuthorQuery, keyword });
        expect(items[0]?.name.value, keyword).toBe('Noura Al-Otaibi');
      }
    });

    it('finds people by institution, warns about it, and suggests it while typing', async () => {
      for (const [keyword, typedText] of [
        ['Example University', 'example un'],
        ['جامعة مثال', 'جامعة مث'],
      ] as const) {
        const { items, total, match, warnings } = await store.findAuthors('en', { ...defaultAuthorQuery, keyword });
        expect(items.map((author) => author.name.value)).toContain('Noura Al-Otaibi');
        expect(total).toBe(items.length);
        expect(items.every(({ affiliation }) => affiliation?.value === 'Example University')).toBe(true);
        expect({ match, codes: warnings.map(({ code }) => code) }).toEqual({ match: 'all', codes: ['by_institution'] });
        const suggestions = await store.suggest('en', typedText, 8);
        expect(suggestions.filter(({ kind }) => kind === 'institution').map(({ text }) => text.value)).toEqual([keyword]);
      }
      expect((await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'University' })).total).toBe(0);
    });

    it('suggests works by the beginning of their DOI', async () => {
      const { doi, title } = fixtureRecords.find((record) => record.doi) as (typeof fixtureRecords)[number];
      const suggestions = await store.suggest('en', doiAddress(doi?.slice(0, -1) ?? ''), 8);
      expect(suggestions.map(({ kind, text }) => [kind, text.value])).toContainEqual(['research', title.en]);
    });

    it('finds similar publications, never the given ones', async () => {
      const { items } = await store.findResearch('en', query());
      for (const { id } of items) {
        const similar = await store.alike('en', [id], 3);
        expect(similar.length).toBeLessThanOrEqual(3);
        expect(similar.map((one) => one.id)).not.toContain(id);
      }
      expect(await store.alike('en', [], 3)).toEqual([]);
    });

    it('finds a publication across languages', async () => {
      expect((await store.findResearch('ar', query({ keyword: 'الحطام الفضائي' }))).items[0]?.title.value).toContain('Debris');
      expect((await store.findResearch('en', query({ keyword: 'dark matter' }))).items[0]?.language).toBe('fr');
    });

    it('combines the values of one filter by OR, and filters by AND', async () => {
      const adcs = await areaId('adcs');
      const crescent = await areaId('crescent');
      expect((await store.findResearch('en', query({ focusedAreaId: [adcs, crescent] }))).total).toBe(2);
      expect((await store.findResearch('en', query({ focusedAreaId: [adcs, crescent], fromYear: 2020 }))).total).toBe(1);
      expect((await store.findResearch('en', query({ toYear: 2019 }))).total).toBe(3);
      expect((await store.findResearch('en', query({ hasArabic: false }))).total).toBe(2);
      expect((await store.findResearch('en', query({ openAccess: true, workLanguage: ['ar'] }))).total).toBe(1);
    });

    it('filters by the exact name of a venue in either language, and counts venues', async () => {
      const journal = 'Example Journal of Space Science';
      for (const name of [journal, 'مجلة مثال لعلوم الفضاء']) {
        const { items, total, facets } = await store.findResearch('ar', query({ venue: [name], facets: ['venue'] }));
        expect({ total, year: items[0]?.year }).toEqual({ total: 1, year: 2024 });
        expect(facets.venue?.[0]).toEqual({ id: journal, name: { value: 'مجلة مثال لعلوم الفضاء', lang: 'ar' }, count: 1 });
      }
      expect((await store.findResearch('en', query({ venue: [journal, 'Nowhere'] }))).total).toBe(1);
      expect((await store.findResearch('en', query({ venue: [journal], toYear: 2019 }))).total).toBe(0);
      for (const name of ['Nowhere', journal.slice(0, 7), journal.toLowerCase()])
        expect((await store.findResearch('en', query({ venue: [name] }))).total).toBe(0);
      const whole = (await store.findResearch('en', query({ facets: ['venue'] }))).facets.venue ?? [];
      expect(whole.find(({ id }) => id === journal)).toEqual({ id: journal, name: { value: journal, lang: 'en' }, count: 1 });
      for (const { id, count } of whole) expect((await store.findResearch('en', query({ venue: [id] }))).total).toBe(count);
    });

    it('filters by the licence of the work, and counts licences without their own filter', async () => {
      const counts = [
        { id: 'CC-BY-4.0', name: { value: 'CC-BY-4.0', lang: 'en' }, count: 2 },
        { id: 'arXiv non-exclusive', name: { value: 'arXiv non-exclusive', lang: 'en' }, count: 1 },
      ];
      expect((await store.findResearch('en', query({ facets: ['license'] }))).facets.license).toEqual(counts);
      const { total, facets } = await store.findResearch('ar', query({ license: ['arXiv non-exclusive'], facets: ['license'] }));
      expect({ total, facets }).toEqual({ total: 1, facets: { license: counts } });
      expect((await store.findResearch('en', query({ license: counts.map(({ id }) => id) }))).total).toBe(3);
      expect((await store.findResearch('en', query({ license: ['CC-BY-4.0'], fromYear: 2020 }))).total).toBe(1);
      expect((await store.findResearch('en', query({ license: ['cc-by-4.0', 'Nowhere'] }))).total).toBe(0);
    });

    it('counts facets exactly, without the facet’s own filter', async () => {
      const galaxies = await areaId('galaxies');
      const page = await store.findResearch('en', query({ focusedAreaId: [galaxies], facets: facetNames }));
      expect(page.total).toBe(1);
      expect(page.facets.focusedArea?.find((value) => value.id === galaxies)?.count).toBe(1);
      expect(page.facets.focusedArea?.length).toBeGreaterThan(4);
      expect(page.facets.researchType).toHaveLength(1);
      expect(page.facets.year).toEqual([{ id: '2019', name: { value: '2019', lang: 'und' }, count: 1 }]);
      const unfiltered = await store.findResearch('en', query({ facets: ['researchType'] }));
      expect(unfiltered.facets.researchType?.reduce((sum, value) => sum + value.count, 0)).toBe(unfiltered.total);
    });

    it('keeps a selected facet value listed even with count 0', async () => {
      const law = await areaId('space-law');
      const page = await store.findResearch('en', query({ focusedAreaId: [law], facets: ['focusedArea'] }));
      expect(page.total).toBe(0);
      expect(page.facets.focusedArea?.find((value) => value.id === law)).toMatchObject({ count: 0, name: { value: 'Space law' } });
      const filteredList = await store.findResearch('en', query({ focusedAreaId: [law], workLanguage: ['ar'], facets: ['language'] }));
      expect(filteredList.facets.language).toEqual([{ id: 'ar', name: { value: 'Arabic', lang: 'en' }, count: 0 }]);
    });

    it('returns the same set by page and by cursor, each record once, in every order', async () => {
      for (const sort of researchSorts) {
        const whole = (await store.findResearch('en', query({ sort, pageSize: 100 }))).items.map((item) => item.id);
        expect(new Set(whole).size).toBe(fixtureRecords.length);
        const byPage: string[] = [];
        for (let pageIndex = 1; pageIndex <= 4; pageIndex += 1)
          byPage.push(...(await store.findResearch('en', query({ sort, pageSize: 2, pageIndex }))).items.map((item) => item.id));
        expect(byPage, sort).toEqual(whole);
        const byCursor: string[] = [];
        for (let cursor: string | undefined = '*'; cursor !== undefined; ) {
          const page = await store.findResearch('en', query({ sort, pageSize: 2, cursor }));
          byCursor.push(...page.items.map((item) => item.id));
          cursor = page.nextCursor;
        }
        expect(byCursor, sort).toEqual(whole);
      }
    });

    it('streams what it lists, in the same order and in full', async () => {
      const streamed: string[] = [];
      for await (const research of store.stream('en', query({ sort: 'title' }))) streamed.push(research.title.value);
      expect(streamed).toEqual(
        (await store.findResearch('en', query({ sort: 'title', pageSize: 100 }))).items.map((item) => item.title.value),
      );
    });

    it('samples a result in full detail, each publication once, and all of a small one', async () => {
      const whole: string[] = [];
      for await (const research of store.stream('en', query({}))) whole.push(JSON.stringify(research));
      const sampleOf = async (change: Partial<ResearchQuery>, limit: number): Promise<Research[]> =>
        Readable.from(store.sample('en', query(change), limit)).toArray();
      const texts = async (limit: number) => (await sampleOf({}, limit)).map((research) => JSON.stringify(research));
      expect((await texts(whole.length)).toSorted()).toEqual(whole.toSorted());
      const sampled = await texts(whole.length - 1);
      expect(new Set(sampled).size).toBe(whole.length - 1);
      expect(whole).toEqual(expect.arrayContaining(sampled));
      expect(await sampleOf({ keyword: 'zzzzqqqq' }, 5)).toEqual([]);
    });

    it('returns ten authors in a list with the true number, and all in a detail', async () => {
      const listedWork = (await store.findResearch('en', query({ keyword: 'galaxy cluster' }))).items[0];
      expect(listedWork?.authors).toHaveLength(10);
      expect(listedWork?.authorCount).toBe(40);
      for await (const streamed of store.stream('en', query({ keyword: 'galaxy cluster', pageSize: 1 }), 'list'))
        if (streamed.id === listedWork?.id) expect(streamed.authors).toHaveLength(10);
      const detail = await store.research('en', listedWork?.id ?? '');
      expect(detail.kind === 'found' && detail.value.authors.length).toBe(13);
    });

    it('accepts any typed text', async () => {
      for (const keyword of [
        '"',
        '-',
        '-galaxy',
        '*',
        'AND OR NOT',
        '" " "',
        'title:',
        "'; DROP TABLE research; --",
        'NEAR(a b)',
        '^a',
        '{a} : b',
        'ـــ',
        '\u202e',
        '%_',
        'a:b:c',
        '()',
      ]) {
        const page = await store.findResearch('en', query({ keyword }));
        expect(page.total, keyword).toBeLessThanOrEqual(fixtureRecords.length);
      }
    });

    it('excludes a word and matches a phrase as a whole', async () => {
      expect(await keys({ keyword: 'crescent -observation' })).toEqual([]);
      expect(await keys({ keyword: '"star tracker"' })).toEqual(['Low-cost']);
      expect(await keys({ keyword: '"tracker star"', strict: true })).toEqual([]);
    });

    it('corrects a typo and reports it, unless strict', async () => {
      const corrected = await store.findResearch('en', query({ keyword: 'galxy clustr' }));
      expect(corrected).toMatchObject({ match: 'repaired', total: 1 });
      expect(corrected.warnings[0]?.suggestion).toBe('galaxy cluster');
      expect((await store.findResearch('en', query({ keyword: 'galxy clustr', strict: true }))).total).toBe(0);
    });

    it('finds the works added between two ids, also among those of a search, and knows the highest id', async () => {
      const ids = (await store.findResearch('en', query())).items.map(({ id }) => Number(id)).sort((one, other) => one - other);
      const newest = await store.newestId();
      expect(newest).toBeGreaterThanOrEqual(ids.at(-1) as number);
      const between = async (after: number, upTo: number, change = {}) =>
        (await store.findResearch('en', query({ added: { after, upTo }, ...change }))).items
          .map(({ id }) => Number(id))
          .sort((one, other) => one - other);
      expect(await between(0, newest)).toEqual(ids);
      expect(await between(ids[1] as number, ids[3] as number)).toEqual(ids.slice(2, 4));
      expect(await between(newest, newest + 5)).toEqual([]);
      const [debris] = (await store.findResearch('en', query({ keyword: 'debris', strict: true }))).items.map(({ id }) => Number(id));
      expect(await between((debris as number) - 1, newest, { keyword: 'debris', strict: true })).toContain(debris);
      expect(await between(debris as number, newest, { keyword: 'debris', strict: true })).not.toContain(debris);
    });

    it('finds the works that have two values of one filter', async () => {
      const idsOf = async (change: Partial<ResearchQuery>) =>
        (await store.findResearch('en', query({ pageSize: 100, ...change }))).items.map(({ id }) => id).sort();
      const areas = (await store.researchAreas('en')).filter(({ researchCount }) => researchCount !== 0).map(({ id }) => id);
      const works = new Map(await Promise.all(areas.map(async (id) => [id, await idsOf({ focusedAreaId: [id] })] as const)));
      const common = new Set<string>();
      for (const [one, ofOne] of works)
        for (const [other, ofOther] of works) {
          const inBoth = ofOne.filter((id) => ofOther.includes(id));
          expect(await idsOf({ focusedAreaId: [one], also: { focusedAreaId: [other] } })).toEqual(inBoth);
          if (one !== other) for (const id of inBoth) common.add(id);
        }
      expect(common.size).toBeGreaterThan(0);
    });

    it('returns missing for an id that never existed', async () => {
      expect(await store.research('en', '999999')).toEqual({ kind: 'missing' });
      expect(await store.author('en', '999999')).toEqual({ kind: 'missing' });
    });

    it('pages through all changes, each once, also by type, area or people', async () => {
      const changedIds: string[] = [];
      for (let position: { since?: string; after?: string } = {}; ; ) {
        const [next] = await store.changesSince(position.since, 1, position.after === undefined ? {} : { after: position.after });
        if (!next) break;
        changedIds.push(next.id);
        position = { since: next.updatedAt, after: next.id };
      }
      expect(changedIds).toEqual((await store.changesSince(undefined, 100)).map((change) => change.id));
      expect(new Set(changedIds).size).toBe(fixtureRecords.length);
      const focusedAreaId = await areaId('debris');
      expect(await store.changesSince(undefined, 100, { focusedAreaId })).toMatchObject([
        { kind: 'research', withdrawn: false, focusedAreaIds: [focusedAreaId] },
      ]);
      expect(await store.changesSince(undefined, 100, { until: '2026-10-31T23:59:59Z' })).toEqual([]);
      expect(await store.changesSince('2026-11-01T00:00:01Z', 100, { kind: 'author' })).toEqual([]);
      const { authors } = await store.counts();
      expect((await store.changesSince('2026-11-01T00:00:00Z', 100, { kind: 'author' })).length).toBe(authors);
    });

    it('changes neither data nor version when the same records are loaded again', async () => {
      const before = await store.dataVersion();
      expect(await store.load(fixtureRecords)).toMatchObject({ added: 0, updated: 0, unchanged: fixtureRecords.length });
      expect(await store.dataVersion()).toBe(before);
    });

    it('updates a record in place, with its id, its index and a new version', async () => {
      const before = await store.dataVersion();
      const first = fixtureRecords[1] as (typeof fixtureRecords)[number];
      const { id } = (await store.findResearch('en', query({ keyword: 'debris' }))).items[0] as { id: string };
      expect(await store.load([{ ...first, title: { en: 'Conjunction assessment for megaconstellations' } }])).toMatchObject({
        updated: 1,
      });
      expect(await store.dataVersion()).not.toBe(before);
      expect((await store.findResearch('en', query({ keyword: 'megaconstellations' }))).items[0]?.id).toBe(id);
      expect((await store.findResearch('en', query({ keyword: 'screening', strict: true }))).total).toBe(0);
      await store.load([first]);
    });

    it('loads all records or none', async () => {
      const before = await store.dataVersion();
      const good = { ...(fixtureRecords[0] as (typeof fixtureRecords)[number]), key: 'new-one', doi: '10.5555/new' };
      await expect(store.load([good, { ...good, key: 'bad', doi: '10.5555/bad', areas: ['no-such-area'] }])).rejects.toMatchObject({
        kind: 'bad_request',
      });
      expect((await store.findResearch('en', query())).total).toBe(fixtureRecords.length);
      expect(await store.dataVersion()).toBe(before);
    });

    it('counts present and missing texts in each language', async () => {
      const lines = await store.coverage();
      expect(lines.find((line) => line.what === 'title' && line.language === 'ar')).toMatchObject({ have: 4, of: 6 });
      expect(await store.counts()).toMatchObject({ research: 6 });
    });

    const areaId = async (code: string) => (await store.researchAreas('en')).find((area) => area.code === code)?.id as string;
  });
}
