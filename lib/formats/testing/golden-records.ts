import type { Research } from '#lib/domain/research.ts';
import { anonymousArabic, arabicArticle, article, bare, report } from './common-records.ts';
import { arabicThesis, chapter, dataset, editedBook, frenchArticle, latexTrap, manyAuthors, mixedConference } from './odd-records.ts';

/** Fictional publications, one per known problem of exports, as an English reader sees them. 10.5555 is the DOI test prefix. */
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
  editedBook,
];
