import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Place } from '#lib/domain/collection.ts';
import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import { defaultAuthorQuery, defaultInstitutionQuery, defaultResearchQuery, type InstitutionQuery } from '#lib/domain/query.ts';
import type { AuthorshipRecord, InstitutionRecord, ResearchRecord } from '#lib/domain/record.ts';
import type { Suspect } from '#lib/store/port/curation.ts';
import type { Store } from '#lib/store/port/store.ts';

const people = ['Noura Al-Otaibi', 'Fahd Al-Harbi', 'Ada Example', 'Bruno Sample'];

/** A publication with one author per given affiliation. A string is an affiliation as written in the source. */
export function signed(number: number, ...from: readonly (string | InstitutionRecord | readonly InstitutionRecord[])[]): ResearchRecord {
  const authors = from.map((origin, index): AuthorshipRecord => {
    const name = { en: people[index % people.length] as string };
    if (typeof origin === 'string') return { name, affiliation: { en: origin } };
    return { name, institutions: Array.isArray(origin) ? origin : [origin as InstitutionRecord] };
  });
  return {
    key: `signed:${number}`,
    language: 'en',
    title: { en: `Signed study ${number}` },
    authors,
    type: 'journal-article',
    areas: ['adcs'],
    year: 2000 + number,
  };
}

const ror = '02examp17';
const university: InstitutionRecord = { name: { en: 'Example University' }, ror, country: 'SA', kind: 'education', city: 'Riyadh' };

