import { arxivAddress, arxivPdfAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import { cleanLanguage, likelyLanguage } from '#lib/import/clean/languages.ts';
import { firstLicence } from '#lib/import/clean/licences.ts';
import { readSource } from '#lib/import/clean/numbers/source-line.ts';
import { splitList } from '#lib/import/clean/split-list.ts';
import type { Draft, DraftContributor } from '#lib/import/draft/draft.ts';
import { withoutPaddedDay } from '#lib/import/formats/ads.ts';
import { readJats } from '#lib/import/formats/jats.ts';
import { readEndnoteXml } from '#lib/import/formats/managers/endnote-xml.ts';
import { readZoteroItem } from '#lib/import/formats/managers/zotero.ts';
import { readPubmedArticle } from '#lib/import/formats/pubmed/pubmed-xml.ts';
import { childOf, findText, nodesOf, textIn, textsOf, unreadIn, xmlText } from '#lib/import/formats/xml-reading.ts';
import { readTree, type XmlNode } from '#lib/import/split/split-xml.ts';
import { readMarc } from './marc.ts';
import { readMods } from './mods.ts';

interface XmlRecord {
  readonly format: 'oai' | 'mods' | 'marc' | 'jats' | 'pubmed' | 'endnote' | 'zotero';
  readonly draft: Draft;
  /** The record without its envelope. */
  readonly content: XmlNode;
}

/** Reads an OAI-PMH record, or a bare one, in arXiv, Dublin Core, MODS, MARC 21, JATS, PubMed, EndNote or Zotero format; undefined for anything else. */
export function readXmlRecord(record: XmlNode): XmlRecord | 'deleted' | undefined {
  const header = childOf(record, 'header');
  if (header?.attributes.status === 'deleted') return 'deleted';
  const content = unwrap(record);
  const oaiId = xmlText(header, 'identifier');
  const statedAt = xmlText(header, 'datestamp')?.slice(0, 10);
  const origin = statedAt ? { statedAt } : {};
  if (content.name === 'article') return { format: 'jats', content, draft: { ...readJats(content, oaiId), ...origin } };
  if (content.name === 'PubmedArticle') return { format: 'pubmed', content, draft: readPubmedArticle(content) };
  if (content.name === 'RDF' && content.children[0])
    return { format: 'zotero', content: content.children[0], draft: readZoteroItem(content.children[0]) };
  if (content.name === 'record' && childOf(content, 'ref-type')) return { format: 'endnote', content, draft: readEndnoteXml(content) };
  if (content.name === 'mods') return { format: 'mods', content, draft: { ...readMods(content, oaiId), ...origin } };
  if (content.name === 'record' && childOf(content, 'datafield'))
    return { format: 'marc', content, draft: { ...readMarc(content, oaiId), ...origin } };
  if (content.name.startsWith('arXiv'))
    return { format: 'oai', content, draft: { ...readArxivXml(content), ...origin, unread: unreadIn(content) } };
  if (!['title', 'identifier', 'creator'].some((name) => childOf(content, name))) return undefined;
  return { format: 'oai', content, draft: { ...readDublinCore(content, oaiId), ...origin, unread: unreadIn(content) } };
}

/** Elements that only wrap records in OAI-PMH, SRU (loc.gov/standards/sru) and library lists. */
const envelopes = new Set(['metadata', 'recordData', 'collection', 'modsCollection']);

/** The record inside its envelope. SRU servers may escape it as text (`recordPacking` string). */
function unwrap(record: XmlNode): XmlNode {
  const envelope = record.children.find(({ name }) => name === 'metadata' || name === 'recordData');
  let content = envelope?.children[0];
  while (content && envelopes.has(content.name) && content.children[0]) content = content.children[0];
  if (content) return content;
  return (envelope?.text.trim().startsWith('<') && readTree(envelope.text)) || (envelope ?? record);
}

function readArxivXml(node: XmlNode): Draft {
  const id = xmlText(node, 'id');
  const people = nodesOf(childOf(node, 'authors'), 'author');
  const authors =
    people.length > 0
      ? people.map((author) => ({
          family: xmlText(author, 'keyname'),
          given: xmlText(author, 'forenames'),
          suffix: xmlText(author, 'suffix'),
          name: [xmlText(author, 'forenames'), xmlText(author, 'keyname')].filter(Boolean).join(' '),
          affiliation: textsOf(author, 'affiliation').join('; ') || undefined,
        }))
      : (xmlText(node, 'authors')?.split(/,\s*|\s+and\s+/) ?? []).map((name) => ({ name: withoutBrackets(name) }));
  const created = xmlText(node, 'created') ?? xmlText(node, 'version', 'date');
  return {
    notation: 'latex',
    key: id && `arxiv:${id}`,
    sourceId: id,
    arxiv: id,
    doi: xmlText(node, 'doi')?.split(/\s+/)[0],
    title: xmlText(node, 'title'),
    language: 'en',
    abstract: xmlText(node, 'abstract'),
    authors,
    types: [{ scheme: 'own', value: 'preprint' }],
    subjects: (xmlText(node, 'categories') ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((value) => ({ scheme: 'arxiv', value })),
    date: created,
    year: /\d{4}/.exec(created ?? '')?.[0],
    venue: { name: 'arXiv', kind: 'repository' },
    reportNumber: xmlText(node, 'report-no'),
    url: id && arxivAddress(id),
    pdfUrl: id && arxivPdfAddress(id),
    openAccess: true,
    licence: xmlText(node, 'license'),
  };
}

/** Removes bracketed text; the split at the last bracket keeps the pattern linear. */
function withoutBrackets(name: string): string {
  const last = name.lastIndexOf(')') + 1;
  return name.slice(0, last).replace(/\s*\([^)]*\)/g, '') + name.slice(last);
}

const isPmid = /^(?:info:pmid\/|pmid:|https?:\/\/(?:pubmed\.|(?:www\.)?)ncbi\.nlm\.nih\.gov\/(?:pubmed\/)?\d)/i;

function readDublinCore(dc: XmlNode, oaiId: string | undefined): Draft {
  const identifiers = nodesOf(dc, 'identifier', 'relation');
  const find = (pattern: RegExp) => findText(identifiers, (id) => pattern.test(id));
  const [title, ...titles] = nodesOf(dc, 'title').filter(({ text }) => text.trim() !== '');
  // Short descriptions are notes such as the number of pages.
  const [abstract, ...abstracts] = nodesOf(dc, 'description').filter(({ text }) => text.trim().length > 40);
  const dates = textsOf(dc, 'date').sort();
  // Some journals put a whole list into one element.
  const subjects = withoutClassMarks(textsOf(dc, 'subject').flatMap((subject) => splitList(subject)));
  const rights = nodesOf(dc, 'rights', 'accessRights', 'license');
  return withoutPaddedDay({
    notation: 'html',
    key: oaiId && `oai:${oaiId.replace(/^oai:/, '')}`,
    sourceId: oaiId ?? identifiers[0]?.text.trim(),
    doi: find(/(?:^doi:|doi\.org\/|^10\.\d{4,}\/)/i),
    arxiv: find(/arxiv\.org\/abs\//i),
    bibcode: find(/^\d{4}[A-Za-z&.]{5}.{9,10}$/),
    pmid: find(isPmid),
    title: textIn(title),
    titles: byLanguage(titles),
    language: xmlText(dc, 'language') ?? title?.attributes['xml:lang'],
    abstract: textIn(abstract),
    abstracts: byLanguage(abstracts),
    keywords: subjects,
    authors: textsOf(dc, 'creator').map((name) => ({ name })),
    contributors: textsOf(dc, 'contributor').map(contributorOf),
    types: textsOf(dc, 'type').map((value) => ({ scheme: 'oai', value: value.replace(/^info:eu-repo\/semantics\//, '') })),
    subjects: subjects.map((value) => ({ scheme: 'uat', value })),
    date: dates[0],
    ...sourceOf(dc, find(/^(?:urn:)?isbn[:\s]/i)),
    publisher: xmlText(dc, 'publisher'),
    // Related addresses are those of covers and tables of contents.
    url: findText(nodesOf(dc, 'identifier'), (id) => /^https?:\/\/(?!(?:dx\.)?doi\.org\/)/.test(id)),
    openAccess: findText(rights, (right) => /openAccess/i.test(right)) ? true : undefined,
    licence: findText(rights, (right) => firstLicence([right]) !== undefined),
  });
}

/** Marks of Dewey, the Library of Congress, BISAC and others; those of RVK look like names of stars unless such a mark is beside them. */
const classMark = /^(?:[A-Z]{0,3}\d+\.\d[\dA-Z./ -]*|\d{3}(?:\/\d+)?|(?:[A-Z]{3}\d{6}\s?)+)$/;
function withoutClassMarks(subjects: readonly string[]): string[] {
  const words = subjects.filter((subject) => !classMark.test(subject));
  return words.length < subjects.length ? words.filter((word) => !/^[A-Z]{2} \d{3,6}$/.test(word)) : words;
}

/** A contributor, whose role some catalogues write after the name: "Phoenix, Tom (Author)", "Amin, Huda [Hrsg.]". */
function contributorOf(text: string): DraftContributor {
  const [, name = text, role] = /^(.*\S)\s*[([]([^()[\]]{2,40})[)\]]$/.exec(text) ?? [];
  return { name, roles: role ? [role] : [] };
}

/** The venue, with its names by language, and the volume, issue and pages after a name. The ISSN is an element of its own. */
function sourceOf(dc: XmlNode, isbn: string | undefined): Pick<Draft, 'venue' | 'volume' | 'issue' | 'pages'> {
  const isSerial = ({ text }: XmlNode) => /^\s*(?:urn:)?(?:e?issn[:\s]?\s*)?\d{4}-?\d{3}[\dX]\s*$/i.test(text);
  const serials = [...nodesOf(dc, 'source'), ...nodesOf(dc, 'identifier', 'relation')].filter(isSerial);
  const issn = serials.length > 0 ? textIn(serials[0])?.replace(/^(?:urn:)?e?issn[:\s]?\s*/i, '') : undefined;
  for (const node of serials) textIn(node);
  const sources = nodesOf(dc, 'source').filter((node) => !isSerial(node) && node.text.trim() !== '');
  const parsed = sources.map((node) => ({ ...readSource(textIn(node) ?? ''), node }));
  const [first, ...others] = parsed;
  if (!first) return issn || isbn ? { venue: { issn, isbn } } : {};
  const names = byLanguage(others.map(({ node, name }) => ({ ...node, text: name })));
  const [volume, issue, pages] = (['volume', 'issue', 'pages'] as const).map((part) => parsed.map((item) => item[part]).find(Boolean));
  return { venue: { name: first.name, names, issn, isbn }, volume, issue, pages };
}

function byLanguage(texts: readonly XmlNode[]): Record<string, string> {
  return Object.fromEntries(
    texts.map((node) => {
      // A uniform title has the language of the translation after it: "Learning Perl <dt.>".
      const text = (textIn(node) ?? '').replace(/ <\p{L}+\.>$/u, '');
      return [cleanLanguage(node.attributes['xml:lang']) ?? likelyLanguage(text), text];
    }),
  );
}
