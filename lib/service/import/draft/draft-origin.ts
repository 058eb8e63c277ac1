import { titleLabel } from '#lib/service/import/classify/types.ts';
import { sentenceCase } from '#lib/service/import/clean/capitals.ts';
import { cleanDate } from '#lib/service/import/clean/dates.ts';
import { cleanLanguage } from '#lib/service/import/clean/languages.ts';
import { cleanRich, type RichText } from '#lib/service/import/clean/rich-text.ts';
import { translatedTitle } from '#lib/service/import/clean/title-pair.ts';
import type { Origin } from '#lib/service/store/records/field-sources.ts';
import type { Draft } from './draft.ts';

/** The title, in ordinary case where the source shouts it; `loud` is how it was written then. */
export function titleIn({ title = '', notation, language }: Draft): {
  readonly rich: { readonly plain: string; readonly markup?: string | undefined };
  readonly loud?: string;
} {
  const rich = withoutMarks(cleanRich(title.replace(titleLabel, ''), notation));
  const quiet = titleCase(rich.plain, cleanLanguage(language));
  return quiet === undefined ? { rich } : { rich: { plain: quiet }, loud: rich.plain };
}

/** Two titles have each the case of its own language. */
function titleCase(plain: string, language: string | undefined): string | undefined {
  const pair = translatedTitle(plain);
  if (!pair) return sentenceCase(plain, language);
  const [english, original] = [sentenceCase(pair[0], 'en'), sentenceCase(pair[1], language)];
  return english === undefined && original === undefined ? undefined : `${english ?? pair[0]}; [${original ?? pair[1]}]`;
}

/** Catalogues leave the mark before the next part of the entry behind the title, after a blank, in every format they export: "Orbits /". */
function withoutMarks(rich: RichText): RichText {
  const trailing = /(?: [/:;=])+$/;
  return trailing.test(rich.plain)
    ? { plain: rich.plain.replace(trailing, ''), ...(rich.markup && { markup: rich.markup.replace(trailing, '') }) }
    : rich;
}

/** What of a record is not the source's own word, and when the source said it. */
export function originOf(draft: Draft, areasDerived: boolean, originals: Readonly<Record<string, unknown>>): Omit<Origin, 'source'> {
  const derived = new Set(draft.derived ?? []);
  if (!cleanLanguage(draft.language)) derived.add('language');
  if (areasDerived) derived.add('areas');
  const stated = cleanDate(draft.statedAt)?.iso;
  return {
    ...(stated && { statedAt: stated }),
    ...(derived.size > 0 && { derived: [...derived] }),
    ...(Object.keys(originals).length > 0 && { originals }),
  };
}
