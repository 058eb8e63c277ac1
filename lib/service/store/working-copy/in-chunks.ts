import { type PreparedRecord, prepareRecord } from '#lib/service/store/records/prepare-record.ts';
import type { Loadable } from '#lib/service/store/store.ts';
import type { Replayed } from '#lib/service/store/upkeep/told.ts';
import type { RowFetcher } from './fetch-rows.ts';

/** Records that are fetched for, treated and written together. */
const chunkSize = 1000;

interface Around {
  /** Makes a record one that the store can keep. */
  readonly keepable?: (record: PreparedRecord) => PreparedRecord;
  /** Before the records of a chunk are treated, and when they are. */
  readonly before?: () => void;
  readonly after?: () => Promise<void>;
}

/** The records of a load, a thousand at a time, with the rows that they concern in the working copy when their turn comes. */
export async function* inChunks(
  records: Iterable<Loadable> | AsyncIterable<Loadable>,
  fetch: Pick<RowFetcher, 'forRecords' | 'people' | 'research' | 'authors'>,
  { keepable = (record) => record, before, after }: Around = {},
): AsyncGenerator<Loadable> {
  let chunk: Replayed[] = [];
  const treat = async function* (): AsyncGenerator<Loadable> {
    const ready = chunk;
    chunk = [];
    await fetch.forRecords(ready.filter((one): one is PreparedRecord => 'prepared' in one));
    await fetch.people(ready.flatMap((one) => ('person' in one ? [one.person] : [])));
    await fetch.research(ready.flatMap((one) => ('made' in one ? Number(one.made.key.recordId) : (one.wanted?.id ?? []))));
    await fetch.authors(ready.flatMap(({ wanted }) => wanted?.people ?? []));
    before?.();
    yield* ready;
    await after?.();
  };
  for await (const record of records) {
    chunk.push('person' in record || 'made' in record ? record : keepable('prepared' in record ? record : prepareRecord(record)));
    if (chunk.length >= chunkSize) yield* treat();
  }
  if (chunk.length > 0) yield* treat();
}
