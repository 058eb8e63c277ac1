import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { type Bilingual, fill } from '#lib/languages/bilingual.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Errors of a single parameter: the entries of `errors[]`, with `{…}` placeholders. */
export const faultTexts = {
  type_integer: { en: '{parameter} must be a whole number.', ar: 'يجب أن تكون قيمة {parameter} عددًا صحيحًا.' },
  out_of_range: { en: '{parameter} must be between {min} and {max}.', ar: 'يجب أن تكون قيمة {parameter} بين {min} و{max}.' },
  too_long: { en: '{parameter} may have at most {max} characters.', ar: 'الحد الأقصى لطول {parameter} بالمحارف: {max}.' },
  control_character: { en: '{parameter} contains a control character.', ar: 'تحتوي قيمة {parameter} على محرف تحكم.' },
  unknown_parameter: { en: 'Unknown parameter.', ar: 'مُعامِل غير معروف.' },
  repeated_parameter: { en: '{parameter} was sent more than once.', ar: 'أُرسل {parameter} أكثر من مرة.' },
  year_range_inverted: { en: 'fromYear must not be after toYear.', ar: 'يجب ألا تكون قيمة fromYear بعد قيمة toYear.' },
  page_window_exceeded: {
    en: 'pageIndex × pageSize may not pass {max}. Use cursor to go further.',
    ar: 'لا يجوز أن يتجاوز حاصل ضرب pageIndex في pageSize العدد {max}. استخدم cursor للمتابعة.',
  },
  page_index_is_one_based: { en: 'pageIndex starts at 1.', ar: 'يبدأ pageIndex من 1.' },
  unknown_sort: { en: 'Unknown order. Use one of: {allowed}.', ar: 'ترتيب غير معروف. استخدم إحدى القيم: {allowed}.' },
  unknown_field: { en: 'Unknown field. Use any of: {allowed}.', ar: 'حقل غير معروف. استخدم من القيم: {allowed}.' },
  unknown_facet: { en: 'Unknown facet. Use any of: {allowed}.', ar: 'وجه تصنيف غير معروف. استخدم من القيم: {allowed}.' },
  unknown_group: {
    en: 'Unknown property to group by. Use at most two of: {allowed}.',
    ar: 'خاصية تجميع غير معروفة. استخدم من القيم اثنتين على الأكثر: {allowed}.',
  },
  unknown_format: { en: 'Unknown format. Use one of: {allowed}.', ar: 'صيغة غير معروفة. استخدم إحدى القيم: {allowed}.' },
  cursor_invalid: { en: 'The cursor is not one that this service has given.', ar: 'لم تُصدر هذه الخدمة هذا المؤشر.' },
  cursor_expired: { en: 'The cursor has expired. Begin again with cursor=*.', ar: 'انتهت صلاحية المؤشر. ابدأ من جديد بالقيمة cursor=*.' },
  cursor_conflict: {
    en: 'The cursor belongs to another query, or pageIndex was sent with it.',
    ar: 'المؤشر يخص استعلامًا آخر، أو أُرسل معه pageIndex.',
  },
  too_many_values: { en: '{parameter} may have at most {max} values.', ar: 'لا يجوز أن تزيد قيم {parameter} على {max}.' },
  invalid_date: {
    en: '{parameter} must be a date (YYYY-MM-DD) or a UTC timestamp (YYYY-MM-DDTHH:MM:SSZ).',
    ar: 'يجب أن تكون قيمة {parameter} تاريخًا (YYYY-MM-DD) أو طابعًا زمنيًّا بالتوقيت العالمي (YYYY-MM-DDTHH:MM:SSZ).',
  },
} as const satisfies Record<string, Bilingual>;

/** The `code` of an entry of `errors[]` in a problem response, which clients can branch on. */
export type FaultCode = keyof typeof faultTexts;

/** More specific wordings of some codes; `variant` of a fault selects one. */
const variants = {
  at_least: { en: '{parameter} must be at least {min}.', ar: 'يجب ألا تقل قيمة {parameter} عن {min}.' },
  one_of: { en: '{parameter} must be one of: {allowed}.', ar: 'يجب أن تكون قيمة {parameter} إحدى القيم: {allowed}.' },
  one_letter: { en: '{parameter} must be one letter, Latin or Arabic.', ar: 'يجب أن تكون قيمة {parameter} حرفًا واحدًا، لاتينيًّا أو عربيًّا.' },
  language_codes: {
    en: '{parameter} must hold two-letter language codes (ISO 639-1), joined by commas.',
    ar: 'يجب أن تتكون قيمة {parameter} من رموز لغات من حرفين (ISO 639-1) تفصل بينها فواصل.',
  },
  country_codes: {
    en: '{parameter} must hold two-letter country codes in capitals (ISO 3166-1) or groups such as arab-league, joined by commas.',
    ar: 'يجب أن تتكون قيمة {parameter} من رموز بلدان من حرفين كبيرين (ISO 3166-1) أو مجموعات مثل arab-league تفصل بينها فواصل.',
  },
  slug: {
    en: '{parameter} must be made of Latin letters, digits and hyphens, at most {max} of them.',
    ar: 'يجب أن تتكون قيمة {parameter} من حروف لاتينية وأرقام وواصلات لا يزيد مجموعها على {max}.',
  },
  did_you_mean: { en: 'Unknown parameter. Did you mean {suggestion}?', ar: 'مُعامِل غير معروف. هل تقصد {suggestion}؟' },
} as const satisfies Record<string, Bilingual>;

/** One error of a parameter, before its message is written. */
export interface Fault {
  readonly parameter: string;
  readonly code: FaultCode;
  readonly variant?: keyof typeof variants;
  readonly allowed?: Readonly<Record<string, number>> | readonly string[] | undefined;
  readonly suggestion?: string;
  /** The value as the client sent it. */
  readonly value?: string;
}

/** An entry of `errors[]`. */
export interface FaultPayload {
  readonly parameter: string;
  readonly code: FaultCode;
  readonly detail: string;
  readonly allowed?: Readonly<Record<string, number>> | readonly string[];
  /** The value as the client sent it, truncated to 64 characters. */
  readonly value?: string;
}

/** The payload of a fault. Arabic messages keep Latin digits, since the numbers are literal parameter values. */
export function writeFault(fault: Fault, language: Language): FaultPayload {
  const text = fault.variant ? variants[fault.variant][language] : faultTexts[fault.code][language];
  const allowed = Array.isArray(fault.allowed)
    ? { allowed: fault.allowed.join(', ') }
    : (fault.allowed as Record<string, number> | undefined);
  return withoutUndefined<FaultPayload>({
    parameter: fault.parameter,
    code: fault.code,
    detail: fill(text, { parameter: fault.parameter, suggestion: fault.suggestion ?? '', ...allowed }),
    allowed: fault.allowed,
    value: fault.value === undefined ? undefined : [...fault.value].slice(0, 64).join(''),
  });
}
