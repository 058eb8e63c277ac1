import { arxivAddress, arxivPdfAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import { splitList } from '#lib/service/import/clean/split-list.ts';
import type { Draft } from '#lib/service/import/draft/draft.ts';
import { readTree, type XmlNode } from '#lib/service/import/split/split-xml.ts';
import { readSource } from './host-part.ts';
import { readJats } from './jats.ts';
import { readMarc } from './marc.ts';
import { readMods } from './mods.ts';
import { childOf, findText, nodesOf, textIn, textOf, textsOf, unreadIn } from './xml-reading.ts';

/**
 * One record of an XML file: of OAI-PMH in `arXiv`, `arXivRaw`, `oai_dc`, MODS, MARC 21 or JATS, or one of these by itself. `deleted` where the repository
 * says so, undefined where it is none of these.
 */
export function readXmlRecord(
  record: XmlNode,
): { readonly format: 'oai' | 'mods' | 'marc' | 'jats'; readonly draft: Draft } | 'deleted' | undefined {
  const header = childOf(record, 'header');
  if (header?.attributes.status === 'deleted') return 'deleted';
  const only = insideOf(record);
  const oaiId = textOf(header, 'identifier');
  const statedAt = textOf(header, 'datestamp')?.slice(0, 10);
  const stated = statedAt ? { statedAt } : {};
  if (only.name === 'article') return { format: 'jats', draft: { ...readJats(only, oaiId), ...stated } };
  if (only.name === 'mods') return { format: 'mods', draft: { ...readMods(only, oaiId), ...stated } };
  if (only.name === 'record' && childOf(only, 'datafield')) return { format: 'marc', draft: { ...readMarc(only, oaiId), ...stated } };
  if (only.name.startsWith('arXiv')) return { format: 'oai', draft: { ...readArxivXml(only), ...stated, unread: unreadIn(only) } };
  if (!['title', 'identifier', 'creator'].some((name) => childOf(only, name))) return undefined;
  return { format: 'oai', draft: { ...readDublinCore(only, oaiId), ...stated, unread: unreadIn(only) } };
}

/** Elements that only hold a record, of OAI-PMH, SRU (loc.gov/standards/sru) and lists of libraries. */
const envelopes = new Set(['metadata', 'recordData', 'collection', 'modsCollection']);

/** The record inside its envelope. SRU servers may pack it as text (`recordPacking` string). */
function insideOf(record: XmlNode): XmlNode {
  const inside = record.children.find(({ name }) => name === 'metadata' || name === 'recordData');
  const first = inside?.children[0];
  if (first) return envelopes.has(first.name) && first.children[0] ? first.children[0] : first;
  return (inside?.text.trim().startsWith('<') && readTree(inside.text)) || (inside ?? record);
}

function readArxivXml(node: XmlNode): Draft {
  const id = textOf(node, 'id') ?? '';
  const people = nodesOf(childOf(node, 'authors'), 'author');
  const authors =
    people.length > 0
      ? people.map((author) => ({
          family: textOf(author, 'keyname'),
          given: textOf(author, 'forenames'),
          suffix: textOf(author, 'suffix'),
          name: [textOf(author, 'forenames'), textOf(author, 'keyname')].filter(Boolean).join(' '),
          affiliation: textOf(author, 'affiliation'),
        }))
      : (textOf(node, 'authors')?.split(/,\s*|\s+and\s+/) ?? []).map((name) => ({ name: withoutBrackets(name) }));
  const created = textOf(node, 'created') ?? textOf(node, 'version', 'date');
  return {
    notation: 'latex',
    key: `arxiv:${id}`,
    sourceId: id,
    arxiv: id,
    doi: textOf(node, 'doi')?.split(/\s+/)[0],
    title: textOf(node, 'title'),
    language: 'en',
    abstract: textOf(node, 'abstract'),
    authors,
    types: [{ scheme: 'own', value: 'preprint' }],
    subjects: (textOf(node, 'categories') ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((value) => ({ scheme: 'arxiv', value })),
    date: created,
    year: /\d{4}/.exec(created ?? '')?.[0],
    venue: { name: 'arXiv', kind: 'repository' },
    reportNumber: textOf(node, 'report-no'),
    url: arxivAddress(id),
    pdfUrl: arxivPdfAddress(id),
    openAccess: true,
    licence: textOf(node, 'license'),
  };
}

/** A name without what stands in brackets; behind the last end of brackets none begin. */
function withoutBrackets(name: string): string {
  const last = name.lastIndexOf(')') + 1;
  return name.slice(0, last).replace(/\s*\([^)]*\)/g, '') + name.slice(last);
}

const isPmid = /^(?:info:pmid\/|pmid:|https?:\/\/(?:pubmed\.|(?:www\.)?)ncbi\.nlm\.nih\.gov\/(?:pubmed\/)?\d)/i;

function readDublinCore(dc: XmlNode, oaiId: string | undefined): Draft {
  const identifiers = nodesOf(dc, 'identifier', 'relation');
  const find = (pattern: RegExp) => findText(identifiers, (id) => pattern.test(id));
  const [title, ...titles] = nodesOf(dc, 'title').filter(({ text }) => text.trim() !== '');
  // A short description is a note on the number of pages or the like.
  const [abstract, ...abstracts] = nodesOf(dc, 'description').filter(({ text }) => text.trim().length > 40);
  const bibcode = find(/^\d{4}[A-Za-z&.]{5}.{9,10}$/);
  // ADS knows months, and writes the first of the month for them.
  const dates = textsOf(dc, 'date')
    .map((date) => (bibcode ? date.replace(/^(\d{4}-\d{2})-01$/, '$1') : date))
    .sort();
  // Journals put a whole list into one element.
  const subjects = textsOf(dc, 'subject').flatMap((subject) => splitList(subject));
  const rights = nodesOf(dc, 'rights', 'accessRights', 'license');
  return {
    notation: 'html',
    key: oaiId && `oai:${oaiId.replace(/^oai:/, '')}`,
    sourceId: oaiId ?? identifiers[0]?.text.trim(),
    doi: find(/(?:^doi:|doi\.org\/|^10\.\d{4,}\/)/i),
    arxiv: find(/arxiv\.org\/abs\//i),
    bibcode,
    pmid: find(isPmid),
    title: textIn(title),
    titles: byLanguage(titles),
    language: textOf(dc, 'language') ?? title?.attributes['xml:lang'],
    abstract: textIn(abstract),
    abstracts: byLanguage(abstracts),
    keywords: subjects,
    authors: textsOf(dc, 'creator').map((name) => ({ name })),
    types: textsOf(dc, 'type').map((value) => ({ scheme: 'oai', value: value.replace(/^info:eu-repo\/semantics\//, '') })),
    subjects: subjects.map((value) => ({ scheme: 'uat', value })),
    date: dates[0],
    ...sourceOf(dc, find(/^(?:urn:)?isbn[:\s]/i)),
    publisher: textOf(dc, 'publisher'),
    url: find(/^https?:\/\/(?!(?:dx\.)?doi\.org\/)/),
    openAccess: findText(rights, (right) => /openAccess/i.test(right)) ? true : undefined,
    licence: findText(rights, (right) => /^https?:\/\/creativecommons\.org/.test(right)),
  };
}

/** What the work appeared in, in each language in which it is named, with volume, issue and pages behind the name; serial numbers are elements of their own. */
function sourceOf(dc: XmlNode, isbn: string | undefined): Pick<Draft, 'venue' | 'volume' | 'issue' | 'pages'> {
  const isSerial = ({ text }: XmlNode) => /^\s*(?:urn:)?(?:e?issn[:\s]?\s*)?\d{4}-?\d{3}[\dX]\s*$/i.test(text);
  const serials = [...nodesOf(dc, 'source'), ...nodesOf(dc, 'identifier', 'relation')].filter(isSerial);
  const issn = serials.length > 0 ? textIn(serials[0])?.replace(/^(?:urn:)?e?issn[:\s]?\s*/i, '') : undefined;
  for (const node of serials) textIn(node);
  const sources = nodesOf(dc, 'source').filter((node) => !isSerial(node) && node.text.trim() !== '');
  const read = sources.map((node) => ({ ...readSource(textIn(node) ?? ''), node }));
  const [first, ...more] = read;
  if (!first) return issn || isbn ? { venue: { issn, isbn } } : {};
  const names = byLanguage(more.map(({ node, name }) => ({ ...node, text: name })));
  const [volume, issue, pages] = (['volume', 'issue', 'pages'] as const).map((part) => read.map((one) => one[part]).find(Boolean));
  return { venue: { name: first.name, names, issn, isbn }, volume, issue, pages };
}

function byLanguage(texts: readonly XmlNode[]): Record<string, string> {
  return Object.fromEntries(
    texts.map((node) => {
      const written = textIn(node) ?? '';
      return [node.attributes['xml:lang']?.slice(0, 2).toLowerCase() ?? (/\p{Script=Arabic}/u.test(written) ? 'ar' : 'en'), written];
    }),
  );
}
