import { existsSync, readFileSync } from 'node:fs';
import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { type InstitutionKind, institutionKinds } from '#lib/domain/institution.ts';
import type { Localized } from '#lib/domain/text.ts';
import { institutionKey } from './institution-key.ts';

/** A reviewed institution: a row of `institutions.tsv`. */
export interface ReviewedInstitution {
  /** Stable name of the row. */
  readonly slug: string;
  readonly name: Localized;
  readonly acronym?: string;
  readonly country?: string;
  readonly city?: Localized;
  readonly kind?: InstitutionKind;
  readonly ror?: string;
  /** Slug of its parent body. */
  readonly parent?: string;
  readonly variants: readonly string[];
}

interface ReviewedInstitutions {
  readonly bySlug: ReadonlyMap<string, ReviewedInstitution>;
  readonly byRor: ReadonlyMap<string, ReviewedInstitution>;
  /** A name may belong to several institutions: to namesakes in different countries, or to the members of a joint body. */
  readonly byName: ReadonlyMap<string, readonly ReviewedInstitution[]>;
}

let cache: ReviewedInstitutions | undefined;

/** The reviewed table, parsed at first use. Its facts come from the sources of the starter collection; what they do not state is empty. */
export function reviewedInstitutions(): ReviewedInstitutions {
  cache ??= index(rows().map(institutionOf));
  return cache;
}

/** The column names of the table, in order. */
export const reviewedColumns = [
  'slug',
  'name_en',
  'name_ar',
  'acronym',
  'country',
  'city_en',
  'city_ar',
  'kind',
  'ror',
  'parent',
  'variants',
];

/** In the Next.js bundle `import.meta.dirname` is not the source folder; there the process starts in the project root. */
const sourcePath = `${import.meta.dirname}/institutions.tsv`;
const table = existsSync(sourcePath) ? sourcePath : `${process.cwd()}/lib/store/values/institutions.tsv`;

function rows(): string[][] {
  return readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'));
}

function institutionOf(row: readonly string[]): ReviewedInstitution {
  const value = lookupTable(Object.fromEntries(reviewedColumns.map((name, place) => [name, row[place] || undefined])));
  const kind = institutionKinds.find((candidate) => candidate === value.kind);
  const localized = (en: string | undefined, ar: string | undefined) => withoutUndefined<Localized>({ en, ar });
  return withoutUndefined<ReviewedInstitution>({
    slug: value.slug as string,
    name: localized(value.name_en, value.name_ar),
    acronym: value.acronym,
    country: value.country,
    city: value.city_en || value.city_ar ? localized(value.city_en, value.city_ar) : undefined,
    kind,
    ror: value.ror,
    parent: value.parent,
    variants: value.variants?.split(' | ') ?? [],
  });
}

function index(institutions: readonly ReviewedInstitution[]): ReviewedInstitutions {
  const byName = new Map<string, ReviewedInstitution[]>();
  for (const institution of institutions)
    for (const key of new Set(
      [...Object.values(institution.name), ...institution.variants].flatMap((name) => (name ? [institutionKey(name)] : [])),
    ))
      byName.set(key, [...(byName.get(key) ?? []), institution]);
  return {
    bySlug: new Map(institutions.map((institution) => [institution.slug, institution])),
    byRor: new Map(institutions.flatMap((institution) => (institution.ror ? [[institution.ror, institution] as const] : []))),
    byName,
  };
}
