import type { Language } from '#lib/languages/languages.ts';

/** Words and punctuation of citations in one language; the Arabic ones follow Arab journals and style guides. */
export interface CitationTerms {
  readonly comma: string;
  readonly semicolon: string;
  /** Opening and closing double quotes; `innerQuotes` are for a quotation inside them. */
  readonly quotes: readonly [string, string];
  readonly innerQuotes: readonly [string, string];
  /** Whether some styles set titles in the inner pair (single quotes). */
  readonly hasSingleQuotes: boolean;
  /** Whether a comma or full stop goes inside double quotes. */
  readonly isMarkInQuotes: boolean;
  readonly and: string;
  /** `and` is attached to the last name; three or more inverted names, which contain a comma, are separated by semicolons. */
  readonly isAndPrefix: boolean;
  readonly etAl: string;
  /** Before the editors of a book. */
  readonly editedBy: string;
  /** What one, two or more editors are called, if all styles have the same words. */
  readonly editors?: readonly [one: string, two: string, more: string];
  /** Whether styles may set `etAl` in italics. */
  readonly hasItalicEtAl: boolean;
  /** Replaces the names before the last one, in styles that show that one. */
  readonly namesLeftOut: string;
  readonly noDate: string;
  /** Replaces the year of a work that is accepted but not yet published. */
  readonly inPress: string;
  readonly page: string;
  readonly pages: string;
  readonly volume: string;
  readonly issue: string;
  /** `in` inside a sentence and at its start. */
  readonly in: string;
  readonly inAtStart: string;
  readonly volumeAtStart: string;
  readonly availableAt: string;
  readonly online: string;
  readonly accessed: string;
  readonly isDayBeforeMonth: boolean;
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  readonly doctoralThesis: string;
  readonly mastersThesis: string;
  readonly thesis: string;
  readonly phd: string;
  readonly phdShort: string;
  readonly phdThesis: string;
  readonly report: string;
  readonly dataset: string;
  readonly software: string;
  readonly poster: string;
  readonly presentation: string;
  readonly preprint: string;
  readonly editorial: string;
  readonly letter: string;
  readonly retraction: string;
  readonly retracted: string;
  readonly patent: string;
}

/** The terms of citations, by language. */
export const citationTerms: Readonly<Record<Language, CitationTerms>> = {
  en: {
    comma: ', ',
    semicolon: '; ',
    quotes: ['“', '”'],
    innerQuotes: ['‘', '’'],
    hasSingleQuotes: true,
    isMarkInQuotes: true,
    and: 'and',
    isAndPrefix: false,
    etAl: 'et al.',
    editedBy: 'edited by ',
    hasItalicEtAl: true,
    namesLeftOut: '. . . ',
    noDate: 'n.d.',
    inPress: 'in press',
    page: 'p. ',
    pages: 'pp. ',
    volume: 'vol. ',
    issue: 'no. ',
    in: 'in ',
    inAtStart: 'In ',
    volumeAtStart: 'Vol. ',
    availableAt: 'Available at: ',
    online: '[Online]. Available: ',
    accessed: 'Accessed',
    isDayBeforeMonth: false,
    months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    shortMonths: ['Jan.', 'Feb.', 'Mar.', 'Apr.', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.'],
    doctoralThesis: 'Doctoral dissertation',
    mastersThesis: 'Master’s thesis',
    thesis: 'Thesis',
    phd: 'PhD dissertation',
    phdShort: 'PhD diss.',
    phdThesis: 'PhD thesis',
    report: 'Tech. Rep.',
    dataset: 'Data set',
    software: 'Computer software',
    poster: 'Poster presentation',
    presentation: 'Conference presentation',
    preprint: 'Preprint',
    editorial: 'Editorial',
    letter: 'Letter to the editor',
    retraction: 'Retraction notice',
    retracted: 'Retracted',
    patent: 'Patent',
  },
  ar: {
    comma: '، ',
    semicolon: '؛ ',
    quotes: ['«', '»'],
    innerQuotes: ['“', '”'],
    hasSingleQuotes: false,
    isMarkInQuotes: false,
    and: 'و',
    isAndPrefix: true,
    etAl: 'وآخرون',
    editedBy: 'تحرير ',
    editors: ['محرر', 'محرران', 'محررون'],
    hasItalicEtAl: false,
    namesLeftOut: '… ',
    noDate: 'د.ت',
    inPress: 'قيد النشر',
    page: 'ص ',
    pages: 'ص ص ',
    volume: 'مج ',
    issue: 'ع ',
    in: 'في ',
    inAtStart: 'في ',
    volumeAtStart: 'مج ',
    availableAt: 'متاح على: ',
    online: '[على الإنترنت]. متاح على: ',
    accessed: 'تاريخ الوصول',
    isDayBeforeMonth: true,
    months: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
    shortMonths: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
    doctoralThesis: 'رسالة دكتوراه',
    mastersThesis: 'رسالة ماجستير',
    thesis: 'رسالة جامعية',
    phd: 'رسالة دكتوراه',
    phdShort: 'رسالة دكتوراه',
    phdThesis: 'رسالة دكتوراه',
    report: 'تقرير فني',
    dataset: 'مجموعة بيانات',
    software: 'برمجية',
    poster: 'ملصق علمي',
    presentation: 'عرض تقديمي',
    preprint: 'نسخة أولية',
    editorial: 'افتتاحية',
    letter: 'رسالة إلى المحرر',
    retraction: 'إشعار سحب بحث',
    retracted: 'بحث مسحوب',
    patent: 'براءة اختراع',
  },
};
