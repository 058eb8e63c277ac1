import { researchTypeTerms } from '#lib/contract/lookups.ts';
import { plainKind, workKinds } from '#lib/formats/cite/work-kind.ts';
import type { SchemeValue } from '#lib/import/draft/draft.ts';
import { fold } from '#lib/text/words/fold.ts';

/** Arabic words for types in repositories and tables. */
const arabicTypes: Readonly<Record<string, string>> = {
  مقال: 'journal-article',
  مقالة: 'journal-article',
  'مقال علمي': 'journal-article',
  'بحث محكم': 'journal-article',
  'بحث منشور': 'journal-article',
  'رسالة ماجستير': 'masters-thesis',
  'أطروحة ماجستير': 'masters-thesis',
  'رسالة دكتوراه': 'doctoral-thesis',
  'أطروحة دكتوراه': 'doctoral-thesis',
  'أطروحة جامعية': 'doctoral-thesis',
  كتاب: 'book',
  'فصل من كتاب': 'book-chapter',
  'فصل في كتاب': 'book-chapter',
  'ورقة مؤتمر': 'conference-paper',
  'بحث مؤتمر': 'conference-paper',
  'بحث في مؤتمر': 'conference-paper',
  'ورقة علمية': 'conference-paper',
  تقرير: 'technical-report',
  'تقرير فني': 'technical-report',
};

/** Our type codes for the publication types of each service. A record whose types are in no table becomes `other`. */
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  openalex: {
    article: 'journal-article',
    'book-chapter': 'book-chapter',
    preprint: 'preprint',
    review: 'review',
    dataset: 'dataset',
    dissertation: 'doctoral-thesis',
    book: 'book',
    'peer-review': 'other',
    erratum: 'correction',
    editorial: 'editorial',
    report: 'technical-report',
    retraction: 'retraction',
    letter: 'letter',
    standard: 'standard',
    software: 'software',
    'conference-paper': 'conference-paper',
    proceedings: 'proceedings',
    'data-paper': 'data-paper',
    'reference-entry': 'book-chapter',
    paratext: 'other',
    'supplementary-materials': 'other',
    libguides: 'other',
    grant: 'other',
    other: 'other',
  },
  crossref: {
    'journal-article': 'journal-article',
    'proceedings-article': 'conference-paper',
    proceedings: 'proceedings',
    'book-chapter': 'book-chapter',
    book: 'book',
    monograph: 'book',
    'edited-book': 'book',
    'reference-book': 'book',
    'reference-entry': 'book-chapter',
    'book-section': 'book-chapter',
    'book-part': 'book-chapter',
    'book-series': 'book',
    'book-set': 'book',
    'posted-content': 'preprint',
    dissertation: 'doctoral-thesis',
    report: 'technical-report',
    'report-series': 'technical-report',
    'report-component': 'technical-report',
    dataset: 'dataset',
    standard: 'standard',
    'peer-review': 'other',
    component: 'other',
    journal: 'other',
    'journal-issue': 'other',
    grant: 'other',
    database: 'dataset',
    other: 'other',
  },
  datacite: {
    JournalArticle: 'journal-article',
    ConferencePaper: 'conference-paper',
    ConferenceProceeding: 'proceedings',
    Dissertation: 'doctoral-thesis',
    Report: 'technical-report',
    Book: 'book',
    BookChapter: 'book-chapter',
    Dataset: 'dataset',
    DataPaper: 'data-paper',
    Preprint: 'preprint',
    Software: 'software',
    Standard: 'standard',
    Collection: 'dataset',
    Image: 'other',
    Audiovisual: 'presentation',
    PeerReview: 'other',
    Text: 'other',
    Workflow: 'software',
    ComputationalNotebook: 'software',
    Model: 'dataset',
    PhysicalObject: 'other',
    Event: 'other',
    Poster: 'poster',
    Presentation: 'presentation',
    Instrument: 'other',
    Other: 'other',
  },
  ads: {
    article: 'journal-article',
    eprint: 'preprint',
    inproceedings: 'conference-paper',
    proceedings: 'proceedings',
    inbook: 'book-chapter',
    book: 'book',
    phdthesis: 'doctoral-thesis',
    mastersthesis: 'masters-thesis',
    techreport: 'technical-report',
    software: 'software',
    dataset: 'dataset',
    catalog: 'dataset',
    erratum: 'correction',
    editorial: 'editorial',
    proposal: 'other',
    talk: 'presentation',
    abstract: 'conference-paper',
    circular: 'letter',
    newsletter: 'other',
    bookreview: 'other',
    obituary: 'other',
    pressrelease: 'other',
    misc: 'other',
    intechreport: 'technical-report',
    service: 'software',
    instrument: 'other',
    dpaper: 'data-paper',
  },
  inspire: {
    phd: 'doctoral-thesis',
    master: 'masters-thesis',
    thesis: 'doctoral-thesis',
    article: 'journal-article',
    'conference paper': 'conference-paper',
    proceedings: 'proceedings',
    book: 'book',
    'book chapter': 'book-chapter',
    report: 'technical-report',
    'activity report': 'technical-report',
    note: 'other',
  },
  jats: {
    'research-article': 'journal-article',
    article: 'journal-article',
    'brief-report': 'journal-article',
    'rapid-communication': 'letter',
    'review-article': 'review',
    'systematic-review': 'systematic-review',
    'data-paper': 'data-paper',
    editorial: 'editorial',
    letter: 'letter',
    correction: 'correction',
    retraction: 'retraction',
    'book-review': 'other',
    obituary: 'other',
    news: 'other',
    other: 'other',
  },
  oai: {
    article: 'journal-article',
    text: 'other',
    preprint: 'preprint',
    dataset: 'dataset',
    software: 'software',
    book: 'book',
    'book part': 'book-chapter',
    bookpart: 'book-chapter',
    thesis: 'doctoral-thesis',
    'doctoral thesis': 'doctoral-thesis',
    doctoralthesis: 'doctoral-thesis',
    'master thesis': 'masters-thesis',
    masterthesis: 'masters-thesis',
    'conference object': 'conference-paper',
    conferenceobject: 'conference-paper',
    conferencepaper: 'conference-paper',
    report: 'technical-report',
    'technical report': 'technical-report',
    'working paper': 'working-paper',
    workingpaper: 'working-paper',
    review: 'review',
    lecture: 'presentation',
    patent: 'patent',
    'journal article': 'journal-article',
    'research article': 'journal-article',
    image: 'other',
    other: 'other',
    ...arabicTypes,
  },
};

