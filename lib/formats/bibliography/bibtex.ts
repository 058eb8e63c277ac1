import { lookupTable } from '#lib/domain/bounds/lookup-table.ts';
import { bibcodeAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import type { Reference } from '#lib/formats/cite/reference.ts';
import { plainKind, workKinds } from '#lib/formats/cite/work-kind.ts';
import type { Wording } from '#lib/formats/localized-text.ts';
import type { PersonName } from '#lib/formats/person-name.ts';
import { plainText } from '#lib/formats/plain-text.ts';
import { langidOf } from './langid.ts';
import { encodeLatex } from './latex-text.ts';

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

export const venueFields: Readonly<Record<string, string>> = lookupTable({
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
export const numberings: Readonly<Record<string, 'report' | 'series'>> = lookupTable({
  techreport: 'report',
  misc: 'report',
  book: 'series',
  proceedings: 'series',
});

export const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A field for what the record has in a further language, as `abstract_ar`. */
function inLanguage(name: string, wording: Wording | undefined): [string, string | undefined] {
  return [`${name}_${wording?.lang}`, text(wording?.value)];
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

/** `Family, Given and {Group} and others`. A part that holds `and` or a comma is braced, or BibTeX would cut it there. */
function writeNames(names: readonly PersonName[], incomplete: boolean): string | undefined {
  const written = names.map((name) => {
    if ('literal' in name) return `{${encodeLatex(name.literal)}}`;
    return [name.family, name.suffix, name.given].flatMap((part) => (part ? [namePart(part)] : [])).join(', ');
  });
  if (incomplete && written.length > 0) written.push('others');
  return written.length > 0 ? written.join(' and ') : undefined;
}

function namePart(part: string): string {
  const encoded = encodeLatex(part);
  return /[,،;؛]|(?:^|\s)and(?:\s|$)|^others$/i.test(part) ? `{${encoded}}` : encoded;
}
