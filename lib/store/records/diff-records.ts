import type { ResearchRecord } from '#lib/domain/record.ts';
import type { KeptReason } from './weigh-sources.ts';

/** A changed field with its previous and its new value. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A field whose stored value differs from the incoming one and is kept. */
export interface KeptField {
  readonly field: string;
  readonly stands: unknown;
  readonly came: unknown;
  readonly because: KeptReason;
}

/** Fields that differ, with both values; texts by language (`title.ar`). */
export function diffRecords(before: ResearchRecord, after: ResearchRecord): FieldChange[] {
  const oldFields = flatRecord(before);
  const newFields = flatRecord(after);
  const fields = [...new Set([...Object.keys(oldFields), ...Object.keys(newFields)])].sort();
  return fields
    .filter((field) => JSON.stringify(oldFields[field]) !== JSON.stringify(newFields[field]))
    .map((field) => ({ field, before: oldFields[field] ?? null, after: newFields[field] ?? null }));
}

/** Incoming values that the merged record does not contain; `isOurs` marks fields that this program derived. */
export function keptFields(
  merged: ResearchRecord,
  incoming: ResearchRecord,
  isOurs: (field: string) => boolean,
): Omit<KeptField, 'because'>[] {
  const [mergedFields, incomingFields] = [flatRecord(merged), flatRecord(incoming)];
  return Object.keys(incomingFields)
    .filter(
      (field) => field !== 'key' && field !== 'abstractKind' && !isOurs(field) && !contains(mergedFields[field], incomingFields[field]),
    )
    .map((field) => ({ field, stands: mergedFields[field] ?? null, came: incomingFields[field] }));
}

/** Whether a value contains every entry of `part` under the same key: a person with name and ORCID iD contains one with the name alone. */
function contains(value: unknown, part: unknown): boolean {
  if (part === value || part === undefined) return true;
  if (typeof part !== 'object' || part === null || typeof value !== 'object' || value === null) return false;
  return Object.entries(part).every(([name, entry]) => contains((value as Record<string, unknown>)[name], entry));
}

const byLanguage = new Set(['title', 'abstract', 'keywords']);

/** A record's fields by their names in reports: texts by language (`title.ar`). */
export function flatRecord(record: ResearchRecord): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    // The source file is not a property of the work.
    if (name === 'source') continue;
    if (name === 'authors') fields.authors = record.authors;
    else if (byLanguage.has(name)) for (const [language, text] of Object.entries(value as object)) fields[`${name}.${language}`] = text;
    else fields[name] = value;
  }
  return fields;
}