/** Types of Scopus, Web of Science, Lens and PubMed. Their `retraction` is the notice itself, not the retracted work. */
const indexTypes: Readonly<Record<string, string>> = {
  article: 'journal-article',
  'journal article': 'journal-article',
  'article in press': 'journal-article',
  'conference paper': 'conference-paper',
  'proceedings paper': 'conference-paper',
  'conference proceedings article': 'conference-paper',
  'meeting abstract': 'conference-paper',
  'conference review': 'proceedings',
  'conference proceedings': 'proceedings',
  review: 'review',
  'short survey': 'review',
  'systematic review': 'systematic-review',
  'book chapter': 'book-chapter',
  book: 'book',
  monograph: 'book',
  editorial: 'editorial',
  'editorial material': 'editorial',
  letter: 'letter',
  note: 'other',
  erratum: 'correction',
  correction: 'correction',
  'correction, addition': 'correction',
  corrigendum: 'correction',
  'published erratum': 'correction',
  retracted: 'retraction',
  retraction: 'retraction',
  'retraction of publication': 'retraction',
  'data paper': 'data-paper',
  dataset: 'dataset',
  dissertation: 'doctoral-thesis',
  thesis: 'doctoral-thesis',
  report: 'technical-report',
  'technical report': 'technical-report',
  preprint: 'preprint',
  patent: 'patent',
  'news item': 'other',
  'book review': 'other',
  'biographical-item': 'other',
  'software review': 'other',
  'hardware review': 'other',
  reprint: 'other',
  'business article': 'other',
  'abstract report': 'other',
  component: 'other',
  'reference entry': 'book-chapter',
  'journal issue': 'other',
  comment: 'letter',
  news: 'other',
  unknown: 'other',
  // IEEE Xplore
  'ieee journals': 'journal-article',
  'ieee magazines': 'journal-article',
  'ieee conferences': 'conference-paper',
  'ieee early access articles': 'journal-article',
  'ieee standards': 'standard',
  // NASA's technical reports server
  'technical memorandum (tm)': 'technical-report',
  'technical publication (tp)': 'technical-report',
  'contractor report (cr)': 'technical-report',
  'special publication (sp)': 'technical-report',
  'reprint (version printed in journal)': 'journal-article',
  // Zotero's item types and its kinds of theses
  journalarticle: 'journal-article',
  magazinearticle: 'journal-article',
  booksection: 'book-chapter',
  encyclopediaarticle: 'book-chapter',
  conferencepaper: 'conference-paper',
  computerprogram: 'software',
  phd: 'doctoral-thesis',
  'phd thesis': 'doctoral-thesis',
  doctoral: 'doctoral-thesis',
  master: 'masters-thesis',
  msc: 'masters-thesis',
  ...arabicTypes,
};

