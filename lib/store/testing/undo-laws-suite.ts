import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReferenceRecord } from '#lib/domain/citations/reference.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { LoadOutcome, LoadReport, Store } from '#lib/store/port/store.ts';
import type { Origin } from '#lib/store/records/field-sources.ts';
import { type PreparedRecord, prepareRecord } from '#lib/store/records/prepare-record.ts';

/** A change of a store. `one` and `two` are positions in the current list of records, people or batches. */
export type Step =
  | { readonly kind: 'import'; readonly records: readonly PreparedRecord[] }
  | {
      readonly kind: 'merge' | 'merge-authors' | 'classify' | 'withdraw' | 'translate' | 'undo';
      readonly one: number;
      readonly two: number;
      /** The title that a translation is based on, if not the current one. */
      readonly from?: string;
    };

const titles = [
  'Spin rates of small example asteroids',
  'The example survey of faint dwarf galaxies',
  'Editorial',
  'Crescents of the example moon at dusk',
];
const people = [
  { name: { en: 'Ann Lee' }, given: 'Ann', family: 'Lee' },
  { name: { en: 'A. Lee' }, given: 'A.', family: 'Lee', orcid: '0000-0002-1694-233X' },
  { name: { en: 'Omar Aziz', ar: 'عمر عزيز' }, country: 'EG' },
  { name: { en: 'Omar Aziz' }, country: 'EG', affiliation: { en: 'Example Institute' } },
];
const origins: readonly Origin[] = [
  { source: 'own' },
  { source: 'openalex', derived: ['language'], statedAt: '2026-02-01' },
  { source: 'bibtex' },
  { source: 'crossref', statedAt: '2026-01-01' },
];

/** References to each work by an identifier that only some imports state, and to works that are never loaded. */
const referencePool: readonly ReferenceRecord[] = [
  ...titles.flatMap((_, work): ReferenceRecord[] => [{ doi: `10.5555/w${work}` }, { arxiv: `2401.0000${work}` }, { openalex: `W${work}` }]),
  { doi: '10.5555/w0', text: 'Spin rates of small example asteroids, 2020' },
  { text: titles[1] as string },
  { bibcode: '2020Exmpl...1....1L' },
];

/** A few works reported in many ways, so that imports match, complete and contradict each other. */
const reports: fc.Arbitrary<PreparedRecord> = fc
  .record({
    work: fc.nat({ max: titles.length - 1 }),
    source: fc.nat({ max: origins.length - 1 }),
    signed: fc.shuffledSubarray(people, { minLength: 1, maxLength: 2 }),
    year: fc.option(fc.constantFrom(2020, 2021), { nil: undefined }),
    doi: fc.boolean(),
    arxiv: fc.boolean(),
    volume: fc.option(fc.constantFrom('1', '2'), { nil: undefined }),
    citations: fc.option(fc.nat({ max: 5 }), { nil: undefined }),
    guessed: fc.boolean(),
    retitled: fc.boolean(),
    arabic: fc.constantFrom(undefined, undefined, 'عنوان من المصدر'),
    cited: fc.shuffledSubarray([...referencePool], { maxLength: 3 }),
  })
  .map(({ work, source, signed, year, doi, arxiv, volume, citations, guessed, arabic, retitled, cited: references }) => {
    const origin = origins[source] as Origin;
    const record: ResearchRecord = {
      key: [`own-${work}`, `openalex:W${work}`, `work:${work}${year ?? ''}${volume ?? ''}`, `doi:10.5555/w${work}`][source] as string,
      title: { en: `${titles[work]}${retitled ? ' revisited' : ''}`, ...(arabic && { ar: arabic }) },
      language: 'en',
      authors: signed,
      type: 'journal-article',
      areas: ['debris'],
      ...(year && { year }),
      ...(volume && { volume, pages: '7' }),
      ...((doi || source === 3) && { doi: `10.5555/w${work}` }),
      ...(arxiv && { arxiv: `2401.0000${work}` }),
      ...(source === 1 && { openalex: `W${work}` }),
      ...(citations !== undefined && { citations }),
      ...(references.length > 0 && { references }),
    };
    const guess = { confidence: 0.5, areas: [{ code: 'debris', confidence: 0.5, because: titles[work] as string }] };
    return guessed
      ? prepareRecord(record, guess, { ...origin, derived: ['areas', ...(origin.derived ?? [])] })
      : prepareRecord(record, undefined, origin);
  });

