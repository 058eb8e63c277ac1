import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { Institution, InstitutionKind } from '#lib/domain/institution.ts';
import type { InstitutionRef } from '#lib/domain/research.ts';
import { type Localized, localize, type Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { lookupRef } from '#lib/store/records/lookups.ts';
import { institutionName, institutionNames, type NamedInstitution } from '#lib/store/values/institution-name.ts';

/** Stored columns of an institution needed for presentation. */
export interface InstitutionRow {
  readonly id: number;
  readonly name_en: string | null;
  readonly name_ar: string | null;
  readonly acronym: string | null;
  readonly ror: string | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly kind: string | null;
  readonly parent: string | null;
  readonly variants: string;
  readonly sort_en: string;
  readonly sort_ar: string;
  readonly publication_count: number;
  readonly first_year: number | null;
  readonly last_year: number | null;
  readonly areas: string;
  readonly updated_at: string;
}

export const institutionColumns =
  'id, name_en, name_ar, acronym, ror, country, city, kind, parent, variants, sort_en, sort_ar, publication_count, first_year, last_year, areas, updated_at';

/** SQL condition for visible institutions: not merged, and with publications. */
export const visibleSql = 'leads_to = id AND publication_count > 0';

/** The parent and the parts of an institution. */
export interface Relatives {
  readonly parent?: InstitutionRow | undefined;
  readonly parts?: readonly InstitutionRow[];
}

/** Maximum number of areas shown for an institution. */
const areasMax = 5;

/** Ids of the areas of an institution's publications, the most frequent first. */
export const areasOf = ({ areas }: Pick<InstitutionRow, 'areas'>): readonly number[] => JSON.parse(areas) as number[];

export function presentInstitution(row: InstitutionRow, { parent, parts }: Relatives, language: Language): Institution {
  const displayNames = institutionNames([row, ...(parent ? [parent] : []), ...(parts ?? [])], language);
  const ref = ({ id }: InstitutionRow) => ({ id: String(id), name: displayNames.get(id) as Text });
  const city = row.city ? localize(JSON.parse(row.city) as Localized, language) : undefined;
  return withoutUndefined<Institution>({
    ...presentRef(row, language),
    variants: JSON.parse(row.variants) as string[],
    acronym: row.acronym ?? undefined,
    city,
    kind: (row.kind as InstitutionKind | null) ?? undefined,
    parent: parent && ref(parent),
    parts: (parts ?? []).map(ref),
    areas: areasOf(row)
      .slice(0, areasMax)
      .map((area) => lookupRef('research_area', area, language)),
    publicationCount: row.publication_count,
    firstYear: row.first_year ?? undefined,
    lastYear: row.last_year ?? undefined,
    updatedAt: row.updated_at,
  });
}

export function presentRef(row: NamedInstitution & Pick<InstitutionRow, 'ror'>, language: Language): InstitutionRef {
  const [ror, country] = [row.ror ?? undefined, row.country ?? undefined];
  return withoutUndefined<InstitutionRef>({ id: String(row.id), name: institutionName(row, language), ror, country });
}

/** One affiliation in a publication: an institution, and the author's position in the list of authors. */
export interface AffiliationRow {
  readonly research_id: number;
  readonly position: number;
  readonly id: number;
  readonly name_en: string | null;
  readonly name_ar: string | null;
  readonly ror: string | null;
  readonly country: string | null;
  /** 1: the publication does not state the institution (`derive-affiliations.ts`). Absent from documents of earlier versions. */
  readonly derived?: number;
}

/** SQL for affiliations of the publications in `among`, in the order of the authors, up to author position `last`. */
export const affiliationQuery = (among: string, last: string): string => `
  SELECT research_id, position, place, lead.id AS id, lead.name_en AS name_en, lead.name_ar AS name_ar, lead.ror AS ror, lead.country AS country, derived
  FROM signed_from JOIN institution_said ON institution_said.id = said_id JOIN institution AS own ON own.id = institution_id
    JOIN institution AS lead ON lead.id = own.leads_to
  WHERE research_id ${among} AND position <= ${last} ORDER BY research_id, position, place`;

/** Institutions by publication and author position, each once even if stated twice. */
export function affiliationsBy(
  rows: readonly AffiliationRow[],
  language: Language,
): (research: number, position: number) => InstitutionRef[] | undefined {
  const byPosition = new Map<string, Map<number, InstitutionRef>>();
  for (const row of rows) {
    const key = `${row.research_id} ${row.position}`;
    const institutions = byPosition.get(key) ?? new Map<number, InstitutionRef>();
    institutions.set(row.id, { ...presentRef(row, language), ...(row.derived === 1 && { isDerived: true as const }) });
    byPosition.set(key, institutions);
  }
  return (research, position) => {
    const institutions = byPosition.get(`${research} ${position}`);
    return institutions && [...institutions.values()];
  };
}
