import { Problem } from '#lib/domain/problem.ts';
import { isPostgres, sqlitePath } from '#lib/service/store/open-store.ts';
import { postgresSource } from '#lib/service/store/postgres/copy/copy-source.ts';
import { postgresTarget } from '#lib/service/store/postgres/copy/copy-target.ts';
import { spellingTokens } from '#lib/service/store/records/prepare-person.ts';
import { sqliteSource } from '#lib/service/store/sqlite/database/copy-source.ts';
import { sqliteTarget } from '#lib/service/store/sqlite/database/copy-target.ts';
import { allTables, researchTable, type SharedTable } from '#lib/service/store/working-copy/tables.ts';
import { readOwnTerms } from '#lib/text/data/read-own-terms.ts';
import type { CopySource, CopyTarget, Row } from './copied-store.ts';

export interface CopyReport {
  readonly research: number;
  readonly seconds: number;
}

interface CopyOptions {
  /** The operator's own terms, by which texts are analysed too. */
  readonly termsFile?: string | undefined;
  readonly onProgress?: (records: number) => void;
}

/**
 * Publications are analysed by other threads while rows are written: so many chunks of rows for one of publications, which is how many there are in
 * the tables of a usual collection, so that both end together.
 */
const chunksBetween = 16;

/**
 * Copies a whole store into an empty one of the other kind, or the same: records with their ids and dates, people, batches with what they put aside. The search
 * index is made anew, by the same analyser. All or nothing; rejects with `bad_request` when the target holds anything. Keys of the API are not copied.
 */
export async function copyStore(from: string, to: string, { termsFile, onProgress }: CopyOptions = {}): Promise<CopyReport> {
  readOwnTerms(termsFile);
  const began = performance.now();
  const source = await openSource(from);
  const target = await openTarget(to).catch(async (error: unknown) => {
    await source.close();
    throw error;
  });
  let research = 0;
  let indexed = 0;
  const tables = tableRows(source);
  const putNext = async (): Promise<boolean> => {
    const { value, done } = await tables.next();
    if (done) return false;
    const { table, rows } = value;
    await target.put(table, rows);
    if (table.name === 'author') await target.putNames(rows.flatMap(namesOf));
    if (table === researchTable) research += rows.length;
    return true;
  };
  try {
    for await (const publications of source.publications()) {
      await target.putTexts(publications);
      for (let chunk = 0; chunk < chunksBetween && (await putNext()); ) chunk += 1;
      indexed += publications.length;
      onProgress?.((research + indexed) / 2);
    }
    while (await putNext()) onProgress?.((research + indexed) / 2);
    await target.commit(source.state);
    return { research, seconds: (performance.now() - began) / 1000 };
  } catch (error) {
    await target.abandon();
    throw error;
  } finally {
    await source.close();
  }
}

async function* tableRows(source: CopySource): AsyncGenerator<{ readonly table: SharedTable; readonly rows: readonly Row[] }, undefined> {
  for (const table of allTables) for await (const rows of source.rows(table)) yield { table, rows };
}

/** The words and sounds of a person's row, unless it is now part of another. */
function namesOf([id, en, ar, , , , , variants, ...rest]: Row): { id: number; words: string; keys: string }[] {
  if (rest.at(-1) !== null) return [];
  const spellings = [en, ar, ...(JSON.parse(String(variants)) as string[])].filter((name): name is string => typeof name === 'string');
  return [{ id: Number(id), ...spellingTokens(spellings) }];
}

function openSource(address: string): Promise<CopySource> {
  return isPostgres({ databaseUrl: address }) ? postgresSource(address) : sqliteSource(fileOf(address));
}

function openTarget(address: string): Promise<CopyTarget> {
  return isPostgres({ databaseUrl: address }) ? postgresTarget(address) : sqliteTarget(fileOf(address));
}

function fileOf(address: string): string {
  if (!/^(?:sqlite|file):./.test(address))
    throw new Problem('bad_request', { detail: `"${address.slice(0, 40)}" is no store; name it sqlite:FILE or postgres://….` });
  return sqlitePath({ databaseUrl: address, dataDir: '.' });
}
