import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultAuthorQuery, defaultInstitutionQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import type { AuthorshipRecord, InstitutionRecord, ResearchRecord } from '#lib/domain/record.ts';
import type { Store } from '#lib/store/port/store.ts';
import { everything, signed } from './institutions-suite.ts';

/** Tests of institutions derived from other works of a person, which every store must pass. */
export function describeDerivedAffiliations(name: string, open: () => Promise<Store>): void {
  describe(`${name} derives the institution of a work without affiliations`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());
    const list = async (keyword: string) =>
      (await store.findInstitutions('en', { ...defaultInstitutionQuery, pageSize: 100, keyword })).items;
    const idOf = async (keyword: string) => (await list(keyword))[0]?.id as string;
    const place: InstitutionRecord = { name: { en: 'Deriving Institute' }, country: 'NO' };
    const otherPlace: InstitutionRecord = { name: { en: 'Elsewhere Institute' }, country: 'FI' };
    const [ada, bruno] = [
      { name: { en: 'Ada Example' }, orcid: '0000-0002-1825-0097' },
      { name: { en: 'Bruno Sample' }, orcid: '0000-0001-5109-3700' },
    ];
    const work = (number: number, year: number, ...authors: readonly AuthorshipRecord[]): ResearchRecord => ({
      ...signed(number),
      key: `derived:${number}`,
      title: { en: `Derived study ${number} ${['alpha', 'beta', 'gamma', 'delta', 'epsilon'][number - 1]}` },
      year,
      authors,
    });
    const from = (person: AuthorshipRecord, institution: InstitutionRecord) => ({ ...person, institutions: [institution] });
    const preprint = work(1, 2031, ada, bruno);
    const second = work(2, 2031, from(ada, place), from(bruno, otherPlace));
    const third = work(3, 2031, from(ada, place), from(bruno, place));
    const derivedOf = async () => {
      const { items } = await store.findResearch('en', { ...defaultResearchQuery, fromYear: 2031, toYear: 2031 });
      return items.find(({ title }) => title.value.startsWith('Derived study 1'))?.authors.map(({ affiliations }) => affiliations ?? []);
    };

    it('from two works of the same year that agree, and marks it', async () => {
      const before = await everything(store);
      await store.load([preprint], { batch: 'preprint' });
      await store.load([second], { batch: 'second' });
      expect(await derivedOf()).toEqual([[], []]);
      const coverage = await store.affiliationCoverage();
      await store.load([third], { batch: 'third' });
      // Ada signed both works from the same institution, Bruno from two.
      expect(await derivedOf()).toMatchObject([[{ name: { value: 'Deriving Institute' }, country: 'NO', isDerived: true }], []]);
      expect(await store.affiliationCoverage()).toEqual({ ...coverage, resolved: coverage.resolved + 2 });
      const id = await idOf('Deriving');
      const page = await store.findResearch('en', { ...defaultResearchQuery, institutionId: [id], facets: ['institution', 'country'] });
      expect([page.total, (await list('Deriving'))[0]?.publicationCount]).toEqual([3, 3]);
      expect(page.facets.country?.find(({ id: code }) => code === 'NO')?.count).toBe(3);
      // Affiliations of a person are those that works state.
      const [author] = (await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Ada Example', institutionId: [id] })).items;
      expect(author?.affiliations).toMatchObject([{ name: { value: 'Deriving Institute' }, firstYear: 2031, lastYear: 2031 }]);
      const after = await everything(store);
      await store.reindex();
      expect(await everything(store)).toEqual(after);
      await store.undo('third');
      expect(await derivedOf()).toEqual([[], []]);
      await store.undo('second');
      await store.undo('preprint');
      expect(await everything(store)).toEqual(before);
    });

    it('not from works of another year, without a common author, of a person without an id, or where a text disagrees', async () => {
      const before = await everything(store);
      const unknown = { name: { en: 'Noura Al-Otaibi' } };
      const cases: readonly (readonly ResearchRecord[])[] = [
        [preprint, { ...second, year: 2030 }, third],
        [work(1, 2031, ada), work(2, 2031, from(ada, place)), work(3, 2031, from(ada, place))],
        [work(1, 2031, unknown, bruno), work(2, 2031, from(unknown, place), bruno), work(3, 2031, from(unknown, place), bruno)],
        [preprint, second, third, work(4, 2031, { ...ada, affiliation: { en: 'An unknown department' } }, bruno)],
        [preprint, second, third, work(4, 2031, from(ada, otherPlace), from(bruno, otherPlace))],
        [work(1, 2031, ada, { ...bruno, affiliation: { en: 'An unknown department' } }), second, third],
      ];
      for (const [index, records] of cases.entries()) {
        await store.load(records, { batch: `case${index}` });
        expect((await derivedOf())?.[0], `case ${index}`).toEqual([]);
        await store.undo(`case${index}`);
      }
      expect(await everything(store)).toEqual(before);
    });

    it('again after institutions are merged, and not after their merge or a withdrawal is undone', async () => {
      await store.load([preprint, second, third], { batch: 'three' });
      const [id, other] = [await idOf('Deriving'), await idOf('Elsewhere')];
      const batch = await store.merge('institution', other, id);
      const bothDerived = [[{ id, isDerived: true }], [{ id, isDerived: true }]];
      expect(await derivedOf()).toMatchObject(bothDerived);
      await store.undo(batch);
      expect(await derivedOf()).toMatchObject([[{ id, isDerived: true }], []]);
      const research = (await store.findResearch('en', { ...defaultResearchQuery, institutionId: [id], sort: 'title' })).items;
      const withdrawal = await store.withdraw(research.at(-1)?.id as string);
      expect(await derivedOf()).toEqual([[], []]);
      await store.undo(withdrawal);
      expect(await derivedOf()).toMatchObject([[{ id, isDerived: true }], []]);
      await store.undo('three');
    });

    it('after the person of the work is merged into the one with an id, and not after an undo', async () => {
      const before = await everything(store);
      await store.load([work(1, 2031, { name: { en: 'A. Examplesson' } }, bruno), second, third], { batch: 'initials' });
      expect(await derivedOf()).toEqual([[], []]);
      const idNamed = async (keyword: string) => (await store.findAuthors('en', { ...defaultAuthorQuery, keyword })).items[0]?.id as string;
      const batch = await store.merge('author', await idNamed('Examplesson'), await idNamed('0000-0002-1825-0097'));
      expect(await derivedOf()).toMatchObject([[{ name: { value: 'Deriving Institute' }, isDerived: true }], []]);
      await store.undo(batch);
      expect(await derivedOf()).toEqual([[], []]);
      await store.undo('initials');
      expect(await everything(store)).toEqual(before);
    });
  });
}
