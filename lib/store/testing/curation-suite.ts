import { beforeAll, describe, expect, it } from 'vitest';
import type { RecordChange } from '#lib/domain/collection.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { LoadOutcome, Store } from '#lib/store/port/store.ts';
import { type Classification, prepareRecord } from '#lib/store/records/prepare-record.ts';
import { fixtureRecords } from './fixtures.ts';
import { at, everyAnswer, first, second, storeOfFixtures } from './loaded-store.ts';

/** Tests of operator functions that every store must pass: batches, undo, decisions. */
export function describeCuration(name: string, open: () => Promise<Store>): void {
  describe(`${name} supports operators`, () => {
    const fixture = storeOfFixtures(open);
    const { load, idOf } = fixture;
    let store: Store;
    beforeAll(() => {
      store = fixture.store();
    });

    it('treats prepared records like the records they were made from', async () => {
      expect(await store.load(fixtureRecords.map((record) => prepareRecord(record)))).toMatchObject({
        added: 0,
        updated: 0,
        unchanged: fixtureRecords.length,
      });
    });

    it('returns after an undo exactly what it returned before the batch', async () => {
      const before = await everyAnswer(store);
      const changedRecord = {
        ...first,
        title: { en: 'Another title altogether' },
        authors: [{ name: { en: 'Noura Al-Otaibi' }, variants: ['N. Otaibi'], orcid: '0000-0002-1825-0097' }],
      };
      const addedRecord = {
        ...second,
        key: 'added',
        doi: '10.5555/added',
        title: { en: 'Debris that nobody had seen' },
        authors: [{ name: { en: 'Fahd Al-Harbi' }, country: 'SA', orcid: '0000-0001-5109-3700' }],
      };
      expect(await load([changedRecord, addedRecord], 'to-undo')).toMatchObject({ added: 1, updated: 1 });
      expect(await everyAnswer(store)).not.toEqual(before);
      expect(await store.undo('to-undo')).toEqual({ batch: 'to-undo', removed: 1, restored: 1 });
      expect(await everyAnswer(store)).toEqual(before);
    });

    it('lists batches, newest first, with those undone marked', async () => {
      const [last, earlier] = await store.batches();
      expect(last).toMatchObject({ id: 'to-undo', added: 1, updated: 1, undoneAt: expect.any(String) });
      expect(earlier).toMatchObject({ id: 'fixtures', added: fixtureRecords.length });
      await expect(store.undo('to-undo')).rejects.toMatchObject({ kind: 'bad_request' });
      await expect(store.undo('never-was')).rejects.toMatchObject({ kind: 'not_found' });
    });

    it('reports to harvesters what an undo removed and restored, once each, with its time', async () => {
      // Later than the clock of any other test.
      const [loadedAt, undoneAt] = ['2099-01-01T00:00:00Z', '2099-01-02T00:00:00Z'];
      const addedRecord = { ...second, key: 'harvested', doi: '10.5555/harvested' };
      await store.load([{ ...first, citations: 7 }, addedRecord], { at: loadedAt, batch: 'harvested' });
      const harvested = (await store.changesSince(loadedAt, 9)) as readonly [RecordChange, RecordChange];
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

    it('undoes a batch with later ones as if it had never been loaded, and replays them under the same ids', async () => {
      const id = await idOf('debris');
      const twice: ResearchRecord = {
        key: 'reported-twice',
        doi: '10.5555/reported-twice',
        title: { en: 'A work that two batches report' },
        language: 'en',
        authors: [{ name: { en: 'Nora Twice' } }],
        type: 'journal-article',
        areas: [],
      };
      const only: ResearchRecord = {
        ...twice,
        key: 'reported-once',
        doi: '10.5555/reported-once',
        title: { en: 'A work that one batch reports' },
      };
      await load([{ ...second, citations: 1 }, twice, only], 'one');
      const [keptId, removedId] = [await idOf('"two batches report"'), await idOf('"one batch reports"')];
      await load(
        [
          { ...second, citations: 2 },
          { ...twice, key: 'other:twice', volume: '7' },
        ],
        'two',
      );
      const decisionBatch = await store.classify(removedId, ['galaxies']);
      expect(await store.undo('one')).toEqual({ batch: 'one', removed: 2, restored: 1, replayed: 1, undoneToo: [decisionBatch] });
      expect((await store.findResearch('en', { ...defaultResearchQuery, keyword: 'debris' })).items[0]).toMatchObject({ id, citations: 2 });
      expect((await store.explainRecord(keptId)).record).toMatchObject({ key: 'other:twice', volume: '7' });
      expect((await store.research('en', removedId)).kind).toBe('missing');
      expect((await store.batches()).find((batch) => batch.id === 'two')).toMatchObject({ added: 1, updated: 1 });
      await store.undo('two');
      expect((await store.research('en', keptId)).kind).toBe('missing');
      expect((await store.findResearch('en', { ...defaultResearchQuery, keyword: 'debris' })).items[0]?.citations).toBe(0);
    });

    it('returns the key that an import had taken from a merged record when the import is undone', async () => {
      const reportedRecord: ResearchRecord = {
        key: 'own-key-of-merged',
        doi: '10.5555/own-key-of-merged',
        title: { en: 'A work that was merged after two had reported it' },
        language: 'en',
        authors: [{ name: { en: 'Mona Merged' } }],
        type: 'journal-article',
        areas: [],
      };
      const gathered = prepareRecord({ ...reportedRecord, key: 'openalex:W77', openalex: 'W77' }, undefined, { source: 'openalex' });
      await store.load([gathered, { ...reportedRecord, key: 'stays', doi: '10.5555/stays', title: { en: 'What it was merged into' } }], {
        batch: 'gathered',
      });
      const [mergedId, targetId] = [await idOf('"two had reported"'), await idOf('"was merged into"')];
      await load([{ ...reportedRecord, volume: '1' }], 'first-word');
      await store.merge('research', mergedId, targetId);
      const explanations = () => Promise.all([mergedId, targetId].map((id) => store.explainRecord(id)));
      const before = await explanations();
      const next = { ...reportedRecord, volume: '2', authors: [{ name: { en: 'Nadia Later' } }] };
      expect(await load([next], 'second-word')).toMatchObject({ updated: 1 });
      expect((await explanations())[1]?.record).toMatchObject({ volume: '2' });
      await store.undo('second-word');
      expect(await explanations()).toEqual(before);
      // The undo restored the identity with this key, so a further report still matches and corrects the record.
      await load([next], 'third-word');
      expect((await explanations())[1]?.record).toMatchObject({ volume: '2', authors: [{ name: { en: 'Nadia Later' } }] });
      for (const batch of ['third-word', 'first-word', 'gathered']) await store.undo(batch);
    });

    it('follows a chain of merges to its end, and matches nothing withdrawn', async () => {
      const chained = (key: string): ResearchRecord => ({ ...second, key, doi: `10.5555/${key}`, title: { en: `Link ${key} of a chain` } });
      await load(['chain-one', 'chain-two', 'chain-end'].map(chained), 'chain');
      const [firstId, secondId, endId] = (await Promise.all(
        ['chain-one', 'chain-two', 'chain-end'].map((key) => idOf(`"Link ${key}"`)),
      )) as [string, string, string];
      await store.merge('research', firstId, secondId);
      const mergeResult = await store.merge('research', secondId, endId);
      const reportedRecord = { ...chained('chain-one'), issue: '9' };
      expect(await store.load([reportedRecord], { at, dryRun: true })).toMatchObject({ updated: 1 });
      expect((await load([reportedRecord], 'chain-report')).outcomes).toMatchObject([{ kind: 'updated', id: endId, by: 'key' }]);
      expect((await store.explainRecord(endId)).record).toMatchObject({ issue: '9' });
      for (const batch of ['chain-report', mergeResult]) await store.undo(batch);
      await store.withdraw(secondId);
      const before = await store.explainRecord(secondId);
      expect((await load([reportedRecord], 'chain-report')).outcomes).toMatchObject([{ kind: 'unchanged', id: secondId, withdrawn: true }]);
      expect(await store.explainRecord(secondId)).toEqual(before);
      await store.undo('chain');
    });

    it('previews a load without changing anything', async () => {
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

    it('returns withdrawn for a withdrawn record, which only undo restores', async () => {
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
      const guessedRecord = prepareRecord(
        { ...second, key: 'guess', doi: '10.5555/guess', areas: ['debris'] },
        { confidence: 0.3, areas: [{ code: 'debris', confidence: 0.3, because: 'debris' }] },
      );
      await store.load([guessedRecord], { batch: 'guess' });
      const [open] = await store.unclassified();
      expect(open).toMatchObject({ confidence: 0.3, title: second.title.en });
      await store.classify(open?.id as string, ['space-law', 'debris']);
      expect(await store.unclassified()).toEqual([]);
      await store.load([{ ...second, key: 'guess', doi: '10.5555/guess', areas: ['galaxies'], citations: 5 }]);
      const result = await store.research('en', open?.id as string);
      expect(result.kind === 'found' && result.value.areas.map((area) => area.name.value)).toEqual(['Space law', 'Space debris']);
      await expect(store.classify(open?.id as string, ['no-such-area'])).rejects.toMatchObject({ kind: 'bad_request' });
    });

    it('reclassifies only guessed areas, as one batch', async () => {
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
        // The areas of this work differ from its classification, as if another source had stated them since.
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
      const examined: unknown[] = [];
      const report = await store.renewAreas((record, previous) => {
        examined.push([record.key, previous.subjects]);
        return { confidence: 0.7, areas: [], chosen: ['galaxies'], subjects: previous.subjects ?? [] };
      });
      expect(report).toMatchObject({ changed: 1, gained: 0, lost: 0, kept: 1 });
      expect(examined).toEqual(expect.arrayContaining([['wrong', [{ scheme: 'arxiv', value: 'astro-ph.HE' }]]]));
      expect(await Promise.all(keys.map(areasOf))).toEqual([['galaxies'], ['galaxies'], ['space-law'], ['moon'], ['history']]);
      const explanation = await store.explainRecord(await idOf('wrong'));
      expect(explanation.classification).toMatchObject({ chosen: ['galaxies'], confidence: 0.7 });
      expect(explanation.fields.find(({ field }) => field === 'areas')?.source).toMatchObject({
        source: 'madar',
        kind: 'derived',
        batch: report.batch,
      });
      const sources = await store.sources(await idOf('wrong'));
      expect(sources[0]).toMatchObject({ fields: [], batch: expect.any(String), at: expect.stringMatching(/^\d{4}-\d\d-\d\d/) });
      expect(sources).toContainEqual(expect.objectContaining({ source: 'madar', kind: 'derived', fields: ['areas'], batch: report.batch }));
      expect(await store.sources('999999')).toEqual([]);
      expect((await store.explainRecord(await idOf('decided'))).reviewedAt).toBeDefined();
      // A second run changes nothing and leaves no batch.
      expect(await store.renewAreas((record) => ({ confidence: 0.7, areas: [], chosen: record.areas, subjects: [] }))).not.toHaveProperty(
        'batch',
      );
      await store.undo(report.batch as string);
      expect(await Promise.all(keys.map(areasOf))).toEqual(before);
      expect(await evidence()).toEqual(evidenceBefore);
      await expect(store.explainRecord('999999')).rejects.toMatchObject({ kind: 'not_found' });
    });

    it('counts co-authors by works that are listed, not by withdrawn ones, the most works in common first', async () => {
      const [person, other, third] = ['Laila Coauthor', 'Huda Coauthor', 'Reem Coauthor'].map((en) => ({ name: { en } }));
      const joint = [
        [person, third],
        [person, other],
        [person, other],
        [person, third],
        [person, third],
      ].map((authors, index) => ({
        ...second,
        key: `together-${index}`,
        doi: `10.5555/together.${index}`,
        title: { en: `Joint work number ${index}` },
        authors: authors.filter((author) => author !== undefined),
        source: { file: 'test', id: `together-${index}` },
      }));
      await load(joint, 'together');
      const works = (await store.findResearch('en', { ...defaultResearchQuery, keyword: 'Joint work number', sort: 'title' })).items;
      const withdrawn = [await store.withdraw(works[3]?.id ?? ''), await store.withdraw(works[4]?.id ?? '')];
      const id = works[0]?.authors[0]?.id ?? '';
      const coauthors = await store.coauthors('en', id, 10);
      expect(coauthors.map(({ name, count }) => [name.value, count])).toEqual([
        ['Huda Coauthor', 2],
        ['Reem Coauthor', 1],
      ]);
      expect(await store.coauthors('en', id, 1)).toEqual(coauthors.slice(0, 1));
      for (const batch of withdrawn.toReversed()) await store.undo(batch);
      await store.undo('together');
    });
  });
}
