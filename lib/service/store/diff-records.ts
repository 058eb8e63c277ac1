import type { ResearchRecord } from '#lib/domain/record.ts';
import type { FieldChange } from './store.ts';

/** Fields that differ, with both values; texts by language (`title.ar`), authors as a list of names. */
export function diffRecords(before: ResearchRecord, after: ResearchRecord): FieldChange[] {
  const one = flatRecord(before);
  const two = flatRecord(after);
  const fields = [...new Set([...Object.keys(one), ...Object.keys(two)])].sort();
  return fields
    .filter((field) => JSON.stringify(one[field]) !== JSON.stringify(two[field]))
    .map((field) => ({ field, before: one[field] ?? null, after: two[field] ?? null }));
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
