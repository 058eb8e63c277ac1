import { isTranslatable, languageOfText } from '#lib/import/clean/languages.ts';
import type { Draft, SchemeValue } from '#lib/import/draft/draft.ts';
import { indexTypes } from '#lib/import/formats/index-types.ts';
import { fold } from '#lib/text/words/fold.ts';

/** The titles of a record of PubMed: one in brackets is a translation, and `vernacular` the title in the language of the work. */
export function pubmedTitles(
  stated: string | undefined,
  vernacular: string | undefined,
  language: string | undefined,
): Pick<Draft, 'title' | 'titles'> {
  const title = stated?.replace(/\.$/, '');
  const translation = /^\[(.*?)\.?\]$/.exec(title ?? '')?.[1];
  // A romanised original is no title in any language here, and the title of an English work is its own.
  const written = vernacular?.replace(/\.$/, '');
  const isWritten =
    written && (language === undefined || isTranslatable(language)) && languageOfText(written, language ?? 'und') === (language ?? 'und');
  const original = isWritten ? written : undefined;
  return { title: original ?? translation ?? title, titles: original && title ? { en: translation ?? title } : undefined };
}

/** The check tags of MeSH: the kinds of patients and animals in a study, whatever its subject. */
const checkTags =
  /^(?:Humans|Animals|Male|Female|Adolescent|(?:Young )?Adult|Middle Aged|Aged(?:, 80 and over)?|Child(?:, Preschool)?|Infant(?:, Newborn)?)$/;

/** The keywords of the authors, and those headings of MeSH, which is in English, that are not among them. */
export function pubmedKeywords(keywords: readonly string[], headings: readonly string[]): Pick<Draft, 'keywords' | 'keywordsIn'> {
  const folded = new Set(keywords.map(fold));
  return { keywords, keywordsIn: { en: headings.filter((heading) => !checkTags.test(heading) && !folded.has(fold(heading))) } };
}

/** Types of a work. The generic "Journal Article" comes last, and notes of funding ("Research Support, …") are left out. */
export function pubmedTypes(types: readonly string[]): readonly SchemeValue[] {
  const kinds = types.filter((type) => !/^Research Support|^journal article$/i.test(type));
  return [...kinds, ...types.filter((type) => /^journal article$/i.test(type))].flatMap((type) => indexTypes(type));
}
