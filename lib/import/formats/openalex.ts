import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import { pagesOf } from '#lib/import/clean/pages.ts';
import type { Draft, DraftAuthor, DraftInstitution } from '#lib/import/draft/draft.ts';
import { readUntracked } from '#lib/import/draft/track-reads.ts';
import { flagAt, isObject, type Json, listAt, numberAt, objectAt, textAt, textsAt, valueAt } from './reading.ts';

/** An OpenAlex work from its API or snapshots, possibly with fields left out (docs.openalex.org/api-entities/works). */
export function readOpenalexWork(work: Json): Draft {
  const source = objectAt(work, 'primary_location', 'source');
  const host = textAt(source, 'type');
  const rawType = textAt(work, 'primary_location', 'raw_type');
  const kind = venueKinds[host ?? ''];
  const landing = textAt(work, 'primary_location', 'landing_page_url');
  const isInArxiv = /^https?:\/\/arxiv\.org\//.test(landing ?? '') && kind !== 'journal';
  const id = idOf(textAt(work, 'id'));
  return {
    notation: 'html',
    key: id && `openalex:${id}`,
    sourceId: id,
    openalex: id,
    pmid: textAt(work, 'ids', 'pmid'),
    statedAt: textAt(work, 'updated_date')?.slice(0, 10),
    // OpenAlex derives these by machine.
    derived: ['language', 'keywords'],
    doi: textAt(work, 'doi') ?? textAt(work, 'ids', 'doi'),
    arxiv: arxivOf(work),
    title: textAt(work, 'title') ?? textAt(work, 'display_name'),
    language: textAt(work, 'language'),
    abstract: abstractOf(objectAt(work, 'abstract_inverted_index')),
    // OpenAlex names them in English, whatever the language of the work.
    keywordsIn: { en: keywordsOf(work) },
    authors: listAt(work, 'authorships').filter(isObject).map(authorOf),
    // The OpenAlex API returns at most 100 authors in a list of works, so a list of 100 may be incomplete.
    authorsIncomplete: flagAt(work, 'is_authors_truncated') ?? (listAt(work, 'authorships').length === 100 || undefined),
    types: [
      ...(rawType === 'proceedings-article' || host === 'conference'
        ? [{ scheme: 'crossref', value: 'proceedings-article' }].filter(() => textAt(work, 'type') === 'article')
        : []),
      // An article only in arXiv is a preprint, whatever its OpenAlex type.
      { scheme: 'openalex', value: isInArxiv && textAt(work, 'type') === 'article' ? 'preprint' : (textAt(work, 'type') ?? '') },
      { scheme: 'crossref', value: textAt(work, 'type_crossref') ?? '' },
    ],
    subjects: topicsOf(work),
    year: textAt(work, 'publication_year'),
    // OpenAlex writes 1 January when it has only the year.
    date: textAt(work, 'publication_date')?.replace(/-01-01$/, ''),
    venue: source && {
      name: textAt(source, 'display_name'),
      kind,
      issn: textAt(source, 'issn_l') ?? textsAt(source, 'issn')[0],
      furtherIssns: textsAt(source, 'issn'),
    },
    publisher: kind === 'repository' ? undefined : textAt(source, 'host_organization_name'),
    volume: textAt(work, 'biblio', 'volume'),
    issue: textAt(work, 'biblio', 'issue'),
    pages: pagesOf(textAt(work, 'biblio', 'first_page'), textAt(work, 'biblio', 'last_page')),
    url: landing && !/^https?:\/\/(?:dx\.)?doi\.org\//.test(landing) ? landing : undefined,
    pdfUrl: textAt(work, 'best_oa_location', 'pdf_url') ?? textAt(work, 'primary_location', 'pdf_url'),
    openAccess: valueAt(work, 'open_access', 'is_oa'),
    licence: licenceOf(textAt(work, 'best_oa_location', 'license') ?? textAt(work, 'primary_location', 'license')),
    citations: valueAt(work, 'cited_by_count'),
    references: textsAt(work, 'referenced_works').map((openalex) => ({ openalex })),
    notices: flagAt(work, 'is_retracted') ? [{ type: 'retraction' }] : [],
  };
}

