import type { JsonShape } from '#lib/import/formats/map-json.ts';

/** What a reader of a record misses if it disappears. A record without a title is refused, so that its loss is never silent. */
export type Fact =
  | 'authors'
  | 'affiliations'
  | 'editors'
  | 'translators'
  | 'titles'
  | 'abstract'
  | 'abstracts'
  | 'keywords'
  | 'year'
  | 'date'
  | 'venue'
  | 'volume'
  | 'issue'
  | 'pages'
  | 'doi'
  | 'arxiv'
  | 'bibcode'
  | 'pmid'
  | 'issn'
  | 'isbn'
  | 'reportNumber'
  | 'references'
  | 'licence'
  | 'notices';

/** Formats of records as the importers report them, and two dialects with names of their own. */
export type RecordFormat =
  | Exclude<JsonShape, 'openalex-authors' | 'orcid'>
  | 'bibtex'
  | 'ris'
  | 'wos'
  | 'enw'
  | 'nbib'
  | 'csv'
  | 'oai'
  | 'arxiv-xml'
  | 'mods'
  | 'marc'
  | 'jats';

/** Alternative paths, separated by ` | `. For people, ` + ` joins paths that list different people. `parsePath` has the syntax. */
type Paths = Readonly<Partial<Record<Fact, string>>>;

const [doi, commons, four] = ['10\\.\\d{4,9}/', 'creativecommons\\.org/(?:licen|publicdomain)|\\bCC(?:0|[ -]BY)', '\\p{Nd}{4}'];
const [serial, book] = ['^(?:e?issn:? ?)?\\d{4}-?\\d{3}[\\dx]\\b', '97[89][\\d-]{10}'];

const meta = 'front.article-meta';
const host = 'relatedItem[type=host|series]';
const authorRole = '|.*(?:\\baut\\b|\\bcre\\b|author|creator|مؤلف|تأليف).*';
const published = 'relatedItems[relationType=IsPublishedIn]';

/**
 * Where each format has its essential facts, from the format's own documentation. This table is independent of the readers on purpose:
 * a fact that a reader overlooks must be found here.
 */
