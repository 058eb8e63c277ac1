import { readFileSync } from 'node:fs';
import type { ReferenceRecord } from '#lib/domain/citations/reference.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';

/** Date at which all records count as added. It is fixed, so that restarts and other machines produce the same dates and ETags. */
export const collectionDate = '2026-11-21T00:00:00Z';

/** The starter collection: real publications in both languages. Facts are public data; summaries and Arabic titles are ours. */
export function readCollection(): ResearchRecord[] {
  const references = readStarterReferences();
  return linesOf('collection.jsonl').map((line) => {
    const record = JSON.parse(line) as ResearchRecord;
    const list = references.get(record.openalex ?? '');
    return list ? { ...record, references: list } : record;
  });
}

/** The references of the collection by the OpenAlex id of the work; those whose author, year and title are public data have a text. */
export function readStarterReferences(): ReadonlyMap<string, readonly ReferenceRecord[]> {
  const texts = new Map(linesOf('reference-texts.tsv').map((line) => line.split('\t') as [openalex: string, text: string]));
  return new Map(linesOf('references.tsv').map((line) => readReferences(line, texts)));
}

/** Parses a line such as `W1<tab>W2 W3=10.5555/three`: a work and its references by OpenAlex id, with DOIs if available. */
function readReferences(line: string, texts: ReadonlyMap<string, string>): [string, ReferenceRecord[]] {
  const [work = '', list = ''] = line.split('\t');
  const references = list.split(' ').map((item): ReferenceRecord => {
    const [openalex = item, ...doi] = item.split('=');
    const text = texts.get(openalex);
    return { ...(doi.length > 0 && { doi: doi.join('=') }), openalex, ...(text && { text }) };
  });
  return [work, references];
}

/** `import.meta.dirname` differs in Next.js's bundle; the process always starts in the project's folder. */
const linesOf = (file: string): string[] => readFileSync(`${process.cwd()}/lib/store/starter/${file}`, 'utf8').split('\n').filter(Boolean);
