import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { compareWorks } from '#lib/store/identity/compare-works.ts';
import { openStore } from '#lib/store/open-store.ts';
import type { LoadOutcome, Store } from '#lib/store/port/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-rules-'));
const path = join(folder, 'store.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

interface Row {
  readonly id: number;
  readonly merged_into: number | null;
  readonly doc: string;
  readonly authors: string;
}

function readRows(): Row[] {
  const database = new DatabaseSync(path);
  const rows = database
    .prepare(
      'SELECT id, merged_into, research.doc AS doc, research_authors.doc AS authors FROM research JOIN research_authors ON research_id = id ORDER BY id',
    )
    .all();
  const identities = database.prepare('SELECT identity, research_id, digest, batch FROM research_identity ORDER BY identity').all();
  database.close();
  return [...rows, ...identities] as unknown as Row[];
}

/** The fixture was stored under the first matching rules. Today's rules would merge some of its records and separate others. */
describe('A store matched by earlier rules', () => {
  let store: Store;
  let before: Row[];
  const recordOf = async (id: string): Promise<ResearchRecord> => (await store.explainRecord(id)).record;

  beforeAll(async () => {
    writeFileSync(path, gunzipSync(readFileSync(join(import.meta.dirname, './store-of-rules-1.sqlite.gz'))));
    before = readRows();
    store = await openStore({ databaseUrl: `sqlite:${path}`, dataDir: folder });
  });
  afterAll(() => store.close());

  it('has the same records, ids, merges and identifiers after the migration', async () => {
    expect(readRows()).toEqual(before);
    expect(before.filter(({ merged_into }) => merged_into !== null && merged_into !== undefined)).toMatchObject([
      { id: 2, merged_into: 1 },
    ]);
    expect(await store.research('en', '2')).toEqual({ kind: 'merged', id: '1' });
    expect(await store.counts()).toMatchObject({ research: 6 });
  });

  it("contains decisions that today's rules would not make", async () => {
    expect(compareWorks(await recordOf('4'), await recordOf('5')).verdict).toBe('same');
    const [mission] = before.filter(({ id }) => id === 6);
    expect(JSON.parse(mission?.doc ?? '{}')).toMatchObject({ doi: '10.5555/mission' });
  });

  it('keeps every decision when an earlier batch is undone and later ones are replayed', async () => {
    await store.undo('undone');
    const after = readRows().filter(({ id }) => id !== undefined && id > 3);
    expect(after).toEqual(before.filter(({ id }) => id !== undefined && id > 3));
    expect((await store.research('en', '3')).kind).toBe('missing');
    expect(await recordOf('1')).not.toHaveProperty('citations');
    expect(await store.research('en', '2')).toEqual({ kind: 'merged', id: '1' });
  });

  it('suggests the preprint and the paper as duplicates, and merges new records', async () => {
    const suspects = await store.suspects();
    expect(suspects.filter(({ kind }) => kind === 'research').map(({ ids }) => ids)).toContainEqual(['4', '5']);
    const outcomes: LoadOutcome[] = [];
    const version = (key: string, more: Partial<ResearchRecord>): ResearchRecord => ({
      key,
      title: { en: 'Noise of a photon counter in the shade' },
      language: 'en',
      authors: ['Lina Nasser', 'Adel Salem', 'Karim Lotfy'].map((name) => ({ name: { en: name } })),
      type: 'journal-article',
      areas: [],
      ...more,
    });
    await store.load(
      [
        version('doi:10.5555/counter', {
          doi: '10.5555/counter',
          year: 2026,
          venue: { name: { en: 'Acta Orbitalia' } },
          volume: '5',
          pages: '21',
        }),
        version('arxiv:2602.09991', { arxiv: '2602.09991', type: 'preprint', year: 2026 }),
      ],
      { batch: 'today', onOutcome: (outcome) => outcomes.push(outcome) },
    );
    expect(outcomes).toMatchObject([{ kind: 'added' }, { kind: 'updated', by: 'evidence' }]);
  });
});
