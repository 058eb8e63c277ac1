import { cleanDate } from '#lib/import/clean/dates.ts';
import { cleanBibcode } from '#lib/import/clean/identifiers.ts';
import type { Draft } from '#lib/import/draft/draft.ts';
import { type Json, numberAt, textAt, textsAt, valueAt } from './reading.ts';

/** A document of the ADS search service (Solr). In it, unknown parts of dates are zeros, and titles have MathML and `<SUB>`. */
export function readAds(document: Json): Draft {
  const identifiers = [...textsAt(document, 'identifier'), ...textsAt(document, 'eid'), ...textsAt(document, 'alternate_bibcode')];
  const doctype = textAt(document, 'doctype') ?? '';
  const affiliations = textsAt(document, 'aff');
  const orcids = textsAt(document, 'orcid_pub');
  const authors = textsAt(document, 'author');
  const pageRange = textAt(document, 'page_range');
  const properties = textsAt(document, 'property');
  return {
    notation: 'html',
    bibcode: textAt(document, 'bibcode'),
    sourceId: textAt(document, 'bibcode'),
    doi: textAt(document, 'doi'),
    arxiv: identifiers.find((id) => /^arxiv:/i.test(id)),
    title: textAt(document, 'title'),
    language: textAt(document, 'language'),
    abstract: textAt(document, 'abstract'),
    keywords: textsAt(document, 'keyword'),
    authors: authors.map((name, index) => ({
      name,
      ...(affiliations[index] && affiliations[index] !== '-' && { affiliation: affiliations[index] }),
      ...(orcids[index] && orcids[index] !== '-' && { orcid: orcids[index] }),
    })),
    authorsTotal: numberAt(document, 'author_count'),
    editors: textsAt(document, 'editor').map((name) => ({ name })),
    types: [{ scheme: 'ads', value: doctype }],
    subjects: [
      ...textsAt(document, 'arxiv_class').map((value) => ({ scheme: 'arxiv', value })),
      ...textsAt(document, 'keyword').map((value) => ({ scheme: 'uat', value })),
    ],
    year: textAt(document, 'year'),
    date: textAt(document, 'pubdate')?.replace(/(?:-00)+(?:T.*)?$/, ''),
    venue: {
      name: textAt(document, 'pub'),
      kind: doctype === 'article' ? 'journal' : doctype === 'inproceedings' || doctype === 'abstract' ? 'conference' : undefined,
      issn: textAt(document, 'issn'),
      isbn: textAt(document, 'isbn'),
    },
    publisher: textAt(document, 'publisher'),
    volume: textAt(document, 'volume'),
    issue: textAt(document, 'issue'),
    pages: pageRange ?? textAt(document, 'page'),
    openAccess: properties.length > 0 ? properties.includes('OPENACCESS') || undefined : undefined,
    references: textsAt(document, 'reference').map((bibcode) => ({ bibcode })),
    citations: valueAt(document, 'citation_count') ?? valueAt(document, 'num_citations'),
  };
}

/** A draft without the first day of a month that ADS writes for an unknown day in RIS, EndNote and Dublin Core, if it links to ADS. */
export function withoutPaddedDay(draft: Draft): Draft {
  const date = cleanBibcode(draft.url) && cleanDate(draft.date)?.iso;
  return date ? { ...draft, date: date.replace(/(?<=-..)-01$/, '') } : draft;
}
