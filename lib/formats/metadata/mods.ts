import { isRetracted } from '#lib/domain/notice.ts';
import type { Authorship, Contributor, Research, VenueKind } from '#lib/domain/research.ts';
import { splitPages } from '#lib/formats/bibliography/ris.ts';
import { addressText, addressUnlessDoi, dateOf, isIssued, keywordLists, originalTitle, pageRange } from '#lib/formats/cite/reference.ts';
import { workKindOf, workKinds } from '#lib/formats/cite/work-kind.ts';
import { type XmlAttributes, xmlDeclaration, xmlElement, xmlLang, xmlParent } from '#lib/formats/feeds/xml.ts';
import { researchPage, type WriteOptions } from '#lib/formats/values/addresses.ts';
import { asPublished, originalAbstract } from '#lib/formats/values/citable.ts';
import { licenceAddress } from '#lib/formats/values/licence.ts';
import { originalFirst, otherWordings, signingLanguages, type Wording, wordingIn, wordings } from '#lib/formats/values/localized-text.ts';
import { isGroup, personName } from '#lib/formats/values/person-name.ts';
import type { ResearchFormat } from '#lib/formats/values/research-format.ts';
import { languages } from '#lib/languages/languages.ts';

export const modsNamespace = 'http://www.loc.gov/mods/v3';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';

/** MODS 3.8, the XML of library catalogues (loc.gov/standards/mods): texts in all their languages, that of the work first. */
export const mods = {
  name: 'mods',
  isForPrograms: true,
  extension: 'mods',
  mediaType: 'application/mods+xml',
  isMetadata: true,
  isForReader: false,
  writer: (options) => ({
    head: `${xmlDeclaration}<modsCollection xmlns="${modsNamespace}" xmlns:xlink="${xlinkNamespace}">\n`,
    item: (research) => modsElement(research, {}, options),
    tail: '</modsCollection>\n',
  }),
} as const satisfies ResearchFormat;

/** The `mods` element of one record. `declarations`: its namespace, and attributes of the XML schema. */
export function writeMods(research: Research, declarations: XmlAttributes, options: WriteOptions): string {
  return modsElement(research, { ...declarations, 'xmlns:xlink': xlinkNamespace }, options);
}

function modsElement(stored: Research, declarations: XmlAttributes, options: WriteOptions): string {
  const research = asPublished(stored);
  const kind = workKinds[workKindOf(research.type)];
  const title = originalTitle(research);
  const signing = signingLanguages(research.language ?? title.lang);
  const { licence } = research;
  return xmlParent(
    '  ',
    'mods',
    [
      titleInfo(title),
      ...otherWordings(wordings(research.title), title).map((other) => titleInfo(other, 'translated')),
      ...research.authors.map((author) => personOf(author, 'aut', signing)),
      research.authorsIncomplete || research.authors.length < research.authorCount ? '    <name>\n      <etal/>\n    </name>\n' : '',
      ...(research.editors ?? []).map((editor) => personOf(editor, 'edt', signing)),
      ...(research.translators ?? []).map((translator) => personOf(translator, 'trl', signing)),
      xmlElement('    ', 'typeOfResource', resourceTypes[kind.dcmi]),
      ...languages.map((language) => xmlElement('    ', 'genre', kind[language], xmlLang(language))),
      ...originOf(research, signing),
      xmlParent('    ', 'language', [xmlElement('      ', 'languageTerm', research.language, { type: 'code', authority: 'rfc5646' })]),
      ...wordings(originalAbstract(research))
        .toSorted(originalFirst(title.lang))
        .map(({ value, lang }) => xmlElement('    ', 'abstract', value, xmlLang(lang))),
      xmlElement('    ', 'note', isRetracted(research) ? 'Retracted' : research.inPress && 'In press', { type: 'publication status' }),
      ...keywordLists(research).flatMap(({ language, words }) =>
        words.map((word) => xmlParent('    ', 'subject', [xmlElement('      ', 'topic', word)], xmlLang(language))),
      ),
      ...research.areas.flatMap(({ name }) =>
        wordings(name).map(({ value, lang }) =>
          xmlElement('    ', 'classification', value, { displayLabel: 'Research area', ...xmlLang(lang) }),
        ),
      ),
      hostOf(research, signing),
      ...identifiersOf(research),
      locationOf(research, options),
      xmlElement('    ', 'accessCondition', licence, { type: 'use and reproduction', 'xlink:href': licenceAddress(licence) }),
      xmlParent('    ', 'recordInfo', [
        xmlElement('      ', 'recordIdentifier', research.id, { source: options.siteUrl }),
        xmlElement('      ', 'recordChangeDate', research.updatedAt, { encoding: 'w3cdtf' }),
      ]),
    ],
    { version: '3.8', ...declarations },
  );
}

/** Types of MODS by the types of DCMI. */
const resourceTypes: Readonly<Record<string, string>> = {
  Text: 'text',
  StillImage: 'still image',
  Dataset: 'software, multimedia',
  Software: 'software, multimedia',
};

function titleInfo({ value, lang }: Wording, type?: 'translated', indent = '    '): string {
  return xmlParent(indent, 'titleInfo', [xmlElement(`${indent}  `, 'title', value)], { type, ...xmlLang(lang) });
}

