import type { Draft } from '#lib/service/import/draft.ts';
import type { XmlNode } from '#lib/service/import/split/split-xml.ts';

/** One record of OAI-PMH in `arXiv`, `arXivRaw` or `oai_dc`, or a bare list of Dublin Core. `deleted` where the repository says so, undefined where it is none of these. */
export function readOaiRecord(record: XmlNode): Draft | 'deleted' | undefined {
  const header = child(record, 'header');
  if (header?.attributes.status === 'deleted') return 'deleted';
  const metadata = child(record, 'metadata') ?? record;
  const arxiv = metadata.name.startsWith('arXiv') ? metadata : (child(metadata, 'arXiv') ?? child(metadata, 'arXivRaw'));
  const statedAt = text(header, 'datestamp')?.slice(0, 10);
  if (arxiv) return { ...readArxivXml(arxiv), statedAt };
  const dc = metadata.name === 'dc' ? metadata : (child(metadata, 'dc') ?? metadata);
  return child(dc, 'title') || child(dc, 'identifier') || child(dc, 'creator')
    ? { ...readDublinCore(dc, text(header, 'identifier')), statedAt }
    : undefined;
}

function readArxivXml(node: XmlNode): Draft {
  const id = text(node, 'id') ?? '';
  const listed = child(node, 'authors');
  const people = listed?.children.filter(({ name }) => name === 'author') ?? [];
  const authors =
    people.length > 0
      ? people.map((author) => ({
          family: text(author, 'keyname'),
          given: text(author, 'forenames'),
          suffix: text(author, 'suffix'),
          name: [text(author, 'forenames'), text(author, 'keyname')].filter(Boolean).join(' '),
          affiliation: text(author, 'affiliation'),
        }))
      : (text(node, 'authors')?.split(/,\s*|\s+and\s+/) ?? []).map((name) => ({ name: name.replace(/\s*\([^)]*\)/g, '') }));
  const created = text(node, 'created') ?? child(node, 'version')?.children.find(({ name }) => name === 'date')?.text;
  return {
    notation: 'latex',
    key: `arxiv:${id}`,
    sourceId: id,
    arxiv: id,
    doi: text(node, 'doi')?.split(/\s+/)[0],
    title: text(node, 'title'),
    language: 'en',
    abstract: text(node, 'abstract'),
    authors,
    types: [{ scheme: 'own', value: 'preprint' }],
    subjects: (text(node, 'categories') ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((value) => ({ scheme: 'arxiv', value })),
    date: created,
    year: /\d{4}/.exec(created ?? '')?.[0],
    venue: { name: 'arXiv', kind: 'repository' },
    reportNumber: text(node, 'report-no'),
    url: `https://arxiv.org/abs/${id}`,
    pdfUrl: `https://arxiv.org/pdf/${id}`,
    openAccess: true,
    licence: text(node, 'license'),
  };
}

function readDublinCore(dc: XmlNode, oaiId: string | undefined): Draft {
  const identifiers = [...all(dc, 'identifier'), ...all(dc, 'relation')];
  const titles = nodes(dc, 'title');
  const abstracts = nodes(dc, 'description').filter(({ text: written }) => written.trim().length > 40);
  const date = all(dc, 'date').sort()[0];
  const source = text(dc, 'source');
  const rights = all(dc, 'rights');
  return {
    notation: 'html',
    key: oaiId && `oai:${oaiId.replace(/^oai:/, '')}`,
    sourceId: oaiId ?? identifiers[0],
    doi: identifiers.find((id) => /(?:^doi:|doi\.org\/|^10\.\d{4,}\/)/i.test(id)),
    arxiv: identifiers.find((id) => /arxiv\.org\/abs\//i.test(id)),
    bibcode: identifiers.find((id) => /^\d{4}[A-Za-z&.]{5}.{9,10}$/.test(id)),
    title: titles[0]?.text,
    titles: byLanguage(titles.slice(1)),
    language: text(dc, 'language') ?? titles[0]?.attributes['xml:lang'],
    abstract: abstracts[0]?.text,
    abstracts: byLanguage(abstracts.slice(1)),
    keywords: all(dc, 'subject'),
    authors: all(dc, 'creator').map((name) => ({ name })),
    types: all(dc, 'type').map((value) => ({ scheme: 'oai', value: value.replace(/^info:eu-repo\/semantics\//, '') })),
    subjects: all(dc, 'subject').map((value) => ({ scheme: 'uat', value })),
    year: /\d{4}/.exec(date ?? '')?.[0],
    date,
    venue: source ? { name: source.replace(/[,;]\s*(?:vol(?:ume)?\.?|issue|no\.|pp\.|p\.)\s*\d.*$/i, '').trim() } : undefined,
    publisher: text(dc, 'publisher'),
    url: identifiers.find((id) => /^https?:\/\//.test(id) && !/doi\.org\//.test(id)),
    openAccess: rights.some((right) => /openAccess/i.test(right)) || undefined,
    licence: rights.find((right) => /^https?:\/\/creativecommons\.org/.test(right)),
  };
}

function child(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((one) => one.name === name);
}

function nodes(node: XmlNode, name: string): readonly XmlNode[] {
  return node.children.filter((one) => one.name === name && one.text.trim() !== '');
}

function all(node: XmlNode, name: string): string[] {
  return nodes(node, name).map((one) => one.text.trim());
}

function text(node: XmlNode | undefined, name: string): string | undefined {
  return (node && child(node, name)?.text.trim()) || undefined;
}

function byLanguage(texts: readonly XmlNode[]): Record<string, string> {
  return Object.fromEntries(
    texts.map(({ text: written, attributes }) => [
      attributes['xml:lang']?.slice(0, 2).toLowerCase() ?? (/\p{Script=Arabic}/u.test(written) ? 'ar' : 'en'),
      written,
    ]),
  );
}
