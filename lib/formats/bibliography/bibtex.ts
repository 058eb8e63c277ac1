import { lookupTable } from '#lib/domain/bounds/lookup-table.ts';
import { bibcodeAddress, bibcodeInAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import type { PartialDate } from '#lib/domain/research.ts';
import { withoutUndefined } from '#lib/domain/without-undefined.ts';
import { pageRange, type Reference, someOf } from '#lib/formats/cite/reference.ts';
import { kindNamed, plainKind, workKinds } from '#lib/formats/cite/work-kind.ts';
import type { Wording } from '#lib/formats/localized-text.ts';
import { type PersonName, personName } from '#lib/formats/person-name.ts';
import { plainText } from '#lib/formats/plain-text.ts';
import { type BibtexEntry, isOneGroup, parseBibtex, splitOutsideBraces } from './bibtex-syntax.ts';
import { langidOf, languageOfLangid } from './langid.ts';
import { decodeLatex, encodeLatex } from './latex-text.ts';

/**
 * One BibTeX entry and a blank line. UTF-8 with LaTeX's special characters escaped; the title in double braces, so that no style changes its
 * case; DOI and addresses verbatim, as biblatex and hyperref want them. It holds a whole `Reference` but the address of the PDF
 * and the commas inside keywords. What no style has a field for has one named by its language (`journal_ar`) or by INSPIRE (`reportnumber`).
 */
export function writeBibtex(reference: Reference): string {
  const { date, kind } = reference;
  const type = workKinds[kind].bibtex;
  const narrowed = plainKind('bibtex', type) !== kind;
  // The styles print `type` for these two; elsewhere they would misplace it, so the finer kind goes where only machines look.
  const numbering = numberings[type] ?? 'issue';
  const venueField = venueFields[type] ?? 'howpublished';
  const printsType = type === 'misc' || type === 'techreport';
  const seemsPreprint = reference.arxiv && (type === 'misc' || (type === 'article' && !reference.venue));
  const fields: [string, string | undefined][] = [
    ['author', group(writeNames(reference.authors, reference.authorsIncomplete))],
    ['title', group(`{${encodeLatex(reference.title)}}`)],
    ['titleaddon', reference.translatedTitle && group(`[${encodeLatex(reference.translatedTitle)}]`)],
    ...(reference.titlesElsewhere ?? []).map((title) => inLanguage('title', title)),
    [venueField, whole(reference.venue)],
    inLanguage(venueField, reference.translatedVenue),
    // Without it, a work with a number of arXiv is taken for a preprint.
    [printsType ? 'type' : 'entrysubtype', narrowed || seemsPreprint ? text(printsType ? workKinds[kind].en : kind) : undefined],
    ['year', reference.year === undefined ? reference.inPress && group('in press') : group(String(reference.year))],
    ['month', date && date.precision !== 'year' ? months[Number(date.iso.slice(5, 7)) - 1] : undefined],
    ['day', date?.precision === 'day' ? group(String(Number(date.iso.slice(8, 10)))) : undefined],
    ['volume', text(reference.volume)],
    ['number', text({ issue: reference.issue, report: reference.reportNumber, series: undefined }[numbering])],
    ['issue', numbering === 'issue' ? undefined : text(reference.issue)],
    ['reportnumber', numbering === 'report' ? undefined : text(reference.reportNumber)],
    ['pages', text(reference.pages?.replaceAll('-', '--'))],
    ['publisher', whole(reference.publisher)],
    ['issn', text(reference.issn)],
    ['isbn', text(reference.isbn)],
    ['doi', group(verbatim(reference.doi))],
    ['eprint', group(verbatim(reference.arxiv))],
    ['archiveprefix', reference.arxiv && group('arXiv')],
    ['pmid', text(reference.pmid)],
    ['adsurl', reference.bibcode && group(bibcodeAddress(reference.bibcode))],
    ['url', group(verbatim(reference.url))],
    ['langid', group(reference.language && langidOf(reference.language))],
    ['keywords', group(reference.keywords.map(keyword).filter(Boolean).join(', '))],
    ['abstract', text(reference.abstract)],
    inLanguage('abstract', reference.translatedAbstract),
    ['note', reference.retracted && group('Retracted')],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = ${value}`] : []));
  return `@${type}{${reference.key},\n${lines.join(',\n')}\n}\n\n`;
}

/** Everything in a BibTeX file. Names and LaTeX as other programs write them are understood; fields nobody knows are left out. Never fails. */
export function readBibtex(source: string): Reference[] {
  return parseBibtex(source.replace(/^\uFEFF/, '')).map(referenceOfEntry);
}

const venueFields: Readonly<Record<string, string>> = lookupTable({
  article: 'journal',
  inproceedings: 'booktitle',
  incollection: 'booktitle',
  phdthesis: 'school',
  mastersthesis: 'school',
  techreport: 'institution',
  book: 'series',
  proceedings: 'series',
});

/** What `number` is: that of an issue, of a report, or of a book in its series, which no record has. */
const numberings: Readonly<Record<string, 'report' | 'series'>> = lookupTable({
  techreport: 'report',
  misc: 'report',
  book: 'series',
  proceedings: 'series',
});

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function referenceOfEntry(entry: BibtexEntry): Reference {
  const field = (name: string) => decodeLatex(entry.fields.get(name) ?? '') || undefined;
  const asWritten = (name: string) => entry.fields.get(name)?.trim() || undefined;
  const numbering = numberings[entry.type] ?? 'issue';
  const venueField = venueFields[entry.type] ?? 'howpublished';
  const { names, incomplete } = readNames(entry.fields.get('author') ?? '');
  const date = dateOf(entry);
  const langid = field('langid') ?? field('language');
  const keywords = splitOutsideBraces(entry.fields.get('keywords') ?? '', /[,;]/y);
  return withoutUndefined({
    key: entry.key,
    kind: kindNamed(field('entrysubtype')) ?? kindNamed(field('type')) ?? plainKind('bibtex', entry.type),
    language: langid && languageOfLangid(langid),
    title: field('title') ?? '',
    translatedTitle: field('titleaddon')?.replace(/^\[(.*)\]$/, '$1'),
    authors: names,
    authorsIncomplete: incomplete,
    year: date && Number(date.iso.slice(0, 4)),
    inPress: entry.fields.get('year') === 'in press' || undefined,
    date,
    titlesElsewhere: someOf(wordingsOf(entry, 'title')),
    translatedVenue: wordingsOf(entry, venueField)[0],
    translatedAbstract: wordingsOf(entry, 'abstract')[0],
    venue: field(venueField) ?? field('journaltitle') ?? field('journal'),
    publisher: field('publisher'),
    issn: field('issn'),
    isbn: field('isbn'),
    reportNumber: field('reportnumber') ?? (numbering === 'report' ? field('number') : undefined),
    arxiv: /arxiv/i.test(field('archiveprefix') ?? '') ? readVerbatim(asWritten('eprint')) : undefined,
    bibcode: bibcodeInAddress(field('adsurl')),
    pmid: field('pmid'),
    volume: field('volume'),
    issue: field('issue') ?? (numbering === 'issue' ? field('number') : undefined),
    pages: pageRange(field('pages')),
    doi: readVerbatim(asWritten('doi')),
    url: asWritten('url'),
    keywords: keywords.map(decodeLatex).filter(Boolean),
    abstract: field('abstract'),
    retracted: /^retracted$/i.test(field('note') ?? '') || undefined,
  });
}

/** `date` of biblatex, else `year`, `month` (macro, name or number) and `day`. */
function dateOf(entry: BibtexEntry): PartialDate | undefined {
  const written = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(entry.fields.get('date') ?? '');
  const year = written?.[1] ?? /\d{4}/.exec(entry.fields.get('year') ?? '')?.[0];
  if (!year) return undefined;
  const named = (entry.fields.get('month') ?? '').trim().toLowerCase();
  const place = months.indexOf(named.slice(0, 3)) + 1 || Number(named) || 0;
  const month = written ? written[2] : place >= 1 && place <= 12 ? String(place).padStart(2, '0') : undefined;
  const day = written ? written[3] : /^\d{1,2}$/.exec((entry.fields.get('day') ?? '').trim())?.[0].padStart(2, '0');
  if (!month) return { iso: year, precision: 'year' };
  return day ? { iso: `${year}-${month}-${day}`, precision: 'day' } : { iso: `${year}-${month}`, precision: 'month' };
}

/** A field for what the record has in a further language, as `abstract_ar`. */
function inLanguage(name: string, wording: Wording | undefined): [string, string | undefined] {
  return [`${name}_${wording?.lang}`, text(wording?.value)];
}

function wordingsOf({ fields }: BibtexEntry, name: string): Wording[] {
  return [...fields].flatMap(([field, value]) => {
    const lang = field.startsWith(`${name}_`) ? field.slice(name.length + 1) : '';
    return /^[a-z]{2,3}$/.test(lang) ? [{ value: decodeLatex(value), lang }] : [];
  });
}

function text(value: string | undefined): string | undefined {
  return group(value && encodeLatex(value));
}

/** In publishers and institutions " and " stands between two of them; inside a second pair of braces it is a word. */
function whole(value: string | undefined): string | undefined {
  const written = text(value);
  return written && /\sand\s/i.test(written) ? `{${written}}` : written;
}

function group(value: string | undefined): string | undefined {
  return value ? `{${value}}` : undefined;
}

/** Every program cuts keywords at commas and semicolons, braces or not, so a keyword has none of its own. */
function keyword(value: string): string {
  return encodeLatex(
    value
      .split(/\s*[,;]\s*/)
      .filter(Boolean)
      .join(' '),
  );
}

/** Verbatim fields know no escapes: a brace or backslash in them is percent-encoded. */
function verbatim(value: string | undefined): string | undefined {
  return value && plainText(value).replace(/[{}\\]/g, encodeURIComponent);
}

function readVerbatim(value: string | undefined): string | undefined {
  return value?.replace(/%(7B|7D|5C)/g, decodeURIComponent);
}

/** `Family, Given and {Group} and others`. A part that holds `and` or a comma is braced, or BibTeX would cut it there. */
function writeNames(names: readonly PersonName[], incomplete: boolean): string | undefined {
  const written = names.map((name) => {
    if ('literal' in name) return `{${encodeLatex(name.literal)}}`;
    return [name.family, name.suffix, name.given].flatMap((part) => (part ? [namePart(part)] : [])).join(', ');
  });
  if (incomplete && written.length > 0) written.push('others');
  return written.length > 0 ? written.join(' and ') : undefined;
}

/** Names of an author field. Arabic commas and semicolons separate as their ASCII counterparts do; names without a comma are split by our own rules. */
function readNames(field: string): { readonly names: readonly PersonName[]; readonly incomplete: boolean } {
  const pieces = splitOutsideBraces(field.replace(/\s+/g, ' '), / (?:and|;|؛) |[؛](?= )/y).map((piece) => piece.trim());
  const people = pieces.filter((piece) => piece !== '' && piece !== 'others');
  return { names: people.map(readName), incomplete: pieces.includes('others') };
}

function namePart(part: string): string {
  const encoded = encodeLatex(part);
  return /[,،;؛]|(?:^|\s)and(?:\s|$)|^others$/i.test(part) ? `{${encoded}}` : encoded;
}

function readName(written: string): PersonName {
  if (isOneGroup(written)) return { literal: decodeLatex(written) };
  const parts = splitOutsideBraces(written, /[,،]/y).map(decodeLatex);
  const [family, second, third] = parts;
  if (!family || !second) return personName(decodeLatex(written));
  return third ? { family, given: third, suffix: second } : { family, given: second };
}
