import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import type { Localized } from '#lib/domain/text.ts';
import { decodeLatex } from '#lib/formats/bibliography/latex-text.ts';
import { classifyType } from '#lib/import/classify/types.ts';
import { inPress } from '#lib/import/clean/dates.ts';
import { cleanArxiv, cleanBibcode } from '#lib/import/clean/identifiers.ts';
import { splitKeywords } from '#lib/import/clean/keywords.ts';
import { firstLicence } from '#lib/import/clean/licences.ts';
import { splitNames, splitPerson, withOthers } from '#lib/import/clean/people/names.ts';
import { titleByLanguage } from '#lib/import/clean/title-pair.ts';
import type { Draft, DraftAuthor, SchemeValue } from '#lib/import/draft/draft.ts';
import { trackReads } from '#lib/import/draft/track-reads.ts';
import { orcidsOf } from '#lib/import/formats/affiliation-addresses.ts';
import { indexTypes, thesisTypes } from '#lib/import/formats/index-types.ts';
import { addressIn, bibtexUrl } from './bibtex-address.ts';
import { type ParsedEntry, parseEntry } from './bibtex-entry.ts';
import type { FieldReader } from './bibtex-fields.ts';
import { numbersOf, venueOf } from './bibtex-venue.ts';

/** One BibTeX entry with its macros and `crossref` parents. Undefined when unreadable. */
export async function readBibtexEntry(text: string, macros: string, parents = ''): Promise<Draft | undefined> {
  const entry = await parseEntry(text, macros, parents);
  return entry && draftOf(entry);
}

function draftOf({ type, key, fields: raw }: ParsedEntry): Draft {
  const { value: fields, unread } = trackReads(raw);
  const field = fieldReader(fields);
  const kind = type.toLowerCase();
  const adsUrl = bibtexUrl(field('adsurl'));
  const howpublished = textOf(raw.howpublished);
  const preprint = preprintOf(kind, raw, field);
  const journal = field('journal', 'journaltitle');
  const publicationState = textOf(raw.pubstate);
  // An entry without a year, such as a talk, takes the date of its event.
  const date = field('date') ?? (field('year') ? undefined : field('eventdate'));
  const year = field('year') ?? date?.slice(0, 4) ?? (inPress.test(publicationState ?? '') ? field('pubstate') : undefined);
  const labels = (['note', 'howpublished'] as const)
    .filter((name) => classifyType([{ scheme: 'label', value: textOf(raw[name]) ?? '' }]))
    .map((name) => ({ scheme: 'label', value: field(name) as string }));
  const types = [...labels, ...typesOf(kind, preprint.isPreprint, raw, field)];
  const doi = bibtexUrl(field('doi'));
  // Reading a field marks it as used, so that the report does not list it. These two contain nothing to import.
  if (raw.source === 'Scopus') field('source');
  field('crossref');
  const draft: Draft = {
    notation: 'html',
    sourceId: key,
    bibcode: adsUrl ?? cleanBibcode(key),
    doi,
    pmid: field('pmid', 'pubmed_id'),
    arxiv: preprint.arxiv,
    title: [field('title'), field('subtitle')].filter(Boolean).join(': '),
    titles: titlesOf(raw, field),
    language: field('langid', 'language'),
    abstract: field('abstract'),
    abstracts: inLanguages(raw, field, 'abstract'),
    keywords: keywordsOf(field('author_keywords', 'keywords', 'keyword', 'keywords-plus')),
    ...peopleOf(fields, textOf(raw.affiliation), field),
    types,
    subjects: field('primaryclass') ? [{ scheme: 'arxiv', value: field('primaryclass') as string }] : [],
    year,
    date: dateOf(date, year, field('month'), field('day')),
    venue: {
      ...venueOf(kind, journal, classifyType(types), field),
      names: inLanguages(raw, field, ...venueNames),
      ...(preprint.isPreprint && { kind: 'repository' }),
      issn: [field('issn'), field('eissn')].filter(Boolean).join('; '),
      isbn: field('isbn'),
    },
    pdfUrl: preprint.pdfUrl,
    licence: licenceOf(raw, field),
    publisher: field('publisher'),
    ...numbersOf(kind, textOf(raw.eid), field),
    url: bibtexUrl(field('url')) ?? addressIn(howpublished) ?? (doi ? undefined : adsUrl),
    citations: field('times-cited') ?? citationsIn(textOf(raw.note), field),
  };
  return { ...draft, unread: unread() };
}

/** Returns the text of the first non-empty field and marks it as used. The other fields stay unread and appear in the report. */
const fieldReader =
  (fields: ParsedEntry['fields']): FieldReader =>
  (...names) => {
    for (const name of names) {
      const text = textOf(fields[name]);
      if (text) return text;
    }
    return undefined;
  };

