import { copyRows } from '#lib/service/store/postgres/copy/copy-rows.ts';
import type { TransactionSql } from '#lib/service/store/postgres/sql.ts';
import { textBits } from '#lib/service/store/records/text-bits.ts';
import {
  authorIdentityTable,
  authorTable,
  batchColumns,
  beforeTables,
  institutionSaidTable,
  institutionTable,
  type LastIds,
  numberedTables,
  researchParts,
  researchTable,
  type SharedTable,
} from '#lib/service/store/working-copy/tables.ts';
import { nameTexts, researchIndex, type Values, type WorkingCopy } from '#lib/service/store/working-copy/working-copy.ts';
import { addPostings, dropEmptyBlocks, nameVector } from './write-index.ts';

const at = (table: SharedTable, column: string) => table.columns.indexOf(column);

/** Ids up to these are in the database; rows beyond them are new, and nothing has to make room for them. */
type Known = { -readonly [Name in keyof LastIds]: LastIds[Name] };

/** Writes what has been changed in the working copy back: the rows concerned are removed and written anew, with COPY. */
export function rowFlusher(tx: TransactionSql, copy: WorkingCopy, known: Known) {
  const replace = async (table: SharedTable, rows: readonly Values[], ids: readonly number[], last: number, columns = table.columns) => {
    const old = ids.filter((id) => id <= last);
    if (old.length > 0) await tx.unsafe(`DELETE FROM ${table.name} WHERE ${table.by} = ANY($1::int[])`, [old]);
    // An identifier that an undo gives back may be with a record that was not looked at; the copy has decided whose it is.
    if (at(table, 'identity') >= 0)
      await takeBack(
        tx,
        table.name,
        rows.map((row) => String(row[at(table, 'identity')])),
      );
    if (rows.length > 0) await copyRows(tx, table.name, columns, rows);
  };
  const changed = (table: SharedTable) => copy.changed(table.name).map(({ id }) => id);

  const institutions = async () => {
    for (const table of [institutionTable, institutionSaidTable]) {
      const ids = changed(table);
      await replace(table, copy.rowsOf(table, ids), ids, known.institution);
    }
  };

  const research = async () => {
    const ids = changed(researchTable);
    const rows = copy.rowsOf(researchTable, ids);
    const withBits = rows.map((row) => [...row, textBits(String(row[at(researchTable, 'doc')]))]);
    await replace(researchTable, withBits, ids, known.research, [...researchTable.columns, 'texts']);
    for (const part of researchParts) {
      const touched = changed(part);
      await replace(part, copy.rowsOf(part, touched), touched, known.research);
    }
    const hidden = rows.filter((row) => row[at(researchTable, 'withdrawn_at')] !== null || row[at(researchTable, 'merged_into')] !== null);
    const there = new Set(rows.map(([id]) => Number(id)));
    return [...hidden.map(([id]) => Number(id)), ...ids.filter((id) => !there.has(id))];
  };

  const authors = async () => {
    const ids = changed(authorTable);
    const rows = copy.rowsOf(authorTable, ids);
    const identified = changed(authorIdentityTable);
    await replace(authorTable, rows, ids, known.author);
    await replace(authorIdentityTable, copy.rowsOf(authorIdentityTable, identified), identified, known.author);
    return rows.filter((row) => row[at(authorTable, 'merged_into')] !== null).map(([id]) => Number(id));
  };

  return {
    async flush(): Promise<void> {
      await institutions();
      const hidden = await research();
      const merged = await authors();
      await writeAside(tx, copy);
      await writeNumbers(tx, copy, hidden, known.research);
      await writeNames(tx, copy, merged, known.author);
      const postings = copy.takePostings();
      if (postings.length > 0) await addPostings(tx, postings);
      for (const name of numberedTables) known[name] = copy.lastId(name);
      copy.forgetChanges();
    },
    writeLastIds: () => writeLastIds(tx, copy),
    /** What is kept of the whole: batches, last ids. */
    finish: () => writeWhole(tx, copy),
  };
}

const takeBack = (tx: TransactionSql, table: string, identities: readonly string[]) =>
  tx.unsafe(`DELETE FROM ${table} WHERE md5(identity) IN (SELECT md5(taken) FROM unnest($1::text[]) AS taken)`, [identities]);

async function writeWhole(tx: TransactionSql, copy: WorkingCopy): Promise<void> {
  // What waits beside the index is read from end to end by every search until it is taken in.
  await tx`SELECT gin_clean_pending_list('author_text_terms')`;
  await dropEmptyBlocks(tx, copy.lastId('research_index'));
  const rows = copy.database.prepare(`SELECT ${batchColumns.join(', ')} FROM batch`);
  rows.setReturnArrays(true);
  await tx.unsafe('DELETE FROM batch');
  await copyRows(tx, 'batch', batchColumns, rows.all() as unknown as Values[]);
  await writeLastIds(tx, copy);
  await tx`UPDATE meta SET value = ${String(copy.lastId('research_index'))} WHERE name = 'index_number'`;
}

async function writeLastIds(tx: TransactionSql, copy: WorkingCopy): Promise<void> {
  for (const name of numberedTables) await tx`UPDATE meta SET value = ${String(copy.lastId(name))} WHERE name = ${`${name}_id`}`;
}

/** What batches have put aside, for undo. */
async function writeAside(tx: TransactionSql, copy: WorkingCopy): Promise<void> {
  for (const table of beforeTables) {
    const entries = copy.changed(table.name);
    if (entries.length === 0) continue;
    const ids = entries.map(({ id }) => id);
    await tx.unsafe(
      `DELETE FROM ${table.name} AS old USING unnest($1::text[], $2::int[]) AS gone (batch, id) WHERE old.batch = gone.batch AND old.${table.by} = gone.id`,
      [entries.map(({ batch }) => batch), ids],
    );
    const keys = new Set(entries.map(({ batch, id }) => `${id} ${batch}`));
    const rows = copy.rowsOf(table, ids).filter(([batch, id]) => keys.has(`${id} ${batch}`));
    await copyRows(tx, table.name, table.columns, rows);
  }
}

/** The numbers that publications are indexed under, but for those that are no longer to be found. */
async function writeNumbers(tx: TransactionSql, copy: WorkingCopy, gone: readonly number[], known: number): Promise<void> {
  const ids = copy.changed(researchIndex.name).map(({ id }) => id);
  const old = [...new Set([...ids, ...gone])].filter((id) => id <= known);
  if (old.length > 0) await tx.unsafe('DELETE FROM research_index WHERE research_id = ANY($1::int[])', [old]);
  const rows = copy.rowsOf(researchIndex, ids);
  if (rows.length > 0) await copyRows(tx, researchIndex.name, researchIndex.columns, rows);
}

/** The index of names, as vectors. */
async function writeNames(tx: TransactionSql, copy: WorkingCopy, gone: readonly number[], known: number): Promise<void> {
  const ids = copy.changed(nameTexts.name).map(({ id }) => id);
  const old = [...new Set([...ids, ...gone])].filter((id) => id <= known);
  if (old.length > 0) await tx.unsafe('DELETE FROM author_text WHERE author_id = ANY($1::int[])', [old]);
  const rows = copy.rowsOf(nameTexts, ids).map(([id, words, keys]) => [id, nameVector(String(words), String(keys))]);
  if (rows.length > 0) await copyRows(tx, 'author_text', ['author_id', 'terms'], rows);
}
