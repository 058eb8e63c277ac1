import { lookupTable } from '#lib/domain/bounds/lookup-table.ts';
import type { Localized } from '#lib/domain/text.ts';
import { decodeLatex } from '#lib/formats/bibliography/latex-text.ts';
import { classifyType } from '#lib/service/import/classify/types.ts';
import { inPress } from '#lib/service/import/clean/dates.ts';
import { cleanArxiv, cleanBibcode } from '#lib/service/import/clean/identifiers.ts';
import { splitKeywords } from '#lib/service/import/clean/keywords.ts';
import { splitNames } from '#lib/service/import/clean/names.ts';
import type { Draft, DraftAuthor, SchemeValue } from '#lib/service/import/draft/draft.ts';
import { indexTypes } from '#lib/service/import/formats/index-types.ts';
import { trackReads } from '#lib/service/import/formats/track-reads.ts';
import { addressIn, addressText, arxivIn } from './bibtex-address.ts';
import { type ParsedEntry, parseEntry } from './bibtex-entry.ts';
import type { Field } from './bibtex-fields.ts';
import { numbersOf, venueOf } from './bibtex-venue.ts';

/** One BibTeX entry, with the macros that it uses and the entries that its `crossref` names. Undefined where it cannot be understood at all. */
export async function readBibtexEntry(text: string, macros: string, parents = ''): Promise<Draft | undefined> {
  const entry = await parseEntry(text, macros, parents);
  return entry && draftOf(entry);
}

function draftOf({ type, key, fields: written }: ParsedEntry): Draft {
  const { value: fields, unread } = trackReads(written);
  const field = fieldReader(fields);
  const kind = type.toLowerCase();
  const adsUrl = addressText(field('adsurl'));
  const howpublished = textOf(written.howpublished);
  const preprint = preprintOf(kind, written, field);
  const [authors, incomplete] = authorsOf(fields.author);
  const journal = field('journal', 'journaltitle');
  const state = textOf(written.pubstate);
  // A talk has no date but that of its conference.
  const date = field('date') ?? (field('year') ? undefined : field('eventdate'));
  const year = field('year') ?? date?.slice(0, 4) ?? (inPress.test(state ?? '') ? field('pubstate') : undefined);
  const noted = (['note', 'howpublished'] as const)
    .filter((name) => classifyType([{ scheme: 'label', value: textOf(written[name]) ?? '' }]))
    .map((name) => ({ scheme: 'label', value: field(name) as string }));
  const types = [...noted, ...typesOf(kind, preprint.isPreprint, written, field)];
  const doi = addressText(field('doi'));
  // Where the entry is from and what it inherits from, not what it is.
  if (written.source === 'Scopus') field('source');
  field('crossref');
  const draft: Draft = {
    notation: 'html',
    sourceId: key,
    bibcode: adsUrl ?? cleanBibcode(key),
    doi,
    pmid: field('pmid', 'pubmed_id'),
    arxiv: preprint.arxiv,
    title: [field('title'), field('subtitle')].filter(Boolean).join(': '),
    titles: titlesOf(written, field),
    language: field('langid', 'language'),
    abstract: field('abstract'),
    abstracts: inLanguages(written, field, 'abstract'),
    keywords: keywordsOf(field('author_keywords', 'keywords', 'keywords-plus')),
    authors: withAffiliation(authors, textOf(written.affiliation), field),
    authorsIncomplete: incomplete || undefined,
    types,
    subjects: field('primaryclass') ? [{ scheme: 'arxiv', value: field('primaryclass') as string }] : [],
    year,
    date: dateOf(date, year, field('month'), field('day')),
    venue: {
      ...venueOf(kind, journal, classifyType(types), field),
      names: inLanguages(written, field, ...venueNames),
      ...(preprint.isPreprint && { kind: 'repository' }),
      issn: field('issn', 'eissn'),
      isbn: field('isbn'),
    },
    pdfUrl: preprint.pdfUrl,
    publisher: field('publisher'),
    ...numbersOf(kind, textOf(written.eid), field),
    url: addressText(field('url')) ?? addressIn(howpublished) ?? (doi ? undefined : adsUrl),
    citations: field('times-cited') ?? citationsIn(textOf(written.note), field),
  };
  return { ...draft, unread: unread() };
}

