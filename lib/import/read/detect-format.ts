import { type JsonShape, jsonShapes } from '#lib/import/formats/map-json.ts';
import { isBinaryMarc } from '#lib/import/split/split-marc.ts';
import { rootOf } from './unsupported-files.ts';

/**
 * Values of `--format`. To add one:
 * - a reader in `formats/` that returns a `Draft`, and its types in `classify/types.ts`;
 * - JSON (model: `ads`): shape, envelope and detection in `formats/map-json.ts`, its lists in `split/split-json.ts` and `harvest/next-page.ts`;
 * - text (model: `ris`): name and detection in this file, a splitter in `split/`, its cases in `read-chunks.ts` and `map-chunk.ts`;
 * - its rank (`store/records/field-sources.ts`), the usage text, docs/operate.md, and its display names (`record-sources.tsx`, `row-data.ts`).
 */
export const importFormats = [
  ...jsonShapes,
  'bibtex',
  'ris',
  'enw',
  'nbib',
  'csv',
  'oai',
  'mods',
  'marc',
  'jats',
  'pubmed',
  'endnote',
  'zotero',
] as const;
export type ImportFormat = (typeof importFormats)[number];

const xmlFormats: readonly ImportFormat[] = ['oai', 'mods', 'marc', 'jats', 'pubmed', 'endnote', 'zotero'];

/** How a file is cut into records. `shape` is set only if the operator names a JSON format. */
export interface FileFormatCut {
  readonly cut: 'lines' | 'json' | 'bibtex' | 'ris' | 'csv' | 'xml' | 'marc';
  readonly shape?: JsonShape;
}

/** The format that the operator names, else the detected one: XML, JSON and MARC by the beginning, others by file name and content. */
export function detectCut(head: string, name: string, forced?: ImportFormat): FileFormatCut | undefined {
  const text = head.replace(/^\uFEFF/, '').trimStart();
  const extension = /\.([a-z]+)(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase();
  if (forced === 'bibtex' || forced === 'ris' || forced === 'csv') return { cut: forced };
  if (forced === 'enw' || forced === 'nbib') return { cut: 'ris' };
  if (forced && xmlFormats.includes(forced)) return { cut: forced === 'marc' && !text.startsWith('<') ? 'marc' : 'xml' };
  if (forced) return { ...jsonCut(text, extension), shape: forced as JsonShape };
  if (text.startsWith('<')) return isReadXml(text) ? { cut: 'xml' } : undefined;
  if (isBinaryMarc(text)) return { cut: 'marc' };
  if (text.startsWith('{') || text.startsWith('[')) return jsonCut(text, extension);
  // Cells and abstracts may look like another format, so the file name decides before the text.
  const isTable = extension === 'csv' || extension === 'tsv';
  if (isTable && !marks.some(([, mark]) => text.search(mark) === 0)) return { cut: 'csv' };
  const matches = marks
    .map(([cut, mark, extensions]) => ({ cut, index: text.search(mark), hasExtension: extensions.includes(extension ?? '') }))
    .filter(({ index }) => index >= 0)
    .sort((a, b) => Number(b.hasExtension) - Number(a.hasExtension) || a.index - b.index);
  if (matches[0]) return { cut: matches[0].cut };
  const heading = text.replace(/^"?sep=.[^\n]*\n/i, '').split(/[\r\n]/, 1)[0] as string;
  if (/[,;\t|]/.test(heading) && /title|العنوان|عنوان|doi|authors?|^PT\t/i.test(heading)) return { cut: 'csv' };
  return undefined;
}

/** For each text format, how the line that begins a record starts, and the file extensions. */
const marks: readonly (readonly [FileFormatCut['cut'], RegExp, readonly string[]])[] = [
  ['bibtex', /^[ \t]*@[ \t]*[a-zA-Z]+[ \t]*[{(]/m, ['bib', 'bibtex']],
  ['ris', /^(?:TY {0,2}-|PT [A-Z]\s*$)/m, ['ris']],
  ['ris', /^%0 /m, ['enw']],
  ['ris', /^PMID- /m, ['nbib']],
];

/** Whether an importer reads this XML, by its root element, or by its content when the root is generic. */
function isReadXml(text: string): boolean {
  const root = rootOf(text);
  const roots = [
    'OAI-PMH',
    'ListRecords',
    'GetRecord',
    'searchRetrieveResponse',
    'arXiv',
    'arXivRaw',
    'dc',
    'mods',
    'modsCollection',
    'pmc-articleset',
    'PubmedArticleSet',
    'PubmedArticle',
  ];
  if (roots.includes(root)) return true;
  if (root === 'RDF') return text.includes('zotero.org/namespaces/');
  if (['xml', 'records'].includes(root) && /<ref-type\b/.test(text)) return true;
  if (['article', 'records'].includes(root) && /<(?:front|article-meta|journal-meta)[\s>]/.test(text)) return true;
  if (!['harvest', 'record', 'records', 'collection', 'metadata'].includes(root)) return false;
  return /<(?:\w+:)?(?:datafield|header|arXiv|arXivRaw|mods)[\s>]|purl\.org\/dc\/|loc\.gov\/(?:MARC21|mods)/.test(text);
}

/** JSON Lines when the first line is complete JSON, else one document. */
function jsonCut(text: string, extension: string | undefined): FileFormatCut {
  if (text.startsWith('[')) return { cut: 'json' };
  const end = text.indexOf('\n');
  // The first line is longer than the sample, so the file name decides.
  if (end < 0 && (extension === 'jsonl' || extension === 'ndjson')) return { cut: 'lines' };
  const line = end < 0 ? text : text.slice(0, end);
  try {
    JSON.parse(line);
    return { cut: 'lines' };
  } catch {
    // In JSON Lines, a broken first line is followed by a complete record. A single document breaks its lines after a comma or a bracket.
    const isContinued = /[,[{:]\s*$/.test(line);
    const second = text.slice(end + 1).trimStart();
    return { cut: end > 0 && !isContinued && text.startsWith('{"') && second.startsWith('{"') ? 'lines' : 'json' };
  }
}
