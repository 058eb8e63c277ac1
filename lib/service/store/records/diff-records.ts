import type { ResearchRecord } from '#lib/domain/record.ts';
import type { FieldChange, KeptField } from '#lib/service/store/store.ts';

/** Fields that differ, with both values; texts by language (`title.ar`), authors as a list of names. */
export function diffRecords(before: ResearchRecord, after: ResearchRecord): FieldChange[] {
  const one = flatRecord(before);
  const two = flatRecord(after);
  const fields = [...new Set([...Object.keys(one), ...Object.keys(two)])].sort();
  return fields
    .filter((field) => JSON.stringify(one[field]) !== JSON.stringify(two[field]))
    .map((field) => ({ field, before: one[field] ?? null, after: two[field] ?? null }));
}

/** What a record brought that the one it was merged into does not say; `isOurs` tells fields that no source has said. */
export function keptFields(
  merged: ResearchRecord,
  incoming: ResearchRecord,
  isOurs: (field: string) => boolean,
): Omit<KeptField, 'because'>[] {
  const [one, two] = [flatRecord(merged), flatRecord(incoming)];
  return Object.keys(two)
    .filter((field) => field !== 'key' && field !== 'abstractKind' && !isOurs(field) && !says(one[field], two[field]))
    .map((field) => ({ field, stands: one[field] ?? null, came: two[field] }));
}

/** Whether a value has all of another one in the same places: a person with an ORCID iD says the name alone as well. */
function says(value: unknown, part: unknown): boolean {
  if (part === value || part === undefined) return true;
  if (typeof part !== 'object' || part === null || typeof value !== 'object' || value === null) return false;
  return Object.entries(part).every(([name, inside]) => says((value as Record<string, unknown>)[name], inside));
}

const byLanguage = new Set(['title', 'abstract', 'keywords']);

/** The fields of a record by the names of reports: texts by language (`title.ar`). */
export function flatRecord(record: ResearchRecord): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    // The file that a record came in says nothing about the work.
    if (name === 'source') continue;
    if (name === 'authors') fields.authors = record.authors;
    else if (byLanguage.has(name)) for (const [language, text] of Object.entries(value as object)) fields[`${name}.${language}`] = text;
    else fields[name] = value;
  }
  return fields;
}
