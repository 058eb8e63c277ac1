import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import type { Research } from '#lib/domain/research.ts';
import { addressText, addressUnlessDoi, keywordLists, originalTitle, pageRange } from '#lib/formats/cite/reference.ts';
import { workKindOf, workKinds } from '#lib/formats/cite/work-kind.ts';
import { type XmlAttributes, xmlElement, xmlLang, xmlParent } from '#lib/formats/feeds/xml.ts';
import { researchPage, type WriteOptions } from '#lib/formats/values/addresses.ts';
import { asPublished } from '#lib/formats/values/citable.ts';
import { licenceAddress } from '#lib/formats/values/licence.ts';
import { signingLanguages, type Wording, wordingIn, wordings } from '#lib/formats/values/localized-text.ts';
import { catalogueName, personName } from '#lib/formats/values/person-name.ts';
import { languages } from '#lib/languages/languages.ts';
import { dataciteNamespace, writeDatacite } from './datacite.ts';
import { marcNamespace, writeMarcxml } from './marcxml.ts';
import { modsNamespace, writeMods } from './mods.ts';

/** Options for writing OAI-PMH records. */
export interface OaiOptions extends WriteOptions {
  /** The namespace of identifiers, a domain name: `oai:madar.example:research/101`. */
  readonly repository: string;
  /** The datestamp (UTC) of records without `updatedAt`. */
  readonly updated: string;
}

/** A format in which records are harvested. */
export interface OaiFormat {
  /** The value of `metadataPrefix`. */
  readonly prefix: string;
  readonly namespace: string;
  /** The address of its XML schema. */
  readonly schema: string;
  /** The element of a record, with the attributes that declare its namespaces. Machine translations are omitted, since no format can mark them. */
  write(research: Research, declarations: XmlAttributes, options: WriteOptions): string;
}

/** Each author appears under one name, because harvesters count every `dc:creator`. */
export const oaiDc: OaiFormat = {
  prefix: 'oai_dc',
  namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
  schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
  write: (research, { xmlns, ...others }, options) =>
    xmlParent('    ', 'oai_dc:dc', dublinCore(asPublished(research), options), {
      'xmlns:oai_dc': xmlns,
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      ...others,
    }),
};

/** Dublin Core, which every provider has, then the formats of our files that can be harvested. */
export const oaiFormats: readonly OaiFormat[] = [
  oaiDc,
  { prefix: 'mods', namespace: modsNamespace, schema: 'http://www.loc.gov/standards/mods/v3/mods-3-8.xsd', write: writeMods },
  {
    prefix: 'marcxml',
    namespace: marcNamespace,
    schema: 'http://www.loc.gov/standards/marcxml/schema/MARC21slim.xsd',
    write: writeMarcxml,
  },
  {
    prefix: 'oai_datacite',
    namespace: dataciteNamespace,
    schema: 'https://schema.datacite.org/meta/kernel-4.6/metadata.xsd',
    write: writeDatacite,
  },
];

/** One OAI-PMH `<record>` in the format. */
export function oaiRecord(research: Research, options: OaiOptions, { namespace, schema, write } = oaiDc): string {
  const declarations = {
    xmlns: namespace,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': `${namespace} ${schema}`,
  };
  return [
    '<record>\n  <header>\n',
    headerOf(research.id, research.updatedAt ?? options.updated, options),
    setsOf(research),
    '  </header>\n  <metadata>\n',
    write(research, declarations, options),
    '  </metadata>\n</record>\n',
  ].join('');
}

/** The header only, for `ListIdentifiers`. */
export function oaiHeader(research: Pick<Research, 'id' | 'updatedAt' | 'type' | 'areas'>, options: OaiOptions): string {
  return `<header>\n${headerOf(research.id, research.updatedAt ?? options.updated, options)}${setsOf(research)}</header>\n`;
}

/** The header of a withdrawn record, with its sets. */
export function oaiDeletedHeader(record: Pick<Research, 'id' | 'updatedAt' | 'type' | 'areas'>, options: OaiOptions): string {
  return oaiHeader(record, options).replace('<header>', '<header status="deleted">');
}

function setsOf({ type, areas }: Pick<Research, 'type' | 'areas'>): string {
  const sets = [...(type ? [`type:${type.id}`] : []), ...areas.map(({ id }) => `area:${id}`)];
  return sets.map((set) => xmlElement('    ', 'setSpec', set)).join('');
}

/** The OAI identifier of a publication: `oai:repository:research/12`. */
export function oaiIdentifier(id: string, repository: string): string {
  return `oai:${repository}:research/${encodeURIComponent(id)}`;
}

function headerOf(id: string, datestamp: string, options: OaiOptions): string {
  return xmlElement('    ', 'identifier', oaiIdentifier(id, options.repository)) + xmlElement('    ', 'datestamp', datestamp);
}

function dublinCore(research: Research, options: WriteOptions): string[] {
  const dc = (name: string, text: string | undefined, lang?: string) => xmlElement('      ', `dc:${name}`, text, xmlLang(lang));
  const each = (name: string, texts: readonly Wording[]) => texts.map(({ value, lang }) => dc(name, value, lang));
  const kind = workKinds[workKindOf(research.type)];
  const original = originalTitle(research);
  const signing = signingLanguages(original.lang);
  const names = research.authors.flatMap((author) => wordingIn(author.name, signing) ?? []);
  const contributors = [...(research.editors ?? []), ...(research.translators ?? [])].flatMap(({ name }) => wordingIn(name, signing) ?? []);
  const venue = wordingIn(research.venue?.name, signing);
  const location = [research.volume, research.issue && `(${research.issue})`, pageRange(research.pages)].filter(Boolean).join(' ');
  return [
    ...each('title', [original, ...wordings(research.title).filter(({ value }) => value !== original.value)]),
    ...names.map(({ value, lang }) => dc('creator', catalogueName(personName(value)), lang)),
    ...contributors.map(({ value, lang }) => dc('contributor', catalogueName(personName(value)), lang)),
    ...research.areas.flatMap((area) => each('subject', wordings(area.name))),
    ...keywordLists(research).flatMap(({ language, words }) => words.map((keyword) => dc('subject', keyword, language))),
    ...each('description', wordings(research.abstract)),
    dc('publisher', research.publisher),
    dc('date', research.date?.iso ?? research.year?.toString()),
    dc('type', kind.dcmi),
    ...languages.map((language) => dc('type', kind[language], language)),
    dc('identifier', researchPage(research.id, options)),
    dc('identifier', research.doi && doiAddress(research.doi)),
    dc('identifier', addressUnlessDoi(research.url, research.doi)),
    dc('identifier', research.isbn && `urn:isbn:${research.isbn}`),
    dc('identifier', research.arxiv && `arXiv:${research.arxiv}`),
    dc('identifier', research.bibcode && `bibcode:${research.bibcode}`),
    dc('identifier', research.pmid && `info:pmid/${research.pmid}`),
    dc('identifier', research.reportNumber),
    dc('source', venue && [venue.value, location].filter(Boolean).join(' '), venue?.lang),
    dc('language', research.language),
    dc('relation', research.pdfUrl && addressText(research.pdfUrl)),
    dc(
      'rights',
      research.openAccess === undefined ? undefined : `info:eu-repo/semantics/${research.openAccess ? 'openAccess' : 'restrictedAccess'}`,
    ),
    dc('rights', licenceAddress(research.licence) ?? research.licence),
  ];
}
