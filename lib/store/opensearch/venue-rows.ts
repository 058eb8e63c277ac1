import type { VenueRow } from '#lib/store/venues/venue-table.ts';
import { all, live, type SearchPort } from './search-port.ts';

const pageSize = 5_000;

interface Composite {
  readonly after_key?: Readonly<Record<string, string | null>>;
  readonly buckets: readonly { readonly key: Omit<VenueRow, 'count'>; readonly doc_count: number }[];
}

/** All venues as publications state them, with their number of publications; read from OpenSearch page by page. */
export async function venueRows(port: SearchPort): Promise<VenueRow[]> {
  const sourceOf = (name: string, field: string, missing_bucket: boolean) => ({ [name]: { terms: { field, missing_bucket } } });
  const sources = [
    sourceOf('own', 'venue', false),
    sourceOf('ar', 'venueAr', true),
    sourceOf('issn', 'issn', true),
    sourceOf('kind', 'venueKind', true),
  ];
  const rows: VenueRow[] = [];
  for (let after: Composite['after_key']; ; ) {
    const aggs = { rows: { composite: { size: pageSize, sources, after } } };
    const { aggregations } = await port.search('publications', { size: 0, query: all(live), aggs });
    const { after_key, buckets } = (aggregations as unknown as { readonly rows: Composite }).rows;
    rows.push(...buckets.map(({ key, doc_count }) => ({ ...key, count: doc_count })));
    if (!after_key || buckets.length < pageSize) return rows;
    after = after_key;
  }
}
