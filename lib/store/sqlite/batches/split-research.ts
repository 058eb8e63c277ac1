import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/base/problem.ts';
import { withLocalTexts } from '#lib/store/port/machine-texts.ts';
import { type FieldSource, operatorOrigin, sourceFor, sourceOf, sourcesOf } from '#lib/store/records/field-sources.ts';
import { mergeRecords } from '#lib/store/records/merge-records.ts';
import { type PreparedRecord, prepareRecord, recordOf } from '#lib/store/records/prepare-record.ts';
import type { SourcedRecord } from '#lib/store/records/weigh-sources.ts';
import { fieldSourcesOf, storedRecord } from '#lib/store/sqlite/read/stored-research.ts';
import { classificationWriter } from '#lib/store/sqlite/write/classifications.ts';
import { authorIdentifier } from '#lib/store/sqlite/write/identify-author.ts';
import { inputsOf } from '#lib/store/upkeep/replay-log.ts';
import { identifierIn } from '#lib/text/query/identifier.ts';
import type { BatchContext } from './research-rows.ts';

/** One record of a work as a source reported it, with its batch. */
interface ReportedRecord {
  readonly record: PreparedRecord;
  readonly batch: string;
  readonly at: string;
}

/**
 * Makes one version of a work a separate record, merged from the stored reports of that version. Returns the new id (`newId` on replay).
 * Throws `bad_request` if no source reported the version separately.
 */
export function splitResearch(
  database: DatabaseSync,
  id: number,
  identifier: string,
  newId: number | undefined,
  context: BatchContext,
): number {
  const { rows, batch, at } = context;
  const authors = authorIdentifier(database, at, batch, context.index);
  const reports = readReports(database, id, batch);
  const name = identifierIn(identifier)?.value ?? identifier.trim();
  const isOfVersion = ({ record }: ReportedRecord) => identifiersOf(record).has(name);
  const [part, rest] = [reports.filter(isOfVersion), reports.filter((report) => !isOfVersion(report))];
  if (part.length === 0 || rest.length === 0)
    throw new Problem('bad_request', { detail: `No version with the identifier ${identifier} was joined to publication ${id}.` });
  const storedRow = rows.read(id);
  const before = storedRecord(storedRow);
  const sources = fieldSourcesOf(storedRow);
  rows.putAside(id, batch);
  const remaining = mergeReports(rest);
  const isDecided = sourceOf(sources, 'areas')?.kind === 'reviewed';
  const record = { ...withLocalTexts(remaining.record, before, sources), ...(isDecided && { areas: before.areas }) };
  rows.replace(id, prepareRecord(record), rest[0]?.record.digest ?? '', authors, batch, at);
  const partIdentities = new Set(part.flatMap(({ record: reported }) => claimsOf(reported)));
  const restIdentities = new Set(rest.flatMap(({ record: reported }) => claimsOf(reported)));
  for (const [identity, digest, origin = ''] of storedRow.identities)
    if (!partIdentities.has(identity) || restIdentities.has(identity)) rows.claimIfFree(identity, id, digest, origin);
  const localTextSources = [...sources].filter(([, { kind }]) => kind === 'machine' || kind === 'reviewed' || kind === 'editor');
  const remainingSources = new Map([...remaining.sources, ...localTextSources]);
  rows.putSources(
    id,
    remainingSources,
    [...sources.keys()].filter((field) => !remainingSources.has(field)),
  );

  const separated = mergeReports(part);
  const prepared = prepareRecord(separated.record, part[0]?.record.classification);
  const splitId = rows.insert({ ...prepared, digest: part[0]?.record.digest ?? prepared.digest }, authors, batch, at, newId);
  rows.putSources(splitId, separated.sources);
  if (prepared.classification) classificationWriter(database).put(splitId, prepared.classification);
  for (const { record: reported } of part)
    for (const identity of claimsOf(reported))
      rows.claimIfFree(identity, splitId, identity.startsWith('key:') ? reported.digest : null, batch);
  return splitId;
}

/** Reads all reports of a work from the batches before `batch`, so that a replay reads the same reports. */
function readReports(database: DatabaseSync, id: number, batch: string): ReportedRecord[] {
  const inputs = database.prepare(
    `SELECT doc, batch, at FROM told JOIN batch ON batch.id = batch
     WHERE undone_at IS NULL AND version < COALESCE((SELECT version FROM batch WHERE id = ?), 1e15) ORDER BY version, part`,
  );
  const reports: ReportedRecord[] = [];
  for (const row of inputs.iterate(batch) as Iterable<unknown> as Iterable<{ doc: string; batch: string; at: string }>)
    reports.push(...inputsOf(row.doc, id).map((record) => ({ record, batch: row.batch, at: row.at })));
  return reports;
}

const identifiersOf = ({ doi, identities }: PreparedRecord): ReadonlySet<string> =>
  new Set([...(doi ? [doi] : []), ...identities.flatMap((identity) => [identity, identity.slice(identity.indexOf(':') + 1)])]);

const claimsOf = ({ doi, identities, key, digest }: PreparedRecord): string[] => [
  ...(doi ? [`doi:${doi}`] : []),
  ...identities,
  `key:${key}`,
  `key:${key}#${digest}`,
];

/** Merges the reported records in order, and returns the source of each field. */
function mergeReports(reports: readonly ReportedRecord[]): {
  readonly record: ReturnType<typeof recordOf>;
  readonly sources: Map<string, FieldSource>;
} {
  const [first, ...others] = reports as [ReportedRecord, ...ReportedRecord[]];
  let record = recordOf(first.record);
  const sources = sourcesOf(first.record.origin ?? operatorOrigin, first);
  for (const report of others) {
    const origin = report.record.origin ?? operatorOrigin;
    const current: SourcedRecord = { record, sourceOf: (field) => sourceOf(sources, field) as FieldSource };
    const result = mergeRecords(current, { record: recordOf(report.record), sourceOf: (field) => sourceFor(origin, field, report) });
    for (const field of result.changedFields) sources.set(field, sourceFor(origin, field, report));
    record = result.record;
  }
  return { record, sources };
}
