import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Change } from '#lib/domain/extras.ts';
import { defaultAuthorQuery, defaultResearchQuery, researchSorts } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { fixtureRecords } from './fixtures.ts';
import { type Classification, prepareRecord } from './prepare-record.ts';
import type { LoadOutcome, Store } from './store.ts';

const at = '2026-11-02T00:00:00Z';
const [first, second] = fixtureRecords as readonly [ResearchRecord, ResearchRecord];

/** What a store promises to those who load it: recognition, batches, undo, decisions. Part of the contract suite. */
export function describeCuration(name: string, open: () => Promise<Store>): void {
  describe(`${name} keeps its promises to operators`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
      await store.load(fixtureRecords, { at: '2026-11-01T00:00:00Z', batch: 'fixtures' });
    });
    afterAll(() => store.close());
    const load = async (records: readonly ResearchRecord[], batch: string) => {
      const outcomes: LoadOutcome[] = [];
      const report = await store.load(records, { at, batch, onOutcome: (outcome) => outcomes.push(outcome) });
      return { ...report, outcomes };
    };
    const idOf = async (keyword: string) => (await store.findResearch('en', { ...defaultResearchQuery, keyword })).items[0]?.id as string;

    it('takes prepared records for the records they were made of', async () => {
      expect(await store.load(fixtureRecords.map((record) => prepareRecord(record)))).toMatchObject({
        added: 0,
        updated: 0,
        unchanged: fixtureRecords.length,
      });
    });

    it('answers after an undo, byte for byte, what it answered before the batch', async () => {
      const before = await everyAnswer(store);
      const changed = {
        ...first,
        title: { en: 'Another title altogether' },
        authors: [{ name: { en: 'Noura Al-Otaibi' }, variants: ['N. Otaibi'], orcid: '0000-0002-1825-0097' }],
      };
      const added = {
        ...second,
        key: 'added',
        doi: '10.5555/added',
        title: { en: 'Debris that nobody had seen' },
        authors: [{ name: { en: 'Fahd Al-Harbi' }, country: 'SA', orcid: '0000-0001-5109-3700' }],
      };
      expect(await load([changed, added], 'to-undo')).toMatchObject({ added: 1, updated: 1 });
      expect(await everyAnswer(store)).not.toEqual(before);
      expect(await store.undo('to-undo')).toEqual({ batch: 'to-undo', removed: 1, restored: 1 });
      expect(await everyAnswer(store)).toEqual(before);
    });

    it('lists batches, newest first, and says which are undone', async () => {
      const [last, earlier] = await store.batches();
      expect(last).toMatchObject({ id: 'to-undo', added: 1, updated: 1, undoneAt: expect.any(String) });
      expect(earlier).toMatchObject({ id: 'fixtures', added: fixtureRecords.length });
      await expect(store.undo('to-undo')).rejects.toMatchObject({ kind: 'bad_request' });
      await expect(store.undo('never-was')).rejects.toMatchObject({ kind: 'not_found' });
    });

    it('tells harvesters what an undo removed and what it put back, since when, each once', async () => {
      // Later than any clock of the other tests.
      const [loadedAt, undoneAt] = ['2099-01-01T00:00:00Z', '2099-01-02T00:00:00Z'];
      const added = { ...second, key: 'harvested', doi: '10.5555/harvested' };
      await store.load([{ ...first, citations: 7 }, added], { at: loadedAt, batch: 'harvested' });
      const harvested = (await store.changesSince(loadedAt, 9)) as readonly [Change, Change];
      expect(harvested.map(({ withdrawn }) => withdrawn)).toEqual([false, false]);
      await store.undo('harvested', { at: undoneAt });
      const [back, gone] = [
        { ...harvested[0], updatedAt: undoneAt },
        { ...harvested[1], updatedAt: undoneAt, withdrawn: true },
      ];
      expect(await store.changesSince(undoneAt, 9)).toEqual([back, gone]);
      const everything = await store.changesSince(undefined, 100);
      expect(everything.filter(({ id }) => id === back.id || id === gone.id)).toEqual([back, gone]);
      expect(await store.changesSince(undoneAt, 9, { focusedAreaId: gone.focusedAreaIds?.[0] as string })).toEqual([gone]);
      expect(await store.changesSince(undoneAt, 9, { researchTypeId: gone.researchTypeId as string, id: gone.id })).toEqual([gone]);
      expect(await store.changesSince(undoneAt, 1, { after: back.id })).toEqual([gone]);
      expect(await store.research('en', gone.id)).toEqual({ kind: 'missing' });
    });

    it('undoes a batch that later ones have built upon as if it had never been: they are told again, under the ids that there were', async () => {
      const id = await idOf('debris');
      const twice: ResearchRecord = {
        key: 'told-twice-over',
        doi: '10.5555/told-twice-over',
        title: { en: 'A work that two batches tell of' },
        language: 'en',
        authors: [{ name: { en: 'Nora Twice' } }],
        type: 'journal-article',
        areas: [],
      };
      const only: ResearchRecord = {
        ...twice,
        key: 'told-once',
        doi: '10.5555/told-once',
        title: { en: 'A work that one batch tells of' },
      };
      await load([{ ...second, citations: 1 }, twice, only], 'one');
      const [kept, gone] = [await idOf('"two batches tell"'), await idOf('"one batch tells"')];
      await load(
        [
          { ...second, citations: 2 },
          { ...twice, key: 'other:twice', volume: '7' },
        ],
        'two',
      );
      const decided = await store.classify(gone, ['galaxies']);
      expect(await store.undo('one')).toEqual({ batch: 'one', removed: 2, restored: 1, toldAgain: 1, undoneToo: [decided] });
      expect((await store.findResearch('en', { ...defaultResearchQuery, keyword: 'debris' })).items[0]).toMatchObject({ id, citations: 2 });
      expect((await store.explainRecord(kept)).record).toMatchObject({ key: 'other:twice', volume: '7' });
      expect((await store.research('en', gone)).kind).toBe('missing');
      expect((await store.batches()).find((batch) => batch.id === 'two')).toMatchObject({ added: 1, updated: 1 });
      await store.undo('two');
      expect((await store.research('en', kept)).kind).toBe('missing');
      expect((await store.findResearch('en', { ...defaultResearchQuery, keyword: 'debris' })).items[0]?.citations).toBe(0);
    });

    it('says what a load would do without doing it', async () => {
      const before = await everyAnswer(store);
      const outcomes: LoadOutcome[] = [];
      const fresh = { ...second, key: 'fresh', doi: '10.5555/fresh' };
      const report = await store.load([{ ...second, citations: 7 }, fresh, fresh, first], {
        dryRun: true,
        onOutcome: (outcome) => outcomes.push(outcome),
      });
      expect(report).toMatchObject({ added: 1, updated: 1, unchanged: 2 });
      expect(outcomes[0]).toMatchObject({ kind: 'updated', by: 'key', changes: [{ field: 'citations', before: 0, after: 7 }] });
      expect(await everyAnswer(store)).toEqual(before);
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
      const found = await store.research('ar', await idOf('star tracker'));
      expect(found).toMatchObject({
        kind: 'found',
        value: { title: { value: first.title.ar, alt: { value: first.title.en } }, citations: 20, volume: '3' },
      });
      expect(await load([other], 'again')).toMatchObject({ unchanged: 1, updated: 0 });
      expect(await load([first], 'first-again')).toMatchObject({ unchanged: 1, updated: 0 });
      await store.undo('other-source');
    });

    it('takes a record without identifiers for one that is there where title, people, year and place agree, and says why', async () => {
      const told = {
        title: { en: 'Thermal design of the example orbiter' },
        authors: [{ name: { en: 'Ann Lee' } }],
        type: 'journal-article' as const,
      };
      const place = { venue: { name: { en: 'Journal of Moons' } }, volume: '4', pages: '7–19', year: 2001 };
      const common = { language: 'en', areas: [] };
      const one: ResearchRecord = { key: 'work:one', ...common, ...told, ...place };
      const two: ResearchRecord = {
        key: 'work:two',
        ...common,
        ...told,
        ...place,
        authors: [{ name: { en: 'A. Lee' } }],
        pages: '7',
        doi: '10.5555/orbiter',
      };
      const { outcomes } = await load([one, two], 'told-twice');
      expect(outcomes).toMatchObject([
        { kind: 'added' },
        { kind: 'updated', by: 'evidence', again: true, because: expect.arrayContaining(['title', 'authors']) },
      ]);
      await store.undo('told-twice');
    });

    it('keeps editorials apart, and reports without a number of their own, and shows what may be one', async () => {
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

    it('leaves a record alone whose DOI belongs to another one', async () => {
      const { outcomes } = await load([{ ...second, doi: first.doi as string }], 'conflict');
      expect(outcomes[0]).toMatchObject({ kind: 'conflict', doi: first.doi });
    });

    it('keeps two people apart whom their ids tell apart, and two signatures of one publication', async () => {
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
      const found = await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Wei Wang' });
      expect(found.items.map((author) => author.publicationCount).sort()).toEqual([1, 1, 1, 1]);
      await store.undo('homonyms');
    });

    it('explains by which rule each signature was given to its author', async () => {
      const { items } = await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Otaibi' });
      const explained = await store.explainAuthor(items[0]?.id as string);
      expect(explained.identities.map(({ identity }) => identity)).toContain('orcid:0000-0002-1825-0097');
      expect(explained.signatures.map(({ rule }) => rule)).toEqual(['new', 'orcid']);
      expect(explained.signatures[0]).toMatchObject({ spelling: 'Noura Al-Otaibi', affiliation: 'Example University', position: 1 });
    });

    it('names works and people that may be one, and merges them only when told to', async () => {
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

    it('answers withdrawn for what was taken back, and brings it up again only by undo', async () => {
      const id = await idOf('debris');
      const before = await everyAnswer(store);
      const batch = await store.withdraw(id, { at });
      expect(await store.research('en', id)).toEqual({ kind: 'withdrawn', at });
      expect(await load([{ ...second, citations: 99 }], 'after')).toMatchObject({ unchanged: 1 });
      expect((await store.findResearch('en', { ...defaultResearchQuery, keyword: 'debris' })).total).toBe(0);
      await store.undo(batch);
      expect(await everyAnswer(store)).toEqual(before);
    });

    it('keeps an operator’s decision on areas through later imports', async () => {
      const guessed = prepareRecord(
        { ...second, key: 'guess', doi: '10.5555/guess', areas: ['debris'] },
        { confidence: 0.3, areas: [{ code: 'debris', confidence: 0.3, because: 'debris' }] },
      );
      await store.load([guessed], { batch: 'guess' });
      const [open] = await store.unclassified();
      expect(open).toMatchObject({ confidence: 0.3, title: second.title.en });
      await store.classify(open?.id as string, ['space-law', 'debris']);
      expect(await store.unclassified()).toEqual([]);
      await store.load([{ ...second, key: 'guess', doi: '10.5555/guess', areas: ['galaxies'], citations: 5 }]);
      const found = await store.research('en', open?.id as string);
      expect(found.kind === 'found' && found.value.areas.map((area) => area.name.value)).toEqual(['Space law', 'Space debris']);
      await expect(store.classify(open?.id as string, ['no-such-area'])).rejects.toMatchObject({ kind: 'bad_request' });
    });

    it('classifies again what was guessed and nothing that a source or an editor decided, as one batch', async () => {
      const guessOf = (code: string, confidence: number): Classification => ({
        confidence,
        areas: [{ code, confidence, because: 'astro-ph.HE' }],
        chosen: [code],
        subjects: [{ scheme: 'arxiv', value: 'astro-ph.HE' }],
      });
      const work = (key: string, areas: string[], classification?: Classification) =>
        prepareRecord({ ...second, key, doi: `10.5555/${key}`, title: { en: `Work ${key}` }, areas }, classification);
      await store.load([
        work('wrong', ['history'], guessOf('history', 0.9)),
        work('right', ['galaxies'], guessOf('galaxies', 0.8)),
        // Another source has named its areas since.
        work('named', ['space-law'], guessOf('history', 0.5)),
        work('decided', ['history'], guessOf('history', 0.5)),
        work('own', ['history']),
      ]);
      const idOf = async (key: string) =>
        (await store.findResearch('en', { ...defaultResearchQuery, keyword: `Work ${key}` })).items[0]?.id as string;
      const areasOf = async (key: string) => (await store.explainRecord(await idOf(key))).record.areas;
      const keys = ['wrong', 'right', 'named', 'decided', 'own'];
      await store.classify(await idOf('decided'), ['moon']);
      const before = await Promise.all(keys.map(areasOf));
      const evidence = () => Promise.all(keys.map(async (key) => (await store.explainRecord(await idOf(key))).classification));
      const evidenceBefore = await evidence();
      const looked: unknown[] = [];
      const report = await store.renewAreas((record, known) => {
        looked.push([record.key, known.subjects]);
        return { confidence: 0.7, areas: [], chosen: ['galaxies'], subjects: known.subjects ?? [] };
      });
      expect(report).toMatchObject({ changed: 1, gained: 0, lost: 0, kept: 1 });
      expect(looked).toEqual(expect.arrayContaining([['wrong', [{ scheme: 'arxiv', value: 'astro-ph.HE' }]]]));
      expect(await Promise.all(keys.map(areasOf))).toEqual([['galaxies'], ['galaxies'], ['space-law'], ['moon'], ['history']]);
      const explained = await store.explainRecord(await idOf('wrong'));
      expect(explained.classification).toMatchObject({ chosen: ['galaxies'], confidence: 0.7 });
      expect(explained.fields.find(({ field }) => field === 'areas')?.source).toMatchObject({
        source: 'madar',
        kind: 'derived',
        batch: report.batch,
      });
      const sources = await store.sources(await idOf('wrong'));
      expect(sources[0]).toMatchObject({ fields: [], batch: expect.any(String), at: expect.stringMatching(/^\d{4}-\d\d-\d\d/) });
      expect(sources).toContainEqual(expect.objectContaining({ source: 'madar', kind: 'derived', fields: ['areas'], batch: report.batch }));
      expect(await store.sources('999999')).toEqual([]);
      expect((await store.explainRecord(await idOf('decided'))).reviewedAt).toBeDefined();
      // Once more changes nothing and leaves no batch.
      expect(await store.renewAreas((record) => ({ confidence: 0.7, areas: [], chosen: record.areas, subjects: [] }))).not.toHaveProperty(
        'batch',
      );
      await store.undo(report.batch as string);
      expect(await Promise.all(keys.map(areasOf))).toEqual(before);
      expect(await evidence()).toEqual(evidenceBefore);
      await expect(store.explainRecord('999999')).rejects.toMatchObject({ kind: 'not_found' });
    });

    it('completes people from a register and adds nobody who signed nothing', async () => {
      const { preparePerson } = await import('./prepare-person.ts');
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

    it('calls a person what most publications do, and after an undo what it called them before', async () => {
      const signed = (key: string, en: string): ResearchRecord => ({
        key,
        title: { en: `Publication ${key}` },
        language: 'en',
        type: 'other',
        areas: [],
        authors: [{ name: { en }, orcid: '0000-0001-5000-0007' }],
      });
      const nameOf = async () =>
        (await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Omullane' })).items.map(({ name }) => name.value);
      await load([signed('m1', 'William Omullane')], 'first-name');
      const before = await everyAnswer(store);
      await load([signed('m2', "W. O'Mullane"), signed('m3', "W. O'Mullane")], 'more-names');
      expect(await nameOf()).toEqual(["W. O'Mullane"]);
      expect((await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'William Omullane' })).items[0]?.variants).toEqual([
        'William Omullane',
      ]);
      await store.undo('more-names');
      expect(await everyAnswer(store)).toEqual(before);
      await store.undo('first-name');
    });

    it('brings back who had lost their last publication by a batch, when it is undone', async () => {
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

/** Everything a reader could be shown, ids and dates included. */
async function everyAnswer(store: Store): Promise<unknown> {
  const lists = [];
  for (const language of ['en', 'ar'] as const) {
    for (const sort of researchSorts) {
      const keyword = sort === 'relevance' ? { keyword: 'a' } : {};
      lists.push(
        await store.findResearch(language, {
          ...defaultResearchQuery,
          ...keyword,
          sort,
          pageSize: 100,
          facets: ['author', 'focusedArea', 'year'],
        }),
      );
    }
    for (const keyword of ['debris', 'star tracker', 'otaibi', 'المادة', 'galaxy cluster', 'Fahd']) {
      lists.push(await store.findResearch(language, { ...defaultResearchQuery, keyword }));
      lists.push(await store.findAuthors(language, { ...defaultAuthorQuery, keyword }));
    }
    const authors = await store.findAuthors(language, { ...defaultAuthorQuery, pageSize: 100 });
    lists.push(authors, await store.researchTypes(language), await store.researchAreas(language));
    for (const { id } of authors.items) lists.push(await store.author(language, id), await store.similarAuthors(language, id, 5));
    for await (const research of store.stream(language, defaultResearchQuery)) lists.push(research);
  }
  return [lists, await store.coverage(), await store.letters(), await store.counts()];
}