const imports = fc.array(reports, { minLength: 1, maxLength: 5 }).map((records): Step => ({ kind: 'import', records }));
const decisions: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('merge', 'merge-authors', 'classify', 'withdraw', 'translate', 'undo'),
  one: fc.nat(),
  two: fc.nat(),
});
export const steps = fc.array(fc.oneof({ arbitrary: imports, weight: 3 }, { arbitrary: decisions, weight: 2 }), {
  minLength: 2,
  maxLength: 7,
});

/** Properties of undo and preview over random sequences of steps. Part of the contract suite. */
export function describeUndoLaws(name: string, open: () => Promise<Store>, numRuns: number): void {
  describe(`${name} over random sequences of imports, undos and merges`, () => {
    it('previews exactly the outcomes of a load, and restores after an undo all records, identities, sources, classifications, people and suspects', async () => {
      await fc.assert(
        fc.asyncProperty(steps, imports, async (before, last) => {
          const store = await open();
          for (const [index, step] of before.entries()) await applyStep(store, step, index);
          await expectSameLinks(store);
          const state = await stateOf(store);
          const preview = await outcomesOf(store, last, true);
          expect(await stateOf(store)).toEqual(state);
          expect(preview).toEqual(await outcomesOf(store, last));
          if ((await activeBatches(store)).has('last')) await store.undo('last', { at });
          expect(await stateOf(store)).toEqual(state);
          for (const step of before.filter(({ kind }) => kind !== 'import' && kind !== 'undo')) {
            const batch = await applyStep(store, step, 100);
            if (batch !== undefined) await store.undo(batch, { at });
            expect(await stateOf(store)).toEqual(state);
          }
          await store.close();
        }),
        { numRuns, seed: 31 },
      );
    });

    it('gives the same result for an import after an undo as without the undone import, with citing and cited works listed consistently', async () => {
      await fc.assert(
        fc.asyncProperty(steps, imports, async (before, last) => {
          const [withUndo, without] = [await open(), await open()];
          for (const store of [withUndo, without]) for (const [index, step] of before.entries()) await applyStep(store, step, index);
          const first = await applyStep(withUndo, last, 100);
          if (first !== undefined) await withUndo.undo(first, { at });
          const outcomes: LoadOutcome[][] = [];
          for (const store of [withUndo, without]) outcomes.push(await outcomesOf(store, last));
          expect(outcomes[0]?.map(withoutIds)).toEqual(outcomes[1]?.map(withoutIds));
          expect(await contentOf(withUndo)).toEqual(await contentOf(without));
          await expectSameLinks(without);
          await Promise.all([withUndo.close(), without.close()]);
        }),
        { numRuns, seed: 32 },
      );
    });

    it('gives the same result after the undo of any batch as without that batch', async () => {
      await fc.assert(
        fc.asyncProperty(imports, steps, fc.nat(), async (first, later, chosen) => {
          const [withUndo, without] = [await open(), await open()];
          for (const store of [withUndo, without]) await applyStep(store, first, 100);
          const counts = await withUndo.counts();
          const appliedSteps: { readonly batch: string; readonly step: Step; readonly place: number }[] = [];
          for (const [index, planned] of later.entries()) {
            const step = await withOriginal(withUndo, planned, counts);
            const batch = await applyToFirst(withUndo, step, index, counts);
            if (batch !== undefined) appliedSteps.push({ batch, step, place: index });
          }
          const active = await activeBatches(withUndo);
          const undoneStep = appliedSteps.filter(({ batch }) => active.has(batch)).at(chosen % Math.max(1, active.size - 1))?.batch;
          if (undoneStep !== undefined) await withUndo.undo(undoneStep, { at });
          for (const { batch, step, place: index } of appliedSteps)
            if (active.has(batch) && batch !== undoneStep) await applyToFirst(without, step, index, counts);
          expect(await contentOf(withUndo)).toEqual(await contentOf(without));
          await Promise.all([withUndo.close(), without.close()]);
        }),
        // Shrinking takes six minutes, so it is off: to shrink a failure, run with its seed and without `endOnFailure`.
        { numRuns: numRuns * 2, seed: 34, endOnFailure: true },
      );
    });
  });
}

