import type { InstitutionSource } from '#lib/store/institutions/find-institutions.ts';
import type { InstitutionRow } from '#lib/store/institutions/read-institutions.ts';
import { all, equals, oneOf, type SearchPort } from './search-port.ts';

type StoredInstitution = InstitutionRow & { readonly said: Readonly<Record<string, number>> };

interface InstitutionDocument {
  readonly id: number;
  readonly state: string;
  readonly into?: number;
  readonly row: StoredInstitution;
}

const batchSize = 5_000;
/** Maximum number of institutions read for the keys of one call; usually there are a few per key. */
const matchesMax = 10_000;

/** Reads institutions from OpenSearch, with the results of the SQLite source (`sqlite/read/institution-source.ts`). */
export function indexedInstitutions(port: SearchPort, version: () => string): InstitutionSource {
  return {
    version,
    async all() {
      const rows: InstitutionRow[] = [];
      for (let after: readonly unknown[] | undefined; ; ) {
        const { hits } = await port.search<InstitutionDocument>('institutions', {
          size: batchSize,
          query: all(equals('isShown', true)),
          sort: [{ id: 'asc' }],
          _source: ['row'],
          search_after: after,
        });
        rows.push(...hits.hits.map(({ _source: { row } }) => row));
        after = hits.hits.at(-1)?.sort;
        if (hits.hits.length < batchSize) return rows;
      }
    },
    async byParentKey(keys) {
      const { hits } = await port.search<InstitutionDocument>('institutions', {
        size: matchesMax,
        query: all(oneOf('keys', keys)),
        sort: [{ id: 'asc' }],
        _source: ['id', 'into', 'row.said'],
      });
      const oldest = new Map<string, { readonly statement: number; readonly id: number }>();
      for (const { _source } of hits.hits)
        for (const [key, statement] of Object.entries(_source.row.said))
          if (statement < (oldest.get(key)?.statement ?? Number.POSITIVE_INFINITY))
            oldest.set(key, { statement, id: _source.into ?? _source.id });
      return new Map(keys.flatMap((key) => (oldest.has(key) ? [[key, oldest.get(key)?.id as number] as const] : [])));
    },
    async leadsTo(id) {
      const source = (await port.sources<InstitutionDocument>('institutions', [id], ['id', 'state', 'into'])).get(String(id));
      return source === undefined || source.state === 'removed' ? undefined : (source.into ?? source.id);
    },
  };
}
