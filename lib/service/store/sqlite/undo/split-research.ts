import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import { withMadeTexts } from '#lib/service/store/made-texts.ts';
import { type FieldSource, ownOrigin, sourceFor, sourceOf, sourcesOf } from '#lib/service/store/records/field-sources.ts';
import { mergeRecords } from '#lib/service/store/records/merge-records.ts';
import { type PreparedRecord, prepareRecord, recordOf } from '#lib/service/store/records/prepare-record.ts';
import type { Told } from '#lib/service/store/records/weigh-sources.ts';
import type { ResearchRows } from '#lib/service/store/sqlite/read/research-rows.ts';
import { fieldSourcesOf, storedRecord } from '#lib/service/store/sqlite/read/stored-research.ts';
import { classificationWriter } from '#lib/service/store/sqlite/write/classifications.ts';
import type { AuthorIdentifier } from '#lib/service/store/sqlite/write/identify-author.ts';
import { inputsOf } from '#lib/service/store/upkeep/told.ts';
import { identifierIn } from '#lib/text/query/identifier.ts';

interface Parts {
  readonly rows: ResearchRows;
  readonly authors: AuthorIdentifier;
  readonly batch: string;
  readonly at: string;
}

/** One record of a work as a source reported it, and its batch. */
interface Telling {
  readonly record: PreparedRecord;
  readonly batch: string;
  readonly at: string;
}

/**
 * Makes the version that has an identifier a separate record, from what its sources reported; the work is rebuilt from the other sources. `wanted`: the id of
 * the new record when the decision is replayed. Returns that id. Throws `bad_request` where no source reported the version separately.
 */
export function splitResearch(database: DatabaseSync, id: number, identifier: string, wanted: number | undefined, parts: Parts): number {
  const { rows, authors, batch, at } = parts;
  const tellings = readTellings(database, id, batch);
  const name = identifierIn(identifier)?.value ?? identifier.trim();
  const isOf = ({ record }: Telling) => identifiersOf(record).has(name);
  const [part, rest] = [tellings.filter(isOf), tellings.filter((telling) => !isOf(telling))];
  if (part.length === 0 || rest.length === 0)
    throw new Problem('bad_request', { detail: `No version with the identifier ${identifier} was joined to publication ${id}.` });
  const stored = rows.read(id);
  const before = storedRecord(stored);
  const sources = fieldSourcesOf(stored);
  rows.putAside(id, batch);
  const kept = merged(rest);
  const isDecided = sourceOf(sources, 'areas')?.kind === 'reviewed';
  const record = { ...withMadeTexts(kept.record, before, sources), ...(isDecided && { areas: before.areas }) };
  rows.replace(id, prepareRecord(record), rest[0]?.record.digest ?? '', authors, batch, at);
  const ofPart = new Set(part.flatMap(({ record: told }) => claimsOf(told)));
  const ofRest = new Set(rest.flatMap(({ record: told }) => claimsOf(told)));
  for (const [identity, digest, learnt = ''] of stored.identities)
    if (!ofPart.has(identity) || ofRest.has(identity)) rows.claimIfFree(identity, id, digest, learnt);
  const made = [...sources].filter(([, { kind }]) => kind === 'machine' || kind === 'reviewed' || kind === 'editor');
  const standing = new Map([...kept.sources, ...made]);
  rows.putSources(
    id,
    standing,
    [...sources.keys()].filter((field) => !standing.has(field)),
  );

  const split = merged(part);
  const prepared = prepareRecord(split.record, part[0]?.record.classification);
  const own = rows.insert({ ...prepared, digest: part[0]?.record.digest ?? prepared.digest }, authors, batch, at, wanted);
  rows.putSources(own, split.sources);
  if (prepared.classification) classificationWriter(database).put(own, prepared.classification);
  for (const { record: told } of part)
    for (const identity of claimsOf(told)) rows.claimIfFree(identity, own, identity.startsWith('key:') ? told.digest : null, batch);
  return own;
}

/** What the batches before this decision reported of a work; a replay reads the same. */
function readTellings(database: DatabaseSync, id: number, batch: string): Telling[] {
  const told = database.prepare(
    `SELECT doc, batch, at FROM told JOIN batch ON batch.id = batch
     WHERE undone_at IS NULL AND version < COALESCE((SELECT version FROM batch WHERE id = ?), 1e15) ORDER BY version, part`,
  );
  const tellings: Telling[] = [];
  for (const row of told.iterate(batch) as Iterable<unknown> as Iterable<{ doc: string; batch: string; at: string }>)
    tellings.push(...inputsOf(row.doc, id).map((record) => ({ record, batch: row.batch, at: row.at })));
  return tellings;
}

const identifiersOf = ({ doi, identities }: PreparedRecord): ReadonlySet<string> =>
  new Set([...(doi ? [doi] : []), ...identities.flatMap((identity) => [identity, identity.slice(identity.indexOf(':') + 1)])]);

const claimsOf = ({ doi, identities, key, digest }: PreparedRecord): string[] => [
  ...(doi ? [`doi:${doi}`] : []),
  ...identities,
  `key:${key}`,
  `key:${key}#${digest}`,
];

/** What tellings make of one work, one after the other, and which of them each field is from. */
function merged(tellings: readonly Telling[]): {
  readonly record: ReturnType<typeof recordOf>;
  readonly sources: Map<string, FieldSource>;
} {
  const [first, ...others] = tellings as [Telling, ...Telling[]];
  let record = recordOf(first.record);
  const sources = sourcesOf(first.record.origin ?? ownOrigin, first);
  for (const telling of others) {
    const origin = telling.record.origin ?? ownOrigin;
    const stored: Told = { record, saidBy: (field) => sourceOf(sources, field) as FieldSource };
    const next = mergeRecords(stored, { record: recordOf(telling.record), saidBy: (field) => sourceFor(origin, field, telling) });
    for (const field of next.taken) sources.set(field, sourceFor(origin, field, telling));
    record = next.record;
  }
  return { record, sources };
}
