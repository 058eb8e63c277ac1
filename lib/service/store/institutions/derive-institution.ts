import type { InstitutionKind } from '#lib/domain/institution.ts';
import type { InstitutionRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { nameSortKey } from '#lib/text/names/name-keys.ts';
import { institutionKey } from './institution-key.ts';
import { knownInstitutions } from './known-institutions.ts';

/** What is said of an institution, and how many signatures say so. */
export interface Said {
  readonly doc: string;
  readonly uses: number;
}

/** The columns of an institution that are worked out of what is said of it. */
export interface DerivedInstitution {
  readonly name_en: string | null;
  readonly name_ar: string | null;
  readonly acronym: string | null;
  readonly ror: string | null;
  readonly country: string | null;
  /** JSON of a `Localized`. */
  readonly city: string | null;
  readonly kind: InstitutionKind | null;
  /** By what its parent is found: `known:slug` or `openalex:I…`. */
  readonly parent: string | null;
  /** JSON list. */
  readonly variants: string;
  readonly sort_en: string;
  readonly sort_ar: string;
}

/** Spellings beyond these are typos. */
const variantsMax = 30;

/** One institution out of all that is said of it: the reviewed table first, then what is said most often. The order in which it was said does not matter. */
export function deriveInstitution(all: readonly Said[]): DerivedInstitution {
  const said = all
    .filter(({ uses }) => uses > 0)
    .map(({ doc, uses }) => ({ ...(JSON.parse(doc) as InstitutionRecord & { known?: string }), uses, doc }))
    .sort((a, b) => b.uses - a.uses || (a.doc < b.doc ? -1 : 1));
  const known = knownInstitutions().bySlug.get(said.find((one) => one.known)?.known ?? '');
  const first = <T>(pick: (one: InstitutionRecord) => T | undefined): T | null =>
    said.map(pick).find((value) => value !== undefined) ?? null;
  const latinOf = ({ ar: _, ...others }: Localized) => others.en ?? Object.values(others)[0];
  const en = (known && latinOf(known.name)) ?? first(({ name }) => name && latinOf(name));
  const ar = known?.name.ar ?? first(({ name }) => name?.ar);
  const city = known?.city ?? first(({ city: stated }) => (stated === undefined ? undefined : { en: stated }));
  const openalexParent = first(({ parent }) => parent);
  const spellings = [
    ...(known?.variants ?? []),
    ...said.flatMap(({ name }) => Object.values(name ?? {}).filter((one) => one !== undefined)),
  ];
  const shown = new Set([en, ar].map((name) => name && institutionKey(name)));
  const variants = new Map(spellings.filter(isSpelling).map((name) => [institutionKey(name), name]));
  for (const key of shown) if (key) variants.delete(key);
  return {
    name_en: en ?? null,
    name_ar: ar ?? null,
    acronym: known?.acronym ?? first((one) => one.acronym),
    ror: known?.ror ?? first((one) => one.ror),
    country: known?.country ?? first((one) => one.country),
    city: city && JSON.stringify(city),
    kind: known?.kind ?? first((one) => one.kind),
    parent: known?.parent ? `known:${known.parent}` : openalexParent && `openalex:${openalexParent}`,
    variants: JSON.stringify([...variants.values()].slice(0, variantsMax).sort()),
    sort_en: nameSortKey((en ?? ar ?? '').replace(/^the\s+/i, '')),
    sort_ar: nameSortKey(ar ?? en ?? ''),
  };
}

/** An address is no other name. */
const isSpelling = (name: string) => name.length <= 100 && !/\d/.test(name) && name.split(/[,،]/).length <= 2;
