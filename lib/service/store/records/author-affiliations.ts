import type { AuthorAffiliation } from '#lib/domain/author.ts';
import type { Language } from '#lib/domain/language.ts';
import { type Localized, localize } from '#lib/domain/text.ts';
import { presentRef } from '#lib/service/store/institutions/read-institutions.ts';
import { fold } from '#lib/text/words/fold.ts';

/** One affiliation of a person in one publication. */
export interface SignedAffiliationRow {
  readonly author_id: number;
  /** The affiliation as the publication states it, a `Localized` in JSON. */
  readonly text: string | null;
  readonly year: number | null;
  readonly id: number | null;
  readonly name_en: string | null;
  readonly name_ar: string | null;
  readonly ror: string | null;
  readonly country: string | null;
}

/** SQL for the affiliations that people in a list of ids (`among`) signed with, newest work first. */
export const signedAffiliationsQuery = (among: string): string => `
  SELECT author_id, authorship.affiliation AS text, year, lead.id AS id, lead.name_en AS name_en, lead.name_ar AS name_ar, lead.ror AS ror,
    lead.country AS country
  FROM authorship JOIN research ON research.id = authorship.research_id
    LEFT JOIN signed_from ON signed_from.research_id = authorship.research_id AND signed_from.position = authorship.position AND said_id IS NOT NULL
    LEFT JOIN institution_said ON institution_said.id = said_id LEFT JOIN institution AS own ON own.id = institution_id
    LEFT JOIN institution AS lead ON lead.id = own.leads_to
  WHERE author_id ${among} AND research.withdrawn_at IS NULL AND research.merged_into IS NULL AND (authorship.affiliation IS NOT NULL OR lead.id IS NOT NULL)
  ORDER BY author_id, year DESC NULLS LAST, authorship.research_id DESC, signed_from.place`;

/**
 * Affiliations of each person, each once with its years, newest first. An employer that only a register states (`stored`) precedes all
 * others and has no years.
 */
export function authorAffiliations(
  rows: readonly SignedAffiliationRow[],
  language: Language,
): (author: number, stored: string | null) => readonly AuthorAffiliation[] {
  const byAuthor = Map.groupBy(rows, (row) => row.author_id);
  return (author, stored) => {
    const authorships = byAuthor.get(author) ?? [];
    const dated = [...Map.groupBy(authorships, keyOf).values()].map((same) => datedAffiliation(same, language));
    const employer = stored === null ? undefined : (JSON.parse(stored) as Localized);
    if (!employer || isNamedInPublications(employer, authorships)) return dated;
    const name = localize(employer, language);
    if (!name) return dated;
    const same = dated.find((entry) => entry.name.value === name.value || entry.name.alt?.value === name.value);
    const { institution } = same ?? {};
    return [{ name, ...(institution && { institution }) }, ...dated.filter((entry) => entry !== same)];
  };
}

const keyOf = ({ id, text }: SignedAffiliationRow): string => (id === null ? fold(textsOf(text).join(' ')) : String(id));

function datedAffiliation(rows: readonly SignedAffiliationRow[], language: Language): AuthorAffiliation {
  const [newest] = rows as [SignedAffiliationRow];
  const years = rows.flatMap(({ year }) => year ?? []);
  const institution = newest.id === null ? undefined : presentRef({ ...newest, id: newest.id }, language);
  const name = institution?.name ?? localize(JSON.parse(newest.text as string) as Localized, language);
  return {
    name: name ?? { value: textsOf(newest.text)[0] ?? '', lang: 'en' },
    ...(institution && { institution }),
    ...(years.length > 0 && { firstYear: Math.min(...years), lastYear: Math.max(...years) }),
  };
}

function isNamedInPublications(employer: Localized, authorships: readonly SignedAffiliationRow[]): boolean {
  const texts = new Set(authorships.flatMap(({ text, name_en, name_ar }) => [...textsOf(text), name_en, name_ar]));
  return Object.values(employer).some((text) => texts.has(text ?? null));
}

const textsOf = (text: string | null): string[] =>
  text === null ? [] : Object.values(JSON.parse(text) as Localized).filter((value) => value !== undefined);
