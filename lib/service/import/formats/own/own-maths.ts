import { readMaths } from '#lib/domain/latex/read-maths.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';

/** Formulas that were written in TeX as readable text; a title keeps its raised and lowered letters beside. */
export function withReadableMaths(record: ResearchRecord): ResearchRecord {
  const readable = (texts: Localized): Localized =>
    Object.fromEntries(Object.entries(texts).map(([language, written]) => [language, readMaths(written ?? '').plain]));
  const titleMarkup = record.titleMarkup ?? readMaths(record.title[record.language] ?? '').markup;
  return {
    ...record,
    title: readable(record.title),
    ...(titleMarkup && { titleMarkup }),
    ...(record.abstract && { abstract: readable(record.abstract) }),
  };
}