/** Whether the entry is a preprint, its arXiv id from any field, and the address of a PDF, which some publishers put into `eprint`. */
function preprintOf(
  kind: string,
  raw: ParsedEntry['fields'],
  field: FieldReader,
): { readonly isPreprint: boolean; readonly arxiv?: string | undefined; readonly pdfUrl?: string | undefined } {
  const eprint = /arxiv/i.test(field('archiveprefix', 'eprinttype') ?? 'arxiv') ? field('eprint', 'arxivid') : undefined;
  const pdfUrl = cleanArxiv(eprint) ? undefined : addressIn(eprint);
  const venueText = textOf(raw.journal) ?? textOf(raw.howpublished) ?? '';
  const isPreprint =
    /^arxiv|e-prints?/i.test(venueText) || (isArchiveOnly(kind, raw) && /^arxiv$/i.test(field('archiveprefix', 'eprinttype') ?? ''));
  const embeddedId = isPreprint ? /\d{4}\.\d{4,5}|[a-z-]+\/\d{7}/.exec(`${venueText} ${field('pages', 'eid', 'url')}`)?.[0] : undefined;
  return { isPreprint, arxiv: (pdfUrl ? undefined : eprint) ?? embeddedId, pdfUrl };
}

/** Whether the only venue is the preprint archive: `misc` entries, and articles or web pages with no journal, volume or other DOI. */
function isArchiveOnly(kind: string, raw: ParsedEntry['fields']): boolean {
  const isPublished =
    (['journal', 'journaltitle', 'booktitle', 'volume'] as const).some((name) => textOf(raw[name])) || isPublisherDoi(textOf(raw.doi));
  return kind === 'misc' || (/^(?:article|online|unpublished)$/.test(kind) && !isPublished);
}

const isPublisherDoi = (doi: string | undefined): boolean => doi !== undefined && !/10\.48550\//.test(doi);

/** Other text in these fields is a notice of copyright. */
function licenceOf(raw: ParsedEntry['fields'], field: FieldReader): string | undefined {
  return field(...(['license', 'copyright'] as const).filter((name) => firstLicence([textOf(raw[name])])));
}

/** Scopus states the citation count in a note only. */
function citationsIn(note: string | undefined, field: FieldReader): string | undefined {
  const count = /\bcited by:?\s*(\d{1,6})\b/i.exec(note ?? '')?.[1];
  return count && field('note') ? count : undefined;
}

/** Assigns an affiliation to every author; several affiliations of several authors cannot be assigned. */
function withAffiliation(authors: readonly DraftAuthor[], affiliation: string | undefined, field: FieldReader): readonly DraftAuthor[] {
  if (!affiliation || (affiliation.includes(';') && authors.length > 1) || /\n|\b(?:Corresponding|Reprint) Author\b/.test(affiliation))
    return authors;
  const text = field('affiliation');
  return authors.map((author) => ({ ...author, affiliation: text }));
}

function titlesOf(raw: ParsedEntry['fields'], field: FieldReader): Localized {
  // Only an addition in brackets is a title, as biblatex prints it.
  const addon = /^\[(.*)\]$/.exec(textOf(raw.titleaddon) ?? '')?.[1];
  return { ...(addon && field('titleaddon') && titleByLanguage(addon)), ...inLanguages(raw, field, 'title') };
}

const venueNames = ['journal', 'booktitle', 'school', 'institution', 'series', 'howpublished'];

/** Texts in further languages from our own exports: `abstract_ar`, `journal_ar`. */
function inLanguages(raw: ParsedEntry['fields'], field: FieldReader, ...names: readonly string[]): Localized {
  const entries = Object.keys(raw).flatMap((name) => {
    const [, base, lang] = /^([a-z]+)_([a-z]{2,3})$/.exec(name) ?? [];
    return base && lang && names.includes(base) ? [[lang, field(`${base}_${lang}`)]] : [];
  });
  return Object.fromEntries(entries) as Localized;
}

