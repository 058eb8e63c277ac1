import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import type { WorkVersion } from '#lib/domain/identifiers/work-version.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import { cleanDoi, doiInUrl } from '#lib/import/clean/identifiers.ts';
import { joinSubtitle } from '#lib/import/clean/isbd.ts';
import { cleanLanguage, likelyLanguage } from '#lib/import/clean/languages.ts';
import { firstLicence } from '#lib/import/clean/licences.ts';
import type { Draft, DraftAuthor, DraftReference } from '#lib/import/draft/draft.ts';
import type { RawNotice } from '#lib/import/draft/notices.ts';
import { archiveNameOfDoi, isArchiveDoi } from '#lib/store/identity/archives.ts';
import { isObject, type Json, joinedAt, listAt, objectAt, textAt, valueAt } from './reading.ts';
import { rorInstitution } from './ror-institutions.ts';

/** A DOI of DataCite's REST API, or its attributes alone (support.datacite.org/docs/api). */
export function readDatacite(record: Json): Draft {
  const work = objectAt(record, 'attributes') ?? record;
  const general = textAt(work, 'types', 'resourceTypeGeneral') ?? '';
  const resource = textAt(work, 'types', 'resourceType') ?? '';
  const titles = listAt(work, 'titles').filter(isObject);
  const main = titles.find((title) => !textAt(title, 'titleType')) ?? titles[0];
  const subtitle = titles.find((title) => textAt(title, 'titleType') === 'Subtitle');
  const container = containerOf(work);
  const doi = textAt(work, 'doi') ?? textAt(record, 'id');
  const isArxiv = doi?.toLowerCase().startsWith('10.48550/arxiv.');
  return {
    notation: 'html',
    doi,
    statedAt: textAt(work, 'updated')?.slice(0, 10),
    sourceId: doi,
    arxiv: isArxiv ? doi : undefined,
    title: joinSubtitle(textAt(main, 'title'), textAt(subtitle, 'title')),
    titles: inLanguages(
      titles.filter((title) => textAt(title, 'titleType') === 'TranslatedTitle' || (!textAt(title, 'titleType') && textAt(title, 'lang'))),
      'title',
    ),
    language: textAt(work, 'language') ?? textAt(main, 'lang'),
    abstract: textAt(descriptions(work).find((text) => !textAt(text, 'lang')) ?? descriptions(work)[0], 'description'),
    abstracts: inLanguages(
      descriptions(work).filter((text) => textAt(text, 'lang')),
      'description',
    ),
    keywords: listAt(work, 'subjects')
      .flatMap((subject) => textAt(subject, 'subject') ?? [])
      .filter((name) => !classNumber.test(name)),
    ...peopleOf(work),
    types: [
      { scheme: 'own', value: resource },
      // "Text" and "Dissertation" say less than the words of the repository.
      { scheme: 'crossref', value: /^(?:Text|Dissertation)$/.test(general ?? '') && !isArxiv ? resource : '' },
      { scheme: 'datacite', value: isArxiv ? 'Preprint' : general },
      { scheme: 'crossref', value: resource },
    ],
    subjects: listAt(work, 'subjects').flatMap((subject) => {
      const value = textAt(subject, 'subject');
      const arxiv = /\(([a-z-]+(?:\.[A-Z]{2})?)\)/.exec(value ?? '')?.[1];
      return value ? [arxiv ? { scheme: 'arxiv', value: arxiv } : { scheme: 'uat', value }] : [];
    }),
    year: textAt(work, 'publicationYear'),
    date: dateOf(work),
    venue: container?.venue,
    publisher: container?.publisher ?? textAt(work, 'publisher') ?? textAt(work, 'publisher', 'name'),
    volume: container?.volume,
    issue: container?.issue,
    pages: container?.pages,
    url: textAt(work, 'url'),
    licence: licenceOf(work),
    citations: valueAt(work, 'citationCount'),
    references: listAt(work, 'relatedIdentifiers').flatMap(referenceOf),
    notices: listAt(work, 'relatedIdentifiers').map(relationOf),
    versions: versionsIn(cleanDoi(doi), listAt(work, 'relatedIdentifiers').map(relationOf)),
  };
}

/** Numbered classes of Fields of Science, Dewey and the like (`520 Astronomy`, `1.3 Physical sciences`), but not `3D printing`. */
const classNumber = /^(?:FOS:|\d{3,}(?:\.\d+)?(?:\s|$)|\d+\.\d+\s)/;

/** Where the work appeared: the item with the relation `IsPublishedIn`, else `container`, which DataCite derives. */
function containerOf(work: Json): Pick<Draft, 'venue' | 'publisher' | 'volume' | 'issue' | 'pages'> | undefined {
  const item = listAt(work, 'relatedItems').find((related) => textAt(related, 'relationType') === 'IsPublishedIn');
  const container = objectAt(work, 'container');
  const host = isObject(item) ? item : container;
  if (!host) return undefined;
  const number = (type: string) =>
    textAt(host, 'relatedItemIdentifier', 'relatedItemIdentifierType') === type
      ? textAt(host, 'relatedItemIdentifier', 'relatedItemIdentifier')
      : textAt(host, 'identifierType') === type
        ? textAt(host, 'identifier')
        : undefined;
  const pages = [textAt(host, 'firstPage'), textAt(host, 'lastPage')].filter(Boolean).join('-');
  return {
    venue: {
      name: textAt(host, 'titles', 0, 'title') ?? textAt(host, 'title'),
      kind: kindOf(textAt(host, 'relatedItemType') ?? textAt(host, 'type')),
      issn: number('ISSN') ?? number('EISSN'),
      isbn: number('ISBN'),
    },
    publisher: textAt(host, 'publisher'),
    volume: textAt(host, 'volume'),
    issue: textAt(host, 'issue'),
    pages: pages || (textAt(host, 'numberType') === 'Article' ? textAt(host, 'number') : undefined),
  };
}

