import { researchTypeTerms } from '#lib/contract/lookups.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { presentPublications } from '#lib/store/records/present-research.ts';

/** A record as a full page in `language` shows it, without a store. */
export function presentRecord(record: ResearchRecord, id: number, language: Language): Research {
  const { authors, ...doc } = record;
  const row = {
    id,
    type_id: researchTypeTerms.findIndex((term) => term.id === record.type) + 1,
    author_count: record.authorsTotal ?? authors.length,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    doc: JSON.stringify(doc),
    citations_from: null,
    text_sources: null,
    stated_notices: null,
  };
  const authorships = authors.map((author, index) => ({
    research_id: id,
    position: index + 1,
    author_id: index + 1,
    name_en: author.name.en ?? null,
    name_ar: author.name.ar ?? null,
    orcid: author.orcid ?? null,
    affiliation: author.affiliation ? JSON.stringify(author.affiliation) : null,
    corresponding: author.corresponding ? 1 : 0,
    country: author.country ?? null,
  }));
  const [research] = presentPublications([id], { rows: [row], authorships, affiliations: () => undefined }, language, 'detail');
  return research as Research;
}
