import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { readMaths } from '#lib/text/latex/read-maths.ts';

/** Converts TeX formulas to text; the title also keeps its subscripts and superscripts as markup. */
export function withReadableMaths(record: ResearchRecord): ResearchRecord {
  const toReadable = (texts: Localized): Localized =>
    Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, readMaths(text ?? '').plain]));
  const titleMarkup = record.titleMarkup ?? readMaths(record.title[record.language] ?? '').markup;
  return {
    ...record,
    title: toReadable(record.title),
    ...(titleMarkup && { titleMarkup }),
    ...(record.abstract && { abstract: toReadable(record.abstract) }),
  };
}
