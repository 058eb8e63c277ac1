import type { LooseAuthor } from '#lib/client/reader/read-author.ts';
import { cleanUrl } from '#lib/client/reader/values/clean-value.ts';
import type { AuthorPayload, AuthorSummaryPayload } from '#lib/contract/payloads/payloads.ts';
import type { Language } from '#lib/domain/language.ts';
import { present, readOwnRef, readOwnResearch } from './read-own-research.ts';
import { readOwnText } from './read-own-text.ts';

type Payload = AuthorSummaryPayload & Partial<Omit<AuthorPayload, keyof AuthorSummaryPayload>>;

/** One person as `writeAuthor` and `writeAuthorSummary` write them; what `readAuthorRow` does for whatever answers. */
export function readOwnAuthor(row: Payload, language: Language): LooseAuthor {
  const text = (value: string | null | undefined) => (value == null ? undefined : readOwnText(value, language));
  return {
    id: String(row.id),
    name: readOwnText(row.name, language, { declared: row.nameLanguage, alternative: row.alternativeName }),
    areas: row.focusedAreas.map((area) => readOwnRef(area, language)),
    ...present({
      variants: row.nameVariants?.length ? row.nameVariants : undefined,
      academicTitle: text(row.academicTitle),
      affiliation: text(row.affiliation),
      country: row.country,
      orcid: row.orcid,
      biography: text(row.biography),
      homepage: cleanUrl(row.homepage),
      photoUrl: cleanUrl(row.photoUrl),
      publicationCount: row.publicationCount,
      firstYear: row.firstYear,
      lastYear: row.lastYear,
      recentResearch: row.recentResearch?.map((research) => readOwnResearch(research, language)),
      updatedAt: row.updatedAt,
    }),
  };
}
