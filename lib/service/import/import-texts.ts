import type { Language } from '#lib/domain/language.ts';
import type { Fault, FaultCode } from './draft.ts';

interface FaultTexts {
  readonly reason: Readonly<Record<FaultCode, string>>;
}

/** Why something was refused or left out, in the operator's language. */
export const faultTexts: Readonly<Record<Language, FaultTexts>> = {
  en: {
    reason: {
      not_json: 'is not valid JSON',
      not_a_record: 'is not a record',
      unknown_shape: 'is in no format that can be imported',
      api_error: 'is an error answer of a service, not a record',
      no_title: 'a record needs a title',
      no_key: 'a record needs a key',
      wrong_kind: 'has no value or one of the wrong kind',
      unknown_code: 'is not in the vocabulary',
      unknown_field: 'is not a field of the format',
      bad_year: 'is not a year between 1000 and 2100',
      bad_date: 'is not a date',
      bad_doi: 'is not a DOI',
      bad_orcid: 'is not an ORCID iD (its check digit is wrong)',
      bad_url: 'is not an http or https address',
      bad_language: 'is not a language',
      unclosed_entry: 'the entry is never closed',
      bad_entry: 'cannot be understood',
      bad_row: 'a quotation mark is never closed',
      bad_xml: 'breaks the rules of XML; nothing after it was read',
      doi_of_another: 'the DOI belongs to another record (ids in brackets)',
      deleted: 'the repository has deleted this record',
      too_long: 'is too long',
      unknown_column: 'this column is unknown and was not read',
      hijri_year: 'was taken for a Hijri year and converted',
      absent_person: 'nobody with this id has signed a publication here',
    },
  },
  ar: {
    reason: {
      not_json: 'ليس JSON صالحًا',
      not_a_record: 'ليس سجلًا',
      unknown_shape: 'ليس بأي صيغة قابلة للاستيراد',
      api_error: 'رد خطأ من خدمة، وليس سجلًا',
      no_title: 'لا بد للسجل من عنوان',
      no_key: 'لا بد للسجل من مفتاح',
      wrong_kind: 'القيمة غائبة أو من نوع غير صحيح',
      unknown_code: 'غير موجود في قائمة المصطلحات',
      unknown_field: 'ليس من حقول هذه الصيغة',
      bad_year: 'ليس سنة بين 1000 و2100',
      bad_date: 'ليس تاريخًا',
      bad_doi: 'ليس مُعرِّفًا رقميًا DOI',
      bad_orcid: 'ليس مُعرِّف ORCID صالحًا (رقم التحقق خاطئ)',
      bad_url: 'ليس رابطًا يبدأ بـ http أو https',
      bad_language: 'ليس لغة',
      unclosed_entry: 'القيد لم يُغلق',
      bad_entry: 'تعذّر فهمه',
      bad_row: 'علامة اقتباس لم تُغلق',
      bad_xml: 'يخالف قواعد XML، ولم يُقرأ شيء بعده',
      doi_of_another: 'المُعرِّف الرقمي يخص سجلًا آخر (الأرقام بين قوسين)',
      deleted: 'حذف المستودع هذا السجل',
      too_long: 'أطول من الحد',
      unknown_column: 'هذا العمود غير معروف ولم يُقرأ',
      hijri_year: 'عُدّت سنة هجرية وحُوّلت',
      absent_person: 'لم يوقّع صاحب هذا المُعرِّف بحثًا هنا',
    },
  },
};

/** One fault in words: field, value, reason. */
export function writeFault({ code, field, value }: Fault, language: Language): string {
  const shown = value ? (language === 'ar' ? `«${value}» ` : `"${value}" `) : '';
  return `${field ? `${field}: ` : ''}${shown}${faultTexts[language].reason[code]}`;
}

export interface ReportTexts {
  readonly title: string;
  readonly dryRun: string;
  readonly nothingChanged: string;
  readonly read: string;
  readonly added: string;
  readonly updated: string;
  readonly unchanged: string;
  readonly refused: string;
  readonly warnings: string;
  readonly suspects: string;
  readonly classified: string;
  readonly line: string;
  readonly entry: string;
  readonly batch: string;
  readonly undo: string;
  readonly rate: (records: number, seconds: number) => string;
  readonly more: (count: number) => string;
  readonly file: string;
  readonly place: string;
  readonly record: string;
  readonly reason: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
  readonly truncated: string;
  readonly left: (seconds: number) => string;
}

export const reportTexts: Readonly<Record<Language, ReportTexts>> = {
  en: {
    title: 'Import report',
    dryRun: 'Preview: nothing was written.',
    nothingChanged: 'Nothing changed.',
    read: 'read',
    added: 'added',
    updated: 'updated',
    unchanged: 'unchanged',
    refused: 'refused',
    warnings: 'warnings',
    suspects: 'suspected duplicates',
    classified: 'areas found for',
    line: 'line',
    entry: 'entry',
    batch: 'Batch',
    undo: 'To take it back',
    rate: (records, seconds) => `${seconds.toFixed(1)} s, ${Math.round(records / Math.max(seconds, 0.001))} records/s`,
    more: (count) => `… and ${count} more; --report FILE.json or FILE.html lists them`,
    file: 'File',
    place: 'Place',
    record: 'Record',
    reason: 'Reason',
    field: 'Field',
    before: 'Before',
    after: 'After',
    truncated: 'The lists are cut at 5,000 entries; the counts are whole.',
    left: (seconds) => `about ${seconds} s left`,
  },
  ar: {
    title: 'تقرير الاستيراد',
    dryRun: 'معاينة: لم يُكتب شيء.',
    nothingChanged: 'لم يتغيّر شيء.',
    read: 'قُرئ',
    added: 'أُضيف',
    updated: 'حُدّث',
    unchanged: 'بلا تغيير',
    refused: 'رُفض',
    warnings: 'تنبيهات',
    suspects: 'مكررات محتملة',
    classified: 'عُرفت مجالات',
    line: 'السطر',
    entry: 'القيد',
    batch: 'الدفعة',
    undo: 'للتراجع عنها',
    rate: (records, seconds) => `${seconds.toFixed(1)} ث، ${Math.round(records / Math.max(seconds, 0.001))} سجل/ث`,
    more: (count) => `… وغيرها ${count}؛ تجدها بالخيار ‎--report FILE.json أو FILE.html`,
    file: 'الملف',
    place: 'الموضع',
    record: 'السجل',
    reason: 'السبب',
    field: 'الحقل',
    before: 'قبل',
    after: 'بعد',
    truncated: 'القوائم مقطوعة عند 5000 بند، أما الأعداد فكاملة.',
    left: (seconds) => `يتبقى نحو ${seconds} ث`,
  },
};
