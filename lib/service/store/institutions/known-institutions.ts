import { existsSync, readFileSync } from 'node:fs';
import { lookupTable } from '#lib/domain/bounds/lookup-table.ts';
import { type InstitutionKind, institutionKinds } from '#lib/domain/institution.ts';
import type { Localized } from '#lib/domain/text.ts';
import { institutionKey } from './institution-key.ts';

/** An institution that a person has looked at: a row of `institutions.tsv`. */
export interface KnownInstitution {
  /** Stable name of the row. */
  readonly slug: string;
  readonly name: Localized;
  readonly acronym?: string;
  readonly country?: string;
  readonly city?: Localized;
  readonly kind?: InstitutionKind;
  readonly ror?: string;
  /** Slug of the body that it is a part of. */
  readonly parent?: string;
  readonly variants: readonly string[];
}

interface KnownInstitutions {
  readonly bySlug: ReadonlyMap<string, KnownInstitution>;
  readonly byRor: ReadonlyMap<string, KnownInstitution>;
  /** Several where bodies of different countries share a name, or where one affiliation names them all. */
  readonly byName: ReadonlyMap<string, readonly KnownInstitution[]>;
}

let read: KnownInstitutions | undefined;

/** The reviewed table, read at first use. Its facts come from the sources of the starter collection; what none of them states is empty. */
export function knownInstitutions(): KnownInstitutions {
  read ??= index(rows().map(institutionOf));
  return read;
}

/** The column names of the table, in order. */
export const knownColumns = ['slug', 'name_en', 'name_ar', 'acronym', 'country', 'city_en', 'city_ar', 'kind', 'ror', 'parent', 'variants'];

/** Under Next.js's bundle `import.meta.dirname` is not the source folder; there the process starts in the project's own. */
const beside = `${import.meta.dirname}/institutions.tsv`;
const table = existsSync(beside) ? beside : `${process.cwd()}/lib/service/store/institutions/institutions.tsv`;

function rows(): string[][] {
  return readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'));
}

function institutionOf(row: readonly string[]): KnownInstitution {
  const value = lookupTable(Object.fromEntries(knownColumns.map((name, place) => [name, row[place] || undefined])));
  const kind = institutionKinds.find((one) => one === value.kind);
  const localized = (en: string | undefined, ar: string | undefined): Localized => ({ ...(en && { en }), ...(ar && { ar }) });
  return {
    slug: value.slug as string,
    name: localized(value.name_en, value.name_ar),
    ...(value.acronym && { acronym: value.acronym }),
    ...(value.country && { country: value.country }),
    ...((value.city_en || value.city_ar) && { city: localized(value.city_en, value.city_ar) }),
    ...(kind && { kind }),
    ...(value.ror && { ror: value.ror }),
    ...(value.parent && { parent: value.parent }),
    variants: value.variants?.split(' | ') ?? [],
  };
}

function index(all: readonly KnownInstitution[]): KnownInstitutions {
  const byName = new Map<string, KnownInstitution[]>();
  for (const one of all)
    for (const key of new Set([...Object.values(one.name), ...one.variants].flatMap((name) => (name ? [institutionKey(name)] : []))))
      byName.set(key, [...(byName.get(key) ?? []), one]);
  return {
    bySlug: new Map(all.map((one) => [one.slug, one])),
    byRor: new Map(all.flatMap((one) => (one.ror ? [[one.ror, one] as const] : []))),
    byName,
  };
}
