import type { WarningCode } from '#lib/domain/notice-codes.ts';
import type { Warning } from '#lib/domain/page.ts';
import { bilingual } from '#lib/languages/bilingual.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Notices on how a query was understood, in both languages. `{word}` and `{suggestion}` are filled in. */
const texts = {
  repaired: bilingual(
    'Nothing matches “{word}”; showing results for “{suggestion}”.',
    'لا توجد نتائج مطابقة لعبارة «{word}»، وهذه نتائج «{suggestion}».',
  ),
  keyboard: bilingual(
    'It looks as if the keyboard was set to the other language; showing results for “{suggestion}”.',
    'يبدو أن لوحة المفاتيح كانت على اللغة الأخرى، وهذه نتائج «{suggestion}».',
  ),
  misspelt: bilingual(
    'Showing results for “{suggestion}”; “{word}” looks misspelt.',
    'هذه نتائج «{suggestion}»، ويبدو أن في «{word}» خطأً إملائيًا.',
  ),
  any_word: bilingual(
    'Found no full match; each of these records matches at least part of the query.',
    'لم نجد ما يطابق الاستعلام كله، وكل سجل هنا يطابق جزءًا منه على الأقل.',
  ),
  words_absent: bilingual(
    'No record has “{word}” or a known equivalent; showing records with some of the other words.',
    'لم نجد «{word}» ولا مقابلًا معروفًا لها، وهذه سجلات تضم بعض الكلمات الأخرى.',
  ),
  any_word_repaired: bilingual(
    'No record has all the words of “{word}”; showing partial matches for “{suggestion}”.',
    'لا يوجد سجل يضم كلمات «{word}» جميعها، وهذه سجلات تطابق «{suggestion}» جزئيًا.',
  ),
  wider_subject: bilingual(
    'No record has “{word}” or a known equivalent; showing the closest ones, on “{suggestion}”.',
    'لم نجد «{word}» ولا مقابلًا معروفًا لها، وهذه أقرب السجلات، وموضوعها «{suggestion}».',
  ),
  closest_subjects: bilingual(
    'No record has “{word}” or a known equivalent; showing the closest ones.',
    'لم نجد «{word}» ولا مقابلًا معروفًا لها، وهذه أقرب السجلات.',
  ),
  nothing_about: bilingual('No record has “{word}” or a known equivalent.', 'لم نجد في السجلات «{word}» ولا مقابلًا معروفًا لها.'),
  not_here: bilingual(
    'No record has “{word}” or a known equivalent, in its texts or as an institution.',
    'لم نجد «{word}» ولا مقابلًا معروفًا لها، لا في النصوص ولا بين المؤسسات.',
  ),
  only_name: bilingual(
    'No record is about “{word}”; it occurs only as the name of a person.',
    'لا يوجد سجل موضوعه «{word}»، ولم ترد إلا اسمًا لشخص.',
  ),
  no_year: bilingual('No record is from the requested years, “{word}”.', 'لا يوجد سجل من السنوات المطلوبة «{word}».'),
  no_author: bilingual('No author here is called “{word}”.', 'لا مؤلف هنا باسم «{word}».'),
  no_keyword: bilingual('No record has the keyword “{word}”.', 'لا يوجد سجل من كلماته المفتاحية «{word}».'),
  spelled_alike: bilingual(
    'No record has “{word}” as written; showing records of people whose names are spelled like it.',
    'لا يوجد سجل يضم «{word}» بهذا اللفظ، وهذه سجلات مؤلفين أسماؤهم قريبة في الرسم منه.',
  ),
  by_institution: bilingual(
    'No author is called “{word}”; showing authors who published from an institution of that name.',
    'لا مؤلف باسم «{word}»؛ وهؤلاء مؤلفون نشروا منتسبين إلى مؤسسة بهذا الاسم.',
  ),
  unbalanced_quote: bilingual('A quotation mark without its partner was ignored.', 'أُهملت علامة اقتباس غير مغلقة.'),
  empty_field: bilingual('The name of a field without a word after it was ignored.', 'أُهمل اسم حقل لا كلمة بعده.'),
  only_excluded: bilingual(
    'Only words to leave out were given; add a word to look for.',
    'لم تُذكر إلا كلمات مستبعدة. يُرجى إضافة كلمة للبحث عنها.',
  ),
  operators_ignored: bilingual('Parentheses were ignored: OR parts the whole query.', 'أُهملت الأقواس: تفصل «أو» بين بدائل الاستعلام كله.'),
  too_long: bilingual('The query is very long; only its beginning was used.', 'الاستعلام طويل جدًا، فاستُخدم أوله فقط.'),
  unknown_id: bilingual('No {word} has the id {suggestion}.', 'لا {word} بالمُعرِّف {suggestion}.'),
} as const satisfies Record<WarningCode, Record<Language, string>>;

/** A warning with its text in a language; `values` fill the placeholders. */
export function warning(code: WarningCode, language: Language, values: { word?: string; suggestion?: string } = {}): Warning {
  const text = texts[code][language].replaceAll('{word}', values.word ?? '').replaceAll('{suggestion}', values.suggestion ?? '');
  return { code, text, ...(values.suggestion !== undefined && code !== 'unknown_id' && { suggestion: values.suggestion }) };
}
