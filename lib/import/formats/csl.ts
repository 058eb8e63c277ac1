import type { Localized } from '#lib/domain/text.ts';
import { inPress } from '#lib/import/clean/dates.ts';
import { cleanDoi, doiInUrl } from '#lib/import/clean/identifiers.ts';
import { splitKeywords } from '#lib/import/clean/keywords.ts';
import { firstLicence } from '#lib/import/clean/licences.ts';
import { titleByLanguage } from '#lib/import/clean/title-pair.ts';
import type { Draft, DraftAuthor } from '#lib/import/draft/draft.ts';
import { thesisTypes } from './index-types.ts';
import { flagAt, isObject, type Json, joinedAt, listAt, textAt, textsAt } from './reading.ts';

/** Reads an item of CSL-JSON. Real items may have strings for numbers, further fields and dates as plain text. */
export function readCslItem(item: Json): Draft {
  const type = textAt(item, 'type') ?? '';
  const fromInstitution = isFromInstitution(type);
  const keyword = textAt(item, 'keyword');
  const genre = textAt(item, 'genre') ?? '';
  return {
    notation: 'html',
    // Short DOIs, such as 10/fqd6hj, have the DOI itself only in the address.
    doi: [textAt(item, 'DOI'), doiInUrl(textAt(item, 'URL'))].find((doi) => cleanDoi(doi)) ?? textAt(item, 'DOI'),
    pmid: textAt(item, 'PMID'),
    sourceId: textAt(item, 'id'),
    title: textAt(item, 'title'),
    titles: titlesAt(item) ?? titleByLanguage(textAt(item, 'custom', 'translated-title')),
    language: textAt(item, 'language'),
    abstract: textAt(item, 'abstract'),
    abstracts: customTextAt(item, 'translated-abstract'),
    keywords: keyword ? splitKeywords(keyword) : [...textsAt(item, 'categories'), ...textsAt(item, 'subject')],
    authors: listAt(item, 'author').filter(isObject).map(authorOf),
    editors: listAt(item, 'editor').filter(isObject).map(authorOf),
    translators: listAt(item, 'translator').filter(isObject).map(authorOf),
    authorsIncomplete: item.custom && (item.custom as Json)['authors-incomplete'] === true ? true : undefined,
    types: [
      ...(type === 'thesis' ? thesisTypes(genre) : [{ scheme: 'own', value: genre }]),
      { scheme: 'csl', value: type },
      // Crossref's DOI resolver returns CSL with its own types, such as `journal-article`.
      { scheme: 'crossref', value: type },
    ],
    date: dateOf(issuedOf(item)),
    year: yearOf(issuedOf(item)) ?? [textAt(item, 'status')].find((status) => inPress.test(status ?? '')),
    venue: venueOf(item, type),
    publisher: fromInstitution ? undefined : textAt(item, 'publisher'),
    volume: textAt(item, 'volume'),
    issue: textAt(item, 'issue'),
    pages: textAt(item, 'page'),
    reportNumber: reportNumberOf(item),
    bibcode: textAt(item, 'custom', 'bibcode'),
    url: withoutDoi(textAt(item, 'URL')),
    arxiv: textAt(item, 'archive') === 'arXiv' ? (textAt(item, 'archive_location') ?? textAt(item, 'number')) : undefined,
    licence: textAt(item, 'license') ?? firstLicence([textAt(item, 'copyright')]),
  };
}

const isFromInstitution = (type: string): boolean => type === 'thesis' || type === 'report';

function venueOf(item: Json, type: string): Draft['venue'] {
  const fromInstitution = isFromInstitution(type);
  const container = textAt(item, 'container-title');
  return {
    name: fromInstitution ? textAt(item, 'publisher') : (container ?? textAt(item, 'collection-title') ?? textAt(item, 'event')),
    kind:
      type === 'article-journal'
        ? 'journal'
        : type === 'paper-conference'
          ? 'conference'
          : type === 'chapter'
            ? 'book'
            : fromInstitution
              ? 'institution'
              : undefined,
    names: customTextAt(item, 'translated-container-title') ?? {},
    issn: textsAt(item, 'ISSN').join('; '),
    isbn: textAt(item, 'ISBN'),
  };
}

function titlesAt(item: Json): Localized | undefined {
  const titles = listAt(item, 'custom', 'titles').flatMap((title) => {
    const [value, lang] = [textAt(title, 'value'), textAt(title, 'lang')];
    return value && lang && /^[a-z]{2,3}$/.test(lang) ? [[lang, value]] : [];
  });
  return titles.length > 0 ? (Object.fromEntries(titles) as Localized) : undefined;
}

/** A text in a further language, from a `custom` field of our exports. */
/** The number of a report; arXiv's number and an issue that Zotero repeats are none. */
function reportNumberOf(item: Json): string | undefined {
  const number = textAt(item, 'number');
  const isArxivId = textAt(item, 'archive') === 'arXiv' && !textAt(item, 'archive_location');
  return isArxivId || number === textAt(item, 'issue') ? undefined : number;
}

function customTextAt(item: Json, name: string): Localized | undefined {
  const [value, lang] = [textAt(item, 'custom', name, 'value'), textAt(item, 'custom', name, 'lang')];
  return value && lang && /^[a-z]{2,3}$/.test(lang) ? { [lang]: value } : undefined;
}

function authorOf(author: Json): DraftAuthor {
  const literal = textAt(author, 'literal') ?? textAt(author, 'name');
  const particle = textAt(author, 'non-dropping-particle') ?? textAt(author, 'dropping-particle');
  const family = textAt(author, 'family');
  const given = textAt(author, 'given');
  const common = { orcid: textAt(author, 'ORCID') ?? textAt(author, '_ORCID'), affiliation: joinedAt(author, 'affiliation', 'name') };
  if (literal) return { literal, ...common };
  if (!given || !family) return { literal: family ?? given, ...common };
  return { given, family: particle ? `${particle} ${family}` : family, suffix: textAt(author, 'suffix'), ...common };
}

/** A work with a volume gets the date of that volume, `published-print`, which only Crossref's CSL contains. */
const issuedOf = (item: Json): unknown => (textAt(item, 'volume') && item['published-print']) || item.issued;

function dateOf(issued: unknown): string | readonly (string | number)[] | undefined {
  const parts = listAt(issued, 'date-parts', 0).filter(
    (part): part is string | number => typeof part === 'number' || typeof part === 'string',
  );
  if (parts.length > 0) return parts;
  return textAt(issued, 'raw') ?? textAt(issued, 'literal') ?? (typeof issued === 'string' ? issued : undefined);
}

/** The year, marked as a guess where the source says so. */
function yearOf(issued: unknown): string | undefined {
  const year = textAt(issued, 'date-parts', 0, 0);
  return year && flagAt(issued, 'circa') ? `ca. ${year}` : year;
}

function withoutDoi(url: string | undefined): string | undefined {
  return url && /^https?:\/\/(?:dx\.)?doi\.org\//i.test(url) ? undefined : url;
}
