import type { VenueKind } from '#lib/domain/research.ts';
import type { Localized } from '#lib/domain/text.ts';
import { firstLicence } from '#lib/import/clean/licences.ts';
import { withLostBlanks } from '#lib/import/clean/lost-blanks.ts';
import { languageOfVariant } from '#lib/import/clean/title-pair.ts';
import type { Draft, DraftAuthor } from '#lib/import/draft/draft.ts';
import type { RawNotice } from '#lib/import/draft/notices.ts';
import { thesisTypes } from './index-types.ts';
import { isObject, type Json, joinedAt, listAt, objectAt, textAt, textsAt, valueAt } from './reading.ts';
import { rorInstitution } from './ror-institutions.ts';

/** A work of Crossref's REST API (api.crossref.org/swagger-ui). */
export function readCrossref(work: Json): Draft {
  const type = textAt(work, 'type') ?? '';
  const title = withLostBlanks(textAt(work, 'title'));
  const subtitle = textAt(work, 'subtitle');
  const parts = dateParts(work);
  const isPreprint = type === 'posted-content' && (textAt(work, 'subtype') ?? 'preprint') === 'preprint';
  return {
    notation: 'html',
    doi: textAt(work, 'DOI'),
    statedAt: textAt(work, 'indexed', 'date-time')?.slice(0, 10),
    sourceId: textAt(work, 'DOI'),
    title: title && subtitle && !title.toLowerCase().includes(subtitle.toLowerCase()) ? `${title}: ${subtitle}` : title,
    titles: otherTitle(work),
    language: textAt(work, 'language'),
    abstract: withLostBlanks(textAt(work, 'abstract')),
    keywords: textsAt(work, 'subject'),
    authors: listAt(work, 'author').filter(isObject).map(crossrefAuthor),
    editors: listAt(work, 'editor').filter(isObject).map(crossrefAuthor),
    translators: listAt(work, 'translator').filter(isObject).map(crossrefAuthor),
    types: [
      ...(type === 'dissertation' ? thesisTypes(textAt(work, 'degree')) : []),
      { scheme: 'crossref', value: type === 'posted-content' && !isPreprint ? 'other' : type },
    ],
    subjects: [],
    date: parts,
    year: parts?.[0],
    venue: {
      name: textAt(work, 'container-title') ?? textAt(work, 'institution', 0, 'name') ?? textAt(work, 'event', 'name'),
      kind: venueKind(type, work),
      issn: textAt(work, 'ISSN'),
      furtherNames: textsAt(work, 'container-title').slice(1),
      furtherIssns: textsAt(work, 'ISSN').slice(1),
      isbn: textAt(work, 'ISBN')?.replace(/^https?:\/\/\S+\//, ''),
    },
    publisher: textAt(work, 'publisher'),
    volume: textAt(work, 'volume'),
    issue: textAt(work, 'issue') ?? textAt(work, 'journal-issue', 'issue'),
    pages: textAt(work, 'page') ?? textAt(work, 'article-number'),
    pdfUrl: listAt(work, 'link')
      .map((link) =>
        textAt(link, 'content-type') === 'application/pdf' && textAt(link, 'intended-application') !== 'similarity-checking'
          ? textAt(link, 'URL')
          : undefined,
      )
      .find(Boolean),
    url: resourceUrl(work),
    licence: firstLicence(listAt(work, 'license').map((entry) => textAt(entry, 'URL'))),
    references: listAt(work, 'reference').map((reference) => ({ doi: textAt(reference, 'DOI'), text: referenceIn(reference) })),
    citations: valueAt(work, 'is-referenced-by-count'),
    notices: [...updates(work, 'updated-by'), ...listAt(work, 'relation', 'is-replaced-by').map(replacedBy)],
    noticeOf: updates(work, 'update-to'),
  };
}

/** The text of a reference as deposited; without one, a text composed from its fields. */
function referenceIn(reference: unknown): string | undefined {
  const parts = (...names: string[]) => names.flatMap((name) => textAt(reference, name) ?? []);
  const [volume, page] = ['volume', 'first-page'].map((name) => textAt(reference, name));
  const text = [
    ...parts('author', 'year', 'article-title', 'journal-title', 'volume-title', 'series-title', 'edition'),
    ...(volume ? [page ? `${volume}, ${page}` : volume] : (page ?? [])),
  ];
  return textAt(reference, 'unstructured') ?? (text.join('. ') || undefined);
}

/** Crossref states a retraction or correction with the notice (`update-to`) and with the work (`updated-by`). */
function updates(work: Json, field: 'updated-by' | 'update-to'): readonly RawNotice[] {
  return listAt(work, field).map((update) => ({
    type: textAt(update, 'type') ?? '',
    doi: textAt(update, 'DOI'),
    date: textAt(update, 'updated', 'date-time')?.slice(0, 10) ?? (listAt(update, 'updated', 'date-parts', 0).join('-') || undefined),
  }));
}

function replacedBy(other: unknown): RawNotice {
  return { type: 'is-replaced-by', doi: textAt(other, 'id-type') === 'doi' ? textAt(other, 'id') : undefined };
}

function crossrefAuthor(author: Json): DraftAuthor {
  const group = textAt(author, 'name');
  return {
    ...(group
      ? { literal: group }
      : { given: textAt(author, 'given'), family: textAt(author, 'family'), suffix: textAt(author, 'suffix') }),
    orcid: textAt(author, 'ORCID'),
    affiliation: joinedAt(author, 'affiliation', 'name'),
    institutions: listAt(author, 'affiliation').flatMap((entry) => {
      const ror = listAt(entry, 'id')
        .map((id) => textAt(id, 'id'))
        .find((id) => id?.includes('ror.org'));
      return ror ? [rorInstitution(textAt(entry, 'name'), ror)] : [];
    }),
  };
}

/** The date of the printed issue if the work has a volume, as in citations; else of first publication, or of the deposit (`created`). */
function dateParts(work: Json): readonly number[] | undefined {
  const partsAt = (...path: string[]) => listAt(work, ...path, 'date-parts', 0).filter((part): part is number => typeof part === 'number');
  if (textAt(work, 'volume')) {
    const printDate = [partsAt('journal-issue', 'published-print'), partsAt('published-print')].find((parts) => parts.length > 0);
    if (printDate) return printDate;
  }
  for (const name of ['published', 'issued', 'published-print', 'published-online', 'posted', 'created']) {
    const parts = partsAt(name);
    if (parts.length > 0) return parts;
  }
  return undefined;
}

/** The original title, if its words show that it is in another language than the title: the same one is often in both fields. */
function otherTitle(work: Json): Localized | undefined {
  const original = textAt(work, 'original-title');
  const language = original && languageOfVariant(original, textAt(work, 'title') ?? '');
  return language ? { [language]: original } : undefined;
}

function venueKind(type: string, work: Json): VenueKind | undefined {
  if (type === 'journal-article') return 'journal';
  if (type.startsWith('proceedings')) return 'conference';
  if (type.startsWith('book') || type.endsWith('book') || type === 'monograph') return 'book';
  if (type === 'posted-content') return 'repository';
  return objectAt(work, 'institution', 0) ? 'institution' : undefined;
}

function resourceUrl(work: Json): string | undefined {
  const url = textAt(work, 'resource', 'primary', 'URL');
  return url && !/doi\.org\//.test(url) ? url : undefined;
}
