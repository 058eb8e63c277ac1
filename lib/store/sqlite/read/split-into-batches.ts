import type { DatabaseSync } from 'node:sqlite';

/** Maximum records that one synchronous call reads. With 200, an export takes 13 MB more memory. */
const recordsMax = 50;
/** Maximum authors of a batch of several records; a reference counts by its length, as an author for each hundred bytes. */
const authorsMax = 5000;

/**
 * Splits ids of records into batches in their order, none empty. A record with thousands of authors or references is in a batch of few
 * records, since reading a batch blocks the process.
 */
export function splitIntoBatches(database: DatabaseSync): (ids: readonly number[]) => Generator<number[]> {
  const weigh = database.prepare(
    `SELECT id, author_count + coalesce(octet_length(research_references.doc), 0) / 100 AS weight
     FROM research LEFT JOIN research_references ON research_id = id WHERE id IN (SELECT value FROM json_each(?))`,
  );
  return function* batches(ids) {
    for (let start = 0; start < ids.length; start += recordsMax) {
      const records = ids.slice(start, start + recordsMax);
      const weights = new Map(weigh.all(JSON.stringify(records)).map(({ id, weight }) => [Number(id), Number(weight)]));
      let batch: number[] = [];
      let total = 0;
      for (const id of records) {
        const weight = weights.get(id) ?? 0;
        if (batch.length > 0 && total + weight > authorsMax) {
          yield batch;
          batch = [];
          total = 0;
        }
        batch.push(id);
        total += weight;
      }
      yield batch;
    }
  };
}
