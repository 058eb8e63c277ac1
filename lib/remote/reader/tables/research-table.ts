import { type FieldTable, rule } from './table.ts';

/** How to read a publication: member names normalised with `foldName`, by priority. `text` fields are also read with language suffixes. */
export const researchFields = {
  id: rule('id', 'id researchid publicationid paperid articleid itemid contentid documentid guid uuid key slug code'),
  title: rule(
    'text',
    'title researchtitle publicationtitle papertitle articletitle name researchname subject headline displayname maintitle',
  ),
  originalTitle: rule('line', 'originaltitle'),
  titleMarkup: rule('markup', 'titlemarkup'),
  isTranslated: rule('flag', 'istranslated'),
  abstract: rule('prose', 'abstract summary description researchabstract abstracttext brief shortdescription overview body content'),
  abstractKind: rule('word', 'abstractkind'),
  authors: rule(
    'authors',
    `
    authors researchauthors publicationauthors authorlist authorslist authorsnames authornames authorname author creators contributors
    researchers writers
  `,
  ),
  authorCount: rule('integer', 'authorcount authorscount'),
  authorsIncomplete: rule('flag', 'authorsincomplete'),
  editors: rule('authors', 'editors'),
  translators: rule('authors', 'translators'),
  type: rule(
    'ref',
    'researchtype type publicationtype documenttype category kind',
    'researchtypeid typeid publicationtypeid',
    'researchtypename typename',
  ),
  areas: rule(
    'refs',
    'focusedareas focusedarea focusareas researchareas researcharea areas area fields topics disciplines domains',
    'focusedareaids focusedareaid areaids areaid researchareaids researchareaid',
    'focusedareaname areaname researchareaname',
  ),
  year: rule('year', 'year publicationyear publishyear publishedyear yearofpublication releaseyear researchyear'),
  date: rule(
    'date',
    'publicationdate publishdate publisheddate publishedon publishedat releasedate dateofpublication issueddate issued date',
  ),
  precision: rule('word', 'publicationdateprecision dateprecision'),
  venue: rule(
    'venue',
    `
    journal journalname journaltitle venue venuename source sourcetitle containertitle conference conferencename proceedings booktitle
    publishedin publicationname
  `,
  ),
  publisher: rule('line', 'publisher publishername'),
  issn: rule('line', 'issn eissn'),
  isbn: rule('line', 'isbn'),
  volume: rule('line', 'volume vol'),
  issue: rule('line', 'issue issuenumber number'),
  pages: rule('line', 'pages pagerange'),
  reportNumber: rule('line', 'reportnumber'),
  arxiv: rule('line', 'arxiv arxivid'),
  bibcode: rule('line', 'bibcode'),
  pmid: rule('line', 'pmid pubmedid'),
  firstPage: rule('line', 'startpage firstpage'),
  lastPage: rule('line', 'endpage lastpage'),
  doi: rule('doi', 'doi doiurl doilink'),
  url: rule('url', 'url link externallink sourceurl landingpage website researchurl'),
  pdfUrl: rule('url', 'pdfurl pdf fileurl file filepath attachment attachments documenturl downloadurl'),
  keywords: rule('strings', 'keywords keyword tags subjects terms'),
  alternativeKeywords: rule('strings', 'alternativekeywords'),
  alternativeKeywordsLanguage: rule('language', 'alternativekeywordslanguage'),
  keywordsLanguage: rule('language', 'keywordslanguage'),
  citations: rule('count', 'citationcount citations citedby timescited'),
  openAccess: rule('flag', 'openaccess isopenaccess isoa'),
  freeToRead: rule('flag', 'freetoread isfreetoread'),
  licence: rule('line', 'licence license'),
  language: rule('language', 'language lang languagecode culture'),
  createdAt: rule('moment', 'createdat createdon createddate creationtime'),
  updatedAt: rule('moment', 'updatedat modifiedat modifiedon lastmodified lastupdated lastmodificationtime updatedate'),
  highlights: rule('highlights', 'highlights'),
  citationsFrom: rule('citationsFrom', 'citationsfrom'),
  textOrigins: rule('textOrigins', 'textorigins'),
  notices: rule('notices', 'notices'),
  noticeOf: rule('notices', 'noticeof'),
  versions: rule('versions', 'versions'),
  references: rule('references', 'references'),
  citedByCount: rule('count', 'citedbycount'),
  match: rule('reason', 'matchreason'),
  missingWords: rule('strings', 'missingwords'),
} satisfies FieldTable;
