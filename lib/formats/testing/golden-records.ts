import type { Research } from '#lib/domain/research.ts';
import { anonymousArabic, arabicArticle, article, bare, report } from './common-records.ts';
import { arabicThesis, chapter, dataset, frenchArticle, latexTrap, manyAuthors, mixedConference } from './odd-records.ts';

/**
 * Fictional publications, one for each thing that goes wrong in exports: Arabic, both scripts, markup, LaTeX specials, no authors, many
 * authors, dates of every precision. As a reader of English sees them. 10.5555 is the DOI test prefix.
 */
export const goldenRecords: readonly Research[] = [
  article,
  arabicArticle,
  report,
  anonymousArabic,
  bare,
  manyAuthors,
  arabicThesis,
  mixedConference,
  latexTrap,
  dataset,
  chapter,
  frenchArticle,
];
