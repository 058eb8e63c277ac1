import { explainAnswer } from '#lib/search/explain.ts';
import { memorySource } from '#lib/search/memory-source.ts';
import { search } from '#lib/search/search.ts';
import { isPostgres, sqlitePath } from './open-store.ts';
import { postgresSource } from './postgres/copy-source.ts';
import { recordOf } from './prepare-record.ts';
import { formsOf } from './record-forms.ts';
import { sqliteSource } from './sqlite/copy-source.ts';

/** How the table engine understands a query over the records of a store, and what each row's score is made of. It reads all records, so a large store takes a while. */
export async function explainSearch(
  place: { readonly databaseUrl?: string | undefined; readonly dataDir: string },
  keyword: string,
): Promise<string> {
  const source = await (isPostgres(place) ? postgresSource(place.databaseUrl as string) : sqliteSource(sqlitePath(place)));
  try {
    const stored: { readonly id: number; readonly record: ReturnType<typeof recordOf> }[] = [];
    for await (const rows of source.publications()) for (const row of rows) stored.push({ id: row.id, record: recordOf(row) });
    const index = memorySource(
      stored.map(({ record }) => record),
      formsOf,
    );
    const titleOf = (doc: number) => `${stored[doc]?.id}  ${Object.values(stored[doc]?.record.title ?? {})[0] ?? ''}`;
    return explainAnswer(search(index, keyword), titleOf);
  } finally {
    await source.close();
  }
}
