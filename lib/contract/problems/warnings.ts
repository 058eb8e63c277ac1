import type { Warning } from '#lib/domain/page.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Notices on how a query was understood, in both languages. `{word}` and `{suggestion}` are filled in. */
const texts = {
  repaired: {
    en: 'Nothing matches “{word}”; showing results for “{suggestion}”.',
    ar: 'لا توجد نتائج مطابقة لعبارة «{word}»، وهذه نتائج «{suggestion}».',
  },
  keyboard: {
    en: 'It looks as if the keyboard was set to the other language; showing results for “{suggestion}”.',
    ar: 'يبدو أن لوحة المفاتيح كانت على اللغة الأخرى، وهذه نتائج «{suggestion}».',
  },
  any_word: {
    en: 'No record matches all of the query; showing those that match part of it.',
    ar: 'لا يوجد سجل يطابق الاستعلام كله، وهذه سجلات تطابق بعضه.',
  },
  words_absent: {
    en: 'No record has “{word}”; showing records with some of the other words.',
    ar: 'لا يوجد سجل يضم «{word}»، وهذه سجلات تضم بعض الكلمات الأخرى.',
  },
  any_word_repaired: {
    en: 'No record has all the words of “{word}”; showing partial matches for “{suggestion}”.',
    ar: 'لا يوجد سجل يضم كلمات «{word}» جميعها، وهذه سجلات تطابق «{suggestion}» جزئيًا.',
  },
  wider_subject: {
    en: 'No record is about “{word}”; showing the closest ones, on “{suggestion}”.',
    ar: 'لا توجد سجلات عن «{word}»، وهذه أقرب ما يوجد، وموضوعها «{suggestion}».',
  },
  closest_subjects: {
    en: 'No record is about “{word}”; showing the closest ones.',
    ar: 'لا توجد سجلات عن «{word}»، وهذه أقرب ما يوجد.',
  },
  nothing_about: {
    en: 'No record is about “{word}”.',
    ar: 'لا توجد سجلات عن «{word}».',
  },
  not_here: {
    en: 'No record is about “{word}”, and nobody here published from an institution of that name.',
    ar: 'لا توجد سجلات عن «{word}»، ولا من نشر منتسبًا إلى مؤسسة بهذا الاسم.',
  },
  no_author: {
    en: 'No author here is called “{word}”.',
    ar: 'لا مؤلف هنا باسم «{word}».',
  },
  no_keyword: {
    en: 'No record has the keyword “{word}”.',
    ar: 'لا يوجد سجل من كلماته المفتاحية «{word}».',
  },
  spelled_alike: {
    en: 'No record has “{word}”; showing records of people whose names are spelled like it.',
    ar: 'لا يوجد سجل يضم «{word}»، وهذه سجلات مؤلفين أسماؤهم قريبة في الرسم منه.',
  },
  by_institution: {
    en: 'No author is called “{word}”; showing authors who published from an institution of that name.',
    ar: 'لا مؤلف باسم «{word}»؛ وهؤلاء مؤلفون نشروا منتسبين إلى مؤسسة بهذا الاسم.',
  },
  unbalanced_quote: {
    en: 'A quotation mark without its partner was ignored.',
    ar: 'أُهملت علامة اقتباس غير مغلقة.',
  },
  empty_field: {
    en: 'The name of a field without a word after it was ignored.',
    ar: 'أُهمل اسم حقل لا كلمة بعده.',
  },
  only_excluded: {
    en: 'Only words to leave out were given; add a word to look for.',
    ar: 'لم تُذكر إلا كلمات مستبعدة. يُرجى إضافة كلمة للبحث عنها.',
  },
  operators_ignored: {
    en: 'Parentheses were ignored: OR parts the whole query.',
    ar: 'أُهملت الأقواس: تفصل «أو» بين بدائل الاستعلام كله.',
  },
  too_long: {
    en: 'The query is very long; only its beginning was used.',
    ar: 'الاستعلام طويل جدًا، فاستُخدم أوله فقط.',
  },
  unknown_id: {
    en: 'No {word} has the id {suggestion}.',
    ar: 'لا {word} بالمُعرِّف {suggestion}.',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** The `code` of an entry of `warnings` in a list response. */
export type WarningCode = keyof typeof texts;

/** A warning with its text in a language; `values` fill the placeholders. */
export function warning(code: WarningCode, language: Language, values: { word?: string; suggestion?: string } = {}): Warning {
  const text = texts[code][language].replaceAll('{word}', values.word ?? '').replaceAll('{suggestion}', values.suggestion ?? '');
  return { code, text, ...(values.suggestion !== undefined && code !== 'unknown_id' && { suggestion: values.suggestion }) };
}
