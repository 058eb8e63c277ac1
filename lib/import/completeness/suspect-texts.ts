import type { ResearchRecord } from '#lib/domain/record.ts';
import { isGroup } from '#lib/formats/values/person-name.ts';
import type { ImportFault, ImportFaultCode } from '#lib/import/draft/draft.ts';

/** Elements of HTML, JATS and MathML. Other words in angle brackets are averages ("<e>") and taxa. */
const elements =
  'a|abstract|b|bold|br|div|em|ext-link|font|h\\d|i|img|inline-formula|institution|italic|label|li|math|mfrac|mi|mn|mo|monospace|mover|mrow|msqrt|mstyle|msu[bp]|msubsup|mtext|munder|named-content|ol|p|sc|scp|sec|small|span|strong|su[bp]|table|tex-math|title|tt|u|ul|underline|xref';
/** Markup, TeX commands and preambles, entities, and characters lost in decoding. */
const residue = new RegExp(
  `[<¡](?:(?:${elements}|${elements.toUpperCase().replaceAll('\\D', '\\d')})(?:\\s[^<>]*)?/?|/[A-Za-z][A-Za-z\\d:-]*|[a-z]+:[\\w-]+(?:\\s[^<>]*)?/?)>|[<¡]/?mml:` +
    '|\\\\[A-Za-z]{2,}|\\\\[A-Za-z]\\s*\\{|\\b(?:documentclass|usepackage|amsmath)\\b|&(?:[A-Za-z]{2,8}|#\\d{1,6}|#x[\\dA-Fa-f]{1,6});|\\uFFFD',
);
/** Every residue has one of these, which a long text without them shows sooner. */
const residueMark = /[<¡\\&\uFFFD]|amsmath|usepackage|documentclass/;

/** A word for volume, issue or pages left in its number, remains of such a word, a label or full stop at the end, or what a spreadsheet made of a number. */
const label =
  /^\W*(?:(?:(?:pp|pages?|vol|volume|no|nr|num|number|iss|issue|bd|band|heft|tome|tomo|núm|seiten?|مج|مجلد|المجلد|عدد|العدد|ص ?ص|صفحات|الصفحات)[.:]*\s*|(?:p|s|t|ع|ص)(?:[.:]\s*|\s+))[\p{Nd}(]|(?:ume|ol|ages?|ssue|umber)$)|\d\s?(?:pp|pages?|صفحة|صفحات)\.?$|\d\sp\.?$|\dp\.$|\d[.,;:]$|\d\s*[-–]\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}$|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\s*[-–]\s*\d|^\d(?:\.\d+)?E[+]\d+$/iu;

/** Volume and pages left in the name of a venue: "Acta 17: e1736", "Acta 3 (2014) 152–160". */
const numbersInVenue =
  /\p{L}[.,]? \d{1,4}(?:\s*\(\d{1,4}\))?\s*[:,]?\s+(?!(?:19|20)\d\d$)e?\d+(?:\s*[-–]\s*\d+)?$|(?<!\p{L})(?:vol|مجلد|مج)[.\s]*\p{Nd}+[\s,;،]+(?:no|nr|issue|عدد|العدد|ع)/iu;

/** People run together in one name. "and" and «و» count only between people, since groups have such names. */
const listOfPeople = /[;؛|]|\p{L}[,،] \p{L}.* and \p{L}+[,،] \p{L}|\p{Script=Arabic} و \p{Script=Arabic}/iu;

/** The same, or a name with several commas that could not be divided into family and given names. */
const undividedList = new RegExp(`${listOfPeople.source}|^[^,،]+(?:[,،][^,،]+){2,}$`, 'iu');

/** Stored texts that seem to be falsified: they hold what their reader should have removed or split. */
export function findSuspectTexts(record: ResearchRecord): ImportFault[] {
  const faults: ImportFault[] = [];
  const check = (code: ImportFaultCode, pattern: RegExp, field: string, text: string | undefined) => {
    const match = text && pattern.exec(text);
    if (match && text) faults.push({ code, field, value: text.slice(Math.max(0, match.index - 30)).slice(0, 100) });
  };
  const checkResidue = (field: string, text: string | undefined) => {
    if (text && residueMark.test(text)) check('residue', residue, field, text);
  };
  const checkTexts = (field: string, texts: Readonly<Record<string, string | undefined>> = {}) => {
    for (const text of Object.values(texts)) checkResidue(field, text);
  };
  checkTexts('title', record.title);
  checkTexts('abstract', record.abstract);
  checkTexts('venue', record.venue?.name);
  checkResidue('publisher', record.publisher);
  for (const { name, family, affiliation, institutions } of record.authors) {
    for (const text of Object.values(name)) {
      checkResidue('authors', text);
      check('list_in_value', family === undefined && !isGroup(text ?? '') ? undividedList : listOfPeople, 'authors', text);
    }
    checkTexts('authors.affiliation', affiliation);
    for (const institution of institutions ?? []) checkTexts('authors.institutions', institution.name);
  }
  for (const words of Object.values(record.keywords ?? {}))
    for (const word of words ?? []) {
      checkResidue('keywords', word);
      check('list_in_value', /[;؛]/, 'keywords', word);
    }
  for (const text of Object.values(record.venue?.name ?? {})) check('label_in_value', numbersInVenue, 'venue', text);
  for (const field of ['volume', 'issue', 'pages'] as const) {
    checkResidue(field, record[field]);
    check('label_in_value', label, field, record[field]);
  }
  return faults;
}