/** Reads one field after another: those after the first that has a text are not read, and so count as not used. */
const fieldReader =
  (fields: ParsedEntry['fields']): Field =>
  (...names) => {
    for (const name of names) {
      const text = textOf(fields[name]);
      if (text) return text;
    }
    return undefined;
  };

/** The number of a preprint, wherever an entry has it; publishers put the address of their PDF into `eprint`. */
function preprintOf(
  kind: string,
  written: ParsedEntry['fields'],
  field: Field,
): { readonly isPreprint: boolean; readonly arxiv?: string | undefined; readonly pdfUrl?: string | undefined } {
  const eprint = /arxiv/i.test(field('archiveprefix', 'eprinttype') ?? 'arxiv') ? field('eprint', 'arxivid') : undefined;
  const pdfUrl = cleanArxiv(eprint) ? undefined : addressIn(eprint);
  const place = textOf(written.journal) ?? textOf(written.howpublished) ?? '';
  const isPreprint =
    /^arxiv|e-prints?/i.test(place) || (isOnlyDeposit(kind, written) && /^arxiv$/i.test(field('archiveprefix', 'eprinttype') ?? ''));
  const inPlace = isPreprint
    ? (arxivIn(place) ?? /\d{4}\.\d{4,5}|[a-z-]+\/\d{7}/.exec(`${place} ${field('pages', 'eid', 'url')}`)?.[0])
    : undefined;
  // That a number of the archive was read out of a field makes the field one that was used.
  if (inPlace && arxivIn(textOf(written.howpublished))) field('howpublished');
  return { isPreprint, arxiv: (pdfUrl ? undefined : eprint) ?? inPlace, pdfUrl };
}

/** INSPIRE has an article before it has a journal, BibLaTeX a page on the web: the archive is the only place that either names. */
function isOnlyDeposit(kind: string, written: ParsedEntry['fields']): boolean {
  const isPublished =
    (['journal', 'journaltitle', 'booktitle', 'volume'] as const).some((name) => textOf(written[name])) ||
    isPublishers(textOf(written.doi));
  return kind === 'misc' || (/^(?:article|online|unpublished)$/.test(kind) && !isPublished);
}

const isPublishers = (doi: string | undefined): boolean => doi !== undefined && !/10\.48550\//.test(doi);

/** Scopus counts citations in a note, and names their number nowhere else. */
function citationsIn(note: string | undefined, field: Field): string | undefined {
  const count = /\bcited by:?\s*(\d{1,6})\b/i.exec(note ?? '')?.[1];
  return count && field('note') ? count : undefined;
}

/** One affiliation is everybody's, and several are those of a single author; which of several people several belong to nobody says. */
function withAffiliation(authors: readonly DraftAuthor[], affiliation: string | undefined, field: Field): readonly DraftAuthor[] {
  if (!affiliation || (affiliation.includes(';') && authors.length > 1) || /\n|\bCorresponding Author\b/.test(affiliation)) return authors;
  const text = field('affiliation');
  return authors.map((author) => ({ ...author, affiliation: text }));
}

function titlesOf(written: ParsedEntry['fields'], field: Field): Localized {
  const title = field('title');
  return {
    ...(translated(textOf(written.titleaddon), title) && translated(field('titleaddon'), title)),
    ...inLanguages(written, field, 'title'),
  };
}

const venueNames = ['journal', 'booktitle', 'school', 'institution', 'series', 'howpublished'];

/** What our own files hold of a record in a further language: `abstract_ar`, `journal_ar`. */
function inLanguages(written: ParsedEntry['fields'], field: Field, ...names: readonly string[]): Localized {
  const entries = Object.keys(written).flatMap((name) => {
    const [, base, lang] = /^([a-z]+)_([a-z]{2,3})$/.exec(name) ?? [];
    return base && lang && names.includes(base) ? [[lang, field(`${base}_${lang}`)]] : [];
  });
  return Object.fromEntries(entries) as Localized;
}

