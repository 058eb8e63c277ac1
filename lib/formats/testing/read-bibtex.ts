import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { bibcodeInAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import type { PartialDate } from '#lib/domain/research.ts';
import { months, numberings, venueFields } from '#lib/formats/bibliography/bibtex.ts';
import { type BibtexEntry, isOneGroup, parseBibtex, splitOutsideBraces } from '#lib/formats/bibliography/bibtex-syntax.ts';
import { languageOfLangid } from '#lib/formats/bibliography/langid.ts';
import { decodeLatex } from '#lib/formats/bibliography/latex-text.ts';
import { type BibliographicEntry, listOrUndefined, pageRange } from '#lib/formats/cite/reference.ts';
import { kindNamed, plainKind } from '#lib/formats/cite/work-kind.ts';
import type { Wording } from '#lib/formats/values/localized-text.ts';
import { type PersonName, personName } from '#lib/formats/values/person-name.ts';
import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';
import { latexSigns } from '#lib/text/latex/latex-signs.ts';
import { scriptText } from '#lib/text/latex/script-text.ts';

/** Parses a BibTeX file, with names and LaTeX as other programs write them; unknown fields are omitted. Never throws. */
export function readBibtex(source: string): BibliographicEntry[] {
  return parseBibtex(source.replace(/^\uFEFF/, '')).map(referenceOfEntry);
}

/** The text of a title, whose raised and lowered digits and signs are commands. */
function decodeTitle(title: string): string {
  return decodeLatex(
    title
      .replace(/\\text(sub|super)script\{([^{}]*)\}/g, (_, kind: string, digits: string) =>
        scriptText(digits, kind === 'sub' ? 'sub' : 'sup'),
      )
      .replace(/(?<!\\)\$((?:\\[a-zA-Z]+)+)\$/g, (_, names: string) =>
        names.replace(/\\([a-zA-Z]+)/g, (all, name: string) => latexSigns[name] ?? all),
      ),
  );
}

function referenceOfEntry(entry: BibtexEntry): BibliographicEntry {
  const field = (name: string) => decodeLatex(entry.fields.get(name) ?? '') || undefined;
  const asWritten = (name: string) => entry.fields.get(name)?.trim() || undefined;
  const numbering = numberings[entry.type] ?? 'issue';
  const venueField = venueFields[entry.type] ?? 'howpublished';
  const { names, incomplete } = readNames(entry.fields.get('author') ?? '');
  const date = dateOf(entry);
  const langid = field('langid') ?? field('language');
  const keywords = splitOutsideBraces(entry.fields.get('keywords') ?? '', /[,;]/y);
  const titles = wordingsOf(entry, 'title');
  const language = langid && languageOfLangid(langid);
  const title = decodeTitle(entry.fields.get('title') ?? '');
  const addedTitle = decodeTitle(entry.fields.get('titleaddon') ?? '').replace(/^\[(.*)\]$/, '$1') || undefined;
  const isTranslated =
    !addedTitle && titles.length === 1 && titles[0]?.lang === 'ar' && !hasArabicLetters(title) && hasArabicLetters(titles[0].value);
  return withoutUndefined({
    key: entry.key,
    kind: kindNamed(field('entrysubtype')) ?? kindNamed(field('type')) ?? plainKind('bibtex', entry.type),
    language,
    title,
    translatedTitle: isTranslated ? titles[0]?.value : addedTitle,
    authors: names,
    editors: listOrUndefined(readNames(entry.fields.get('editor') ?? '').names),
    translators: listOrUndefined(readNames(entry.fields.get('translator') ?? '').names),
    authorsIncomplete: incomplete,
    year: date && Number(date.iso.slice(0, 4)),
    inPress: entry.fields.get('year') === 'in press' || undefined,
    date,
    titlesElsewhere: isTranslated ? undefined : listOrUndefined(titles),
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
  const isoDate = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(entry.fields.get('date') ?? '');
  const year = isoDate?.[1] ?? /\d{4}/.exec(entry.fields.get('year') ?? '')?.[0];
  if (!year) return undefined;
  const monthName = (entry.fields.get('month') ?? '').trim().toLowerCase();
  const monthNumber = months.indexOf(monthName.slice(0, 3)) + 1 || Number(monthName) || 0;
  const month = isoDate ? isoDate[2] : monthNumber >= 1 && monthNumber <= 12 ? String(monthNumber).padStart(2, '0') : undefined;
  const day = isoDate ? isoDate[3] : /^\d{1,2}$/.exec((entry.fields.get('day') ?? '').trim())?.[0].padStart(2, '0');
  if (!month) return { iso: year, precision: 'year' };
  return day ? { iso: `${year}-${month}-${day}`, precision: 'day' } : { iso: `${year}-${month}`, precision: 'month' };
}

function wordingsOf({ fields }: BibtexEntry, name: string): Wording[] {
  return [...fields].flatMap(([field, value]) => {
    const lang = field.startsWith(`${name}_`) ? field.slice(name.length + 1) : '';
    return /^[a-z]{2,3}$/.test(lang) ? [{ value: decodeLatex(value), lang }] : [];
  });
}

function readVerbatim(value: string | undefined): string | undefined {
  return value?.replace(/%(7B|7D|5C)/g, decodeURIComponent);
}

/** The names of an author field. Separators may be Arabic; names without a comma are split by `personName`. */
function readNames(field: string): { readonly names: readonly PersonName[]; readonly incomplete: boolean } {
  const pieces = splitOutsideBraces(field.replace(/\s+/g, ' '), / (?:and|;|؛) |[؛](?= )/y).map((piece) => piece.trim());
  const people = pieces.filter((piece) => piece !== '' && piece !== 'others');
  return { names: people.map(readName), incomplete: pieces.includes('others') };
}

function readName(written: string): PersonName {
  if (isOneGroup(written)) return { literal: decodeLatex(written) };
  const parts = splitOutsideBraces(written, /[,،]/y).map(decodeLatex);
  const [family, second, third] = parts;
  if (!family || !second) return personName(decodeLatex(written));
  return third ? { family, given: third, suffix: second } : { family, given: second };
}
