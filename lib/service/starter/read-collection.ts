import { readFileSync } from 'node:fs';
import type { ReferenceRecord } from '#lib/domain/citations/reference.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';

/** The day the collection was made; its records bear it, so that a restart or a second machine changes no date and no ETag. */
export const collectionDate = '2026-11-21T00:00:00Z';

/**
 * The starter collection: real publications with titles, summaries and keywords in both languages, one record a line.
 * Facts come from public bibliographic data (see each record's `source`); summaries and Arabic titles are ours (docs/arabic-style.md).
 */
export function readCollection(): ResearchRecord[] {
  const references = readStarterReferences();
  return linesOf('collection.jsonl').map((line) => {
    const record = JSON.parse(line) as ResearchRecord;
    const list = references.get(record.openalex ?? '');
    return list ? { ...record, references: list } : record;
  });
}

/** The references of the collection by the OpenAlex id of the work. */
export const readStarterReferences = (): ReadonlyMap<string, readonly ReferenceRecord[]> =>
  new Map(linesOf('references.tsv').map(readReferences));

/** What OpenAlex states that a work cites, in its order, with the DOIs that the same files give: `W1<tab>W2 W3=10.5555/three`. */
function readReferences(line: string): [string, ReferenceRecord[]] {
  const [work = '', list = ''] = line.split('\t');
  const references = list.split(' ').map((one): ReferenceRecord => {
    const [openalex = one, ...doi] = one.split('=');
    return { ...(doi.length > 0 && { doi: doi.join('=') }), openalex };
  });
  return [work, references];
}

/** Under Next.js's bundle `import.meta.dirname` is not the source folder; the process always starts in the project's own. */
const linesOf = (file: string): string[] =>
  readFileSync(`${process.cwd()}/lib/service/starter/${file}`, 'utf8').split('\n').filter(Boolean);