const at = '2026-11-20T00:00:00Z';

/** Applies a step and returns the id of the batch that it wrote, if any; undefined for an undo. Ignores refused undos and decisions. */
export async function applyStep(store: Store, step: Step, index: number): Promise<string | undefined> {
  const moment = `2026-11-0${(index % 9) + 1}T00:00:00Z`;
  if (step.kind === 'import') {
    const report = await store.load(step.records, { at: moment, batch: `b${index}` });
    return isChange(report) ? report.batch : undefined;
  }
  const { items } = await store.findResearch('en', { ...defaultResearchQuery, pageSize: 100 });
  const authors = (await store.findAuthors('en', { ...defaultAuthorQuery, pageSize: 100 })).items;
  const pick = <T extends { id: string }>(list: readonly T[], number: number) => list[number % Math.max(1, list.length)]?.id ?? '0';
  try {
    switch (step.kind) {
      case 'merge':
        return await store.merge('research', pick(items, step.one), pick(items, step.two), { at: moment });
      case 'merge-authors':
        return await store.merge('author', pick(authors, step.one), pick(authors, step.two), { at: moment });
      case 'classify':
        return await store.classify(pick(items, step.one), ['galaxies'], { at: moment });
      case 'withdraw':
        return await store.withdraw(pick(items, step.one), { at: moment });
      case 'translate': {
        const selected = items[step.one % Math.max(1, items.length)];
        return selected && (await translate(store, selected.id, selected.title.value, `t${index}`, moment));
      }
      case 'undo': {
        const open = (await store.batches()).filter(({ undoneAt }) => undoneAt === undefined);
        await store.undo(pick(open, step.one), { at: moment });
        return undefined;
      }
    }
  } catch {
    return undefined;
  }
}

/** Writes a machine-made Arabic title. Some imported records also state an Arabic title. */
async function translate(store: Store, recordId: string, from: string, batch: string, moment: string): Promise<string | undefined> {
  const key = { recordId, field: 'title', language: 'ar' } as const;
  const origin = { source: 'machine', engine: 'example', date: moment.slice(0, 10) } as const;
  return (await store.texts.write(batch, [{ key, text: `ترجمة ${from.length}`, origin, from }], { at: moment })).batch;
}

const activeBatches = async (store: Store) =>
  new Set((await store.batches()).filter(({ undoneAt }) => undoneAt === undefined).map(({ id }) => id));

/** Adds the current title to a translation step, so that the step translates the same title in another store. */
async function withOriginal(store: Store, step: Step, { research }: { readonly research: number }): Promise<Step> {
  if (step.kind !== 'translate') return step;
  const result = await store.research('en', String((step.one % research) + 1));
  return result.kind === 'found' ? { ...step, from: result.value.title.value } : step;
}

/** Like `applyStep`, but decides only on records of the first import (`b100`), which both stores contain, and never undoes `b100`. */
async function applyToFirst(
  store: Store,
  step: Step,
  index: number,
  counts: { readonly research: number; readonly authors: number },
): Promise<string | undefined> {
  if (step.kind === 'import') return applyStep(store, step, index);
  const moment = `2026-11-0${(index % 9) + 1}T00:00:00Z`;
  const count = step.kind === 'merge-authors' ? counts.authors : counts.research;
  const [firstId, secondId] = [String((step.one % count) + 1), String((step.two % count) + 1)];
  try {
    switch (step.kind) {
      case 'merge':
        return await store.merge('research', firstId, secondId, { at: moment });
      case 'merge-authors':
        return await store.merge('author', firstId, secondId, { at: moment });
      case 'classify':
        return await store.classify(firstId, ['galaxies'], { at: moment });
      case 'withdraw':
        return await store.withdraw(firstId, { at: moment });
      case 'translate': {
        return step.from === undefined ? undefined : await translate(store, firstId, step.from, `t${index}`, moment);
      }
      case 'undo': {
        const open = [...(await activeBatches(store))].filter((id) => id !== 'b100');
        await store.undo(open[step.one % Math.max(1, open.length)] ?? '', { at: moment });
        return undefined;
      }
    }
  } catch {
    return undefined;
  }
}

