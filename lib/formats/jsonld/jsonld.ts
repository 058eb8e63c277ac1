import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { Author } from '#lib/domain/author.ts';
import type { Reference } from '#lib/domain/citations/reference.ts';
import { referenceAddress } from '#lib/domain/citations/reference-address.ts';
import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { isRetracted } from '#lib/domain/notice.ts';
import type { Authorship, Contributor, Research } from '#lib/domain/research.ts';
import { machineOrigin } from '#lib/domain/text-origin.ts';
import { addressText, addressUnlessDoi, pageRange } from '#lib/formats/cite/reference.ts';
import { workKindOf, workKinds } from '#lib/formats/cite/work-kind.ts';
import { authorPage, researchPage, type WriteOptions } from '#lib/formats/values/addresses.ts';
import { asPublished } from '#lib/formats/values/citable.ts';
import { licenceAddress } from '#lib/formats/values/licence.ts';
import { wordings } from '#lib/formats/values/localized-text.ts';
import { isGroup } from '#lib/formats/values/person-name.ts';
import { plainOrNothing } from '#lib/formats/values/plain-text.ts';
import { type FormatWriter, jsonList, type ResearchFormat } from '#lib/formats/values/research-format.ts';

/** JSON-LD in the vocabulary of schema.org, one graph. */
export const jsonld = {
  name: 'jsonld',
  isForPrograms: true,
  extension: 'jsonld',
  mediaType: 'application/ld+json',
  isMetadata: true,
  isForReader: true,
  writer: (options) => jsonLdGraph((research) => researchNode(research, options)),
  authorWriter: (options) => jsonLdGraph((author) => personNode(author, options)),
} as const satisfies ResearchFormat;

function jsonLdGraph<T>(node: (value: T) => object): FormatWriter<T> {
  return jsonList('{"@context":"https://schema.org","@graph":[', (value) => JSON.stringify(node(value)), ']}\n');
}

/** A publication as schema.org in the reader's language, without `@context`. Its `@id` is the DOI address, else the page address. */
export function researchNode(publication: Research, options: WriteOptions): Readonly<Record<string, unknown>> {
  const research = asPublished(publication);
  const page = researchPage(research.id, options);
  const doi = plainOrNothing(research.doi);
  const [title, otherTitle] = wordings(research.title);
  const name = title?.value ?? research.id;
  const publisher = plainOrNothing(research.publisher);
  const abstract = plainOrNothing(research.abstract?.value);
  return withoutUndefined({
    '@type': workKinds[workKindOf(research.type)].schema,
    '@id': doi ? doiAddress(doi) : page,
    url: page,
    name,
    headline: headline(name),
    alternateName: otherTitle?.value,
    inLanguage: research.language,
    genre: plainOrNothing(research.type?.name.value),
    author: listOrNothing(research.authors.map((author) => authorNode(author, options))),
    editor: listOrNothing((research.editors ?? []).map((editor) => authorNode(editor, options))),
    translator: listOrNothing((research.translators ?? []).map((translator) => authorNode(translator, options))),
    datePublished: research.date?.iso ?? research.year?.toString(),
    dateModified: research.updatedAt,
    ...containment(research),
    publisher: publisher && { '@type': 'Organization', name: publisher },
    pagination: pageRange(research.pages),
    identifier: identifiersOf(research),
    isbn: holdsIsbn(research) ? undefined : plainOrNothing(research.isbn),
    reportNumber: plainOrNothing(research.reportNumber),
    sameAs: addressUnlessDoi(research.url, doi),
    about: listOrNothing(
      research.areas.flatMap((area) => plainOrNothing(area.name.value) ?? []).map((area) => ({ '@type': 'Thing', name: area })),
    ),
    keywords: listOrNothing(research.keywords.flatMap((keyword) => plainOrNothing(keyword) ?? [])),
    citation: listOrNothing((research.references ?? []).slice(0, citationsMax).map((reference) => citationNode(reference, options))),
    license: licenceAddress(research.licence),
    isAccessibleForFree: research.freeToRead,
    creativeWorkStatus: isRetracted(research) ? 'Retracted' : undefined,
    encoding: research.pdfUrl && { '@type': 'MediaObject', contentUrl: addressText(research.pdfUrl), encodingFormat: 'application/pdf' },
    [summaryMember(research)]: abstract,
    workTranslation: listOrNothing(machineTranslations(publication)),
  });
}

/** Maximum number of references in a node, because the page contains the node. The API returns the complete list. */
const citationsMax = 100;

function citationNode(reference: Reference, options: WriteOptions): object {
  const address = referenceAddress(reference)?.href;
  const page = reference.id === undefined ? undefined : researchPage(reference.id, options);
  return withoutUndefined({
    '@type': 'CreativeWork',
    '@id': address ?? page,
    url: address ? page : undefined,
    name: plainOrNothing(reference.text),
  });
}

/** A summary by the editors describes the work and is not its abstract. */
const summaryMember = ({ abstractKind }: Research) => (abstractKind === 'editor' ? 'description' : 'abstract');

/** Machine translations, marked as such; they are never the name or abstract of the work. */
function machineTranslations(research: Research): object[] {
  const { title, abstract, textOrigins = [] } = research;
  const languages = new Set(textOrigins.flatMap(({ source, language }) => (source === 'machine' ? [language] : [])));
  return [...languages].flatMap((language) => {
    const textIn = (field: 'title' | 'abstract', text: Research['title'] | undefined) =>
      machineOrigin(textOrigins, field, language) && plainOrNothing([text, text?.alt].find((wording) => wording?.lang === language)?.value);
    const [name, summary] = [textIn('title', title), textIn('abstract', abstract)];
    const origin = machineOrigin(textOrigins, name ? 'title' : 'abstract', language);
    if (!origin || (!name && !summary)) return [];
    const { engine, date, reviewed } = origin;
    const provenance = [engine, date, reviewed && `reviewed ${reviewed}`].filter(Boolean).join(', ');
    const creditText = provenance ? `machine translation (${provenance})` : 'machine translation';
    return [withoutUndefined({ '@type': 'CreativeWork', inLanguage: language, name, [summaryMember(research)]: summary, creditText })];
  });
}