/** What the entry says in words, then its kind; biblatex has kinds of its own. */
function typesOf(kind: string, isPreprint: boolean, written: ParsedEntry['fields'], field: Field): readonly SchemeValue[] {
  const more: Readonly<Record<string, string>> = { software: 'Software', dataset: 'Dataset', online: 'Other', thesis: 'Dissertation' };
  // Citation indexes have their own words; elsewhere "Note" is the series of a report.
  const isOfIndex = written['unique-id'] !== undefined || written.source === 'Scopus';
  const words = field('entrysubtype', 'type');
  const isMasters = /thesis/.test(kind) && /master|mathesis|m\.?\s?sc\b|ماجستير/i.test(words ?? '');
  return [
    ...indexTypes(field('document_type')),
    ...(isOfIndex ? indexTypes(words) : []),
    { scheme: 'own', value: isMasters ? 'masters-thesis' : (typeStrings[words?.toLowerCase() ?? ''] ?? words ?? '') },
    { scheme: 'own', value: isPreprint ? 'preprint' : '' },
    { scheme: 'bibtex', value: kind },
    { scheme: 'datacite', value: (Object.hasOwn(more, kind) ? more[kind] : undefined) ?? '' },
  ];
}

/** Keys that BibLaTeX puts in the language of the text (its manual, `type` of theses and reports). */
const typeStrings = lookupTable({
  phdthesis: 'doctoral-thesis',
  candthesis: 'doctoral-thesis',
  techreport: 'technical-report',
  resreport: 'technical-report',
  patent: 'patent',
  datacd: 'dataset',
});

function textOf(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string').join(' and ') : value;
  if (typeof text !== 'string') return undefined;
  // The parser composes í of a dotless i and an accent, which no normal form joins.
  return (
    text
      .replace(/ı(?=[\u0300-\u036f])/g, 'i')
      .replace(/<span class="nocase">([\s\S]*?)<\/span>/g, '$1')
      .trim() || undefined
  );
}

function keywordsOf(written: string | undefined): string[] {
  const bare = written?.replace(/^\{([\s\S]*)\}$/, '$1');
  // Databases break long lists at a width: a line ends a keyword only where nothing else does.
  return splitKeywords(bare && /[;؛,،|]/.test(bare) ? bare.replace(/\s+/g, ' ') : bare)
    .map((word) => decodeLatex(word))
    .filter((word) => word !== '' && !/^\d+$/.test(word));
}

function authorsOf(value: unknown): [DraftAuthor[], boolean] {
  if (!Array.isArray(value)) {
    const { names, incomplete } = splitNames(textOf(value) ?? '');
    return [names.map((name) => ({ name })), incomplete];
  }
  const creators = value as readonly { name?: string; lastName?: string; firstName?: string; prefix?: string; suffix?: string }[];
  const isMore = ({ name, lastName }: (typeof creators)[number]) => /^(?:others|et al\.?)$/i.test(name ?? lastName ?? '');
  const people = creators
    .filter((creator) => !isMore(creator))
    .map((creator): DraftAuthor => {
      const family = textOf([creator.prefix, creator.lastName].filter(Boolean).join(' '));
      const given = textOf(creator.firstName);
      // Whole names in braces are groups, unless a comma shows that it is a person after all.
      if (creator.name)
        return /^[^,]{2,40}, [^,]{1,40}$/.test(creator.name) ? { name: textOf(creator.name) } : { literal: textOf(creator.name) };
      return given && family ? { family, given, suffix: creator.suffix } : { name: family ?? given };
    });
  return [people, creators.some(isMore)];
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function dateOf(
  date: string | undefined,
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | undefined {
  // A range counts from its beginning.
  if (date) return date.split('/')[0];
  if (!year || !month) return undefined;
  const place = monthNames.indexOf(month.slice(0, 3).toLowerCase()) + 1 || Number(/\d+/.exec(month)?.[0] ?? 0);
  if (!/^\d{4}$/.test(year) || !place) return undefined;
  // Web of Science has both in one field: `MAR 12`.
  const within = day ?? /^\p{L}+\.? (\d{1,2})$/u.exec(month)?.[1];
  return `${year}-${String(place).padStart(2, '0')}${within && /^\d{1,2}$/.test(within) ? `-${within.padStart(2, '0')}` : ''}`;
}

function translated(addon: string | undefined, title: string | undefined): Record<string, string> | undefined {
  const text = /^\[(.*)\]$/.exec(addon ?? '')?.[1];
  if (!text) return undefined;
  const isArabic = /\p{Script=Arabic}/u.test(text);
  return isArabic === /\p{Script=Arabic}/u.test(title ?? '') ? undefined : { [isArabic ? 'ar' : 'en']: text };
}
