import { startTermTable } from '#lib/search/entry-writer.ts';
import type { IndexEntry } from '#lib/search/postings.ts';
import { spellingTokens } from '#lib/service/store/records/prepare-person.ts';
import { indexEntryOf, recordOf } from '#lib/service/store/records/prepare-record.ts';
import type { IndexedRecord } from './indexed-record.ts';

export interface ReindexReport {
  readonly research: number;
  readonly authors: number;
}

/** What is reported where the index was left alone. */
export const nothing: ReindexReport = { research: 0, authors: 0 };

export interface ReindexOptions {
  /** Called after each chunk of records. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  /** Analyses publications; in this thread, if absent. The caller closes it. */
  readonly analyser?: IndexAnalyser;
  /** Leaves an index alone that this program's analyser made: of several processes that start together one does the work. */
  readonly unlessCurrent?: boolean;
}

/** Makes index entries of publications, several chunks at once. */
export interface IndexAnalyser {
  /** How many chunks should be under way at once. */
  readonly width: number;
  entries(records: readonly IndexedRecord[]): Promise<readonly IndexEntry[]>;
  close(): Promise<void>;
}

export interface NamedPerson {
  readonly id: number;
  readonly name_en: string | null;
  readonly name_ar: string | null;
  /** A list in JSON. */
  readonly variants: string;
}

/** A store within the transaction that makes its index anew. It holds no entry when the work begins. */
export interface IndexRenewal {
  readonly total: number;
  /** Publications that are to be found, some hundreds at a time. */
  publications(): AsyncIterable<readonly IndexedRecord[]>;
  /** People who are not part of another. */
  people(): AsyncIterable<readonly NamedPerson[]>;
  putResearch(entries: readonly (readonly [id: number, entry: IndexEntry])[]): Promise<void>;
  /** From where people signed, worked out anew. */
  signAgain(records: readonly IndexedRecord[]): Promise<void>;
  putAuthors(entries: readonly { readonly id: number; readonly words: string; readonly keys: string }[]): Promise<void>;
}

export const inlineAnalyser: IndexAnalyser = { width: 1, entries: async (records) => entriesOf(records), close: async () => undefined };

export function entriesOf(records: readonly IndexedRecord[]): IndexEntry[] {
  startTermTable();
  return records.map((texts) => indexEntryOf(recordOf(texts)));
}

/** Fills an emptied index from the stored records, a chunk after the other: memory holds as many as the analyser has under way. */
export async function fillIndex(store: IndexRenewal, { onProgress, analyser = inlineAnalyser }: ReindexOptions): Promise<ReindexReport> {
  const done = { research: 0, authors: 0 };
  const tell = () => onProgress?.({ done: done.research + done.authors, total: store.total });
  const underWay: { readonly records: readonly IndexedRecord[]; readonly entries: Promise<readonly IndexEntry[]> }[] = [];
  const putNext = async () => {
    const { records, entries } = underWay.shift() as (typeof underWay)[number];
    const made = await entries;
    await store.putResearch(records.map(({ id }, place) => [id, made[place] as IndexEntry]));
    await store.signAgain(records);
    done.research += records.length;
    tell();
  };
  for await (const records of store.publications()) {
    const entries = analyser.entries(records);
    // A failure is thrown where its turn comes; until then it must not count as unhandled.
    entries.catch(() => undefined);
    underWay.push({ records, entries });
    if (underWay.length >= analyser.width) await putNext();
  }
  while (underWay.length > 0) await putNext();
  for await (const people of store.people()) {
    await store.putAuthors(people.map(({ id, ...names }) => ({ id, ...spellingTokens(spellingsOf(names)) })));
    done.authors += people.length;
    tell();
  }
  return done;
}

function spellingsOf({ name_en, name_ar, variants }: Omit<NamedPerson, 'id'>): string[] {
  return [name_en, name_ar, ...(JSON.parse(variants) as string[])].filter((name) => name !== null);
}
