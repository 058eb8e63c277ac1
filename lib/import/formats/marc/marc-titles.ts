import { joinIsbdParts, joinSubtitle, withoutIsbd } from '#lib/import/clean/isbd.ts';
import { cleanLanguage, isRomanised, likelyLanguage } from '#lib/import/clean/languages.ts';
import { isLatinText, languageOfVariant } from '#lib/import/clean/title-pair.ts';
import { linkedFields, type MarcField, type MarcFields, subfieldText } from './marc-fields.ts';

/** Title with subtitle, part number and part name. A parallel title (after `=`) is left out; another work (after `;`) is appended. */
function titleOf(field: MarcField | undefined): string | undefined {
  const main = field?.a?.[0];
  const [subtitle, ...others] = field?.b ?? [];
  const fullTitle = isBeforeParallel(main)
    ? withoutIsbd(main ?? '')
    : /;$/.test(main ?? '')
      ? [main, subtitle]
          .map((part) => withoutIsbd(part ?? ''))
          .filter(Boolean)
          .join('; ')
      : joinSubtitle(main, beforeParallel([subtitle, ...others].filter(Boolean).join(' ')));
  const part = [subfieldText(field, 'n'), subfieldText(field, 'p')].filter(Boolean).join(', ');
  return joinIsbdParts([fullTitle, part]);
}

/** A parallel title within a field: "quelles sources? = Kites : what sources?". Formulas have shorter sides. */
const parallelMark = /(?<=\p{L}{3}.?) = (?=(?:\d+ )?\p{L}{3})/u;
const beforeParallel = (text: string): string => text.split(parallelMark, 1)[0] as string;

/** The parallel title of a field, with its subtitle after a colon. */
function parallelOf(field: MarcField): string | undefined {
  if (isBeforeParallel(field.a?.[0])) return subfieldText(field, 'b');
  const [, parallel] = (field.b ?? []).join(' ').split(parallelMark);
  const [main, ...subtitles] = parallel?.split(/\s+:\s+/) ?? [];
  return joinSubtitle(main, subtitles.join(': '));
}

const isBeforeParallel = (part: string | undefined): boolean => /=$/.test(part ?? '');

/** The title in its original script: field 880 usually holds it, but some libraries put the romanised title there (script `(B`). */
export function marcTitle(fields: MarcFields, tag: string): string | undefined {
  const alternates = linkedFields(fields, tag).filter((field) => !field['6']?.[0]?.includes('/(B'));
  const original = alternates.flatMap((field) => titleOf(field) ?? []).find((title) => !isLatinText(title));
  return original ?? titleOf(fields[tag]?.[0]);
}

/** Whether a title is a romanisation; an Arabic title may contain a name with such letters: Kamoʻoalewa. */
const isTransliteration = (title: string): boolean => isLatinText(title) && isRomanised(title);

/** Titles by language: translated by a library (242), parallel (245 $b after `=`, 246), and the original of a translation (240). */
export function otherTitles(fields: MarcFields): Record<string, string> {
  const titles: Record<string, string> = {};
  const add = (title: string | undefined, language = title && likelyLanguage(title)) => {
    if (title && language) titles[language] ??= title;
  };
  for (const field of fields['242'] ?? []) add(titleOf(field), cleanLanguage(field.y?.[0]));
  const main = marcTitle(fields, '245') ?? '';
  const originals = linkedFields(fields, '245');
  for (const field of originals.length > 0 ? originals : (fields['245'] ?? [])) {
    const parallel = parallelOf(field);
    if (parallel && !isTransliteration(parallel)) add(parallel);
  }
  for (const field of [...(fields['246'] ?? []), ...linkedFields(fields, '246')]) {
    const title = titleOf(field) ?? '';
    const kind = field.ind2?.[0];
    const isTranslation = kind === '1' || ((kind === undefined || kind === '5') && languageOfVariant(title, main) !== undefined);
    if (isTranslation && title !== main && !isTransliteration(title)) add(title);
  }
  const translatedFrom = cleanLanguage(fields['041']?.[0]?.h?.[0]?.slice(0, 3));
  if (translatedFrom) add(marcTitle(fields, '240'), translatedFrom);
  return titles;
}