function relationOf(related: unknown): RawNotice {
  const isDoi = textAt(related, 'relatedIdentifierType') === 'DOI';
  return { type: textAt(related, 'relationType') ?? '', doi: isDoi ? textAt(related, 'relatedIdentifier') : undefined };
}

/** A reference from the relations `Cites` and `References` (DataCite Metadata Schema 4.6, appendix 1). */
function referenceOf(related: unknown): DraftReference[] {
  const id = textAt(related, 'relatedIdentifier');
  if (!['Cites', 'References'].includes(textAt(related, 'relationType') ?? '') || !id) return [];
  const kind = textAt(related, 'relatedIdentifierType')?.toLowerCase();
  if (kind === 'doi') return [{ doi: id }];
  if (kind === 'arxiv' || kind === 'bibcode' || kind === 'pmid') return [{ [kind]: id }];
  return [{ doi: doiInUrl(id), text: id }];
}

/** Maximum versions per deposit. */
const versionsMax = 50;

/** `IsVersionOf` and `HasVersion` link a version to the DOI of all versions; in arXiv, also a preprint to its paper (DataCite 4.6). */
function versionsIn(ownDoi: string | undefined, relations: readonly RawNotice[]): WorkVersion[] {
  if (!ownDoi) return [];
  const others = relations.slice(0, versionsMax).flatMap(({ type, doi }): WorkVersion[] => {
    const other = cleanDoi(doi);
    if (!other || (type !== 'IsVersionOf' && type !== 'HasVersion')) return [];
    if (archiveNameOfDoi(ownDoi) !== archiveNameOfDoi(other))
      return isArchiveDoi(ownDoi) && !isArchiveDoi(other) ? [{ kind: 'published', doi: other }] : [];
    return [{ kind: type === 'IsVersionOf' ? 'concept' : 'version', doi: other }];
  });
  const [first] = others;
  if (!first) return [];
  return [{ kind: first.kind === 'published' ? 'preprint' : first.kind === 'concept' ? 'version' : 'concept', doi: ownDoi }, ...others];
}

function peopleOf(work: Json): Pick<Draft, 'authors' | 'editors' | 'translators'> {
  const contributors = listAt(work, 'contributors').filter(isObject);
  const ofType = (type: string) => contributors.filter((contributor) => textAt(contributor, 'contributorType') === type).map(authorOf);
  return {
    authors: listAt(work, 'creators').filter(isObject).map(authorOf),
    editors: ofType('Editor'),
    translators: ofType('Translator'),
  };
}

function authorOf(creator: Json): DraftAuthor {
  const given = textAt(creator, 'givenName');
  const family = textAt(creator, 'familyName');
  const name = textAt(creator, 'name');
  const orcid = listAt(creator, 'nameIdentifiers')
    .map((id) => (/orcid/i.test(textAt(id, 'nameIdentifierScheme') ?? '') ? textAt(id, 'nameIdentifier') : undefined))
    .find(Boolean);
  const institutions = listAt(creator, 'affiliation').flatMap((entry) => {
    const id = textAt(entry, 'affiliationIdentifier');
    return id?.includes('ror.org') ? [rorInstitution(textAt(entry, 'name'), id)] : [];
  });
  const common = { affiliation: joinedAt(creator, 'affiliation', 'name'), ...(institutions.length > 0 && { institutions }) };
  if (textAt(creator, 'nameType') === 'Organizational') return { literal: name, ...common };
  return given && family ? { given, family, orcid, ...common } : { name, orcid, ...common };
}

function descriptions(work: Json): readonly Json[] {
  return listAt(work, 'descriptions')
    .filter(isObject)
    .filter((text) => (textAt(text, 'descriptionType') ?? 'Abstract') === 'Abstract');
}

function inLanguages(texts: readonly Json[], field: string): Record<string, string> {
  return Object.fromEntries(
    texts.flatMap((text) => {
      const value = textAt(text, field);
      return value ? [[cleanLanguage(textAt(text, 'lang')) ?? likelyLanguage(value), value]] : [];
    }),
  );
}

function licenceOf(work: Json): string | undefined {
  const texts = listAt(work, 'rightsList').flatMap((right) => [textAt(right, 'rightsUri'), textAt(right, 'rights')]);
  return textAt(work, 'rightsList', 0, 'rightsIdentifier')?.toUpperCase() ?? firstLicence(texts);
}

function dateOf(work: Json): string | undefined {
  const dates = listAt(work, 'dates');
  const dateOfType = (type: string) =>
    textAt(
      dates.find((date) => textAt(date, 'dateType') === type),
      'date',
    );
  return dateOfType('Issued') ?? dateOfType('Available') ?? dateOfType('Submitted');
}

const venueKinds: Readonly<Record<string, VenueKind>> = lookupTable({
  Journal: 'journal',
  Series: 'series',
  Book: 'book',
  BookSeries: 'series',
  ConferenceProceeding: 'conference',
  DataRepository: 'repository',
});

const kindOf = (type: string | undefined): VenueKind | undefined => (type ? venueKinds[type] : undefined);
