import type { InstitutionKind } from '#lib/domain/institution.ts';
import type { InstitutionRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { institutionKey } from '#lib/store/values/institution-key.ts';
import { reviewedInstitutions } from '#lib/store/values/reviewed-institutions.ts';
import { nameSortKey } from '#lib/text/names/name-keys.ts';

/** A statement about an institution, and the number of authorships that contain it. */
export interface InstitutionStatement {
  readonly doc: string;
  readonly uses: number;
}

/** Columns of an institution derived from all statements about it. */
export interface DerivedInstitution {
  readonly name_en: string | null;
  readonly name_ar: string | null;
  readonly acronym: string | null;
  readonly ror: string | null;
  readonly country: string | null;
  /** JSON of a `Localized`. */
  readonly city: string | null;
  readonly kind: InstitutionKind | null;
  /** Key of its parent: `known:slug` or `openalex:I…`. */
  readonly parent: string | null;
  /** JSON list. */
  readonly variants: string;
  readonly sort_en: string;
  readonly sort_ar: string;
}

/** Maximum stored spellings; rarer ones are mostly typos. */
const variantsMax = 30;

/** Derives an institution from its statements: a reviewed value, else the most frequent one, whatever the order of the statements. */
export function deriveInstitution(statements: readonly InstitutionStatement[]): DerivedInstitution {
  const rankedStatements = statements
    .filter(({ uses }) => uses > 0)
    .map(({ doc, uses }) => ({ ...(JSON.parse(doc) as InstitutionRecord & { known?: string }), uses, doc }))
    .sort((a, b) => b.uses - a.uses || (a.doc < b.doc ? -1 : 1));
  const reviewed = reviewedInstitutions().bySlug.get(rankedStatements.find((record) => record.known)?.known ?? '');
  const first = <T>(pick: (one: InstitutionRecord) => T | undefined): T | null =>
    rankedStatements.map(pick).find((value) => value !== undefined) ?? null;
  const latinOf = ({ ar: _, ...others }: Localized) => others.en ?? Object.values(others)[0];
  const en = (reviewed && latinOf(reviewed.name)) ?? first(({ name }) => name && latinOf(name));
  const ar = reviewed?.name.ar ?? first(({ name }) => name?.ar);
  const city = reviewed?.city ?? first(({ city: cityName }) => (cityName === undefined ? undefined : { en: cityName }));
  const openalexParent = first(({ parent }) => parent);
  const spellings = [
    ...(reviewed?.variants ?? []),
    ...rankedStatements.flatMap(({ name }) => Object.values(name ?? {}).filter((text) => text !== undefined)),
  ];
  const mainKeys = new Set([en, ar].map((name) => name && institutionKey(name)));
  const variants = new Map(spellings.filter(isSpelling).map((name) => [institutionKey(name), name]));
  for (const key of mainKeys) if (key) variants.delete(key);
  return {
    name_en: en ?? null,
    name_ar: ar ?? null,
    acronym: reviewed?.acronym ?? first((record) => record.acronym),
    ror: reviewed?.ror ?? first((record) => record.ror),
    country: reviewed?.country ?? first((record) => record.country),
    city: city && JSON.stringify(city),
    kind: reviewed?.kind ?? first((record) => record.kind),
    parent: reviewed?.parent ? `known:${reviewed.parent}` : openalexParent && `openalex:${openalexParent}`,
    variants: JSON.stringify([...variants.values()].slice(0, variantsMax).sort()),
    sort_en: nameSortKey((en ?? ar ?? '').replace(/^the\s+/i, '')),
    sort_ar: nameSortKey(ar ?? en ?? ''),
  };
}

/** Whether a text is a spelling of a name and not an address. */
const isSpelling = (name: string) => name.length <= 100 && !/\d/.test(name) && name.split(/[,،]/).length <= 2;
