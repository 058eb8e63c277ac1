import { researchAreaTerms, researchTypeTerms } from '#lib/contract/lookups.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Research } from '#lib/domain/research.ts';
import { type Names, presentPublications } from '#lib/service/store/records/present-research.ts';

const named = (terms: typeof researchTypeTerms | typeof researchAreaTerms) =>
  new Map(terms.map(({ en, ar }, place) => [place + 1, { en, ar }]));
const names: Names = {
  types: named(researchTypeTerms),
  areas: named(researchAreaTerms),
  areaIds: new Map(researchAreaTerms.map(({ id }, place) => [id, place + 1])),
};

/** A record as a reader of `language` sees it in full, without a store: each person signs as the record names them. */
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
  };
  const authorships = authors.map((author, place) => ({
    research_id: id,
    position: place + 1,
    author_id: place + 1,
    name_en: author.name.en ?? null,
    name_ar: author.name.ar ?? null,
    orcid: author.orcid ?? null,
    affiliation: author.affiliation ? JSON.stringify(author.affiliation) : null,
    corresponding: author.corresponding ? 1 : 0,
    country: author.country ?? null,
  }));
  const [research] = presentPublications([id], { rows: [row], authorships, affiliations: () => undefined }, names, language, 'detail');
  return research as Research;
}
