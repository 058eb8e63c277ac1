import { readFileSync } from 'node:fs';
import type { ResearchRecord } from '#lib/domain/record.ts';

/** The day the collection was made; its records bear it, so that a restart or a second machine changes no date and no ETag. */
export const collectionDate = '2026-11-21T00:00:00Z';

/**
 * The starter collection: real publications with titles, summaries and keywords in both languages, one record a line.
 * Facts come from public bibliographic data (see each record's `source`); summaries and Arabic titles are ours (docs/arabic-style.md).
 */
export function readCollection(): ResearchRecord[] {
  return readFileSync(collectionPath(), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ResearchRecord);
}

/** Under Next.js's bundle `import.meta.dirname` is not the source folder; the process always starts in the project's own. */
function collectionPath(): string {
  return `${process.cwd()}/lib/service/starter/collection.jsonl`;
}