/** A person or group with its role: the name that signs the work, the name in the other script, the institutions that the work states. */
function personOf(
  { name, orcid, affiliation, affiliations = [] }: Contributor & Partial<Authorship>,
  role: 'aut' | 'edt' | 'trl',
  signing: readonly string[],
): string {
  const signed = wordingIn(name, signing);
  if (!signed) return '';
  const printed = wordingIn(affiliation, signing);
  const stated = affiliations.flatMap((institution) => (institution.isDerived ? [] : (wordingIn(institution.name, signing) ?? [])));
  return xmlParent(
    '    ',
    'name',
    [
      ...nameParts(signed.value, '      '),
      xmlElement('      ', 'nameIdentifier', orcid, { type: 'orcid' }),
      ...otherWordings(wordings(name), signed).map(({ value, lang }) =>
        xmlParent('      ', 'alternativeName', nameParts(value, '        '), xmlLang(lang)),
      ),
      ...(printed ? [printed] : stated).map(({ value, lang }) => xmlElement('      ', 'affiliation', value, xmlLang(lang))),
      xmlParent('      ', 'role', [xmlElement('        ', 'roleTerm', role, { type: 'code', authority: 'marcrelator' })]),
    ],
    { type: isGroup(signed.value) ? 'corporate' : 'personal', ...xmlLang(signed.lang) },
  );
}

function nameParts(written: string, indent: string): readonly string[] {
  const name = personName(written);
  if ('literal' in name) return [xmlElement(indent, 'namePart', name.literal)];
  return [
    xmlElement(indent, 'namePart', name.family, { type: 'family' }),
    xmlElement(indent, 'namePart', name.given, { type: 'given' }),
    xmlElement(indent, 'namePart', name.suffix, { type: 'termsOfAddress' }),
  ];
}

function originOf(research: Research, signing: readonly string[]): readonly string[] {
  const issuer = isIssued(research) ? wordingIn(research.venue?.name, signing) : undefined;
  const date = dateOf(research);
  return [
    xmlParent('    ', 'originInfo', [
      xmlElement('      ', 'publisher', issuer?.value, xmlLang(issuer?.lang)),
      xmlElement('      ', 'publisher', research.publisher === issuer?.value ? undefined : research.publisher),
      xmlElement('      ', 'dateIssued', date?.iso, { encoding: 'w3cdtf', keyDate: 'yes' }),
    ]),
  ];
}

/** Terms of the MARC genre list for venues, where it has one. */
const venueGenres: Partial<Record<VenueKind, string>> = {
  journal: 'periodical',
  conference: 'conference publication',
  book: 'book',
  series: 'series',
};

/** Where the work appeared, with volume, issue and pages. */
function hostOf(research: Research, signing: readonly string[]): string {
  const venue = isIssued(research) ? undefined : research.venue;
  const name = wordingIn(venue?.name, signing);
  return xmlParent(
    '    ',
    'relatedItem',
    [
      name ? titleInfo(name, undefined, '      ') : '',
      ...otherWordings(wordings(venue?.name), name).map((other) => titleInfo(other, 'translated', '      ')),
      xmlElement('      ', 'genre', venue?.kind && venueGenres[venue.kind], { authority: 'marcgt' }),
      xmlElement('      ', 'identifier', venue?.issn, { type: 'issn' }),
      xmlElement('      ', 'identifier', venue && research.isbn, { type: 'isbn' }),
      xmlParent('      ', 'part', [
        ...(['volume', 'issue'] as const).map((type) =>
          xmlParent('        ', 'detail', [xmlElement('          ', 'number', research[type])], { type }),
        ),
        pagesOf(research),
      ]),
    ],
    { type: venue?.kind === 'series' ? 'series' : 'host' },
  );
}

/** A range as start and end, any other list of pages as it is. */
function pagesOf(research: Research): string {
  const pages = pageRange(research.pages);
  const isList = pages !== undefined && /[,،;]/.test(pages);
  const [start, end] = isList ? [] : splitPages(pages);
  const indent = '          ';
  return xmlParent(
    '        ',
    'extent',
    [xmlElement(indent, 'start', start), xmlElement(indent, 'end', end), xmlElement(indent, 'list', isList ? pages : undefined)],
    { unit: 'pages' },
  );
}

function identifiersOf(research: Research): readonly string[] {
  const isbn = research.venue && !isIssued(research) ? undefined : research.isbn;
  const identifiers = {
    doi: research.doi,
    isbn,
    arxiv: research.arxiv && `arXiv:${research.arxiv}`,
    pmid: research.pmid,
    bibcode: research.bibcode,
  };
  return [
    ...Object.entries(identifiers).map(([type, value]) => xmlElement('    ', 'identifier', value, { type })),
    xmlElement('    ', 'identifier', research.reportNumber, { type: 'report number' }),
  ];
}

/** The address of the work, else of its page on this site, and that of its PDF. */
function locationOf(research: Research, options: WriteOptions): string {
  const { doi, pdfUrl, url } = research;
  return xmlParent('    ', 'location', [
    xmlElement('      ', 'url', addressUnlessDoi(url, doi) ?? (doi ? undefined : researchPage(research.id, options)), { usage: 'primary' }),
    xmlElement('      ', 'url', pdfUrl && addressText(pdfUrl), { access: 'raw object' }),
  ]);
}
