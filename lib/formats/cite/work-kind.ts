import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import type { Ref } from '#lib/domain/research.ts';

/** One kind of work: its type in each format, and the names of the kind. */
export interface WorkKindFacts {
  readonly bibtex: string;
  readonly ris: string;
  readonly csl: string;
  readonly schema: string;
  readonly dcmi: string;
  /** The kind in words, for formats whose types are coarser. */
  readonly en: string;
  readonly ar: string;
}

const article = { bibtex: 'article', ris: 'JOUR', csl: 'article-journal', schema: 'ScholarlyArticle', dcmi: 'Text' };
const paper = { bibtex: 'inproceedings', ris: 'CONF', csl: 'paper-conference', schema: 'ScholarlyArticle', dcmi: 'Text' };
const report = { bibtex: 'techreport', ris: 'RPRT', csl: 'report', schema: 'Report', dcmi: 'Text' };
const thesis = { ris: 'THES', csl: 'thesis', schema: 'Thesis', dcmi: 'Text' };

/** The kinds of works, in the order of `glossary.json`: the id of a type is its position there. */
export const workKinds = {
  'journal-article': { ...article, en: 'Journal article', ar: 'مقالة علمية في مجلة' },
  'conference-paper': { ...paper, en: 'Conference paper', ar: 'ورقة مؤتمر' },
  proceedings: {
    bibtex: 'proceedings',
    ris: 'CONF',
    csl: 'book',
    schema: 'Book',
    dcmi: 'Text',
    en: 'Conference proceedings',
    ar: 'وقائع مؤتمر',
  },
  'doctoral-thesis': { ...thesis, bibtex: 'phdthesis', en: 'Doctoral thesis', ar: 'رسالة دكتوراه' },
  'masters-thesis': { ...thesis, bibtex: 'mastersthesis', en: 'Master’s thesis', ar: 'رسالة ماجستير' },
  'technical-report': { ...report, en: 'Technical report', ar: 'تقرير فني' },
  book: { bibtex: 'book', ris: 'BOOK', csl: 'book', schema: 'Book', dcmi: 'Text', en: 'Book', ar: 'كتاب' },
  'book-chapter': {
    bibtex: 'incollection',
    ris: 'CHAP',
    csl: 'chapter',
    schema: 'Chapter',
    dcmi: 'Text',
    en: 'Book chapter',
    ar: 'فصل في كتاب',
  },
  dataset: { bibtex: 'misc', ris: 'DATA', csl: 'dataset', schema: 'Dataset', dcmi: 'Dataset', en: 'Dataset', ar: 'مجموعة بيانات' },
  'data-paper': { ...article, en: 'Data paper', ar: 'ورقة بيانات' },
  review: { ...article, en: 'Review article', ar: 'مقالة مراجعة علمية' },
  'systematic-review': { ...article, en: 'Systematic review', ar: 'مراجعة منهجية' },
  preprint: { bibtex: 'misc', ris: 'UNPB', csl: 'article', schema: 'ScholarlyArticle', dcmi: 'Text', en: 'Preprint', ar: 'نسخة أولية' },
  'working-paper': { ...report, en: 'Working paper', ar: 'ورقة عمل' },
  'white-paper': { ...report, en: 'White paper', ar: 'ورقة بيضاء' },
  'policy-brief': { ...report, en: 'Policy brief', ar: 'موجز سياسات' },
  letter: { ...article, en: 'Letter to the editor', ar: 'رسالة إلى المحرر' },
  editorial: { ...article, en: 'Editorial', ar: 'افتتاحية' },
  'case-study': { ...article, en: 'Case study', ar: 'دراسة حالة' },
  poster: { bibtex: 'misc', ris: 'GEN', csl: 'speech', schema: 'Poster', dcmi: 'StillImage', en: 'Poster', ar: 'ملصق علمي' },
  presentation: {
    bibtex: 'misc',
    ris: 'SLIDE',
    csl: 'speech',
    schema: 'PresentationDigitalDocument',
    dcmi: 'Text',
    en: 'Presentation',
    ar: 'عرض تقديمي',
  },
  patent: { bibtex: 'misc', ris: 'PAT', csl: 'patent', schema: 'CreativeWork', dcmi: 'Text', en: 'Patent', ar: 'براءة اختراع' },
  software: { bibtex: 'misc', ris: 'COMP', csl: 'software', schema: 'SoftwareSourceCode', dcmi: 'Software', en: 'Software', ar: 'برمجية' },
  standard: { bibtex: 'misc', ris: 'STAND', csl: 'standard', schema: 'CreativeWork', dcmi: 'Text', en: 'Standard', ar: 'مواصفة قياسية' },
  correction: { ...article, en: 'Correction', ar: 'تصويب' },
  retraction: { ...article, en: 'Retraction notice', ar: 'إشعار سحب بحث' },
  other: { bibtex: 'misc', ris: 'GEN', csl: 'document', schema: 'CreativeWork', dcmi: 'Text', en: 'Other', ar: 'أخرى' },
  thesis: { ...thesis, bibtex: 'thesis', en: 'Thesis', ar: 'رسالة جامعية' },
} as const satisfies Record<string, WorkKindFacts>;