/** Type codes by folded name: each code itself, and its names and synonyms in both languages. */
const codesByName = new Map(
  researchTypeTerms.flatMap((term) =>
    [term.id, term.en, term.ar, ...(term.synEn ?? []), ...(term.synAr ?? [])].map((name) => [fold(name), term.id] as const),
  ),
);
const codes = new Set(researchTypeTerms.map((term) => term.id));

/** Our code for the first type that a table maps; undefined when none does. */
export function classifyType(types: readonly SchemeValue[]): string | undefined {
  for (const { scheme, value } of types) {
    const code = codeOf(scheme, value);
    if (code) return code;
  }
  return undefined;
}

/** The first type that is not a format's word for "other", to be reported as unknown. Undefined if a table maps any of the types. */
export function unknownType(types: readonly SchemeValue[]): string | undefined {
  if (classifyType(types)) return undefined;
  return types.find(({ value }) => value.trim() !== '' && !genericTypes.has(value.toLowerCase()))?.value;
}

const genericTypes: ReadonlySet<string> = new Set(
  [workKinds.other.bibtex, workKinds.other.ris, workKinds.other.csl].map((word) => word.toLowerCase()),
);

export function isTypeCode(code: string): boolean {
  return codes.has(code);
}

const codesByLabel: readonly (readonly [RegExp, string])[] = [
  [/\[data ?sets?\]/i, 'dataset'],
  [/\[(?:computer )?(?:software|program|code)\]/i, 'software'],
  [/\[(?:conference )?poster\]/i, 'poster'],
  [/\[(?:presentation|slides|powerpoint slides)\]/i, 'presentation'],
  [/^(?:IVOA|W3C|IETF) (?:Recommendation|Standard)\b|^\d{4}ivoa\.spec/, 'standard'],
];

/** The bracketed label that citation styles append to a title, such as "[Data set]"; it is no part of the title. */
export const titleLabel =
  /\s*\[(?:data ?sets?|(?:computer )?(?:software|program)|(?:conference )?poster|presentation|(?:powerpoint )?slides)\]\s*$/i;

function codeOf(scheme: string, value: string): string | undefined {
  // A label is "[Data set]" after a title, or "W3C Recommendation" as the place of publication, for example.
  if (scheme === 'label') return codesByLabel.find(([label]) => label.test(value))?.[1];
  if (scheme === 'bibtex' || scheme === 'ris' || scheme === 'csl') {
    const kind = plainKind(scheme, scheme === 'ris' ? value.toUpperCase() : value.toLowerCase());
    return kind === 'other' ? undefined : kind;
  }
  if (scheme === 'own') return codes.has(value) ? value : codesByName.get(fold(value));
  const table = scheme === 'index' ? indexTypes : (tables[scheme] ?? {});
  return [value, value.toLowerCase()].filter((name) => Object.hasOwn(table, name)).map((name) => table[name])[0];
}