/** Tests of institutions that every store must pass. */
export function describeInstitutions(name: string, open: () => Promise<Store>): void {
  describe(`${name} with institutions`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());
    const list = async (change: Partial<InstitutionQuery> = {}) =>
      (await store.findInstitutions('en', { ...defaultInstitutionQuery, pageSize: 100, ...change })).items;
    const summary = async () =>
      (await list()).map(({ name: text, country, ror: id, publicationCount }) => [text.value, country ?? '', id ?? '', publicationCount]);
    const titles = async (change: object) =>
      (await store.findResearch('en', { ...defaultResearchQuery, pageSize: 100, sort: 'title', ...change })).items.map(
        ({ title }) => title.value,
      );
    const idOf = async (keyword: string) => (await list({ keyword }))[0]?.id as string;

    it('matches institutions by ROR id, else by name and country, and separates those with different ids', async () => {
      await store.load(
        [
          signed(1, { name: { en: 'Example University' }, country: 'SA' }),
          signed(2, university),
          signed(3, { name: { en: 'Universidad Ejemplo' }, ror }),
          signed(4, { name: { en: 'The Example University' }, country: 'EG' }),
          signed(5, { name: { en: 'Example University' }, country: 'SA', ror: '03examp18' }),
        ],
        { batch: 'one' },
      );
      expect(await summary()).toEqual([
        ['Example University', 'SA', '03examp18', 1],
        ['The Example University', 'EG', '', 1],
        ['Example University', 'SA', ror, 3],
      ]);
      expect((await list())[2]).toMatchObject({ kind: 'education', city: { value: 'Riyadh' }, variants: ['Universidad Ejemplo'] });
    });

    it('resolves departments whose text names the institution, and counts the other affiliations', async () => {
      await store.load(
        [
          signed(6, 'Department of Geosciences, The Example University, Cairo', 'Department of Geosciences'),
          signed(7, 'Department of Physics, Example University'),
          signed(8, 'King Fahd University of Petroleum and Minerals, Dhahran'),
        ],
        { batch: 'two' },
      );
      // Three institutions are called "Example University", so studies 6 and 7 stay unresolved.
      expect(await store.affiliationCoverage()).toEqual({ resolved: 6, text: 3 });
      expect(await titles({ institutionId: [await idOf('KFUPM')] })).toEqual(['Signed study 8']);
      expect((await store.findInstitutions('ar', { ...defaultInstitutionQuery, keyword: 'جامعة الملك فهد' })).items[0]).toMatchObject({
        name: { value: 'جامعة الملك فهد للبترول والمعادن', lang: 'ar' },
        ror: '03yez3163',
      });
      await store.undo('two');
    });

    it('filters by institution with the listed count, people and facets', async () => {
      for (const { id, publicationCount } of await list()) {
        const page = await store.findResearch('en', { ...defaultResearchQuery, institutionId: [id], facets: ['institution', 'country'] });
        expect(page.total).toBe(publicationCount);
        expect(page.facets.institution?.find((value) => value.id === id)?.count).toBe(publicationCount);
        for (const { authors } of page.items)
          expect(authors.some(({ affiliations }) => affiliations?.some((institution) => institution.id === id))).toBe(true);
      }
      expect(await titles({ country: ['EG'] })).toEqual(['Signed study 4']);
      expect((await store.findResearch('en', { ...defaultResearchQuery, country: ['EG', 'XX'] })).total).toBe(1);
      const from = async (change: object) =>
        (await store.findAuthors('en', { ...defaultAuthorQuery, ...change })).items.map(({ name: text }) => text.value);
      expect(await from({ institutionId: [await idOf('Universidad Ejemplo')] })).toEqual(['Noura Al-Otaibi']);
      expect(await from({ country: ['GB'] })).toEqual([]);
      expect((await list({ country: ['EG'] })).length).toBe(1);
      expect((await list({ kind: ['education'] })).length).toBe(1);
    });

    it('filters by a group of countries as by all its members, with unchanged facets', async () => {
      const answersFor = async (country: readonly string[]) => {
        const { facets, total } = await store.findResearch('en', { ...defaultResearchQuery, country, facets: ['institution'] });
        return {
          total,
          facets,
          people: (await store.findAuthors('en', { ...defaultAuthorQuery, country })).total,
          institutions: (await list({ country })).length,
          partners: await store.partners('en', { institutionId: [], country }, 10),
          signers: await store.signers('en', { institutionId: [], country }, 10),
        };
      };
      const group = await answersFor(['arab-league']);
      expect(group).toEqual(await answersFor(countryCodes(['arab-league'])));
      expect(group.total).toBeGreaterThan(await titles({ country: ['EG'] }).then(({ length }) => length));
      const countries = async (country: readonly string[]) =>
        (await store.findResearch('en', { ...defaultResearchQuery, country, facets: ['country'] })).facets.country;
      expect(await countries(['arab-league'])).toEqual(await countries([]));
      expect(await titles({ country: ['eu'] })).toEqual(await titles({ country: countryCodes(['eu']) }));
    });

    it('filters institutions by all areas of their publications and presents five', async () => {
      const areas = ['adcs', 'debris', 'crescent', 'galaxies', 'cosmology', 'smallsats', 'planetary-science'];
      await store.load([{ ...signed(19, { name: { en: 'Broad Institute of Examples' }, country: 'FR' }), areas }], { batch: 'areas' });
      const ids = new Map((await store.researchAreas('en')).map(({ id, code }) => [code, id]));
      for (const code of areas) {
        const focusedAreaId = [ids.get(code) as string];
        const { facets } = await store.findResearch('en', { ...defaultResearchQuery, focusedAreaId, facets: ['institution'] });
        const publishing = (facets.institution ?? []).filter(({ count }) => count > 0).map(({ id }) => id);
        const institutions = await list({ focusedAreaId });
        expect(institutions.map(({ id }) => id).sort(), code).toEqual(publishing.sort());
        expect(institutions.find(({ country }) => country === 'FR')?.areas, code).toHaveLength(5);
      }
      const either = await list({ focusedAreaId: [ids.get('adcs') as string, ids.get('crescent') as string] });
      expect(either).toHaveLength((await list()).length);
      expect(await list({ focusedAreaId: ['999999'] })).toEqual([]);
      await store.undo('areas');
    });

    it('counts partners, countries and people of the filtered publications', async () => {
      await store.load(
        [
          signed(9, university, { name: { en: 'Institute of Examples' }, country: 'FR' }, [
            university,
            { name: { en: 'Examples Ltd' }, country: 'GB' },
          ]),
        ],
        {
          batch: 'partners',
        },
      );
      const id = await idOf('Universidad Ejemplo');
      const facets = await store.breakdown(
        'en',
        { ...defaultResearchQuery, institutionId: [id] },
        ['institution', 'country', 'author'],
        10,
      );
      expect(facets.institution?.map(({ name: text, count }) => [text.value, count])).toEqual([
        ['Example University', 4],
        ['Institute of Examples', 1],
        ['Examples Ltd', 1],
      ]);
      expect(facets.country?.map(({ id: code, count }) => [code, count])).toEqual([
        ['SA', 4],
        ['FR', 1],
        ['GB', 1],
      ]);
      const [research] = (await store.findResearch('en', { ...defaultResearchQuery, institutionId: [id], sort: '-year' })).items;
      expect(research?.authors[2]?.affiliations?.map(({ name: text }) => text.value)).toEqual(['Example University', 'Examples Ltd']);
      const outside = async (place: Partial<Place>) =>
        (await store.partners('en', { institutionId: [], country: [], ...place }, 10)).map(({ name: text, count }) => [text.value, count]);
      const others = [
        ['Institute of Examples', 1],
        ['Examples Ltd', 1],
      ];
      expect(await outside({ institutionId: [id] })).toEqual(others);
      expect(await outside({ country: ['SA'] })).toEqual(others);
      expect(await outside({ country: ['FR', 'GB'] })).toEqual([['Example University', 1]]);
      await store.undo('partners');
    });

    it('lists the people who signed from a place, with the count that filters by place and person give', async () => {
      const institute: InstitutionRecord = { name: { en: 'Institute of Examples' }, country: 'FR' };
      await store.load(
        [signed(12, institute, university), signed(13, institute), signed(14, institute, institute), signed(15, university, institute)],
        { batch: 'people' },
      );
      const id = await idOf('Institute of Examples');
      for (const place of [
        { institutionId: [id], country: [] },
        { institutionId: [], country: ['FR'] },
      ]) {
        const { total, people: there } = await store.signers('en', place, 10);
        // Noura signed study 15 from elsewhere. It counts for her, because Fahd signed it from this place.
        expect(there.map(({ name: text, count }) => [text.value, count])).toEqual([
          ['Noura Al-Otaibi', 4],
          ['Fahd Al-Harbi', 3],
        ]);
        expect(total).toBe(2);
        expect((await store.findAuthors('en', { ...defaultAuthorQuery, ...place })).total).toBe(total);
        for (const { id: author, count } of there) {
          const page = await store.findResearch('en', { ...defaultResearchQuery, ...place, authorId: [author] });
          expect(page.total).toBe(count);
          expect((await store.findResearch('en', { ...defaultResearchQuery, authorId: [author] })).total).toBeGreaterThanOrEqual(count);
        }
        expect(await store.signers('en', place, 1)).toEqual({ total, people: there.slice(0, 1) });
      }
      expect(await store.signers('en', { institutionId: ['999999'], country: [] }, 10)).toEqual({ total: 0, people: [] });
      await store.undo('people');
    });

    it("omits a country in brackets that repeats the institution's own, except for namesakes in one list", async () => {
      const shell = (name: string, country: string, id: string): InstitutionRecord => ({ name: { en: name }, country, ror: id });
      await store.load(
        [
          signed(16, shell('Shared (Norway)', 'NO', '04examp19'), shell('Shared (Netherlands)', 'NL', '05examp10')),
          signed(17, shell('Alone (Türkiye)', 'TR', '06examp11'), shell('Campus of Examples (Beijing)', 'CN', '07examp12')),
        ],
        { batch: 'brackets' },
      );
      const names = async (countries: readonly string[]) => (await list({ country: countries })).map(({ name: text }) => text.value);
      expect(await names(['NO', 'NL', 'TR', 'CN'])).toEqual(['Alone', 'Campus of Examples (Beijing)', 'Shared', 'Shared']);
      const facet = async (change: object) =>
        (await store.findResearch('en', { ...defaultResearchQuery, facets: ['institution'], ...change })).facets.institution?.map(
          ({ name: text }) => text.value,
        );
      expect(await facet({ country: ['NO'] })).toEqual(['Shared (Norway)', 'Shared (Netherlands)']);
      expect(await facet({ country: ['TR'] })).toEqual(['Alone', 'Campus of Examples (Beijing)']);
      const partners = await store.partners('en', { institutionId: [], country: ['NO'] }, 10);
      expect(partners.map(({ name: text }) => text.value)).toEqual(['Shared (Netherlands)']);
      for (const keyword of ['Alone', 'Alone (Türkiye)']) expect(await list({ keyword })).toMatchObject([{ country: 'TR' }]);
      expect((await list({ keyword: 'Alone' }))[0]?.variants).toEqual([]);
      // A statement without the bracketed country (“Alone”) means the same institution as “Alone (Türkiye)”.
      await store.load([signed(18, { name: { en: 'Alone' }, country: 'TR' }, 'Alone, Ankara', { name: { en: 'Shared' }, country: 'NO' })], {
        batch: 'bare',
      });
      expect((await list({ country: ['NO', 'NL', 'TR'] })).map(({ publicationCount }) => publicationCount)).toEqual([2, 1, 2]);
      await store.undo('bare');
      await store.undo('brackets');
    });

    it('restores institutions after an undo, and gives the same ids when the batch is loaded again', async () => {
      const before = await everything(store);
      const records = [signed(10, { name: { en: 'Passing Institute' }, country: 'FR' }), signed(4, { ...university, acronym: 'EXU' })];
      await store.load(records, { batch: 'passing' });
      const after = await summary();
      const id = await idOf('Passing');
      await store.undo('passing');
      expect(await everything(store)).toEqual(before);
      expect((await store.institution('en', id)).kind).toBe('missing');
      // Statements of an undone batch do not count.
      await store.load(records, { batch: 'again' });
      expect(await summary()).toEqual(after);
      expect(await idOf('Passing')).toBe(id);
      await store.undo('again');
      expect(await everything(store)).toEqual(before);
    });

    it('merges institutions on request and separates them after an undo', async () => {
      const before = await everything(store);
      const suspect = (await store.suspects()).find(({ kind }) => kind === 'institution') as Suspect;
      expect(suspect.names).toEqual(['Example University', 'The Example University']);
      const [into, from] = suspect.ids;
      const batch = await store.merge('institution', from, into);
      expect(await store.institution('en', from)).toEqual({ kind: 'merged', id: into });
      expect(await titles({ institutionId: [into] })).toEqual(['Signed study 1', 'Signed study 2', 'Signed study 3', 'Signed study 4']);
      // Later statements about the merged name count for its target.
      await store.load([signed(11, { name: { en: 'The Example University' }, country: 'EG' })], { batch: 'later' });
      expect(await titles({ institutionId: [into] })).toContain('Signed study 11');
      await store.undo('later');
      await store.undo(batch);
      expect(await everything(store)).toEqual(before);
      const [firstId, secondId] = (await list({ country: ['SA'] })).map(({ id }) => id) as [string, string];
      await expect(store.merge('institution', firstId, secondId)).rejects.toMatchObject({ kind: 'bad_request' });
      await expect(store.merge('institution', '9999', secondId)).rejects.toMatchObject({ kind: 'not_found' });
    });

    it('keeps institutions and their ids when the index is rebuilt', async () => {
      const before = await everything(store);
      await store.reindex();
      expect(await everything(store)).toEqual(before);
    });

    it('finds institutions in either script by prefix or acronym, page by page', async () => {
      expect(await list({ keyword: 'exam univ' })).toHaveLength(3);
      expect(await list({ keyword: 'nobody' })).toEqual([]);
      expect(await list({ keyword: `https://ror.org/${ror}` })).toMatchObject([{ ror }]);
      const first = await store.findInstitutions('en', { ...defaultInstitutionQuery, pageSize: 2, cursor: '*' });
      const second = await store.findInstitutions('en', { ...defaultInstitutionQuery, pageSize: 2, cursor: first.nextCursor as string });
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual((await list()).map(({ id }) => id));
      expect(second.nextCursor).toBeUndefined();
    });
  });
}

/** Everything readers see of institutions, without dates of change. */
export async function everything(store: Store): Promise<unknown> {
  const without = <T extends { updatedAt?: string }>({ updatedAt: _, ...rest }: T) => rest;
  const page = await store.findInstitutions('en', { ...defaultInstitutionQuery, pageSize: 100 });
  const works = await store.findResearch('en', { ...defaultResearchQuery, pageSize: 100, facets: ['institution', 'country'] });
  return [
    page.items.map(without),
    works.facets,
    works.items.map(({ authors }) => authors.map(({ affiliations }) => affiliations)),
    await store.affiliationCoverage(),
  ];
}
