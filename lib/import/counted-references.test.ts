import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { inputOf, temporaryStore } from '#lib/import/testing/read-fixture.ts';
import { importFiles } from './import-files.ts';

const file = `${inject('testData')}/openalex/openalex_works_space_remote_sensing_with_abstracts.jsonl.gz`;

interface Work {
  readonly id: string;
  readonly referenced_works: readonly string[];
}

const count = { ...defaultResearchQuery, pageSize: 1 };

describe.skipIf(!existsSync(file))(
  'References of a file of OpenAlex (skipped where the optional folder of test data is not at hand)',
  () => {
    it('equal a count of the file: in total, within the collection and for each work', async () => {
      const works = gunzipSync(readFileSync(file))
        .toString()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Work);
      const ids = new Set(works.map(({ id }) => id));
      const inside = (work: Work) => work.referenced_works.filter((id) => ids.has(id) && id !== work.id);
      const referenceIds = works.flatMap(({ referenced_works }) => referenced_works);
      expect([works.length, referenceIds.length, works.flatMap(inside).length]).toEqual([131, 6074, 86]);

      const { store, close } = temporaryStore();
      await importFiles(store, [inputOf(file)]);
      // Two versions of a work become one record. It has the references of only one version.
      const idOf = new Map<string, string>();
      const lists = new Map<string, readonly string[]>();
      const { research } = await store.counts();
      for (let id = 1; id <= research; id += 1) {
        const { record, identities } = await store.explainRecord(String(id));
        for (const { identity } of identities) idOf.set(identity.replace('openalex:', 'https://openalex.org/'), String(id));
        lists.set(
          String(id),
          (record.references ?? []).map(({ openalex }) => `https://openalex.org/${openalex}`),
        );
      }
      const worksOf = Map.groupBy(works, ({ id }) => idOf.get(id));
      expect([...worksOf.keys()].toSorted()).toEqual([...lists.keys()].toSorted());
      for (const [id, versions] of worksOf)
        expect(versions.map(({ referenced_works }) => referenced_works)).toContainEqual(lists.get(id as string));
      const citedIds = new Map(
        [...lists].map(([id, list]) => [id, list.flatMap((one) => idOf.get(one) ?? []).filter((to) => to !== id)] as const),
      );
      for (const [id, targets] of citedIds) {
        const citing = [...citedIds.values()].filter((others) => others.includes(id)).length;
        const totalOf = async (change: object) => (await store.findResearch('en', { ...count, ...change })).total;
        expect([await totalOf({ citedBy: [id] }), await totalOf({ cites: [id] })], id).toEqual([new Set(targets).size, citing]);
        const answer = await store.research('en', id);
        expect(answer, id).toMatchObject({ value: { citedByCount: citing } });
        const references = answer.kind === 'found' ? answer.value.references : undefined;
        expect(references?.flatMap((one) => one.id ?? []) ?? [], id).toEqual(targets);
      }
      await close();
    });
  },
);
