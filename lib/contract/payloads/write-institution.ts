import type { Institution } from '#lib/domain/institution.ts';
import type { Language } from '#lib/languages/languages.ts';
import { apiPaths } from './api-paths.ts';
import type { InstitutionPayload, InstitutionSummaryPayload } from './institution-payloads.ts';
import { writeRef } from './write-research.ts';

/** The detail of one institution. */
export function writeInstitution(institution: Institution, language: Language): InstitutionPayload {
  const { id } = institution;
  const filter = `?institutionId=${encodeURIComponent(id)}`;
  return {
    ...writeCore(institution),
    nameVariants: [...(institution.variants ?? [])],
    parts: (institution.parts ?? []).map(writeRef),
    focusedAreas: (institution.areas ?? []).map(writeRef),
    firstYear: institution.firstYear ?? null,
    lastYear: institution.lastYear ?? null,
    updatedAt: institution.updatedAt ?? null,
    links: {
      self: apiPaths.institution(language, id),
      alternate: { en: apiPaths.institution('en', id), ar: apiPaths.institution('ar', id) },
      html: apiPaths.institutionPage(language, id),
      research: `${apiPaths.researchList(language)}${filter}`,
      authors: `${apiPaths.authorList(language)}${filter}`,
    },
  };
}

/** One institution as a row of a list. */
export function writeInstitutionSummary(institution: Institution, language: Language): InstitutionSummaryPayload {
  return {
    ...writeCore(institution),
    updatedAt: institution.updatedAt ?? null,
    links: { self: apiPaths.institution(language, institution.id), html: apiPaths.institutionPage(language, institution.id) },
  };
}

function writeCore(institution: Institution) {
  return {
    id: Number(institution.id),
    name: institution.name.value,
    alternativeName: institution.name.alt?.value ?? null,
    nameLanguage: institution.name.lang,
    acronym: institution.acronym ?? null,
    country: institution.country ?? null,
    city: institution.city?.value ?? null,
    kind: institution.kind ?? null,
    ror: institution.ror ?? null,
    parent: institution.parent ? writeRef(institution.parent) : null,
    publicationCount: institution.publicationCount ?? 0,
  };
}
