import { beforeAll, describe, expect, it } from 'vitest';
import type { Author } from '#lib/domain/author.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { LoadOutcome, Store } from '#lib/store/port/store.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import { at, everyAnswer, first, second, storeOfFixtures } from './loaded-store.ts';
import { paper, preprint } from './preprint-and-paper.ts';

/** Tests of matching works and people across records, which every store must pass. */
export function describeRecognition(name: string, open: () => Promise<Store>): void {
  describe(`${name} matches works and people`, () => {
    const fixture = storeOfFixtures(open);
    const { load, idOf } = fixture;
    let store: Store;
    beforeAll(() => {
      store = fixture.store();
    });

    it('completes a record from another source of the same work and keeps its Arabic texts', async () => {
      const other = {
        ...first,
        key: 'openalex:W1',
        openalex: 'W1',
        title: { en: 'LOW-COST ATTITUDE DETERMINATION' },
        abstract: undefined,
        keywords: undefined,
        citations: 20,
        volume: '3',
      } as unknown as ResearchRecord;
      const { outcomes } = await load([other], 'other-source');
      expect(outcomes[0]).toMatchObject({ kind: 'updated', by: 'doi' });
      const result = await store.research('ar', await idOf('star tracker'));
      expect(result).toMatchObject({
        kind: 'found',
        value: { title: { value: first.title.ar, alt: { value: first.title.en } }, citations: 20, volume: '3' },
      });
      expect(await load([other], 'again')).toMatchObject({ unchanged: 1, updated: 0 });
      expect(await load([first], 'first-again')).toMatchObject({ unchanged: 1, updated: 0 });
      await store.undo('other-source');
    });

    it('details have the name that signs a work, and lists the name of the person', async () => {
      const work = (key: string, name: string): ResearchRecord => ({
        ...{ key, title: { en: `Signed dust ${key}` }, language: 'en', type: 'journal-article', areas: [], year: 2003 },
        authors: [{ name: { en: name }, orcid: '0000-0002-1694-233X' }],
      });
      await load([work('s-1', 'Salma Reis'), work('s-2', 'Salma Reis'), work('s-3', 'S. Reis')], 'signed');
      const detail = await store.research('en', await idOf('Signed dust s-3'));
      expect(detail).toMatchObject({ value: { authors: [{ name: { value: 'Salma Reis' }, signedName: { value: 'S. Reis' } }] } });
      const other = await store.research('en', await idOf('Signed dust s-1'));
      expect(other.kind === 'found' && other.value.authors[0]?.signedName).toBeUndefined();
      await store.undo('signed');
    });

    it('matches a record without identifiers by title, people, year and place, and reports the evidence', async () => {
      const work = {
        title: { en: 'Thermal design of the example orbiter' },
        authors: [{ name: { en: 'Ann Lee' } }],
        type: 'journal-article' as const,
      };
      const publication = { venue: { name: { en: 'Journal of Moons' } }, volume: '4', pages: '7–19', year: 2001 };
      const common = { language: 'en', areas: [] };
      const firstRecord: ResearchRecord = { key: 'work:one', ...common, ...work, ...publication };
      const two: ResearchRecord = {
        key: 'work:two',
        ...common,
        ...work,
        ...publication,
        authors: [{ name: { en: 'A. Lee' } }],
        pages: '7',
        doi: '10.5555/orbiter',
      };
      const { outcomes } = await load([firstRecord, two], 'reported-twice');
      expect(outcomes).toMatchObject([
        { kind: 'added' },
        { kind: 'updated', by: 'evidence', again: true, because: expect.arrayContaining(['title', 'authors']) },
      ]);
      await store.undo('reported-twice');
    });

    it('merges a preprint and its paper in either order, finds both identifiers and separates them after an undo', async () => {
      const deposit: ResearchRecord = {
        ...preprint,
        key: 'doi:10.2139/ssrn.5',
        doi: '10.2139/ssrn.5',
        venue: { name: { en: 'SSRN Electronic Journal' } },
      };
      const versions = [
        { kind: 'published', doi: '10.5555/plume', place: 'Acta Orbitalia', date: '2022-08-29' },
        { kind: 'preprint', doi: '10.2139/ssrn.5', place: 'SSRN', date: '2022-01-01' },
      ];
      for (const [name, first, second] of [
        ['preprint-first', deposit, paper],
        ['paper-first', paper, deposit],
      ] as const) {
        const before = await everyAnswer(store);
        const load = async (records: readonly ResearchRecord[], batch: string) => {
          const outcomes: LoadOutcome[] = [];
          const prepared = records.map((record) => prepareRecord(record, undefined, { source: 'file' }));
          return { ...(await store.load(prepared, { at, batch, onOutcome: (outcome) => outcomes.push(outcome) })), outcomes };
        };
        await load([first], `one-${name}`);
        const alone = await everyAnswer(store);
        const { outcomes } = await load([second], `other-${name}`);
        expect(outcomes).toMatchObject([{ kind: 'updated', by: 'evidence' }]);
        const id = 'id' in (outcomes[0] ?? {}) ? (outcomes[0] as { id: string }).id : '';
        const { record } = await store.explainRecord(id);
        expect(record).toMatchObject({ doi: '10.5555/plume', date: '2022-08-29', volume: '4', type: 'journal-article', versions });
        expect(await store.research('en', id)).toMatchObject({ kind: 'found', value: { doi: '10.5555/plume', versions } });
        for (const keyword of ['10.5555/plume', '10.2139/ssrn.5'])
          expect((await store.findResearch('en', { ...defaultResearchQuery, keyword })).items.map((item) => item.id)).toEqual([id]);
        expect(await load([first, second], 'again')).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
        await store.undo(`other-${name}`);
        expect(await everyAnswer(store)).toEqual(alone);
        await store.undo(`one-${name}`);
        expect(await everyAnswer(store)).toEqual(before);
      }
    });

    it('keeps editorials and unnumbered reports separate, and suggests possible duplicates', async () => {
      const editorial = (key: string, more: Partial<ResearchRecord>): ResearchRecord => ({
        key: `work:${key}`,
        title: { en: 'Editorial' },
        language: 'en',
        type: 'editorial',
        areas: [],
        authors: [{ name: { en: 'Ann Lee' } }],
        year: 2020,
        ...more,
      });
      const report = (key: string, reportNumber?: string): ResearchRecord => ({
        ...editorial(key, { type: 'technical-report', title: { en: 'Gyroscopes of the example orbiter in the cold' } }),
        ...(reportNumber && { reportNumber }),
      });
      const records = [
        editorial('e1', { venue: { name: { en: 'Journal of Moons' } } }),
        editorial('e2', { venue: { name: { en: 'Annals of Orbits' } }, authors: [{ name: { en: 'Omar Lee' } }] }),
        editorial('e3', { venue: { name: { en: 'Journal of Moons' } }, volume: '2' }),
        report('r1', 'EX-1001'),
        report('r2', 'EX-1002'),
        report('r3'),
      ];
      expect(await load(records, 'look-alikes')).toMatchObject({ added: 6 });
      const suspects = await store.suspects({ batch: 'look-alikes' });
      expect(suspects.filter(({ kind }) => kind === 'research').map(({ names }) => names[0])).toContain(
        'Gyroscopes of the example orbiter in the cold',
      );
      await store.undo('look-alikes');
    });

    it('leaves a record unchanged if its DOI belongs to another one', async () => {
      const { outcomes } = await load([{ ...second, doi: first.doi as string }], 'conflict');
      expect(outcomes[0]).toMatchObject({ kind: 'conflict', doi: first.doi });
    });

    it('separates people with different ids, and two authors of one publication', async () => {
      const person = (orcid?: string) => ({ name: { en: 'Wei Wang' }, country: 'CN', ...(orcid && { orcid }) });
      const record = (key: string, authors: ResearchRecord['authors']): ResearchRecord => ({
        key,
        title: { en: `Homonyms ${key}` },
        language: 'en',
        type: 'other',
        areas: [],
        authors,
      });
      await load(
        [record('h1', [person('0000-0002-1694-233X')]), record('h2', [person('0000-0001-5109-3700')]), record('h3', [person(), person()])],
        'homonyms',
      );
      const page = await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Wei Wang' });
      expect(page.items.map((author) => author.publicationCount).sort()).toEqual([1, 1, 1, 1]);
      await store.undo('homonyms');
    });

    it('explains which rule matched each authorship to its author', async () => {
      const { items } = await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Otaibi' });
      const explanation = await store.explainAuthor(items[0]?.id as string);
      expect(explanation.identities.map(({ identity }) => identity)).toContain('orcid:0000-0002-1825-0097');
      expect(explanation.authorships.map(({ rule }) => rule)).toEqual(['new', 'orcid']);
      expect(explanation.authorships[0]).toMatchObject({ spelling: 'Noura Al-Otaibi', affiliation: 'Example University', position: 1 });
    });

    const loadPerson = async (author: ResearchRecord['authors'][number], batch: string) => {
      await load([{ ...second, key: batch, doi: `10.5555/${batch}`, title: { en: `Kites of ${batch} people` }, authors: [author] }], batch);
      const { items } = await store.findAuthors('en', { ...defaultAuthorQuery, keyword: author.name.en ?? '' });
      return items.find(({ name }) => name.value === author.name.en) as Author;
    };

    it('suggests duplicate works and people, and merges them only on request', async () => {
      await load([{ ...second, key: 'twin', doi: '10.5555/twin', authors: [{ name: { en: 'Fahd Al-Harbi' }, country: 'EG' }] }], 'twin');
      const suspects = await store.suspects({ batch: 'twin' });
      expect(suspects.map(({ kind, because }) => [kind, because])).toEqual([
        ['research', 'same title'],
        ['author', 'same name'],
      ]);
      const [works, people] = suspects as [(typeof suspects)[number], (typeof suspects)[number]];
      const before = await everyAnswer(store);
      const mergedWorks = await store.merge('research', works.ids[1], works.ids[0]);
      const mergedPeople = await store.merge('author', people.ids[1], people.ids[0]);
      expect(await store.research('en', works.ids[1])).toEqual({ kind: 'merged', id: works.ids[0] });
      expect(await store.author('en', people.ids[1])).toEqual({ kind: 'merged', id: people.ids[0] });
      await store.undo(mergedPeople);
      await store.undo(mergedWorks);
      expect(await everyAnswer(store)).toEqual(before);
      await store.undo('twin');
    });

    it('knows a person with the name of a centre by the parts of the name, also after a merge', async () => {
      const { id: firstId } = await loadPerson({ name: { en: 'Luis Centro' } }, 'unfiled');
      const { id: secondId } = await loadPerson({ name: { en: 'Luis M. Centro' }, family: 'Centro', given: 'Luis M.' }, 'filed');
      const isGroup = async (id: string) => {
        const result = await store.author('en', id);
        return result.kind === 'found' && result.value.isGroup;
      };
      expect([await isGroup(firstId), await isGroup(secondId)]).toEqual([true, false]);
      const batch = await store.merge('author', secondId, firstId);
      expect(await isGroup(firstId)).toBe(false);
      await store.undo(batch);
      expect(await isGroup(firstId)).toBe(true);
      for (const batch of ['filed', 'unfiled']) await store.undo(batch);
    });

    it('completes people from a register and adds nobody without publications', async () => {
      const { preparePerson } = await import('#lib/store/records/prepare-person.ts');
      const person = preparePerson({
        name: { en: 'Noura Al-Otaibi' },
        orcid: '0000-0002-1825-0097',
        variants: ['N. S. Al-Otaibi'],
        affiliation: { en: 'Another University' },
      });
      const stranger = preparePerson({ name: { en: 'Nobody Here' }, orcid: '0000-0001-5000-0007' });
      expect(await store.load([{ person }, { person: stranger }], { batch: 'register' })).toMatchObject({ updated: 1, added: 0 });
      const { items } = await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Otaibi' });
      expect(items[0]).toMatchObject({ affiliation: { value: 'Another University' }, variants: ['N. S. Al-Otaibi'] });
      await store.undo('register');
    });

    it('lists the affiliation of the newest dated publication first, and all with their years', async () => {
      const signedBy = (key: string, year: number | undefined, place?: string): ResearchRecord => ({
        key,
        title: { en: `Publication ${key}` },
        language: 'en',
        type: 'other',
        areas: [],
        ...(year && { year }),
        authors: [{ name: { en: 'Hala Mobile' }, orcid: '0000-0001-5000-0007', ...(place && { affiliation: { en: place } }) }],
      });
      await load(
        [
          signedBy('p1', 2006, 'First University'),
          signedBy('p2', 2019, 'Second Institute'),
          signedBy('p3', 2021, 'Second Institute'),
          signedBy('p4', undefined, 'Undated Office'),
          signedBy('p5', 2024),
        ],
        'moves',
      );
      const { items } = await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Hala Mobile' });
      expect(items[0]?.affiliation?.value).toBe('Second Institute');
      expect(items[0]?.affiliations?.map(({ name, firstYear, lastYear }) => [name.value, firstYear, lastYear])).toEqual([
        ['Second Institute', 2019, 2021],
        ['First University', 2006, 2006],
        ['Undated Office', undefined, undefined],
      ]);
      await store.undo('moves');
    });

    it('names a person as most publications do, and restores the earlier name after an undo', async () => {
      const signedBy = (key: string, en: string): ResearchRecord => ({
        key,
        title: { en: `Publication ${key}` },
        language: 'en',
        type: 'other',
        areas: [],
        authors: [{ name: { en }, orcid: '0000-0001-5000-0007' }],
      });
      const nameOf = async () =>
        (await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Omullane' })).items.map(({ name }) => name.value);
      await load([signedBy('m1', 'William Omullane')], 'first-name');
      const before = await everyAnswer(store);
      await load([signedBy('m2', "W. O'Mullane"), signedBy('m3', "W. O'Mullane")], 'more-names');
      expect(await nameOf()).toEqual(["W. O'Mullane"]);
      expect((await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'William Omullane' })).items[0]?.variants).toEqual([
        'William Omullane',
      ]);
      await store.undo('more-names');
      expect(await everyAnswer(store)).toEqual(before);
      await store.undo('first-name');
    });

    it('restores people who had lost their last publication when the batch is undone', async () => {
      const alone = { ...second, key: 'alone', doi: '10.5555/alone', title: { en: 'Two people and one paper' } };
      const person = (en: string) => ({ name: { en }, country: 'EG', affiliation: { en: 'Example Institute' } });
      await load([{ ...alone, authors: [person('Salma Younes'), person('Karim Adel')] }], 'two-people');
      const before = await everyAnswer(store);
      await load([{ ...alone, authors: [person('Salma Younes')] }], 'one-person');
      expect((await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Karim Adel', strict: true })).total).toBe(0);
      await store.undo('one-person');
      expect(await everyAnswer(store)).toEqual(before);
      await store.undo('two-people');
    });
  });
}
