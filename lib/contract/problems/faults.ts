import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { type Bilingual, bilingual, fill } from '#lib/languages/bilingual.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Errors of a single parameter: the entries of `errors[]`, with `{…}` placeholders. */
export const faultTexts = {
  type_integer: bilingual('{parameter} must be a whole number.', 'يجب أن تكون قيمة {parameter} عددًا صحيحًا.'),
  out_of_range: bilingual('{parameter} must be between {min} and {max}.', 'يجب أن تكون قيمة {parameter} بين {min} و{max}.'),
  too_long: bilingual('{parameter} may have at most {max} characters.', 'الحد الأقصى لطول {parameter} بالمحارف: {max}.'),
  control_character: bilingual('{parameter} contains a control character.', 'تحتوي قيمة {parameter} على محرف تحكم.'),
  unknown_parameter: bilingual('Unknown parameter.', 'مُعامِل غير معروف.'),
  repeated_parameter: bilingual('{parameter} was sent more than once.', 'أُرسل {parameter} أكثر من مرة.'),
  year_range_inverted: bilingual('fromYear must not be after toYear.', 'يجب ألا تكون قيمة fromYear بعد قيمة toYear.'),
  page_window_exceeded: bilingual(
    'pageIndex × pageSize may not pass {max}. Use cursor to go further.',
    'لا يجوز أن يتجاوز حاصل ضرب pageIndex في pageSize العدد {max}. استخدم cursor للمتابعة.',
  ),
  page_index_is_one_based: bilingual('pageIndex starts at 1.', 'يبدأ pageIndex من 1.'),
  unknown_sort: bilingual('Unknown order. Use one of: {allowed}.', 'ترتيب غير معروف. استخدم إحدى القيم: {allowed}.'),
  unknown_field: bilingual('Unknown field. Use any of: {allowed}.', 'حقل غير معروف. استخدم من القيم: {allowed}.'),
  unknown_facet: bilingual('Unknown facet. Use any of: {allowed}.', 'وجه تصنيف غير معروف. استخدم من القيم: {allowed}.'),
  unknown_group: bilingual(
    'Unknown property to group by. Use at most two of: {allowed}.',
    'خاصية تجميع غير معروفة. استخدم من القيم اثنتين على الأكثر: {allowed}.',
  ),
  unknown_format: bilingual('Unknown format. Use one of: {allowed}.', 'صيغة غير معروفة. استخدم إحدى القيم: {allowed}.'),
  cursor_invalid: bilingual('The cursor is not one that this service has given.', 'لم تُصدر هذه الخدمة هذا المؤشر.'),
  cursor_expired: bilingual('The cursor has expired. Begin again with cursor=*.', 'انتهت صلاحية المؤشر. ابدأ من جديد بالقيمة cursor=*.'),
  cursor_conflict: bilingual(
    'The cursor belongs to another query, or pageIndex was sent with it.',
    'المؤشر يخص استعلامًا آخر، أو أُرسل معه pageIndex.',
  ),
  too_many_values: bilingual('{parameter} may have at most {max} values.', 'لا يجوز أن تزيد قيم {parameter} على {max}.'),
  invalid_date: bilingual(
    '{parameter} must be a date (YYYY-MM-DD) or a UTC timestamp (YYYY-MM-DDTHH:MM:SSZ).',
    'يجب أن تكون قيمة {parameter} تاريخًا (YYYY-MM-DD) أو طابعًا زمنيًّا بالتوقيت العالمي (YYYY-MM-DDTHH:MM:SSZ).',
  ),
} as const satisfies Record<string, Bilingual>;

/** The `code` of an entry of `errors[]` in a problem response, which clients can branch on. */
export type FaultCode = keyof typeof faultTexts;

/** More specific wordings of some codes; `variant` of a fault selects one. */
const variants = {
  at_least: bilingual('{parameter} must be at least {min}.', 'يجب ألا تقل قيمة {parameter} عن {min}.'),
  one_of: bilingual('{parameter} must be one of: {allowed}.', 'يجب أن تكون قيمة {parameter} إحدى القيم: {allowed}.'),
  one_letter: bilingual('{parameter} must be one letter, Latin or Arabic.', 'يجب أن تكون قيمة {parameter} حرفًا واحدًا، لاتينيًّا أو عربيًّا.'),
  language_codes: bilingual(
    '{parameter} must hold two-letter language codes (ISO 639-1), joined by commas.',
    'يجب أن تتكون قيمة {parameter} من رموز لغات من حرفين (ISO 639-1) تفصل بينها فواصل.',
  ),
  country_codes: bilingual(
    '{parameter} must hold two-letter country codes in capitals (ISO 3166-1) or groups such as arab-league, joined by commas.',
    'يجب أن تتكون قيمة {parameter} من رموز بلدان من حرفين كبيرين (ISO 3166-1) أو مجموعات مثل arab-league تفصل بينها فواصل.',
  ),
  slug: bilingual(
    '{parameter} must be made of Latin letters, digits and hyphens, at most {max} of them.',
    'يجب أن تتكون قيمة {parameter} من حروف لاتينية وأرقام وواصلات لا يزيد مجموعها على {max}.',
  ),
  did_you_mean: bilingual('Unknown parameter. Did you mean {suggestion}?', 'مُعامِل غير معروف. هل تقصد {suggestion}؟'),
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