/** Types of the entry by precedence: first the stated types, then the kind of the entry, which may be BibTeX or BibLaTeX. */
function typesOf(kind: string, isPreprint: boolean, raw: ParsedEntry['fields'], field: FieldReader): readonly SchemeValue[] {
  const dataciteTypes: Readonly<Record<string, string>> = {
    software: 'Software',
    dataset: 'Dataset',
    online: 'Other',
    thesis: 'Dissertation',
  };
  // `type` is a publication type only in exports of citation indexes. Elsewhere it may be the series of a report ("Note").
  const isFromIndex = raw['unique-id'] !== undefined || raw.source === 'Scopus';
  const words = field('entrysubtype', 'type');
  return [
    ...indexTypes(field('document_type')),
    ...(isFromIndex ? indexTypes(words) : []),
    ...(/thesis/.test(kind) ? thesisTypes(words) : []),
    { scheme: 'own', value: typeStrings[words?.toLowerCase() ?? ''] ?? words ?? '' },
    { scheme: 'own', value: isPreprint ? 'preprint' : '' },
    { scheme: 'bibtex', value: kind },
    { scheme: 'datacite', value: (Object.hasOwn(dataciteTypes, kind) ? dataciteTypes[kind] : undefined) ?? '' },
  ];
}

/** Our codes for the values of `type` that BibLaTeX localises. */
const typeStrings = lookupTable({
  techreport: 'technical-report',
  resreport: 'technical-report',
  patent: 'patent',
  datacd: 'dataset',
});

function textOf(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string').join(' and ') : value;
  if (typeof text !== 'string') return undefined;
  return text.replace(/<span class="nocase">([\s\S]*?)<\/span>/g, '$1').trim() || undefined;
}

function keywordsOf(field: string | undefined): string[] {
  const words = field?.replace(/^\{([\s\S]*)\}$/, '$1');
  // Databases wrap long lists, so a line break separates keywords only when nothing else does.
  return splitKeywords(words && /[;؛,،|]/.test(words) ? words.replace(/\s+/g, ' ') : words)
    .map((word) => decodeLatex(word))
    .filter((word) => word !== '' && !/^\d+$/.test(word));
}

/** Authors, and after them the collaborations, which INSPIRE, ADS and APS write to a field of their own. */
function peopleOf(
  fields: ParsedEntry['fields'],
  affiliation: string | undefined,
  field: FieldReader,
): Pick<Draft, 'authors' | 'authorsIncomplete' | 'editors' | 'translators'> {
  const [authors, incomplete] = authorsOf(fields.author);
  const groups = splitNames(field('collaboration') ?? '').names.map((literal) => ({ literal }));
  return {
    authors: [...withOrcids(withAffiliation(authors, affiliation, field), field('orcid-numbers')), ...groups],
    ...(incomplete && { authorsIncomplete: true }),
    editors: withOthers(...authorsOf(fields.editor)),
    translators: withOthers(...authorsOf(fields.translator)),
  };
}

/** Web of Science has all ORCID iDs in one field: `Amin, Huda/0000-…\nZaki, Omar/0000-…`. */
function withOrcids(authors: readonly DraftAuthor[], text: string | undefined): readonly DraftAuthor[] {
  if (!text) return authors;
  const orcids = orcidsOf(
    text.split(/;|(?<=\/[\d-]{18}[\dX])\s+/),
    authors.map(({ family, given, name = '' }) => (family ? `${family}, ${given}` : name)),
  );
  return authors.map((author, index) => ({ ...author, orcid: orcids[index] }));
}

function authorsOf(value: unknown): [DraftAuthor[], boolean] {
  if (!Array.isArray(value)) {
    const { names, incomplete } = splitNames(textOf(value) ?? '');
    return [names.map((name) => ({ name })), incomplete];
  }
  const creators = value as readonly { name?: string; lastName?: string; firstName?: string; prefix?: string; suffix?: string }[];
  const isOthers = ({ name, lastName }: (typeof creators)[number]) => /^(?:others|et al\.?)$/i.test(name ?? lastName ?? '');
  const people = creators
    .filter((creator) => !isOthers(creator))
    .map((creator): DraftAuthor => {
      const family = textOf([creator.prefix, creator.lastName].filter(Boolean).join(' '));
      const givenName = textOf(creator.firstName);
      // A name in braces is a group, unless commas show that it is a person, or several.
      if (creator.name)
        return {
          [splitPerson(creator.name).every((name) => /^[^,]{2,40}, [^,]{1,40}$/.test(name)) ? 'name' : 'literal']: textOf(creator.name),
        };
      return givenName && family ? { family, given: givenName, suffix: creator.suffix } : { name: family ?? givenName };
    });
  return [people, creators.some(isOthers)];
}

/** The date as stated, or the parts of it. Web of Science puts month and day into one field: `MAR 12`. */
function dateOf(
  date: string | undefined,
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | undefined {
  if (date || !year || !month) return date;
  // Cambridge pads its numbers to three digits: 009.
  return [year, month, day]
    .filter(Boolean)
    .join(/^\d+$/.test(month) ? '-' : ' ')
    .replace(/-0+(?=\d)/g, '-');
}