/** The code of a type of publication in `glossary.json`. */
export type WorkKind = keyof typeof workKinds;

/** Codes in the order of `glossary.json`: the type with id 1 is the first. */
export const workKindCodes = Object.keys(workKinds) as readonly WorkKind[];

/** The kind of a type by its id; `other` for records without a type and for unknown ids. */
export function workKindOf(type: Ref | undefined): WorkKind {
  return (type && workKindCodes[Number(type.id) - 1]) ?? 'other';
}

type FormatType = 'bibtex' | 'ris' | 'csl' | 'schema';

const kindOfEach = (kind: WorkKind, types: readonly string[]) => Object.fromEntries(types.map((type) => [type, kind]));

/** The most general kind for each type of a format, for entries that state no exact kind. */
const generalKinds: Readonly<Record<FormatType, Readonly<Record<string, WorkKind>>>> = {
  bibtex: lookupTable<WorkKind>({
    misc: 'other',
    techreport: 'technical-report',
    inbook: 'book-chapter',
    conference: 'conference-paper',
    // Entry types of BibLaTeX (its manual, 2.1).
    ...kindOfEach('book', ['booklet', 'collection', 'mvbook', 'mvcollection', 'reference', 'mvreference']),
    ...kindOfEach('book-chapter', ['bookinbook', 'inreference', 'suppbook', 'suppcollection']),
    mvproceedings: 'proceedings',
    patent: 'patent',
    report: 'technical-report',
  }),
  ris: lookupTable<WorkKind>({
    CONF: 'conference-paper',
    CPAPER: 'conference-paper',
    THES: 'thesis',
    GEN: 'other',
    ...kindOfEach('book', ['EBOOK', 'EDBOOK']),
    ...kindOfEach('book-chapter', ['ECHAP', 'ENCYC']),
    DBASE: 'dataset',
    EJOUR: 'journal-article',
    GOVDOC: 'technical-report',
    INPR: 'journal-article',
    MGZN: 'journal-article',
  }),
  csl: lookupTable<WorkKind>({
    book: 'book',
    thesis: 'thesis',
    speech: 'presentation',
    article: 'preprint',
    'article-magazine': 'journal-article',
  }),
  schema: lookupTable<WorkKind>({ CreativeWork: 'other', Book: 'book', Thesis: 'thesis', Article: 'journal-article' }),
};

/** The general kind for a type of a format; `other` for an unknown type. */
export function plainKind(format: FormatType, type: string): WorkKind {
  return generalKinds[format][type] ?? workKindCodes.find((kind) => workKinds[kind][format] === type) ?? 'other';
}

/** The kind with this English name or code, which some formats state in addition to their types. */
export function kindNamed(words: string | undefined): WorkKind | undefined {
  const name = words?.trim().replaceAll("'", '’').toLowerCase();
  return workKindCodes.find((kind) => kind === name || workKinds[kind].en.toLowerCase() === name);
}