const isChange = ({ added, updated }: LoadReport) => added + updated > 0;

async function outcomesOf(store: Store, step: Step, dryRun = false): Promise<LoadOutcome[]> {
  const outcomes: LoadOutcome[] = [];
  if (step.kind === 'import') await store.load(step.records, { at, batch: 'last', dryRun, onOutcome: (outcome) => outcomes.push(outcome) });
  return outcomes;
}

/** The records, people and counts of a store, with ids and dates. */
async function stateOf(store: Store): Promise<unknown> {
  const records: unknown[] = [];
  for (let id = 1; id <= 60; id += 1) {
    const result = await store.research('en', String(id));
    if (result.kind !== 'missing') records.push(result, await store.explainRecord(String(id)));
  }
  const { items } = await store.findAuthors('en', { ...defaultAuthorQuery, pageSize: 100 });
  const authors = await Promise.all(items.map(async (author) => [author, await store.explainAuthor(author.id)]));
  return [records, authors, await store.suspects(), await store.unclassified(), await store.coverage(), await store.counts()];
}

/** Expects the same links between visible records in lists of citing works, in lists of cited works, and in the counts of records. */
async function expectSameLinks(store: Store): Promise<void> {
  const links: { readonly cites: string[]; readonly citedBy: string[] } = { cites: [], citedBy: [] };
  const { items } = await store.findResearch('en', { ...defaultResearchQuery, pageSize: 100 });
  for (const { id } of items) {
    const citedPage = await store.findResearch('en', { ...defaultResearchQuery, citedBy: [id], pageSize: 100 });
    const citing = await store.findResearch('en', { ...defaultResearchQuery, cites: [id], pageSize: 100 });
    links.cites.push(...citedPage.items.map((one) => `${id} ${one.id}`));
    links.citedBy.push(...citing.items.map((one) => `${one.id} ${id}`));
    const answer = await store.research('en', id);
    if (answer.kind !== 'found') throw new Error(`${id} is listed and ${answer.kind}.`);
    const targets = (answer.value.references ?? []).flatMap(({ id: to }) => to ?? []);
    expect(new Set(targets)).toEqual(new Set(citedPage.items.map((one) => one.id)));
    expect(answer.value.citedByCount).toBe(citing.total);
  }
  expect(links.cites.sort(), 'the links of citing works, and of cited works').toEqual(links.citedBy.sort());
}

/** The state without ids and times, which differ after an undo. */
async function contentOf(store: Store): Promise<unknown> {
  const records: unknown[] = [];
  for (let id = 1; id <= 60; id += 1) {
    const result = await store.research('en', String(id));
    if (result.kind === 'missing') continue;
    const { record, fields, identities, classification, reviewedAt } = await store.explainRecord(String(id));
    const sources = fields.map(({ field, value, source }) => [field, value, source.source, source.kind]);
    const { references = [], citedByCount } = result.kind === 'found' ? result.value : {};
    const links = [references.map(({ id: to, ...reference }) => [reference, to !== undefined]), citedByCount];
    records.push([result.kind, record.key, sources, identities.map(({ identity }) => identity), classification, reviewedAt, links]);
  }
  const { items } = await store.findAuthors('en', { ...defaultAuthorQuery, pageSize: 100 });
  const authors = await Promise.all(
    items.map(async ({ id }) => {
      const { names, variants, identities, authorships } = await store.explainAuthor(id);
      return [
        names,
        variants,
        identities.map(({ identity }) => identity),
        sortedJson(authorships.map(({ title, position, rule }) => [title, position, rule])),
      ];
    }),
  );
  const suspects = (await store.suspects()).map(({ kind, names, agrees, differs }) => [kind, names.toSorted(), agrees, differs]);
  return [sortedJson(records), sortedJson(authors), sortedJson(suspects)];
}

const sortedJson = (list: readonly unknown[]) => list.map((entry) => JSON.stringify(entry)).sort();

const withoutIds = (outcome: LoadOutcome) => ({
  ...outcome,
  ...('id' in outcome && { id: '' }),
  ...('otherId' in outcome && { otherId: '' }),
});
