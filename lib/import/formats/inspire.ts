import { pagesOf } from '#lib/import/clean/pages.ts';
import type { Draft, DraftAuthor, DraftReference } from '#lib/import/draft/draft.ts';
import { flagAt, isObject, type Json, joinedAt, listAt, numberAt, objectAt, textAt, textsAt, valueAt } from './reading.ts';

/** An INSPIRE literature record: an API response or its metadata alone (inspire-schemas.readthedocs.io, `hep`). */
export function readInspire(record: Json): Draft {
  const work = objectAt(record, 'metadata') ?? record;
  const number = textAt(work, 'control_number');
  const [publication, year, date] = publicationOf(work);
  const kinds = textsAt(work, 'document_type');
  const arxiv = textAt(work, 'arxiv_eprints', 0, 'value');
  const isPreprint = kinds[0] === 'article' && !publication && arxiv !== undefined;
  return {
    notation: 'html',
    key: number && `inspire:${number}`,
    sourceId: number,
    statedAt: textAt(record, 'updated')?.slice(0, 10),
    doi: textAt(
      listAt(work, 'dois').find((doi) => ['publication', undefined].includes(textAt(doi, 'material'))),
      'value',
    ),
    arxiv,
    bibcode: valueIn(work, 'external_system_identifiers', 'ADS'),
    title: textAt(work, 'titles', 0, 'title'),
    titles: translationsOf(work),
    language: textAt(work, 'languages') ?? 'en',
    abstract: textAt(work, 'abstracts', 0, 'value'),
    keywords: listAt(work, 'keywords').flatMap((keyword) => (textAt(keyword, 'schema') === 'PACS' ? [] : (textAt(keyword, 'value') ?? []))),
    ...peopleOf(work),
    authorsTotal: numberAt(work, 'author_count'),
    types: isPreprint
      ? [{ scheme: 'own', value: 'preprint' }]
      : [textAt(work, 'thesis_info', 'degree_type'), ...kinds].map((value = '') => ({ scheme: 'inspire', value })),
    subjects: textsAt(work, 'arxiv_eprints', 0, 'categories').map((value) => ({ scheme: 'arxiv', value })),
    year,
    date,
    venue: {
      name: textAt(publication, 'journal_title'),
      kind: kinds.includes('conference paper') ? 'conference' : publication ? 'journal' : undefined,
      isbn: textAt(work, 'isbns', 0, 'value'),
    },
    publisher: textAt(work, 'imprints', 0, 'publisher'),
    volume: textAt(publication, 'journal_volume'),
    issue: textAt(publication, 'journal_issue'),
    pages: pagesOf(textAt(publication, 'page_start'), textAt(publication, 'page_end')) ?? textAt(publication, 'artid'),
    reportNumber: textAt(work, 'report_numbers', 0, 'value'),
    url: textAt(work, 'urls', 0, 'value'),
    licence: listAt(work, 'license')
      .map((licence) => textAt(licence, 'url'))
      .find((url) => url?.includes('creativecommons.org')),
    references: listAt(work, 'references').map(referenceOf),
    citations: valueAt(work, 'citation_count'),
    notices: flagAt(work, 'withdrawn') ? [{ type: 'withdrawal' }] : [],
  };
}

function translationsOf(work: Json): Record<string, string> {
  return Object.fromEntries(
    listAt(work, 'title_translations').flatMap((translation) => {
      const [title, language] = [textAt(translation, 'title'), textAt(translation, 'language')];
      return title && language ? [[language, title]] : [];
    }),
  );
}

/** The value of the first list item with the given `schema`. */
function valueIn(value: unknown, list: string, schema: string): string | undefined {
  return textAt(
    listAt(value, list).find((entry) => textAt(entry, 'schema') === schema),
    'value',
  );
}

/** The first journal publication, its year, and a date if it is in that year. Other dates may be those of the preprint. */
function publicationOf(work: Json): [unknown, string | undefined, string | undefined] {
  const publication = listAt(work, 'publication_info').find(
    (info) => textAt(info, 'journal_title') && textAt(info, 'material') !== 'erratum',
  );
  const dates = [textAt(work, 'imprints', 0, 'date'), textAt(work, 'thesis_info', 'date')];
  const candidates = [...dates, textAt(work, 'preprint_date'), textAt(work, 'earliest_date')].flatMap((date) => date ?? []);
  const year = textAt(publication, 'year') ?? textAt(work, 'publication_info', 0, 'year') ?? candidates[0]?.slice(0, 4);
  return [publication, year, candidates.find((date) => date.slice(0, 4) === year)];
}

function peopleOf(work: Json): Pick<Draft, 'authors' | 'editors'> {
  const people = listAt(work, 'authors').filter(isObject);
  const withRole = (author: Json, role: string) => textsAt(author, 'inspire_roles').includes(role);
  const authors = people.filter((author) => !withRole(author, 'supervisor') && !withRole(author, 'editor')).map(personOf);
  const groups = [
    ...textsAt(work, 'corporate_author').map((literal) => ({ literal })),
    ...listAt(work, 'collaborations')
      .flatMap((group) => textAt(group, 'value') ?? [])
      .map((literal) => ({ literal })),
  ];
  return { authors: [...authors, ...groups], editors: people.filter((author) => withRole(author, 'editor')).map(personOf) };
}

const personOf = (author: Json): DraftAuthor => ({
  name: textAt(author, 'full_name'),
  orcid: valueIn(author, 'ids', 'ORCID'),
  affiliation: joinedAt(author, 'raw_affiliations', 'value') ?? joinedAt(author, 'affiliations', 'value'),
});

/** A reference with its printed text, without the label `[12]`. If there is no printed text, the text is composed from the fields. */
function referenceOf(entry: unknown): DraftReference {
  const reference = objectAt(entry, 'reference');
  const raw = valueIn(entry, 'raw_refs', 'text')?.replace(/^\s*\[\w{1,8}\]\s*/, '');
  return {
    doi: textAt(reference, 'dois'),
    arxiv: textAt(reference, 'arxiv_eprint'),
    bibcode: valueIn(reference, 'external_system_identifiers', 'ADS'),
    text: raw ?? textFromFields(reference),
  };
}

function textFromFields(reference: unknown): string | undefined {
  const journal = (name: string) => textAt(reference, 'publication_info', name);
  const [volume, page] = [journal('journal_volume'), journal('page_start') ?? journal('artid')];
  const people = listAt(reference, 'authors').flatMap((author) => textAt(author, 'full_name') ?? []);
  const parts = [
    people.length > 3 ? `${people[0]} et al` : people.join('; '),
    journal('year'),
    textAt(reference, 'title', 'title') ?? textAt(reference, 'title'),
    journal('journal_title') ?? journal('parent_title'),
    volume && page ? `${volume}, ${page}` : (volume ?? page),
    ...textsAt(reference, 'report_numbers'),
    ...textsAt(reference, 'misc'),
    ...listAt(reference, 'urls').map((url) => textAt(url, 'value')),
  ];
  return parts.flatMap((part) => part?.replace(/\.$/, '') || []).join('. ') || undefined;
}
