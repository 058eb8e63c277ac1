import type { Authorship, Contributor, Research, VenueKind } from '#lib/domain/research.ts';
import { splitPages } from '#lib/formats/bibliography/ris.ts';
import { addressText, addressUnlessDoi, dateOf, isIssued, keywordLists, originalTitle, pageRange } from '#lib/formats/cite/reference.ts';
import { type WorkKind, workKindOf, workKinds } from '#lib/formats/cite/work-kind.ts';
import { type XmlAttributes, xmlDeclaration, xmlElement, xmlLang, xmlParent } from '#lib/formats/feeds/xml.ts';
import { researchPage, type WriteOptions } from '#lib/formats/values/addresses.ts';
import { asPublished, originalAbstract } from '#lib/formats/values/citable.ts';
import { licenceAddress } from '#lib/formats/values/licence.ts';
import { originalFirst, otherWordings, signingLanguages, wordingIn, wordings } from '#lib/formats/values/localized-text.ts';
import { catalogueName, isGroup, personName } from '#lib/formats/values/person-name.ts';
import type { ResearchFormat } from '#lib/formats/values/research-format.ts';

export const dataciteNamespace = 'http://datacite.org/schema/kernel-4';

/**
 * DataCite 4.6 in XML (schema.datacite.org), which repositories and OpenAIRE read. The schema has one resource per document: a file of several
 * records has them in an element `resources` of no namespace.
 */
export const datacite = {
  name: 'datacite',
  isForPrograms: true,
  extension: 'datacite',
  mediaType: 'application/vnd.datacite.datacite+xml',
  isMetadata: true,
  isForReader: false,
  writer: (options) => ({
    head: `${xmlDeclaration}<resources>\n`,
    item: (research) => writeDatacite(research, { xmlns: dataciteNamespace }, options),
    tail: '</resources>\n',
  }),
  recordWriter: (options) => ({
    head: xmlDeclaration,
    item: (research) => writeDatacite(research, { xmlns: dataciteNamespace }, options),
    tail: '',
  }),
} as const satisfies ResearchFormat;

/** The `resource` element of one record. `declarations`: its namespace, and attributes of the XML schema. */
export function writeDatacite(stored: Research, declarations: XmlAttributes, options: WriteOptions): string {
  const research = asPublished(stored);
  const { doi, licence } = research;
  const title = originalTitle(research);
  const signing = signingLanguages(research.language ?? title.lang);
  const kind = workKindOf(research.type);
  const issuer = isIssued(research) ? wordingIn(research.venue?.name, signing)?.value : undefined;
  const year = dateOf(research)?.iso.slice(0, 4);
  const parent = (name: string, children: readonly string[]) => xmlParent('    ', name, children);
  return xmlParent(
    '  ',
    'resource',
    [
      xmlElement('    ', 'identifier', doi ?? researchPage(research.id, options), { identifierType: doi ? 'DOI' : 'URL' }),
      parent('creators', creatorsOf(research, signing)),
      parent('contributors', contributorsOf(research, signing)),
      parent('titles', [
        xmlElement('      ', 'title', title.value, xmlLang(title.lang)),
        ...otherWordings(wordings(research.title), title).map(({ value, lang }) =>
          xmlElement('      ', 'title', value, { titleType: 'TranslatedTitle', ...xmlLang(lang) }),
        ),
      ]),
      xmlElement('    ', 'publisher', research.publisher ?? issuer) || xmlElement('    ', 'publisher', unknown),
      xmlElement('    ', 'publicationYear', year ?? yearUnknown),
      xmlElement('    ', 'resourceType', workKinds[kind].en, { resourceTypeGeneral: resourceTypes[kind] ?? 'Text' }),
      parent('subjects', subjectsOf(research)),
      parent('dates', datesOf(research)),
      xmlElement('    ', 'language', languageTag(research.language)),
      parent('alternateIdentifiers', alternatesOf(research, options)),
      parent('relatedIdentifiers', relationsOf(research)),
      parent('rightsList', [
        xmlElement('      ', 'rights', licence, { rightsURI: licenceAddress(licence) }),
        xmlElement('      ', 'rights', accessOf(research), { rightsURI: research.openAccess ? `${accessRights}openAccess` : undefined }),
      ]),
      parent('descriptions', [
        ...wordings(originalAbstract(research))
          .toSorted(originalFirst(title.lang))
          .map(({ value, lang }) => xmlElement('      ', 'description', value, { descriptionType: 'Abstract', ...xmlLang(lang) })),
      ]),
      parent('relatedItems', [hostOf(research, signing)]),
    ],
    declarations,
  );
}

