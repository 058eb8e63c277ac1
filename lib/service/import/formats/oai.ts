import type { Draft } from '#lib/service/import/draft/draft.ts';
import type { XmlNode } from '#lib/service/import/split/split-xml.ts';
import { readMarc } from './marc.ts';
import { readMods } from './mods.ts';
import { childOf, findText, nodesOf, textIn, textOf, textsOf, unreadIn } from './xml-reading.ts';

/**
 * One record of an XML file: of OAI-PMH in `arXiv`, `arXivRaw`, `oai_dc`, MODS or MARC 21, or one of these by itself. `deleted` where the repository
 * says so, undefined where it is none of these.
 */
export function readXmlRecord(
  record: XmlNode,
): { readonly format: 'oai' | 'mods' | 'marc'; readonly draft: Draft } | 'deleted' | undefined {
  const header = childOf(record, 'header');
  if (header?.attributes.status === 'deleted') return 'deleted';
  const metadata = childOf(record, 'metadata') ?? record;
  const only = metadata === record ? record : (metadata.children[0] ?? metadata);
  const oaiId = textOf(header, 'identifier');
  const statedAt = textOf(header, 'datestamp')?.slice(0, 10);
  const stated = statedAt ? { statedAt } : {};
  if (only.name === 'mods') return { format: 'mods', draft: { ...readMods(only, oaiId), ...stated } };
  if (only.name === 'record' && childOf(only, 'datafield')) return { format: 'marc', draft: { ...readMarc(only, oaiId), ...stated } };
  const arxiv = only.name.startsWith('arXiv') ? only : (childOf(metadata, 'arXiv') ?? childOf(metadata, 'arXivRaw'));
  if (arxiv) return { format: 'oai', draft: { ...readArxivXml(arxiv), ...stated, unread: unreadIn(arxiv) } };
  const dc = childOf(metadata, 'dc') ?? metadata;
  if (!['title', 'identifier', 'creator'].some((name) => childOf(dc, name))) return undefined;
  return { format: 'oai', draft: { ...readDublinCore(dc, oaiId), ...stated, unread: unreadIn(dc) } };
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
    url: `https://arxiv.org/abs/${id}`,
    pdfUrl: `https://arxiv.org/pdf/${id}`,
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
  const subjects = textsOf(dc, 'subject');
  const rights = nodesOf(dc, 'rights', 'accessRights', 'license');
  const serial = find(/^(?:urn:)?issn[:\s]?\s*\d{4}-?\d{3}[\dX]/i);
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
    year: /\d{4}/.exec(dates[0] ?? '')?.[0],
    date: dates[0],
    venue: sourceOf(dc, serial, find(/^(?:urn:)?isbn[:\s]/i)),
    publisher: textOf(dc, 'publisher'),
    url: find(/^https?:\/\/(?!(?:dx\.)?doi\.org\/)/),
    openAccess: findText(rights, (right) => /openAccess/i.test(right)) ? true : undefined,
    licence: findText(rights, (right) => /^https?:\/\/creativecommons\.org/.test(right)),
  };
}

/** Journal repositories write volume and pages behind the name of the journal. */
function sourceOf(dc: XmlNode, issn: string | undefined, isbn: string | undefined): Draft['venue'] {
  const name = textOf(dc, 'source');
  return name ? { name: name.replace(/[,;]\s*(?:vol(?:ume)?\.?|issue|no\.|pp\.|p\.)\s*\d.*$/i, '').trim(), issn, isbn } : undefined;
}

function byLanguage(texts: readonly XmlNode[]): Record<string, string> {
  return Object.fromEntries(
    texts.map((node) => {
      const written = textIn(node) ?? '';
      return [node.attributes['xml:lang']?.slice(0, 2).toLowerCase() ?? (/\p{Script=Arabic}/u.test(written) ? 'ar' : 'en'), written];
    }),
  );
}
