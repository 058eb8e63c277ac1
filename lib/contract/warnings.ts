import type { Language } from '#lib/domain/language.ts';
import type { Warning } from '#lib/domain/page.ts';

/** Remarks on how a query was understood, in both languages. `{word}` and `{suggestion}` are filled in. */
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
    en: 'No record has all the words; showing records with some of them.',
    ar: 'لا يوجد سجل يضم الكلمات جميعها، وهذه السجلات التي تضم بعضها.',
  },
  wider_subject: {
    en: 'No record is about “{word}”; showing the area it belongs to.',
    ar: 'لا يوجد سجل عن «{word}»، وهذه سجلات المجال الذي ينتمي إليه.',
  },
  did_you_mean: {
    en: 'Did you mean “{suggestion}”?',
    ar: 'هل تقصد «{suggestion}»؟',
  },
  unknown_id: {
    en: 'No {word} has the id {suggestion}.',
    ar: 'لا يوجد {word} بالمُعرِّف {suggestion}.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type WarningCode = keyof typeof texts;

export function warning(code: WarningCode, language: Language, values: { word?: string; suggestion?: string } = {}): Warning {
  const text = texts[code][language].replace('{word}', values.word ?? '').replace('{suggestion}', values.suggestion ?? '');
  return { code, text, ...(values.suggestion !== undefined && code !== 'unknown_id' && { suggestion: values.suggestion }) };
}
