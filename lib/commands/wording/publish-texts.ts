import type { CheckReport, Difference } from '#lib/store/opensearch/publish/check-index.ts';
import type { RejectedDocument } from '#lib/store/opensearch/publish/publish.ts';
import type { SearchNotice } from '#lib/store/opensearch/publish/search-state.ts';

type Kind = Difference['kind'];

const kinds: Readonly<Record<Kind, string>> = { research: 'publication', author: 'person', institution: 'institution' };
const plurals: Readonly<Record<Kind, string>> = { research: 'publications', author: 'people', institution: 'institutions' };

/** Messages of the command `publish`. */
export const publishTexts = {
  published: (documents: number, version: number) => `Published: ${documents} documents, data version ${version}.`,
  waits: (records: number) => `${records} records are pending; run npm run publish`,
  otherPublishes: 'Another process is publishing; waiting until it has finished.',
  refused: ({ kind, id, reason }: RejectedDocument) => `OpenSearch rejected ${kinds[kind]} ${id}: ${reason}`,
  more: (count: number) => `… and ${count} more.`,
  difference: ({ kind, id, what }: Difference) => `${kinds[kind]} ${id} ${what}`,
  counts: ({ kind, store, index }: CheckReport['counts'][number]) => `${plurals[kind]}: ${store} in the store, ${index} in the index`,
  otherVersion: ({ store, index }: CheckReport['dataVersion']) => `data version: ${store} in the store, ${index ?? 'none'} in the index`,
  equal: ({ compared, total }: CheckReport) => `The index matches the store: ${compared} of ${total} documents compared.`,
  notCompared: (records: number) => `${records} records are pending and were not compared.`,
  search: (version: string) => `OpenSearch ${version} answers at SEARCH_URL.`,
  notice: {
    index_missing: 'No index has been published yet. On the writer, run: npm run publish',
    index_older:
      'The index was made by an older version of this program: some words are not found. On the writer, run: npm run publish -- --all',
    index_newer: 'The index was made by a newer version of this program: some words are not found until this one is updated.',
    index_other_terms:
      'The index was made with another TERMS_FILE: some words are not found. Use the same file on all machines and run on the writer: npm run publish -- --all',
    publish_behind: 'Some records are not published yet. Run: npm run publish',
  } satisfies Readonly<Record<SearchNotice, string>>,
} as const;
