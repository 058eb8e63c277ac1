import { type JsonShape, jsonShapes } from '#lib/service/import/formats/map-json.ts';
import { isBinaryMarc } from '#lib/service/import/split/split-marc.ts';
import { rootOf } from './unread-kinds.ts';

/**
 * What `--format` may say. To add a format: a reader in `formats/` that gives a `Draft`, and its types in `classify/types.ts`.
 * JSON (model: `ads`): its shape, reader, envelope and recognition in `formats/map-json.ts`, where its lists stand in `split/split-json.ts` and
 * `harvest/next-page.ts`. Text (model: `ris`): its name here and how it is recognised below, a splitter in `split/`, a chunk in `read-chunks.ts`, its line in
 * `map-chunk.ts`. Then the rank of the source (`store/records/field-sources.ts`), the usage, the table in docs/operate.md, and the names that readers see
 * (`components/record/record-sources.tsx`, `app/_pages/lists/row-of.ts`).
 */
export const importFormats = [...jsonShapes, 'bibtex', 'ris', 'enw', 'nbib', 'csv', 'oai', 'mods', 'marc', 'jats'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** How a file is cut into records, and the shape of its records where the operator named it. */
export interface Cut {
  readonly cut: 'lines' | 'json' | 'bibtex' | 'ris' | 'csv' | 'xml' | 'marc';
  readonly shape?: JsonShape;
}

/** Looks at the beginning of a file, and at its name where that is not enough. Undefined for what no importer reads. */
export function detectCut(head: string, name: string, forced?: ImportFormat): Cut | undefined {
  const text = head.replace(/^\uFEFF/, '').trimStart();
  const extension = /\.([a-z]+)(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase();
  if (forced === 'bibtex' || forced === 'ris' || forced === 'csv') return { cut: forced };
  if (forced === 'enw' || forced === 'nbib') return { cut: 'ris' };
  if (forced === 'oai' || forced === 'mods' || forced === 'marc' || forced === 'jats')
    return { cut: forced === 'marc' && !text.startsWith('<') ? 'marc' : 'xml' };
  if (forced) return { ...jsonCut(text, extension), shape: forced };
  if (text.startsWith('<')) return isReadXml(text) ? { cut: 'xml' } : undefined;
  if (isBinaryMarc(text)) return { cut: 'marc' };
  if (text.startsWith('{') || text.startsWith('[')) return jsonCut(text, extension);
  // What a cell or an abstract holds looks like another format; the name of the file decides before the text.
  const isTable = extension === 'csv' || extension === 'tsv';
  if (isTable && !marks.some(([, mark]) => text.search(mark) === 0)) return { cut: 'csv' };
  const begins = marks
    .map(([cut, mark, extensions]) => ({ cut, at: text.search(mark), isNamed: extensions.includes(extension ?? '') }))
    .filter(({ at }) => at >= 0)
    .sort((one, two) => Number(two.isNamed) - Number(one.isNamed) || one.at - two.at);
  if (begins[0]) return { cut: begins[0].cut };
  const heading = text.replace(/^"?sep=.[^\n]*\n/i, '').split(/[\r\n]/, 1)[0] as string;
  if (/[,;\t|]/.test(heading) && /title|العنوان|عنوان|doi|authors?|^PT\t/i.test(heading)) return { cut: 'csv' };
  return undefined;
}

/** How a record of each format of text begins, at the beginning of a line, and how its files are called. */
const marks: readonly (readonly [Cut['cut'], RegExp, readonly string[]])[] = [
  ['bibtex', /^[ \t]*@[ \t]*[a-zA-Z]+[ \t]*[{(]/m, ['bib', 'bibtex']],
  ['ris', /^(?:TY {0,2}-|PT [A-Z]\s*$)/m, ['ris']],
  ['ris', /^%0 /m, ['enw']],
  ['ris', /^PMID- /m, ['nbib']],
];

/** By the outermost element; of those that anybody may name so, by what is inside. */
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
  ];
  if (roots.includes(root)) return true;
  if (['article', 'records'].includes(root) && /<(?:front|article-meta|journal-meta)[\s>]/.test(text)) return true;
  if (!['harvest', 'record', 'records', 'collection', 'metadata'].includes(root)) return false;
  return /<(?:\w+:)?(?:datafield|header|arXiv|arXivRaw|mods)[\s>]|purl\.org\/dc\/|loc\.gov\/(?:MARC21|mods)/.test(text);
}

/** One record a line, or one document? The first line tells: it is whole JSON by itself, or it is not. */
function jsonCut(text: string, extension: string | undefined): Cut {
  if (text.startsWith('[')) return { cut: 'json' };
  const end = text.indexOf('\n');
  // A first line so long that its end is not seen yet: the name decides.
  if (end < 0 && (extension === 'jsonl' || extension === 'ndjson')) return { cut: 'lines' };
  const line = end < 0 ? text : text.slice(0, end);
  try {
    JSON.parse(line);
    return { cut: 'lines' };
  } catch {
    // A broken first record ends as it pleases and a whole one follows; a document goes on behind a comma or a bracket.
    const goesOn = /[,[{:]\s*$/.test(line);
    const second = text.slice(end + 1).trimStart();
    return { cut: end > 0 && !goesOn && text.startsWith('{"') && second.startsWith('{"') ? 'lines' : 'json' };
  }
}
