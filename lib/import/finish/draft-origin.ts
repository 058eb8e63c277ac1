import { titleLabel } from '#lib/import/classify/types.ts';
import { sentenceCase } from '#lib/import/clean/capitals.ts';
import { cleanDate } from '#lib/import/clean/dates.ts';
import { cleanLanguage } from '#lib/import/clean/languages.ts';
import { cleanRich, type RichText } from '#lib/import/clean/rich-text.ts';
import { splitTitlePair } from '#lib/import/clean/title-pair.ts';
import type { Draft } from '#lib/import/draft/draft.ts';
import type { Origin } from '#lib/store/records/field-sources.ts';

/** The title. If the source prints it in capitals, it is converted to ordinary case and `uppercaseTitle` is the original. */
export function titleIn({ title = '', notation, language, abstract }: Draft): {
  readonly rich: { readonly plain: string; readonly markup?: string | undefined };
  readonly uppercaseTitle?: string;
} {
  const rich = withoutPunctuation(cleanRich(title.replace(titleLabel, ''), notation));
  const cased = titleCase(rich.plain, cleanLanguage(language), abstract);
  return cased === undefined ? { rich } : { rich: { plain: cased }, uppercaseTitle: rich.plain };
}

/** Converts each half of a translated title by the rules of its language. */
function titleCase(plain: string, language: string | undefined, context: string | undefined): string | undefined {
  const pair = splitTitlePair(plain, language);
  if (!pair) return sentenceCase(plain, language, context);
  const [english, original] = [sentenceCase(pair[0], 'en', context), sentenceCase(pair[1], language, context)];
  return english === undefined && original === undefined ? undefined : `${english ?? pair[0]}; [${original ?? pair[1]}]`;
}

/** Removes the ISBD punctuation with which library catalogues end a title ("Orbits /"). Their exports in all formats retain it. */
function withoutPunctuation(rich: RichText): RichText {
  const trailing = /(?: [/:;=])+$/;
  return trailing.test(rich.plain)
    ? { plain: rich.plain.replace(trailing, ''), ...(rich.markup && { markup: rich.markup.replace(trailing, '') }) }
    : rich;
}

/** The origin of a record: fields derived rather than stated, original values, and the date of the record's last update by the source. */
export function draftOrigin(draft: Draft, areasDerived: boolean, originals: Readonly<Record<string, unknown>>): Omit<Origin, 'source'> {
  const derived = new Set(draft.derived ?? []);
  if (!cleanLanguage(draft.language)) derived.add('language');
  if (areasDerived) derived.add('areas');
  const statedAt = cleanDate(draft.statedAt)?.iso;
  return {
    ...(statedAt && { statedAt: statedAt }),
    ...(derived.size > 0 && { derived: [...derived] }),
    ...(Object.keys(originals).length > 0 && { originals }),
  };
}
