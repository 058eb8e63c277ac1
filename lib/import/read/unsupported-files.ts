import type { Language } from '#lib/languages/languages.ts';

/** A recognised kind of file that no importer reads, and what to export instead. */
interface UnsupportedFile {
  readonly is: (head: string, root: string) => boolean;
  readonly what: Readonly<Record<Language, string>>;
  readonly instead: Readonly<Record<Language, string>>;
}

const bibliography = { en: 'export RIS, BibTeX or CSL JSON instead', ar: 'صدّر RIS أو BibTeX أو CSL JSON بدلًا منه' };
const service = (name: string) => ({
  en: `use the JSON of ${name}, or export BibTeX or RIS instead`,
  ar: `خذ JSON من ${name}، أو صدّر BibTeX أو RIS بدلًا منه`,
});
const library = {
  en: 'export MARCXML, binary MARC 21, MODS, RIS or BibTeX instead',
  ar: 'صدّر MARCXML أو MARC 21 الثنائية أو MODS أو RIS أو BibTeX بدلًا منه',
};
const table = { en: 'save it as CSV (UTF-8) instead', ar: 'احفظه بصيغة CSV‏ (UTF-8) بدلًا منه' };
const sameInBoth = (name: string) => ({ en: name, ar: name });

/** Recognised by the XML root, the first bytes or the first line; the first match wins. */
export const unsupportedFiles = {
  rdf: { is: (head, root) => root === 'RDF' || /^@prefix\s/m.test(head), what: sameInBoth('RDF'), instead: bibliography },
  rss: {
    is: (_head, root) => root === 'rss',
    what: { en: 'an RSS feed', ar: 'خلاصة RSS' },
    instead: { en: 'a feed contains no records: export RIS or BibTeX instead', ar: 'الخلاصة لا تحوي سجلات: صدّر RIS أو BibTeX بدلًا منها' },
  },
  atom: {
    is: (_head, root) => root === 'feed' || root === 'entry',
    what: { en: 'an Atom feed', ar: 'خلاصة Atom' },
    instead: {
      en: 'a feed contains no complete records: export RIS or BibTeX, or harvest OAI-PMH (--from-url), instead',
      ar: 'الخلاصة لا تحوي سجلات كاملة: صدّر RIS أو BibTeX، أو احصد عبر OAI-PMH بالخيار ‎--from-url، بدلًا منها',
    },
  },
  'datacite-xml': {
    is: (head, root) => root === 'resource' && /datacite/i.test(head),
    what: sameInBoth('DataCite XML'),
    instead: service('DataCite'),
  },
  'crossref-xml': {
    is: (_head, root) => ['doi_records', 'doi_batch', 'crossref_result', 'crossref'].includes(root),
    what: sameInBoth('Crossref XML'),
    instead: service('Crossref'),
  },
  'ads-xml': {
    is: (head) => /harvard\.edu\/schema\/abs/.test(head),
    what: sameInBoth('ADS XML'),
    instead: { en: 'export BibTeX or RIS from ADS instead', ar: 'صدّر BibTeX أو RIS من ADS بدلًا منه' },
  },
  'eric-nbib': {
    is: (head) => /^OWN {1,2}- ERIC\b/m.test(head),
    what: { en: 'tagged text of ERIC, whose records have no PubMed number', ar: 'نص ERIC ذو الوسوم، بلا أرقام PubMed' },
    instead: { en: 'export RIS from ERIC instead', ar: 'صدّر RIS من ERIC بدلًا منه' },
  },
  pubmed: {
    is: (head, root) => root.startsWith('PubmedBook') || /^PT {2}- [A-Z][a-z]+/m.test(head),
    what: { en: 'books of PubMed in XML, or MEDLINE without record numbers', ar: 'كتب PubMed بصيغة XML، أو MEDLINE بلا أرقام سجلات' },
    instead: { en: 'save the list in the format PubMed (.nbib) instead', ar: 'احفظ القائمة بصيغة PubMed‏ (‎.nbib) بدلًا منه' },
  },
  tagged: {
    is: (head) => /^%[A-Z0-9@+] /.test(head),
    what: { en: 'tagged text from ADS, or from EndNote without types', ar: 'نص ADS ذو الوسوم، أو نص EndNote بلا أنواع' },
    instead: bibliography,
  },
  refworks: {
    is: (head) => /^RT [A-Z]/m.test(head) && /^(?:T1|A1|SR) /m.test(head),
    what: { en: 'RefWorks tagged text', ar: 'نص RefWorks ذو الوسوم' },
    instead: bibliography,
  },
  'marc-mnemonic': {
    is: (head) => /^=LDR\s/m.test(head),
    what: { en: 'MARC in MarcEdit’s mnemonic form', ar: 'صيغة MARC النصية لبرنامج MarcEdit' },
    instead: library,
  },
  html: {
    is: (head, root) => root.toLowerCase() === 'html' || /^<!doctype html/i.test(head),
    what: { en: 'a web page', ar: 'صفحة ويب' },
    instead: bibliography,
  },
  xml: {
    is: (_head, root) => root !== '',
    what: { en: 'XML of an unsupported kind', ar: 'ملف XML من نوع لا يُقرأ' },
    instead: {
      en: 'supported are JATS, MODS, MARCXML, Dublin Core and OAI-PMH; or export RIS or BibTeX instead',
      ar: 'تُقرأ JATS وMODS وMARCXML وDublin Core وOAI-PMH، أو صدّر RIS أو BibTeX بدلًا منه',
    },
  },
  pdf: { is: (head) => head.startsWith('%PDF'), what: sameInBoth('PDF'), instead: bibliography },
  /** Detected later, when the file is unpacked. */
  workbook: {
    is: () => false,
    what: { en: 'a workbook (.xlsx) that is damaged or has no sheet', ar: 'مصنف (‎.xlsx) تالف أو بلا ورقة' },
    instead: table,
  },
  'large-workbook': {
    is: () => false,
    what: {
      en: 'a workbook (.xlsx) that is too large when decompressed',
      ar: 'مصنف (‎.xlsx) يزيد بعد فك ضغطه على ما يسعه الاستيراد',
    },
    instead: table,
  },
  zip: {
    is: (head) => head.startsWith('PK\u0003\u0004'),
    what: { en: 'a ZIP archive or an office document', ar: 'أرشيف ZIP أو مستند مكتبي' },
    instead: { en: 'unpack it, or save a table as CSV (UTF-8) instead', ar: 'فُك ضغطه، أو احفظ الجدول بصيغة CSV‏ (UTF-8) بدلًا منه' },
  },
  spreadsheet: {
    is: (head) => head.startsWith('\u00d0\u00cf\u0011\u00e0'),
    what: { en: 'an old office document', ar: 'مستند مكتبي قديم' },
    instead: table,
  },
  sqlite: {
    is: (head) => head.startsWith('SQLite format 3'),
    what: { en: 'a SQLite database', ar: 'قاعدة بيانات SQLite' },
    instead: { en: 'use npm run restore for a backup of this site', ar: 'الأمر npm run restore يعيد نسخة احتياطية من هذا الموقع' },
  },
  cff: {
    is: (head) => /^cff-version:/m.test(head),
    what: sameInBoth('Citation File Format'),
    instead: { en: 'convert it to BibTeX instead (cffconvert)', ar: 'حوّله إلى BibTeX بدلًا منه (cffconvert)' },
  },
  tex: {
    is: (head) => /\\(?:documentclass|bibitem|begin\{)/.test(head),
    what: { en: 'a LaTeX document', ar: 'مستند LaTeX' },
    instead: { en: 'import its .bib file instead', ar: 'أعطِ ملف ‎.bib الخاص به بدلًا منه' },
  },
  'doaj-json': {
    is: (head) => /"bibjson"\s*:/.test(head),
    what: { en: 'DOAJ JSON', ar: 'صيغة DOAJ JSON' },
    instead: {
      en: 'harvest the OAI-PMH of DOAJ (--from-url), or use the JSON of Crossref by DOI, instead',
      ar: 'احصد عبر OAI-PMH لدى DOAJ بالخيار ‎--from-url، أو خذ JSON من Crossref برقم DOI بدلًا منه',
    },
  },
  'zotero-json': {
    is: (head) => /"(?:itemType|citationKey|itemKey)"\s*:/.test(head),
    what: { en: 'Zotero JSON', ar: 'صيغة Zotero JSON' },
    instead: { en: 'export CSL JSON, RIS or BibTeX from Zotero instead', ar: 'صدّر من Zotero بصيغة CSL JSON أو RIS أو BibTeX بدلًا منه' },
  },
  'json-ld': { is: (head) => /^\s*[[{]/.test(head) && /"@context"\s*:/.test(head), what: sameInBoth('JSON-LD'), instead: bibliography },
  /** Detected later, from the headings. */
  table: {
    is: () => false,
    what: { en: 'a table without a column of titles', ar: 'جدول بلا عمود للعناوين' },
    instead: {
      en: 'call the column title, title_en or title_ar (docs/operate.md lists the headings)',
      ar: 'سمِّ العمود title أو title_en أو title_ar‏ (القائمة في docs/operate.md)',
    },
  },
  /** Detected later, when the file is decoded. */
  encoding: {
    is: () => false,
    what: { en: 'text in an encoding that could not be detected', ar: 'نص بترميز تعذّرت معرفته' },
    instead: {
      en: 'give it with --encoding (windows-1256, windows-1252…), or save the file as UTF-8',
      ar: 'سمِّه بالخيار ‎--encoding‏ (windows-1256 أو windows-1252 مثلًا)، أو احفظ الملف بترميز UTF-8',
    },
  },
  unknown: {
    is: () => true,
    what: { en: 'an unknown format', ar: 'ليس بأي صيغة قابلة للاستيراد' },
    instead: {
      en: 'export RIS, BibTeX, CSL JSON or CSV instead, or give the format with --format',
      ar: 'صدّر RIS أو BibTeX أو CSL JSON أو CSV بدلًا منه، أو سمِّ الصيغة بالخيار ‎--format',
    },
  },
} as const satisfies Readonly<Record<string, UnsupportedFile>>;

export type UnsupportedFileCode = keyof typeof unsupportedFiles;

/** The kind of a binary file from its first bytes; undefined for what may be text. */
export function binaryKindOf(head: Buffer): UnsupportedFileCode | undefined {
  const text = head.toString('latin1');
  return (['pdf', 'zip', 'spreadsheet', 'sqlite'] as const).find((code) => unsupportedFiles[code].is(text));
}

/** The kind of a file that no importer reads, from its beginning. */
export function unsupportedFileOf(head: string): UnsupportedFileCode {
  const text = head.replace(/^\uFEFF/, '').trimStart();
  const root = rootOf(text);
  return (Object.keys(unsupportedFiles) as UnsupportedFileCode[]).find((code) => unsupportedFiles[code].is(text, root)) ?? 'unknown';
}

/** Local name of the root element of XML; empty for anything else. */
export function rootOf(head: string): string {
  if (!head.startsWith('<')) return '';
  const content = head.replace(/^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<![A-Za-z][^>[]*(?:\[[\s\S]*?\])?\s*>)+/, '');
  return /^<(?:[\w.-]+:)?([\w.-]+)/.exec(content)?.[1] ?? '';
}
