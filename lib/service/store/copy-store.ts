import { Problem } from '#lib/domain/problem.ts';
import type { CopySource, CopyTarget, Row } from './copied-store.ts';
import { isPostgres, sqlitePath } from './open-store.ts';
import { postgresSource } from './postgres/copy-source.ts';
import { postgresTarget } from './postgres/copy-target.ts';
import { allTables, researchTable } from './postgres/tables.ts';
import { spellingTokens } from './prepare-person.ts';
import { prepareRecord, recordOf } from './prepare-record.ts';
import { sqliteSource } from './sqlite/copy-source.ts';
import { sqliteTarget } from './sqlite/copy-target.ts';

export interface CopyReport {
  readonly research: number;
  readonly seconds: number;
}

/**
 * Copies a whole store into an empty one of the other kind, or the same: records with their ids and dates, people, batches with what they put aside. The search
 * index is made anew, by the same analyser. All or nothing; rejects with `bad_request` when the target holds anything. Keys of the API are not copied.
 */
export async function copyStore(from: string, to: string, onProgress?: (records: number) => void): Promise<CopyReport> {
  const began = performance.now();
  const source = await openSource(from);
  const target = await openTarget(to).catch(async (error: unknown) => {
    await source.close();
    throw error;
  });
  let research = 0;
  try {
    for (const table of allTables)
      for await (const rows of source.rows(table)) {
        await target.put(table, rows);
        if (table.name === 'author') await target.putNames(rows.flatMap(namesOf));
        if (table !== researchTable) continue;
        research += rows.length;
        onProgress?.(research / 2);
      }
    let indexed = 0;
    // While one stretch is written, the next is analysed.
    let written = Promise.resolve();
    for await (const publications of source.publications()) {
      const entries = publications.map(({ id, ...texts }) => ({ id, index: prepareRecord(recordOf(texts)).index }));
      await written;
      written = target.putTexts(entries);
      written.catch(() => undefined);
      indexed += entries.length;
      onProgress?.((research + indexed) / 2);
    }
    await written;
    await target.commit(source.state);
    return { research, seconds: (performance.now() - began) / 1000 };
  } catch (error) {
    await target.abandon();
    throw error;
  } finally {
    await source.close();
  }
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
