import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import { bibcodeAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import { type BibliographicEntry, referenceOf } from '#lib/formats/cite/reference.ts';
import { plainKind, workKinds } from '#lib/formats/cite/work-kind.ts';
import type { JournalForm } from '#lib/formats/values/addresses.ts';
import type { Wording } from '#lib/formats/values/localized-text.ts';
import type { PersonName } from '#lib/formats/values/person-name.ts';
import { hasArabicLetters, plainText } from '#lib/formats/values/plain-text.ts';
import type { ResearchFormat } from '#lib/formats/values/research-format.ts';
import { journalMacro } from './journal-macros.ts';
import { langidOf } from './langid.ts';
import { encodeLatex, encodeLatexTitle } from './latex-text.ts';

/** BibTeX, one entry for each publication. */
export const bibtex = {
  name: 'bibtex',
  extension: 'bib',
  mediaType: 'application/x-bibtex; charset=utf-8',
  isMetadata: true,
  isForReader: false,
  writer: (options) => ({ head: '', item: (research) => writeBibtex(referenceOf(research, options), options.journals), tail: '' }),
} as const satisfies ResearchFormat;

/**
 * One BibTeX entry and a blank line, in UTF-8 with LaTeX's special characters escaped. Double braces keep the case of the title; DOI and
 * addresses are verbatim, as biblatex and hyperref expect. Omits the PDF address and commas inside keywords. Extra fields are named by
 * language (`journal_ar`) or as in INSPIRE (`reportnumber`).
 */
export function writeBibtex(reference: BibliographicEntry, journals?: JournalForm): string {
  const { date, kind } = reference;
  const type = workKinds[kind].bibtex;
  const isTypeImprecise = plainKind('bibtex', type) !== kind;
  const numbering = numberings[type] ?? 'issue';
  const venueField = venueFields[type] ?? 'howpublished';
  // Styles print the field `type` only for these two; for other types the exact kind goes into a field that only software reads.
  const printsType = type === 'misc' || type === 'techreport';
  const seemsPreprint = reference.arxiv && (type === 'misc' || (type === 'article' && !reference.venue));
  const fields: [string, string | undefined][] = [
    ['author', group(writeNames(reference.authors, reference.authorsIncomplete))],
    ['editor', group(writeNames(reference.editors ?? [], false))],
    ['translator', group(writeNames(reference.translators ?? [], false))],
    ['title', group(`{${encodeLatexTitle(reference.title)}}`)],
    translatedTitle(reference),
    ...(reference.titlesElsewhere ?? []).map((title) => inLanguage('title', title)),
    [venueField, (journals === 'macros' && venueField === 'journal' && macroOf(reference.venue)) || indivisibleGroup(reference.venue)],
    inLanguage(venueField, reference.translatedVenue),
    // Without this field, software treats a work with an arXiv number as a preprint.
    [
      printsType ? 'type' : 'entrysubtype',
      isTypeImprecise || seemsPreprint ? encodedGroup(printsType ? workKinds[kind].en : kind) : undefined,
    ],
    ['year', reference.year === undefined ? reference.inPress && group('in press') : group(String(reference.year))],
    ['month', date && date.precision !== 'year' ? months[Number(date.iso.slice(5, 7)) - 1] : undefined],
    ['day', date?.precision === 'day' ? group(String(Number(date.iso.slice(8, 10)))) : undefined],
    ['volume', encodedGroup(reference.volume)],
    ['number', encodedGroup({ issue: reference.issue, report: reference.reportNumber, series: undefined }[numbering])],
    ['issue', numbering === 'issue' ? undefined : encodedGroup(reference.issue)],
    ['reportnumber', numbering === 'report' ? undefined : encodedGroup(reference.reportNumber)],
    ['pages', encodedGroup(reference.pages)?.replaceAll('-', '--')],
    ['publisher', indivisibleGroup(reference.publisher)],
    ['issn', encodedGroup(reference.issn)],
    ['isbn', encodedGroup(reference.isbn)],
    ['doi', group(verbatim(reference.doi))],
    ['eprint', group(verbatim(reference.arxiv))],
    ['archiveprefix', reference.arxiv && group('arXiv')],
    ['pmid', encodedGroup(reference.pmid)],
    ['adsurl', reference.bibcode && group(bibcodeAddress(reference.bibcode))],
    ['url', group(verbatim(reference.url))],
    ['langid', group(reference.language && langidOf(reference.language))],
    ['keywords', group(reference.keywords.map(keyword).filter(Boolean).join(', '))],
    ['abstract', encodedGroup(reference.abstract)],
    inLanguage('abstract', reference.translatedAbstract),
    ['note', reference.retracted && group('Retracted')],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = ${value}`] : []));
  return `@${type}{${reference.key},\n${lines.join(',\n')}\n}\n\n`;
}

/** The BibTeX field that holds the venue, by entry type. */
export const venueFields: Readonly<Record<string, string>> = lookupTable({
  article: 'journal',
  inproceedings: 'booktitle',
  incollection: 'booktitle',
  phdthesis: 'school',
  mastersthesis: 'school',
  thesis: 'institution',
  techreport: 'institution',
  book: 'series',
  proceedings: 'series',
});

/** What the field `number` means, by entry type: a report number or a number in a series. In other types it is an issue number. */
export const numberings: Readonly<Record<string, 'report' | 'series'>> = lookupTable({
  techreport: 'report',
  misc: 'report',
  book: 'series',
  proceedings: 'series',
});

/** The month macros of BibTeX, January first. */
export const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The translated title, which biblatex prints next to the title. An Arabic one of a Latin title is in a field that no style prints, because
 * pdfLaTeX stops at each Arabic letter. A work in a third language has all its titles in such fields already.
 */
function translatedTitle({ title, translatedTitle: value, titlesElsewhere }: BibliographicEntry): [string, string | undefined] {
  if (value && !titlesElsewhere && hasArabicLetters(value) && !hasArabicLetters(title)) return ['title_ar', encodedGroup(value)];
  return ['titleaddon', value && group(`[${encodeLatexTitle(value)}]`)];
}

/** A field for a value in another language, such as `abstract_ar`. */
function inLanguage(name: string, wording: Wording | undefined): [string, string | undefined] {
  return [`${name}_${wording?.lang}`, encodedGroup(wording?.value)];
}

function encodedGroup(value: string | undefined): string | undefined {
  return group(value && encodeLatex(value));
}

/** `{\apj}`, as ADS writes it: classes of journals define the command. */
function macroOf(venue: string | undefined): string | undefined {
  const macro = venue && journalMacro(venue);
  return macro && `{\\${macro}}`;
}

/** In publishers and institutions " and " separates names; inside a second pair of braces it is an ordinary word. */
function indivisibleGroup(value: string | undefined): string | undefined {
  const encoded = encodedGroup(value);
  return encoded && /\sand\s/i.test(encoded) ? `{${encoded}}` : encoded;
}

function group(value: string | undefined): string | undefined {
  return value ? `{${value}}` : undefined;
}

/** Programs split keywords at commas and semicolons, even inside braces, so blanks replace these characters. */
function keyword(value: string): string {
  return encodeLatex(
    value
      .split(/\s*[,;]\s*/)
      .filter(Boolean)
      .join(' '),
  );
}

/** A verbatim field has no escapes, so braces and backslashes are percent-encoded. */
function verbatim(value: string | undefined): string | undefined {
  return value && plainText(value).replace(/[{}\\]/g, encodeURIComponent);
}

/** `Family, Given and {Group} and others`. A part that contains `and` or a comma is braced, since BibTeX would split it. */
function writeNames(names: readonly PersonName[], incomplete: boolean): string | undefined {
  const parts = names.map((name) => {
    if ('literal' in name) return `{${encodeLatex(name.literal)}}`;
    return [name.family, name.suffix, name.given].flatMap((part) => (part ? [namePart(part)] : [])).join(', ');
  });
  if (incomplete && parts.length > 0) parts.push('others');
  return parts.length > 0 ? parts.join(' and ') : undefined;
}

function namePart(part: string): string {
  const encoded = encodeLatex(part);
  return /[,،;؛]|(?:^|\s)and(?:\s|$)|^others$/i.test(part) ? `{${encoded}}` : encoded;
}
