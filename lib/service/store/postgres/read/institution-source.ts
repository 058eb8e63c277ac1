import type { InstitutionSource } from '#lib/service/store/institutions/find-institutions.ts';
import { type InstitutionRow, institutionColumns, isShown } from '#lib/service/store/institutions/read-institutions.ts';
import type { Snapshots } from './snapshot.ts';

const leading = (column: 'known' | 'openalex') => `
  SELECT DISTINCT ON (asked.value) '${column}:' || asked.value AS key, leads_to AS id FROM unnest($1::text[]) AS asked (value)
    JOIN institution_said ON ${column} = asked.value JOIN institution ON institution.id = institution_id ORDER BY asked.value, institution_said.id`;

/** The institutions of a PostgreSQL store. */
export function postgresInstitutions(snapshots: Snapshots): InstitutionSource {
  const rows = async <T>(sql: string, ...values: unknown[]): Promise<T[]> =>
    [...(await snapshots.now().tx.unsafe(sql, values))] as unknown as T[];
  return {
    version: () => snapshots.now().mark,
    all: () => rows<InstitutionRow>(`SELECT ${institutionColumns} FROM institution WHERE ${isShown} ORDER BY id`),
    async byParentKey(keys) {
      const found = await Promise.all(
        (['known', 'openalex'] as const).map((scheme) => {
          const values = keys.filter((key) => key.startsWith(`${scheme}:`)).map((key) => key.slice(scheme.length + 1));
          return values.length > 0 ? rows<{ key: string; id: number }>(leading(scheme), values) : [];
        }),
      );
      return new Map(found.flat().map(({ key, id }) => [key, id]));
    },
    leadsTo: async (id) =>
      id < 2 ** 31 ? (await rows<{ leads_to: number }>('SELECT leads_to FROM institution WHERE id = $1', id))[0]?.leads_to : undefined,
  };
}
