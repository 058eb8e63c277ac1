import { prepareAffiliations } from '#lib/service/store/institutions/prepare-affiliations.ts';
import { idOf } from '#lib/service/store/postgres/read/store-extras.ts';
import type { TransactionSql } from '#lib/service/store/postgres/sql.ts';
import { recordOf } from '#lib/service/store/records/prepare-record.ts';
import type { StoredResearch } from '#lib/service/store/sqlite/read/stored-research.ts';
import { replayBatches } from '#lib/service/store/sqlite/undo/replay-batches.ts';
import { takeBack } from '#lib/service/store/sqlite/undo/undo-batch.ts';
import { type Decision, decisionIn, type Replayed, replayedIn } from '#lib/service/store/upkeep/told.ts';
import { type BatchRow, batchesAfter, standingAfter, type UndoSteps } from '#lib/service/store/upkeep/undo-in-order.ts';
import { inChunks } from '#lib/service/store/working-copy/in-chunks.ts';
import { beforeTables, type SharedTable } from '#lib/service/store/working-copy/tables.ts';
import type { Values } from '#lib/service/store/working-copy/working-copy.ts';
import { type Change, type Step, writtenAfter } from './change-rows.ts';

const [researchBefore, authorBefore] = beforeTables as readonly [SharedTable, SharedTable];

/** The steps of an undo in a PostgreSQL store, each in a working copy of its own: people who have no publication left are gone before the next one. */
export function undoSteps(step: Step, tx: TransactionSql): UndoSteps {
  const read = async (batch: string, part: number) =>
    (await tx.unsafe('SELECT doc FROM told WHERE batch = $1 AND part = $2', [batch, part]))[0]?.doc as string | undefined;
  async function* records(batch: string): AsyncGenerator<Replayed> {
    for (let part = 0, doc = await read(batch, 0); doc !== undefined; part += 1, doc = await read(batch, part)) yield* replayedIn(doc);
  }
  return {
    batches: async (id) => standingAfter(id, (await tx.unsafe(batchesAfter('$1'), [id])) as unknown as BatchRow[]),
    takeBack: (id, at, isOver) =>
      step(async (change) => {
        await fetchForUndo(change, id);
        change.copy.forgetChanges();
        return takeBack(change.copy.database, id, at, isOver, change.refresh);
      }),
    replayBatches: (id) =>
      step(async (change) => {
        const { copy, fetch, refresh } = change;
        const decision = decisionIn((await read(id, 0)) as string);
        if (decision) await fetchForDecision(change, decision);
        const told = decision ?? (inChunks(records(id), fetch, writtenAfter(change)) as AsyncGenerator<Replayed>);
        return replayBatches(copy.database, id, told, refresh);
      }),
  };
}

/** The entries that a decision is about, and who signed them. */
export async function fetchForDecision({ copy, fetch }: Change, decision: Decision): Promise<void> {
  if (decision[0] === 'merge' && decision[1] === 'author') {
    const [, , from, into] = decision;
    await fetch.authors([idOf(from), idOf(into)]);
    await fetch.research(await fetch.ids('SELECT DISTINCT research_id AS id FROM authorship WHERE author_id = $1', idOf(from)));
  } else if (decision[0] === 'merge' && decision[1] === 'institution') {
    await fetchMerged(fetch, decision.slice(2).map(idOf));
  } else {
    const ids = (decision[0] === 'merge' ? decision.slice(2) : [decision[1]]) as string[];
    await fetch.research(ids.map(idOf));
    await fetch.signatories(ids.map(idOf));
  }
  copy.forgetChanges();
}

/** Institutions, and every one that is merged, whose ends may change. */
async function fetchMerged(fetch: Change['fetch'], ids: readonly number[]): Promise<void> {
  await fetch.institutions([...ids, ...(await fetch.ids('SELECT id FROM institution WHERE merged_into IS NOT NULL OR leads_to <> id'))]);
}

/** The institutions that a batch has said something of, and those that publications it put aside are from; what earlier versions put aside does not say it, and is signed anew. */
async function fetchInstitutions({ fetch }: Change, batch: string, aside: readonly StoredResearch[]): Promise<void> {
  const said = aside.flatMap(({ signedFrom = [] }) => signedFrom.flatMap(([, , id]) => id ?? []));
  await fetchMerged(
    fetch,
    await fetch.ids('SELECT DISTINCT institution_id AS id FROM institution_said WHERE batch = $1 OR id = ANY($2::int[])', batch, said),
  );
  const anew = aside.filter(({ signedFrom }) => !signedFrom?.length);
  await fetch.forAffiliations(
    anew.flatMap(({ authors }) => recordOf({ doc: '{}', authors }).authors.flatMap((author) => prepareAffiliations(author))),
  );
}

/** What a batch added and changed, and what it put aside. */
async function fetchForUndo(change: Change, batch: string): Promise<void> {
  const { tx, copy, fetch } = change;
  const put = async (table: SharedTable): Promise<Values[]> => {
    const rows = (await tx.lists(`SELECT ${table.columns.join(', ')} FROM ${table.name} WHERE batch = $1`, [batch])) as unknown as Values[];
    copy.take(table, rows);
    return rows;
  };
  const aside = (await put(researchBefore)).map(([, , doc]) => JSON.parse(String(doc)) as StoredResearch);
  await fetchInstitutions(change, batch, aside);
  const persons = await put(authorBefore);
  const identities = persons.flatMap(([, , doc]) => {
    const { held = [], identities: moved = [] } = JSON.parse(String(doc)) as { held?: [string, string][]; identities?: string[] };
    return [...moved, ...held.map(([identity]) => identity)];
  });
  await fetch.bearers(identities);
  const own = await fetch.ids('SELECT author_id AS id FROM author_identity WHERE batch = $1', batch);
  await fetch.authors([
    ...persons.map(([, id]) => Number(id)),
    ...own,
    ...aside.flatMap(({ authorship }) => authorship.map(([, id]) => id)),
  ]);
  await fetch.research(
    await fetch.ids(
      `SELECT id FROM research WHERE batch = $1 UNION SELECT research_id FROM research_before WHERE batch = $1
       UNION SELECT research_id FROM research_identity WHERE batch = $1`,
      batch,
    ),
  );
}
