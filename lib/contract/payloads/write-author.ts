import type { Author } from '#lib/domain/author.ts';
import type { Language } from '#lib/languages/languages.ts';
import { apiPaths } from './api-paths.ts';
import type { AuthorPayload, AuthorSummaryPayload } from './payloads.ts';
import { writeAffiliation, writeRef, writeResearchSummary } from './write-research.ts';

/** The detail of one author. */
export function writeAuthor(author: Author, language: Language): AuthorPayload {
  return {
    ...writeCore(author, author.affiliations),
    nameVariants: [...(author.variants ?? [])],
    biography: author.biography?.value ?? null,
    homepage: author.homepage ?? null,
    photoUrl: author.photoUrl ?? null,
    focusedAreas: author.areas.map(writeRef),
    publicationCount: author.publicationCount ?? 0,
    firstYear: author.firstYear ?? null,
    lastYear: author.lastYear ?? null,
    recentResearch: (author.recentResearch ?? []).slice(0, 5).map((research) => writeResearchSummary(research, language)),
    updatedAt: author.updatedAt ?? null,
    links: {
      self: apiPaths.author(language, author.id),
      alternate: { en: apiPaths.author('en', author.id), ar: apiPaths.author('ar', author.id) },
      html: apiPaths.authorPage(language, author.id),
      research: `${apiPaths.researchList(language)}?authorId=${encodeURIComponent(author.id)}`,
    },
  };
}

/** One author as a row of a list. */
export function writeAuthorSummary(author: Author, language: Language): AuthorSummaryPayload {
  return {
    ...writeCore(author, author.affiliations?.slice(0, 1)),
    photoUrl: author.photoUrl ?? null,
    focusedAreas: author.areas.map(writeRef),
    publicationCount: author.publicationCount ?? 0,
    updatedAt: author.updatedAt ?? null,
    links: { self: apiPaths.author(language, author.id), html: apiPaths.authorPage(language, author.id) },
  };
}

function writeCore(author: Author, affiliations: Author['affiliations']) {
  return {
    id: Number(author.id),
    name: author.name.value,
    alternativeName: author.name.alt?.value ?? null,
    nameLanguage: author.name.lang,
    isGroup: author.isGroup ?? false,
    academicTitle: author.academicTitle?.value ?? null,
    affiliation: author.affiliation?.value ?? null,
    affiliations: (affiliations ?? []).map(({ name, institution, firstYear, lastYear }) => ({
      name: name.value,
      institution: institution ? writeAffiliation(institution) : null,
      firstYear: firstYear ?? null,
      lastYear: lastYear ?? null,
    })),
    country: author.country ?? null,
    orcid: author.orcid ?? null,
  };
}