/** Reads an OpenAlex author. An import adds this data only to people who already have a publication. */
export function readOpenalexAuthor(author: Json): DraftAuthor {
  const institution =
    objectAt(author, 'last_known_institutions', 0) ??
    objectAt(author, 'last_known_institution') ??
    objectAt(author, 'affiliations', 0, 'institution');
  const name = textAt(author, 'display_name');
  return {
    name,
    openalex: idOf(textAt(author, 'id')),
    orcid: textAt(author, 'orcid') ?? textAt(author, 'ids', 'orcid'),
    variants: textsAt(author, 'display_name_alternatives').filter((variant) => variant !== name && !variant.includes(',')),
    affiliation: textAt(institution, 'display_name'),
    country: textAt(institution, 'country_code'),
  };
}

const venueKinds: Readonly<Record<string, VenueKind>> = lookupTable({
  journal: 'journal',
  conference: 'conference',
  repository: 'repository',
  'book series': 'series',
  'ebook platform': 'book',
});

function authorOf(authorship: Json): DraftAuthor {
  const institution = objectAt(authorship, 'institutions', 0);
  const name = textAt(authorship, 'author', 'display_name') ?? textAt(authorship, 'raw_author_name');
  const raw = textAt(authorship, 'raw_author_name');
  return {
    name,
    openalex: idOf(textAt(authorship, 'author', 'id')),
    orcid: textAt(authorship, 'author', 'orcid'),
    affiliation: textAt(institution, 'display_name') ?? textsAt(authorship, 'raw_affiliation_strings')[0],
    institutions: listAt(authorship, 'institutions').filter(isObject).map(openalexInstitution),
    country: textAt(institution, 'country_code') ?? textsAt(authorship, 'countries')[0],
    corresponding: flagAt(authorship, 'is_corresponding'),
    // The name as printed in this work, when it differs: initials or another transliteration.
    variants: raw && raw !== name && raw.length < 80 && !raw.includes(',') ? [raw] : [],
  };
}

/** `lineage` lists the institution and all wider ones, unordered, so only a list of two reveals the parent. */
function openalexInstitution(institution: Json): DraftInstitution {
  const id = idOf(textAt(institution, 'id'));
  const lineage = textsAt(institution, 'lineage').map(idOf);
  return {
    name: textAt(institution, 'display_name'),
    ror: textAt(institution, 'ror'),
    openalex: id,
    country: textAt(institution, 'country_code'),
    kind: textAt(institution, 'type'),
    parent: lineage.length === 2 ? lineage.find((ancestor) => ancestor !== id) : undefined,
  };
}

/** Rebuilds an abstract from the word positions that OpenAlex stores. */
function abstractOf(tracked: Json | undefined): string | undefined {
  if (!tracked) return undefined;
  const index = readUntracked(tracked);
  const words: string[] = [];
  for (const word in index) {
    const positions = index[word];
    if (Array.isArray(positions))
      for (const position of positions) if (typeof position === 'number' && position < 20_000) words[position] = word;
  }
  return words.filter(Boolean).join(' ') || undefined;
}

function keywordsOf(work: Json): string[] {
  return listAt(work, 'keywords').flatMap((keyword) => {
    // Older snapshots have strings, or the name in `keyword`.
    const name = typeof keyword === 'string' ? keyword : (textAt(keyword, 'display_name') ?? textAt(keyword, 'keyword'));
    const score = numberAt(keyword, 'score') ?? 1;
    return name && score >= 0.4 ? [name.replace(/ \([^()]*\)$/, '')] : [];
  });
}

function topicsOf(work: Json): { scheme: string; value: string }[] {
  const topics = [work.primary_topic, ...listAt(work, 'topics')];
  const names = topics.flatMap((topic) => [textAt(topic, 'display_name')]);
  const subfields = topics.slice(0, 1).map((topic) => textAt(topic, 'subfield', 'display_name'));
  return [...new Set([...names, ...subfields])].flatMap((value) => (value ? [{ scheme: 'openalex', value }] : []));
}

function arxivOf(work: Json): string | undefined {
  const pages = [objectAt(work, 'primary_location'), ...listAt(work, 'locations')].map((location) => textAt(location, 'landing_page_url'));
  return pages.find((page) => page?.includes('arxiv.org/abs/'));
}

function licenceOf(value: string | undefined): string | undefined {
  if (!value || /other-oa|publisher-specific|unspecified/.test(value)) return undefined;
  return /^cc-/.test(value) ? value.toUpperCase() : value === 'public-domain' ? 'CC0-1.0' : value;
}

function idOf(address: string | undefined): string | undefined {
  return address?.split('/').at(-1) || undefined;
}
