import type { ReferenceRecord } from '#lib/domain/citations/reference.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { readCollection } from './read-collection.ts';

let records: ReadonlyMap<string, ResearchRecord> | undefined;

/** The records of the starter collection by key, read at first use. */
export function starterRecords(): ReadonlyMap<string, ResearchRecord> {
  records ??= new Map(readCollection().map((record) => [record.key, record]));
  return records;
}

/** Source and kind of the fields of a stored record, such as `starter original`; `*` stands for all fields without an entry. */
export type FieldOrigins = Readonly<Record<string, string>>;

/**
 * The stored JSON of a record with the current texts of the starter collection, in each field that the collection stated and nobody
 * changed. Undefined if that changes nothing.
 */
export function correctTexts(key: string, doc: string, origins: FieldOrigins): string | undefined {
  const current = starterRecords().get(key);
  if (!current) return undefined;
  const stored = JSON.parse(doc) as Record<string, unknown>;
  for (const name of ['title', 'abstract', 'keywords'] as const) {
    const texts = stored[name] as Record<string, unknown> | undefined;
    for (const [language, text] of Object.entries(current[name] ?? {})) {
      const isOurs = (origins[`${name}.${language}`] ?? origins['*']) === 'starter original';
      if (texts?.[language] !== undefined && isOurs) texts[language] = text;
    }
  }
  const corrected = JSON.stringify(stored);
  return corrected === doc ? undefined : corrected;
}

/**
 * The stored references of a record, in JSON, with the current texts of the starter collection, where the list is the collection's.
 * Undefined if that changes nothing.
 */
export function correctReferences(key: string, list: string, origins: FieldOrigins): string | undefined {
  const current = starterRecords().get(key)?.references;
  if (!current || !list || (origins.references ?? origins['*']) !== 'starter original') return undefined;
  const corrected = JSON.stringify(current);
  return corrected !== list && identifiersOf(JSON.parse(list) as ReferenceRecord[]) === identifiersOf(current) ? corrected : undefined;
}

const identifiersOf = (references: readonly ReferenceRecord[]): string =>
  JSON.stringify(references.map(({ text: _, ...identifiers }) => identifiers));