/** Codes for mandatory values that are missing (DataCite 4.6, appendix 3). */
const unknown = ':unav';
const others = ':etal';
/** The schema demands four digits of a year. */
const yearUnknown = '0000';
const accessRights = 'info:eu-repo/semantics/';

const accessOf = ({ openAccess }: Research) => (openAccess === undefined ? undefined : openAccess ? 'Open access' : 'Restricted access');

/** A language tag as `xs:language` allows; other codes are left out. */
const languageTag = (language: string | undefined) => (/^[a-z]{2,3}$/.test(language ?? '') ? language : undefined);

/** The general types of works that are not `Text`. */
const resourceTypes: Readonly<Partial<Record<WorkKind, string>>> = {
  'journal-article': 'JournalArticle',
  review: 'JournalArticle',
  'systematic-review': 'JournalArticle',
  'case-study': 'JournalArticle',
  'conference-paper': 'ConferencePaper',
  proceedings: 'ConferenceProceeding',
  'doctoral-thesis': 'Dissertation',
  'masters-thesis': 'Dissertation',
  thesis: 'Dissertation',
  'technical-report': 'Report',
  'working-paper': 'Report',
  'white-paper': 'Report',
  'policy-brief': 'Report',
  book: 'Book',
  'book-chapter': 'BookChapter',
  dataset: 'Dataset',
  'data-paper': 'DataPaper',
  preprint: 'Preprint',
  poster: 'Image',
  software: 'Software',
  standard: 'Standard',
  other: 'Other',
};

function creatorsOf({ authors, authorsIncomplete, authorCount }: Research, signing: readonly string[]): readonly string[] {
  const creators = authors.map((author) => creatorOf(author, signing)).filter(Boolean);
  const placeholder = creators.length === 0 ? unknown : authorsIncomplete || authors.length < authorCount ? others : undefined;
  return [...creators, xmlParent('      ', 'creator', [xmlElement('        ', 'creatorName', placeholder)])];
}

function contributorsOf({ editors = [], translators = [] }: Research, signing: readonly string[]): readonly string[] {
  return [
    ...editors.map((editor) => creatorOf(editor, signing, 'Editor')),
    ...translators.map((translator) => creatorOf(translator, signing, 'Translator')),
  ];
}

/** A person under one name, since each creator counts as a person; a name in the other script has no place. */
function creatorOf(
  { name, orcid, affiliation, affiliations = [] }: Contributor & Partial<Authorship>,
  signing: readonly string[],
  contributorType?: 'Editor' | 'Translator',
): string {
  const signed = wordingIn(name, signing);
  if (!signed) return '';
  const indent = '        ';
  const parsed = personName(signed.value);
  const isPerson = !isGroup(signed.value);
  const printed = wordingIn(affiliation, signing);
  const stated = affiliations.filter(({ isDerived }) => !isDerived);
  const institutions = stated.map((institution) => ({ name: wordingIn(institution.name, signing)?.value, ror: institution.ror }));
  const element = contributorType ? 'contributor' : 'creator';
  return xmlParent(
    '      ',
    element,
    [
      xmlElement(indent, `${element}Name`, catalogueName(parsed), {
        nameType: isPerson ? 'Personal' : 'Organizational',
        ...xmlLang(signed.lang),
      }),
      ...('family' in parsed ? [xmlElement(indent, 'givenName', parsed.given), xmlElement(indent, 'familyName', parsed.family)] : []),
      xmlElement(indent, 'nameIdentifier', orcid && `https://orcid.org/${orcid}`, {
        nameIdentifierScheme: 'ORCID',
        schemeURI: 'https://orcid.org',
      }),
      ...(institutions.length > 0 ? institutions : [{ name: printed?.value, ror: undefined }]).map((institution) =>
        xmlElement(indent, 'affiliation', institution.name, {
          affiliationIdentifier: institution.ror && `https://ror.org/${institution.ror}`,
          affiliationIdentifierScheme: institution.ror && 'ROR',
        }),
      ),
    ],
    { contributorType },
  );
}