/** An author as schema.org in the reader's language, without `@context`. */
export function personNode(author: Author, options: WriteOptions): Readonly<Record<string, unknown>> {
  const [name, otherName] = wordings(author.name);
  const visibleName = name?.value ?? author.id;
  const addresses = [author.orcid && orcidAddress(author.orcid), author.homepage && addressText(author.homepage)].filter(Boolean);
  return withoutUndefined({
    '@type': (author.isGroup ?? isGroup(visibleName)) ? 'Organization' : 'Person',
    '@id': authorPage(author.id, options),
    url: authorPage(author.id, options),
    name: visibleName,
    alternateName: listOrNothing([
      ...new Set(
        [otherName?.value, ...(author.variants ?? []).map(plainOrNothing)].filter((variant) => variant && variant !== visibleName),
      ),
    ]),
    jobTitle: plainOrNothing(author.academicTitle?.value),
    affiliation: employerNode(author, options),
    description: plainOrNothing(author.biography?.value),
    image: author.photoUrl && addressText(author.photoUrl),
    sameAs: listOrNothing(addresses),
    knowsAbout: listOrNothing(author.areas.flatMap((area) => plainOrNothing(area.name.value) ?? [])),
  });
}

/** The current affiliation. If its institution has a page, the node has the address of that page and the ROR id. */
function employerNode({ affiliation, affiliations }: Author, { language, siteUrl }: WriteOptions): object | undefined {
  const { name, institution } = affiliations?.[0] ?? {};
  const node = organization((name ?? affiliation)?.value);
  if (!node || !institution) return node;
  return {
    ...node,
    '@id': `${siteUrl}/${language}/institutions/${institution.id}`,
    sameAs: institution.ror && `https://ror.org/${institution.ror}`,
  };
}

/** A node as the content of `<script type="application/ld+json">`, escaped so that it cannot close the element. */
export function jsonldScript(node: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...node })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The address of an ORCID iD. */
export function orcidAddress(orcid: string): string {
  return `https://orcid.org/${orcid}`;
}

function authorNode(author: Contributor & Partial<Authorship>, options: WriteOptions): object {
  const [name, otherName] = wordings(author.name);
  const visibleName = name?.value ?? '';
  return withoutUndefined({
    '@type': isGroup(visibleName) ? 'Organization' : 'Person',
    '@id': author.id === undefined ? undefined : authorPage(author.id, options),
    name: visibleName,
    alternateName: otherName?.value,
    sameAs: author.orcid && orcidAddress(author.orcid),
    affiliation: organization(author.affiliation?.value),
  });
}

/** Whether the ISBN belongs to the venue: a chapter, for example, appears with the ISBN of its book. */
function holdsIsbn({ isbn, venue }: Research): boolean {
  return isbn !== undefined && venue !== undefined;
}

/** A single node for one identifier, a list for several. */
function identifiersOf({ doi, arxiv, bibcode, pmid }: Research): object | undefined {
  const nodes = Object.entries({ doi, arxiv, bibcode, pmid }).flatMap(([propertyID, identifier]) => {
    const value = plainOrNothing(identifier);
    return value ? [{ '@type': 'PropertyValue', propertyID, value }] : [];
  });
  return nodes.length > 1 ? nodes : nodes[0];
}

/** The `isPartOf` of a publication: issue, volume, then journal or book. Theses and reports have a `sourceOrganization` instead. */
function containment(research: Research): object {
  const venue = plainOrNothing(research.venue?.name.value);
  const volume = plainOrNothing(research.volume);
  const issue = plainOrNothing(research.issue);
  const type = workKinds[workKindOf(research.type)].schema;
  if (type === 'Thesis' || type === 'Report') {
    return venue ? { sourceOrganization: { '@type': type === 'Thesis' ? 'CollegeOrUniversity' : 'Organization', name: venue } } : {};
  }
  const { issn } = research.venue ?? {};
  const isbn = holdsIsbn(research) ? research.isbn : undefined;
  const containerType = isbn || research.venue?.kind === 'book' || research.venue?.kind === 'conference' ? 'Book' : 'Periodical';
  let part: object | undefined = venue
    ? withoutUndefined({ '@type': containerType, name: venue, issn: plainOrNothing(issn), isbn: plainOrNothing(isbn) })
    : undefined;
  if (volume) part = withoutUndefined({ '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: part });
  if (issue) part = withoutUndefined({ '@type': 'PublicationIssue', issueNumber: issue, isPartOf: part });
  return part ? { isPartOf: part } : {};
}

/** At most 110 characters, truncated at a word. */
function headline(name: string): string {
  const letters = [...name];
  if (letters.length <= 110) return name;
  const truncated = letters.slice(0, 109).join('');
  return `${truncated.slice(0, Math.max(truncated.lastIndexOf(' '), 60)).trimEnd()}…`;
}

function organization(name: string | undefined): object | undefined {
  const plain = plainOrNothing(name);
  return plain ? { '@type': 'Organization', name: plain } : undefined;
}

function listOrNothing<T>(values: readonly T[]): readonly T[] | undefined {
  return values.length > 0 ? values : undefined;
}
