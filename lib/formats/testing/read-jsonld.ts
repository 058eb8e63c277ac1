import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { Authorship, Research } from '#lib/domain/research.ts';
import { plainKind, type WorkKind } from '#lib/formats/cite/work-kind.ts';

/** The content of a schema.org node about a publication. Texts have no language, and `kind` is only as precise as the schema.org type. */
export interface JsonldWork
  extends Partial<
    Pick<
      Research,
      | 'year'
      | 'doi'
      | 'arxiv'
      | 'bibcode'
      | 'pmid'
      | 'reportNumber'
      | 'url'
      | 'pdfUrl'
      | 'volume'
      | 'issue'
      | 'pages'
      | 'language'
      | 'freeToRead'
      | 'updatedAt'
    >
  > {
  readonly page: string;
  readonly kind: WorkKind;
  readonly title: string;
  readonly otherTitle?: string;
  readonly authors: readonly JsonldAuthor[];
  readonly editors: readonly JsonldAuthor[];
  readonly translators: readonly JsonldAuthor[];
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly date?: string;
  readonly venue?: string;
  readonly issn?: string;
  readonly isbn?: string;
  readonly publisher?: string;
  readonly type?: string;
  readonly areas: readonly string[];
  readonly keywords: readonly string[];
  readonly licenceAddress?: string;
  readonly abstract?: string;
}

export interface JsonldAuthor extends Pick<Authorship, 'orcid'> {
  readonly page?: string;
  readonly name: string;
  readonly otherName?: string;
  readonly affiliation?: string;
}

type Node = Readonly<Record<string, unknown>>;

/** Reads the JSON-LD of export files and pages: one node or an `@graph`. Throws a `SyntaxError` when the text is not JSON. */
export function readJsonld(source: string): JsonldWork[] {
  const parsed = JSON.parse(source) as Node;
  return ((parsed['@graph'] ?? [parsed]) as readonly Node[]).map(workOf);
}

function workOf(node: Node): JsonldWork {
  const text = (name: string) => node[name] as string | undefined;
  const member = (name: string) => node[name] as Node | undefined;
  const containers = partsOf(member('isPartOf'));
  const inContainer = (name: string) => containers.map((one) => one[name] as string | undefined).find(Boolean);
  return withoutUndefined({
    page: text('url') ?? '',
    kind: plainKind('schema', text('@type') ?? ''),
    title: text('name') ?? '',
    otherTitle: text('alternateName'),
    authors: ((node.author ?? []) as readonly Node[]).map(authorOf),
    editors: ((node.editor ?? []) as readonly Node[]).map(authorOf),
    translators: ((node.translator ?? []) as readonly Node[]).map(authorOf),
    date: text('datePublished'),
    year: text('datePublished') ? Number(text('datePublished')?.slice(0, 4)) : undefined,
    venue: (member('sourceOrganization')?.name as string | undefined) ?? inContainer('name'),
    issn: inContainer('issn'),
    isbn: text('isbn') ?? inContainer('isbn'),
    volume: inContainer('volumeNumber'),
    issue: inContainer('issueNumber'),
    publisher: member('publisher')?.name as string | undefined,
    pages: text('pagination'),
    ...Object.fromEntries(
      [node.identifier ?? []].flat().map((identifier) => [(identifier as Node).propertyID, (identifier as Node).value as string]),
    ),
    reportNumber: text('reportNumber'),
    url: text('sameAs'),
    pdfUrl: member('encoding')?.contentUrl as string | undefined,
    language: text('inLanguage'),
    type: text('genre'),
    areas: ((node.about ?? []) as readonly Node[]).map((area) => area.name as string),
    keywords: (node.keywords ?? []) as readonly string[],
    licenceAddress: text('license'),
    freeToRead: node.isAccessibleForFree as boolean | undefined,
    updatedAt: text('dateModified'),
    abstract: text('abstract'),
  });
}

function authorOf(node: Node): JsonldAuthor {
  return withoutUndefined({
    page: node['@id'] as string | undefined,
    name: node.name as string,
    otherName: node.alternateName as string | undefined,
    orcid: (node.sameAs as string | undefined)?.replace('https://orcid.org/', ''),
    affiliation: (node.affiliation as Node | undefined)?.name as string | undefined,
  });
}

/** Issue, volume and journal, from the inside out. */
function partsOf(node: Node | undefined): readonly Node[] {
  return node ? [node, ...partsOf(node.isPartOf as Node | undefined)] : [];
}