/** Keywords, then areas in both languages. */
function subjectsOf(research: Research): readonly string[] {
  return [
    ...keywordLists(research).flatMap(({ language, words }) =>
      words.map((word) => xmlElement('      ', 'subject', word, xmlLang(language))),
    ),
    ...research.areas.flatMap(({ name }) =>
      wordings(name).map(({ value, lang }) => xmlElement('      ', 'subject', value, { subjectScheme: 'Research area', ...xmlLang(lang) })),
    ),
  ];
}

const datesOf = (research: Research): readonly string[] => [
  xmlElement('      ', 'date', dateOf(research)?.iso, { dateType: 'Issued' }),
  ...(research.notices ?? []).flatMap(({ kind, date }) =>
    kind === 'retraction' ? [xmlElement('      ', 'date', date, { dateType: 'Withdrawn' })] : [],
  ),
];

/** Other identifiers and addresses of the work. */
function alternatesOf(research: Research, options: WriteOptions): readonly string[] {
  const { doi, url, pdfUrl } = research;
  const isPart = research.venue !== undefined && !isIssued(research);
  const identifiers = {
    arXiv: research.arxiv && `arXiv:${research.arxiv}`,
    bibcode: research.bibcode,
    PMID: research.pmid,
    ISBN: isPart ? undefined : research.isbn,
    'report number': research.reportNumber,
    URL: addressUnlessDoi(url, doi),
    PDF: pdfUrl && addressText(pdfUrl),
    record: doi ? researchPage(research.id, options) : undefined,
  };
  return Object.entries(identifiers).map(([type, value]) =>
    xmlElement('      ', 'alternateIdentifier', value, { alternateIdentifierType: type }),
  );
}

/** Works that it cites and notices about it, by their DOIs; the ISBN of a host that has an ISSN too. */
function relationsOf(research: Research): readonly string[] {
  const { references = [], notices = [], noticeOf = [], venue, isbn } = research;
  const relation = (relationType: string) => (work: { readonly doi?: string }) =>
    xmlElement('      ', 'relatedIdentifier', work.doi, { relatedIdentifierType: 'DOI', relationType });
  const host = { relatedIdentifierType: 'ISBN', relationType: 'IsPublishedIn' };
  return [
    xmlElement('      ', 'relatedIdentifier', venue?.issn && !isIssued(research) ? isbn : undefined, host),
    ...references.map(relation('References')),
    ...notices.map(relation('IsReferencedBy')),
    ...noticeOf.map(relation('References')),
  ];
}

/** The general types of venues. */
const venueTypes: Readonly<Partial<Record<VenueKind, string>>> = {
  journal: 'Journal',
  conference: 'ConferenceProceeding',
  book: 'Book',
  series: 'Collection',
};

/** Where the work appeared, with volume, issue and pages; names in both languages. */
function hostOf(research: Research, signing: readonly string[]): string {
  const venue = isIssued(research) ? undefined : research.venue;
  const [name, identifier] = [wordingIn(venue?.name, signing), venue?.issn ?? (venue && research.isbn)];
  const indent = '        ';
  const [first, last] = splitPages(pageRange(research.pages));
  return xmlParent(
    '      ',
    'relatedItem',
    [
      xmlElement(indent, 'relatedItemIdentifier', identifier, { relatedItemIdentifierType: venue?.issn ? 'ISSN' : 'ISBN' }),
      xmlParent(indent, 'titles', [
        xmlElement('          ', 'title', name?.value, xmlLang(name?.lang)),
        ...otherWordings(wordings(venue?.name), name).map(({ value, lang }) =>
          xmlElement('          ', 'title', value, { titleType: 'TranslatedTitle', ...xmlLang(lang) }),
        ),
      ]),
      xmlElement(indent, 'volume', research.volume),
      xmlElement(indent, 'issue', research.issue),
      xmlElement(indent, 'firstPage', first),
      xmlElement(indent, 'lastPage', last),
    ],
    { relatedItemType: (venue?.kind && venueTypes[venue.kind]) ?? 'Other', relationType: 'IsPublishedIn' },
  );
}
