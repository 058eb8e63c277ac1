import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { AuthorAffiliation } from '#lib/domain/author.ts';
import { type Localized, localize } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { fold } from '#lib/text/words/fold.ts';
import { presentRef } from './read-institutions.ts';

/** All authorships of a person with one affiliation: an institution, or a text that names no known institution. */
export interface SignedAffiliationRow {
  readonly author_id: number;
  /** The affiliation as the newest publication states it, a `Localized` in JSON. */
  readonly text: string | null;
  /** All texts of the affiliation, if a register states an employer of the person: a JSON list of `Localized` in JSON, or null. */
  readonly texts: string;
  /** The years of the publications: a JSON list of numbers, or null where unknown. */
  readonly years: string;
  readonly id: number | null;
  readonly name_en: string | null;
  readonly name_ar: string | null;
  readonly ror: string | null;
  readonly country: string | null;
}

/**
 * SQL for the affiliations of people in a list of ids (`among`), newest work first. Grouped by SQLite, because the members of large
 * collaborations have thousands of authorships. Columns without aggregate are those of the row with `max()`.
 */
export const signedAffiliationsQuery = (among: string): string => `
  SELECT author_id, text, texts, years, id, name_en, name_ar, ror, country FROM (
    SELECT author_id, authorship.affiliation AS text, lead.id AS id, lead.name_en AS name_en, lead.name_ar AS name_ar, lead.ror AS ror,
      lead.country AS country, json_group_array(DISTINCT authorship.affiliation) FILTER (WHERE author.affiliation IS NOT NULL) AS texts,
      json_group_array(DISTINCT year) AS years,
      max(((coalesce(year, -1) << 32) + authorship.research_id << 10) - coalesce(signed_from.place, 0)) AS newest
    FROM authorship JOIN author ON author.id = author_id JOIN research ON research.id = authorship.research_id
      LEFT JOIN signed_from ON signed_from.research_id = authorship.research_id AND signed_from.position = authorship.position AND said_id IS NOT NULL AND derived = 0
      LEFT JOIN institution_said ON institution_said.id = said_id LEFT JOIN institution AS own ON own.id = institution_id
      LEFT JOIN institution AS lead ON lead.id = own.leads_to
    WHERE author_id ${among} AND research.withdrawn_at IS NULL AND research.merged_into IS NULL AND (authorship.affiliation IS NOT NULL OR lead.id IS NOT NULL)
    GROUP BY author_id, coalesce(lead.id, authorship.affiliation))
  ORDER BY author_id, newest DESC`;

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
    return [withoutUndefined<AuthorAffiliation>({ name, institution: same?.institution }), ...dated.filter((entry) => entry !== same)];
  };
}

const keyOf = ({ id, text }: SignedAffiliationRow): string => (id === null ? fold(textsOf(text).join(' ')) : String(id));

function datedAffiliation(rows: readonly SignedAffiliationRow[], language: Language): AuthorAffiliation {
  const [newest] = rows as [SignedAffiliationRow];
  const years = rows.flatMap((row) => (JSON.parse(row.years) as (number | null)[]).flatMap((year) => year ?? []));
  const institution = newest.id === null ? undefined : presentRef({ ...newest, id: newest.id }, language);
  const name = institution?.name ?? localize(JSON.parse(newest.text as string) as Localized, language);
  return withoutUndefined<AuthorAffiliation>({
    name: name ?? { value: textsOf(newest.text)[0] ?? '', lang: 'en' },
    institution,
    firstYear: years.length > 0 ? Math.min(...years) : undefined,
    lastYear: years.length > 0 ? Math.max(...years) : undefined,
  });
}

function isNamedInPublications(employer: Localized, authorships: readonly SignedAffiliationRow[]): boolean {
  const texts = new Set(
    authorships.flatMap(({ texts, name_en, name_ar }) => [...(JSON.parse(texts) as (string | null)[]).flatMap(textsOf), name_en, name_ar]),
  );
  return Object.values(employer).some((text) => texts.has(text ?? null));
}

const textsOf = (text: string | null): string[] =>
  text === null ? [] : Object.values(JSON.parse(text) as Localized).filter((value) => value !== undefined);