export const essentialPaths: Readonly<Record<Exclude<RecordFormat, 'csv'>, Paths>> = {
  jsonl: {
    authors: 'authors',
    editors: 'editors',
    translators: 'translators',
    affiliations: 'authors.affiliation',
    abstract: 'abstract',
    keywords: 'keywords',
    year: 'year',
    date: 'date',
    venue: 'venue.name',
    volume: 'volume',
    issue: 'issue',
    pages: 'pages',
    doi: 'doi',
    arxiv: 'arxiv',
    bibcode: 'bibcode',
    pmid: 'pmid',
    issn: 'venue.issn',
    isbn: 'venue.isbn | isbn',
    reportNumber: 'reportNumber',
    references: 'references',
    licence: 'licence',
    notices: 'notices',
  },
  openalex: {
    authors: 'authorships.author.display_name~\\p{L} | authorships.raw_author_name',
    affiliations: 'authorships.institutions.display_name | authorships.raw_affiliation_strings',
    abstract: 'abstract_inverted_index',
    // Less certain keywords are guesses of a machine and are left out.
    keywords: 'keywords[score=|1.*|0\\.(?:4|5|6|7|8|9).*]',
    year: 'publication_year',
    date: 'publication_date~^\\d{4}-(?!01-01)\\d',
    venue: 'primary_location.source.display_name',
    volume: 'biblio.volume',
    issue: 'biblio.issue',
    pages: 'biblio.first_page',
    doi: `doi~${doi} | ids.doi~${doi}`,
    pmid: 'ids.pmid',
    issn: 'primary_location.source.issn_l | primary_location.source.issn',
    references: 'referenced_works',
    licence: 'best_oa_location.license~^cc-|public-domain | primary_location.license~^cc-|public-domain',
    notices: 'is_retracted~true',
  },
  arxiv: {
    authors: 'authors_parsed | authors',
    abstract: 'abstract | summary',
    year: 'published',
    date: 'published',
    doi: `doi~${doi}`,
    reportNumber: 'report-no',
    licence: `license~${commons}`,
  },
  crossref: {
    authors: 'author',
    editors: 'editor',
    translators: 'translator',
    affiliations: 'author.affiliation.name',
    titles: 'original-title',
    abstract: 'abstract',
    keywords: 'subject',
    year: 'issued.date-parts | published.date-parts | published-print.date-parts | published-online.date-parts',
    date: 'issued.date-parts | published.date-parts | published-print.date-parts | published-online.date-parts',
    venue: 'container-title | institution.name | event.name',
    volume: 'volume',
    issue: 'issue | journal-issue.issue',
    pages: 'page | article-number',
    doi: 'DOI',
    issn: 'ISSN',
    isbn: 'ISBN',
    references: 'reference',
    licence: `license.URL~${commons}`,
    notices: 'updated-by[type=.*(?:retract|withdraw|correct|corrig|errat|concern).*]',
  },
  datacite: {
    authors: 'creators',
    editors: 'contributors[contributorType=Editor]',
    translators: 'contributors[contributorType=Translator]',
    affiliations: 'creators.affiliation',
    titles: 'titles[titleType=TranslatedTitle].title',
    abstract: 'descriptions[descriptionType=Abstract].description',
    keywords: 'subjects.subject~^(?!FOS:|\\d{3,}|\\d+\\.\\d).*\\p{L}',
    year: 'publicationYear',
    date: 'dates[dateType=Issued].date',
    venue: `${published}.titles.title | container.title`,
    volume: `${published}.volume | container.volume`,
    issue: `${published}.issue | container.issue`,
    pages: `${published}.firstPage | container.firstPage`,
    doi: `doi~${doi}`,
    references: 'relatedIdentifiers[relationType=Cites|References].relatedIdentifier',
    licence: `rightsList.rightsUri~${commons} | rightsList.rightsIdentifier~${commons}`,
  },
  csl: {
    authors: 'author',
    editors: 'editor',
    translators: 'translator',
    abstract: 'abstract',
    keywords: 'keyword | categories | subject',
    year: `issued.date-parts | issued.raw~${four} | issued.literal~${four} | issued~^${four}`,
    date: 'issued.date-parts | issued.raw | issued.literal | issued',
    venue: 'container-title | collection-title | event | event-title',
    volume: 'volume',
    issue: 'issue',
    pages: 'page | page-first',
    doi: `DOI~${doi}`,
    pmid: 'PMID',
    issn: 'ISSN',
    isbn: 'ISBN',
    licence: `license~${commons} | copyright~${commons}`,
  },
  ads: {
    authors: 'author',
    editors: 'editor',
    affiliations: 'aff~\\p{L}{2}',
    abstract: 'abstract',
    keywords: 'keyword',
    year: 'year',
    date: 'pubdate',
    venue: 'pub',
    volume: 'volume',
    issue: 'issue',
    pages: 'page_range | page',
    doi: `doi~${doi}`,
    arxiv: 'identifier~^arxiv:',
    bibcode: 'bibcode',
    issn: 'issn',
    isbn: 'isbn',
    references: 'reference',
  },
  inspire: {
    authors: 'authors[inspire_roles=(?!.*(?:supervisor|editor)).*] + corporate_author + collaborations',
    editors: 'authors[inspire_roles=.*editor.*]',
    affiliations: 'authors.affiliations.value | authors.raw_affiliations.value',
    titles: 'title_translations.title',
    abstract: 'abstracts.value',
    keywords: 'keywords[schema=(?!PACS).*].value',
    year: 'publication_info.year | imprints.date | thesis_info.date | preprint_date',
    date: 'imprints.date | thesis_info.date | preprint_date | earliest_date',
    venue: 'publication_info[material=(?!erratum).*].journal_title',
    volume: 'publication_info[material=(?!erratum).*].journal_volume',
    issue: 'publication_info[material=(?!erratum).*].journal_issue',
    pages: 'publication_info[material=(?!erratum).*].page_start | publication_info[material=(?!erratum).*].artid',
    doi: 'dois[material=|publication].value',
    arxiv: 'arxiv_eprints.value',
    bibcode: 'external_system_identifiers[schema=ADS].value',
    isbn: 'isbns.value',
    reportNumber: 'report_numbers.value',
    references: 'references.reference',
    licence: `license.url~${commons}`,
    notices: 'withdrawn~true',
  },
  bibtex: {
    authors: 'author + collaboration',
    editors: 'editor',
    translators: 'translator',
    affiliations: 'affiliation | affiliations',
    abstract: 'abstract',
    keywords: 'keywords | author_keywords | keyword',
    year: `year~${four} | date~${four}`,
    date: 'date | month',
    venue: 'journal | journaltitle | booktitle | school | institution',
    volume: 'volume',
    issue: 'number~\\p{Nd} | issue',
    pages: 'pages~^(?!arxiv).*\\p{Nd} | eid~^(?!arxiv|10\\.).*\\p{Nd} | articleno | article-number',
    doi: `doi~${doi}`,
    arxiv: 'eprint~^(?:arxiv:)?(?:\\d{4}\\.\\d{4,5}|[a-z-]+/\\d{7})',
    pmid: 'pmid~^\\d+$',
    issn: `issn~${serial}`,
    isbn: `isbn~${book}`,
    reportNumber: 'reportnumber',
    licence: `license~${commons} | copyright~${commons}`,
  },
  ris: {
    authors: 'AU + A1',
    editors: 'ED | A2',
    translators: 'A4',
    affiliations: 'AD',
    titles: 'TT',
    abstract: 'AB | N2',
    keywords: 'KW',
    year: `PY~${four} | Y1~${four} | DA~${four}`,
    date: 'DA | Y1 | PY',
    venue: 'JO | JF | T2 | JA | J2 | BT',
    volume: 'VL',
    issue: 'IS',
    pages: 'SP | C7 | AR',
    doi: `DO~${doi} | DI~${doi}`,
    issn: `SN~${serial}`,
    isbn: `SN~${book}`,
  },
  wos: {
    authors: 'AF + CA | AU + CA | BF | BA',
    editors: 'BE',
    affiliations: 'C1',
    abstract: 'AB',
    keywords: 'DE | ID',
    year: `PY~${four}`,
    date: 'PD',
    venue: 'SO | SE',
    volume: 'VL',
    issue: 'IS',
    pages: 'BP | AR',
    doi: `DI~${doi}`,
    pmid: 'PM',
    issn: 'SN | EI',
    isbn: 'BN',
    references: 'CR',
  },
  enw: {
    authors: '%A',
    editors: '%E',
    translators: '%?',
    affiliations: '%+',
    titles: '%Q',
    abstract: '%X',
    keywords: '%K',
    year: `%D~${four}`,
    date: '%8 | %D',
    venue: '%J | %B',
    volume: '%V',
    issue: '%N',
    pages: '%P',
    doi: `%R~${doi}`,
    issn: `%@~${serial}`,
    isbn: `%@~${book}`,
  },
  nbib: {
    authors: 'FAU + CN | AU + CN',
    editors: 'FED | ED',
    affiliations: 'AD',
    titles: 'TI + TT',
    abstract: 'AB',
    keywords: 'OT | MH',
    year: `DP~${four}`,
    date: 'DP',
    venue: 'JT | TA | BTI',
    volume: 'VI',
    issue: 'IP',
    pages: 'PG',
    doi: 'LID~\\[doi\\] | AID~\\[doi\\]',
    pmid: 'PMID',
    issn: 'IS',
    isbn: 'ISBN',
    notices: 'PT~^retracted publication | RIN | EIN',
  },
  oai: {
    authors: 'creator',
    titles: 'title',
    abstract: 'description~.{80}',
    keywords: 'subject~\\p{L}{3}',
    year: `date~${four}`,
    date: 'date',
    venue: 'source~^(?!\\s*https?:).*\\p{L}{3}',
    volume: 'source~(?:\\bvol\\.?|مجلد|مج)\\s*\\p{Nd}',
    doi: `identifier~^(?:doi:|https?://(?:dx\\.)?doi\\.org/)?\\s*${doi}`,
    arxiv: 'identifier~arxiv\\.org/abs/',
    issn: `source~${serial} | identifier~^(?:urn:)?e?issn`,
    isbn: 'identifier~^(?:urn:)?isbn',
    licence: `rights~${commons} | license~${commons}`,
  },
  'arxiv-xml': {
    authors: 'authors.author | authors',
    affiliations: 'authors.author.affiliation',
    abstract: 'abstract',
    year: `created~${four} | version.date~${four}`,
    date: 'created',
    doi: `doi~${doi}`,
    arxiv: 'id',
    reportNumber: 'report-no',
    licence: `license~${commons}`,
  },
  mods: {
    authors: `name[role=${authorRole}]`,
    editors: 'name[role=.*\\b(?:edt|editor).*]',
    translators: 'name[role=.*\\b(?:trl|translator).*]',
    affiliations: 'name.affiliation',
    titles: 'titleInfo[type=translated].title',
    abstract: 'abstract',
    keywords: 'subject.topic',
    year: `originInfo.dateIssued~${four} | ${host}.part.date~${four} | ${host}.originInfo.dateIssued~${four}`,
    date: `originInfo.dateIssued | ${host}.part.date`,
    venue: `${host}.titleInfo.title`,
    volume: `${host}.part.detail[type=volume].number`,
    issue: `${host}.part.detail[type=issue|number].number`,
    pages: `${host}.part.extent.start | ${host}.part.extent.list`,
    doi: `identifier~^(?:doi:\\s*|https?://(?:dx\\.)?doi\\.org/)?${doi}`,
    pmid: 'identifier[type=pmid|pubmed]',
    issn: `${host}.identifier[type=issn]`,
    isbn: 'identifier[type=isbn]',
    reportNumber: 'identifier[type=.*report.*]',
    licence: `accessCondition~${commons} | accessCondition.@xlink:href~${commons}`,
  },
  marc: {
    authors: `100 + 110 + 111 + ${['700', '710', '711'].map((tag) => `${tag}[t=][e=${authorRole}][4=${authorRole}]`).join(' + ')}`,
    editors: '700[4=edt] | 700[e=editor.*] | 100[e=editor.*]',
    translators: '700[4=trl] | 700[e=translator.*]',
    affiliations: '100.u | 700.u',
    titles: '242.a | 246[ind2=1|5].a',
    abstract: '520.a',
    keywords: '650.a | 653.a',
    year: `264.c~${four} | 260.c~${four} | 773.d~${four}`,
    venue: '773.t | 490.a | 830.a | 502.c',
    volume: '773.g~(?:\\bvol|\\bbd|\\bband|\\btom|مج)[\\p{L}]*[.: ]*\\p{Nd}',
    issue: '773.g~(?:\\bno|\\bnr|\\bissue|\\biss|\\bheft|العدد|ع\\.)[.: ]*\\p{Nd}',
    pages: '773.g~(?:\\bpp?|\\bpages?|\\bseiten?|\\bs\\.|ص)[.: ]*\\p{Nd}',
    doi: '024[2=doi].a',
    pmid: '024[2=pmid|pubmed].a',
    issn: '773.x | 490.x',
    isbn: '020.a~\\d{9} | 773.z~\\d{9}',
    reportNumber: '088.a',
    licence: `540.u~${commons} | 506.u~${commons}`,
  },
  jats: {
    authors: `${meta}.contrib-group.//contrib[contrib-type=|author|collab|group]`,
    editors: `${meta}.contrib-group.contrib[contrib-type=editor]`,
    translators: `${meta}.contrib-group.contrib[contrib-type=translator]`,
    affiliations: `${meta}.//aff`,
    titles: `${meta}.title-group.//trans-title`,
    abstract: `${meta}.abstract[abstract-type=(?!graphical|teaser|toc|key-?points|executive|plain|video|web).*]`,
    abstracts: `${meta}.trans-abstract`,
    keywords: `${meta}.kwd-group[kwd-group-type=(?!abbr).*].//kwd | ${meta}.kwd-group.compound-kwd`,
    year: `${meta}.pub-date.year`,
    date: `${meta}.pub-date`,
    venue: 'front.journal-meta.//journal-title',
    volume: `${meta}.volume`,
    issue: `${meta}.issue`,
    pages: `${meta}.fpage | ${meta}.elocation-id`,
    doi: `${meta}.article-id[pub-id-type=doi]`,
    pmid: `${meta}.article-id[pub-id-type=pmid]`,
    issn: 'front.journal-meta.issn',
    references: 'back.//ref',
    licence: ['', './/ext-link', './/license_ref']
      .map((part) => `${meta}.permissions.license${part}${part.endsWith('ref') ? '' : '.@xlink:href'}~${commons}`)
      .join(' | '),
  },
};
