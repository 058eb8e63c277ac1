import { joinParts, joinSubtitle, withoutIsbd } from '#lib/service/import/clean/isbd.ts';
import { cleanLanguage, isRomanised, languageOf } from '#lib/service/import/clean/languages.ts';
import { type Field, type Fields, linked, textAt } from './marc-fields.ts';

/** Title with subtitle, number and name of a part. After `=` follows a parallel title, after `;` another work of the same author. */
function titleOf(field: Field | undefined): string | undefined {
  const main = field?.a?.[0];
  const [rest, ...more] = field?.b ?? [];
  const joined = isBeforeParallel(main)
    ? withoutIsbd(main ?? '')
    : /;$/.test(main ?? '')
      ? [main, rest]
          .map((part) => withoutIsbd(part ?? ''))
          .filter(Boolean)
          .join('; ')
      : joinSubtitle(main, [rest, ...more].filter(Boolean).join(' '));
  const part = [textAt(field, 'n'), textAt(field, 'p')].filter(Boolean).join(', ');
  return joinParts([joined, part]);
}

const isBeforeParallel = (part: string | undefined): boolean => /=$/.test(part ?? '');

/** The title that a tag gives, in its own letters: most libraries put those into 880 and the romanised ones here, some the other way about (script `(B`). */
export function titleIn(fields: Fields, tag: string): string | undefined {
  const beside = linked(fields, tag).filter((field) => !field['6']?.[0]?.includes('/(B'));
  const original = beside.flatMap((field) => titleOf(field) ?? []).find((title) => !isLatin(title));
  return original ?? titleOf(fields[tag]?.[0]);
}

const isLatin = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text) && !/\p{Script=Arabic}|\p{Script=Cyrillic}|\p{Script=Han}/u.test(text);

/**
 * Titles by language: translations by a library (242, with its language), parallel titles (245 $b after `=`; 246, whose other kinds are the same title
 * shortened, of the spine or romanised), and of a translated work the title that it was translated from (240, language in 041 $h).
 */
export function otherTitles(fields: Fields): Record<string, string> {
  const titles: Record<string, string> = {};
  const add = (title: string | undefined, language = title && languageOf(title)) => {
    if (title && language) titles[language] ??= title;
  };
  for (const field of fields['242'] ?? []) add(titleOf(field), cleanLanguage(field.y?.[0]));
  const main = titleIn(fields, '245') ?? '';
  const originals = linked(fields, '245');
  for (const field of originals.length > 0 ? originals : (fields['245'] ?? [])) {
    const parallel = isBeforeParallel(field.a?.[0]) ? textAt(field, 'b') : undefined;
    if (parallel && !isRomanised(parallel)) add(parallel);
  }
  for (const field of [...(fields['246'] ?? []), ...linked(fields, '246')]) {
    const title = titleOf(field) ?? '';
    const kind = field.ind2?.[0];
    const isOther = kind === '1' || kind === '5' || (kind === undefined && isLatin(title) !== isLatin(main));
    if (isOther && title !== main && !isRomanised(title)) add(title);
  }
  const translatedFrom = cleanLanguage(fields['041']?.[0]?.h?.[0]?.slice(0, 3));
  if (translatedFrom) add(titleIn(fields, '240'), translatedFrom);
  return titles;
}
