import { type LastIds, numberedTables } from '#lib/service/store/working-copy/tables.ts';

/** The last number given in each numbered table, from the rows of `meta`. */
export const lastIdsIn = (meta: ReadonlyMap<string, string>): LastIds =>
  Object.fromEntries(numberedTables.map((name) => [name, Number(meta.get(`${name}_id`) ?? 0)])) as LastIds;
