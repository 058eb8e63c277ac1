import type { Draft, DraftAuthor, ImportFault } from '#lib/import/draft/draft.ts';
import { trackReads, type UnreadField } from '#lib/import/draft/track-reads.ts';
import { readAds } from './ads.ts';
import { arxivIdOf, readArxiv } from './arxiv.ts';
import { readCrossref } from './crossref.ts';
import { readCslItem } from './csl.ts';
import { readDatacite } from './datacite.ts';
import { readInspire } from './inspire.ts';
import { readOpenalexAuthor, readOpenalexWork } from './openalex.ts';
import { readOrcidRecord } from './orcid.ts';
import { isObject, type Json, listAt, objectAt, textAt } from './reading.ts';

/** The JSON formats that importers read. */
export const jsonShapes = [
  'jsonl',
  'openalex',
  'openalex-authors',
  'orcid',
  'arxiv',
  'crossref',
  'datacite',
  'csl',
  'ads',
  'inspire',
] as const;
export type JsonShape = (typeof jsonShapes)[number];

/** One record read from JSON: our own format, a draft of a publication, a person, or the fault that prevents reading. */
export type JsonEntry =
  | { readonly shape: JsonShape; readonly ownRecord: Json }
  | { readonly shape: JsonShape; readonly draft: Draft; readonly raw: Json }
  | { readonly shape: JsonShape; readonly person: DraftAuthor; readonly unread: readonly UnreadField[] }
  | { readonly fault: ImportFault };

/** Reads one JSON value: a record, a page of records, or a recorded response of a service. `forced` overrides shape detection. */
export function readJsonEntry(value: unknown, forced?: JsonShape): JsonEntry[] {
  if (Array.isArray(value)) return value.flatMap((entry) => readJsonEntry(entry, forced));
  if (!isObject(value)) return [{ fault: { code: 'not_a_record', field: '', value: String(value).slice(0, 100) } }];
  const items = recordsIn(value);
  if (items) return items.flatMap((entry) => readJsonEntry(entry, forced));
  const error =
    textAt(value, 'error') ??
    textAt(value, 'errors', 0, 'title') ??
    textAt(value, 'message-type') ??
    (typeof value.message === 'string' ? value.message : undefined);
  const shape = forced ?? jsonShapeOf(value);
  if (!shape)
    return [
      {
        fault: error
          ? { code: 'api_error', field: 'error', value: error.slice(0, 100) }
          : { code: 'unknown_shape', field: '', value: Object.keys(value).slice(0, 6).join(', ') },
      },
    ];
  return [readShape(shape, value)];
}

function readShape(shape: JsonShape, value: Json): JsonEntry {
  if (shape === 'jsonl') return { shape, ownRecord: value };
  const { value: tracked, unread } = trackReads(value);
  if (shape === 'openalex-authors' || shape === 'orcid') return { shape, person: personReaders[shape](tracked), unread: unread() };
  const draft = draftReaders[shape](tracked);
  return { shape, draft: { ...draft, unread: unread() }, raw: value };
}

/** Readers for registers of people, whose records are not publications. */
const personReaders = { 'openalex-authors': readOpenalexAuthor, orcid: readOrcidRecord } as const;

const draftReaders: Readonly<Record<Exclude<JsonShape, 'jsonl' | keyof typeof personReaders>, (value: Json) => Draft>> = {
  openalex: readOpenalexWork,
  arxiv: readArxiv,
  crossref: readCrossref,
  datacite: readDatacite,
  csl: readCslItem,
  ads: readAds,
  inspire: readInspire,
};

/** The records in a list or a response of a service; undefined when the value is itself a record. */
function recordsIn(value: Json): readonly unknown[] | undefined {
  if (typeof value.url === 'string' && 'body' in value && Object.keys(value).length <= 3) return [value.body];
  if (Array.isArray(value.results) && isObject(value.meta)) return value.results;
  const message = objectAt(value, 'message');
  if (message && typeof value['message-type'] === 'string') return Array.isArray(message.items) ? message.items : [message];
  if (Array.isArray(objectAt(value, 'hits')?.hits)) return listAt(value, 'hits', 'hits');
  if (objectAt(value, 'response') && Array.isArray(objectAt(value, 'response')?.docs)) return listAt(value, 'response', 'docs');
  if (Array.isArray(value.data) && !('title' in value)) return value.data;
  if (objectAt(value, 'data', 'attributes')) return [value.data];
  for (const name of ['items', 'records', 'results', 'works'])
    if (Array.isArray(value[name]) && !('title' in value)) return value[name] as readonly unknown[];
  return undefined;
}

/** Detects the source of a record from its fields, the most specific first. */
export function jsonShapeOf(value: Json): JsonShape | undefined {
  const id = typeof value.id === 'string' ? value.id : '';
  if (isObject(value.title) && ('areas' in value || 'key' in value)) return 'jsonl';
  if (/openalex\.org\/A\d/.test(id)) return 'openalex-authors';
  if (isObject(value['orcid-identifier'])) return 'orcid';
  if (/openalex\.org\/W\d/.test(id) || 'authorships' in value) return 'openalex';
  if (isObject(value.attributes) || (Array.isArray(value.titles) && Array.isArray(value.creators))) return 'datacite';
  const inspire = objectAt(value, 'metadata') ?? value;
  if (Array.isArray(inspire.titles) && ('control_number' in inspire || 'document_type' in inspire)) return 'inspire';
  if ('bibcode' in value && !('key' in value && 'areas' in value)) return 'ads';
  if (typeof value.DOI === 'string' && (Array.isArray(value.title) || 'indexed' in value || 'is-referenced-by-count' in value))
    return 'crossref';
  const isLikeArxiv = 'categories' in value || 'primary_category' in value || 'summary' in value;
  if ('authors_parsed' in value || (isLikeArxiv && arxivIdOf(value))) return 'arxiv';
  if (
    typeof value.type === 'string' &&
    ('issued' in value ||
      'container-title' in value ||
      isCslName(listAt(value, 'author')[0]) ||
      ('title' in value && ('DOI' in value || 'URL' in value)))
  )
    return 'csl';
  if ('key' in value && ('title' in value || 'authors' in value)) return 'jsonl';
  return undefined;
}

function isCslName(value: unknown): boolean {
  return isObject(value) && ('family' in value || 'literal' in value);
}
