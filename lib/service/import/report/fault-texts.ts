import type { Language } from '#lib/domain/language.ts';
import type { Fault, FaultCode } from '#lib/service/import/draft/draft.ts';

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
      not_yes_or_no: 'is neither yes nor no, and was left out',
      not_a_count: 'is not a whole number, and was left out',
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
      open_quote: 'a quotation mark is never closed; nothing after it was read',
      bad_xml: 'breaks the rules of XML; nothing after it was read',
      doi_of_another: 'the DOI belongs to another record (ids in brackets)',
      deleted: 'the repository has deleted this record',
      too_long: 'is longer than a record may be (16 MB) and was not read',
      too_deep: 'has more than 100 levels of elements and was not read',
      field_too_long: 'is more than a work has, and was left out',
      no_venue: 'cannot be kept without the name of what the work appeared in',
      no_authors: 'is a column that seems to hold names, but no heading for authors that is known; name it authors',
      too_short: 'is too short to be one',
      not_a_keyword: 'is too long for a keyword',
      not_a_licence: 'is not the address of a licence that is known',
      mojibake: 'has letters that were decoded wrongly or lost before the file was written',
      mojibake_repaired: 'was decoded wrongly before the file was written, and set right',
      bad_encoding: 'has bytes that are no letters of the encoding of the file',
      hijri_year: 'was taken for a Hijri year and converted',
      more_faults: 'further faults of this record are not listed',
      withdrawn: 'the publication with this id was withdrawn; nothing was taken over',
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
      not_yes_or_no: 'ليس نعم ولا لا، وتُرك',
      not_a_count: 'ليس عددًا صحيحًا، وتُرك',
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
      open_quote: 'علامة اقتباس لم تُغلق، ولم يُقرأ شيء بعدها',
      bad_xml: 'يخالف قواعد XML، ولم يُقرأ شيء بعده',
      doi_of_another: 'المُعرِّف الرقمي يخص سجلًا آخر (الأرقام بين قوسين)',
      deleted: 'حذف المستودع هذا السجل',
      too_long: 'أطول من الحد المسموح للسجل (16 ميغابايت) ولم يُقرأ',
      too_deep: 'فيه أكثر من 100 مستوى من العناصر المتداخلة ولم يُقرأ',
      field_too_long: 'أكثر مما يكون لعمل واحد، وتُرك',
      no_venue: 'لا يُحفظ دون اسم ما نُشر فيه العمل',
      no_authors: 'عمود يبدو أن فيه أسماء، لكن عنوانه ليس من العناوين المعروفة للمؤلفين؛ سمِّه authors',
      too_short: 'أقصر من أن يكون كذلك',
      not_a_keyword: 'أطول من أن يكون كلمة مفتاحية',
      not_a_licence: 'ليس رابط رخصة معروفة',
      mojibake: 'فيه حروف فُك ترميزها خطأ أو ضاعت قبل كتابة الملف',
      mojibake_repaired: 'فُك ترميزه خطأ قبل كتابة الملف، وصُحّح',
      bad_encoding: 'فيه بايتات ليست حروفًا في ترميز الملف',
      hijri_year: 'عُدّت سنة هجرية وحُوّلت',
      more_faults: 'عدد الأخطاء الأخرى في هذا السجل، ولم تُسرد',
      withdrawn: 'سُحب البحث صاحب هذا الرقم، فلم يؤخذ شيء',
      absent_person: 'لم يوقّع صاحب هذا المُعرِّف بحثًا هنا',
    },
  },
};

/** One fault in words: field, value, reason. */
export function writeFault({ code, field, value }: Fault, language: Language): string {
  const shown = value ? (language === 'ar' ? `«${value}» ` : `"${value}" `) : '';
  return `${field ? `${field}: ` : ''}${shown}${faultTexts[language].reason[code]}`;
}
