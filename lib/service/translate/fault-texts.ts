import type { Language } from '#lib/domain/language.ts';
import type { FileFault } from '#lib/service/translate/files/import-translations.ts';

type Wording = (value: string) => string;

/** Wording of the reasons why a text was rejected. */
const wordings: Readonly<Record<Language, Readonly<Record<FileFault['code'], Wording>>>> = {
  en: {
    no_answer: () => 'the service returned no translation',
    service: (value) => value,
    empty: () => 'the translation is empty',
    untranslated: () => 'the translation is not in the requested language',
    script: () => 'less than half of the translation is in the script of its language',
    leftover: (value) => `words are not translated: ${value}`,
    number_lost: (value) => `the number ${value} is missing`,
    number_invented: (value) => `the number ${value} is not in the original`,
    kept_lost: (value) => `${value} is missing`,
    kept_doubled: (value) => `${value} occurs more often than in the original`,
    style: (value) => `the text ${value}`,
    term: (value) => `the dictionary's term for "${value}" is missing`,
    length: (value) => `its length is ${value} times the original`,
    id: () => 'this is not a text id such as 812.title.ar',
    no_machine: () => 'there is no machine translation to review',
    unknown: () => 'there is no such publication',
    original: () => 'the work is in this language',
    given: () => 'the text is by its source, an author or an editor',
    changed: () => 'the original has changed since the file was exported',
    reviewed: () => 'the stored text has been reviewed by a person',
    text: () => 'the text is empty or too long',
    twice: () => 'several rows for this text differ',
  },
  ar: {
    no_answer: () => 'لم تُجب الخدمة عنه',
    service: (value) => value,
    empty: () => 'الجواب فارغ',
    untranslated: () => 'الجواب ليس باللغة المطلوبة',
    script: () => 'أقل من نصف الجواب بحروف لغته',
    leftover: (value) => `بقيت كلمات دون ترجمة: ${value}`,
    number_lost: (value) => `سقط العدد ${value}`,
    number_invented: (value) => `العدد ${value} ليس في الأصل`,
    kept_lost: (value) => `سقط ${value}`,
    kept_doubled: (value) => `تكرر ${value} أكثر مما في الأصل`,
    style: (value) => `مخالفة لدليل الأسلوب: ${styleInArabic(value)}`,
    term: (value) => `غاب المصطلح المقابل في المعجم: ${value}`,
    length: (value) => `طوله ${value} من طول الأصل`,
    id: () => 'ليس هذا مُعرِّف نص، مثل 812.title.ar',
    no_machine: () => 'لا توجد ترجمة آلية لمراجعتها',
    unknown: () => 'لا يوجد بحث بهذا الرقم',
    original: () => 'العمل مكتوب بهذه اللغة أصلًا',
    given: () => 'هذا النص من المصدر أو من مؤلف أو محرر',
    changed: () => 'تغيّر الأصل منذ إخراج الملف',
    reviewed: () => 'راجع شخص النص الموجود',
    text: () => 'النص فارغ أو أطول من اللازم',
    twice: () => 'لهذا النص أكثر من صف، والصفوف مختلفة',
  },
};

/** The faults of `arabicFaults` in Arabic. */
const styleFaultsInArabic: Readonly<Record<string, string>> = {
  'has a Latin comma, semicolon or question mark': 'فيه فاصلة أو فاصلة منقوطة أو علامة استفهام لاتينية',
  'has quotation marks other than « »': 'فيه علامات اقتباس غير « »',
  'has a dash': 'فيه شرطة طويلة',
  'has a tatweel': 'فيه تطويل',
  'has a presentation form': 'فيه حرف من أشكال العرض',
  'has an invisible mark': 'فيه علامة غير مرئية',
  'has a Persian or Urdu letter': 'فيه حرف فارسي أو أردي',
  'has digits other than Latin ones': 'فيه أرقام غير 0–9',
  'writes «عن بعد» without its damma': 'كُتبت «عن بُعد» دون ضمة',
  'uses اصطناعي of a satellite instead of صناعي': 'وُصف القمر بأنه «اصطناعي» بدل «صناعي»',
  'has extra blanks': 'فيه مسافات زائدة',
  'misses a hamza': 'تنقصه همزة',
  'has a blank inside « »': 'فيه مسافة داخل « »',
  'has a percent sign that is not 5%': 'علامة النسبة فيه ليست على صورة 5%',
  'uses متعقب or وضعية where the guide has متتبع نجوم and اتجاه': 'ورد فيه «متعقب» أو «وضعية» بدل «متتبع نجوم» و«اتجاه»',
  'is not NFC': 'ليس بصيغة NFC',
  'has Arabic punctuation or an invisible mark': 'فيه علامة ترقيم عربية أو علامة غير مرئية',
};
const styleInArabic = (value: string) => styleFaultsInArabic[value] ?? value;

/** All faults of a text, in one line. */
export function formatFaults(faults: readonly FileFault[], language: Language): string {
  const messages = faults.map(({ code, value = '' }) => wordings[language][code](value));
  return messages.join(language === 'ar' ? '، ' : ', ');
}

/** A heading for texts with the same fault, without its value. */
export function formatFaultKind(code: string, language: Language): string {
  return code in wordings[language] ? wordings[language][code as FileFault['code']]('…') : code;
}
