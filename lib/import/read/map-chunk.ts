import type { ResearchRecord } from '#lib/domain/record.ts';
import { unknownType } from '#lib/import/classify/types.ts';
import { singleBlanks } from '#lib/import/clean/single-blanks.ts';
import { findLosses, type RawRecord } from '#lib/import/completeness/find-losses.ts';
import { rawBibtex, rawJson, rawRow, rawTagged, rawXml } from '#lib/import/completeness/raw-records.ts';
import { findSuspectTexts } from '#lib/import/completeness/suspect-texts.ts';
import type { Draft, ImportFault } from '#lib/import/draft/draft.ts';
import type { Entry } from '#lib/import/draft/entry.ts';
import type { UnreadField } from '#lib/import/draft/track-reads.ts';
import { finishPerson } from '#lib/import/finish/finish-authors.ts';
import { finishDraft } from '#lib/import/finish/finish-draft.ts';
import { readBibtexEntry } from '#lib/import/formats/bibtex/bibtex.ts';
import { readMadarRecord } from '#lib/import/formats/madar/madar.ts';
import { type JsonEntry, type JsonShape, readJsonEntry } from '#lib/import/formats/map-json.ts';
import { isFixedField } from '#lib/import/formats/marc/marc-fields.ts';
import { readXmlRecord } from '#lib/import/formats/marc/oai.ts';
import { isObject } from '#lib/import/formats/reading.ts';
import { type Headings, readCsvRow, readHeadings } from '#lib/import/formats/tables/csv.ts';
import { readTaggedRecord } from '#lib/import/formats/tagged/tagged.ts';
import { resetTermTable } from '#lib/search/entry-writer.ts';
import { buffersOfEntries, type ChunkEntry, chunkEntries } from '#lib/search/posting-writer.ts';
import type { IndexEntry } from '#lib/search/postings.ts';
import { operatorOrigin } from '#lib/store/records/field-sources.ts';
import type { Loadable } from '#lib/store/records/loadable.ts';
import { preparePerson } from '#lib/store/records/prepare-person.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import { dropLongIndex } from './drop-long-index.ts';
import type { Chunk } from './read-chunks.ts';
import { type UnsupportedFileCode, unsupportedFileOf } from './unsupported-files.ts';

/** Result of reading one record of a file, before the store sees it. */
export interface MapResult {
  readonly line: number;
  /** Index in the file, for records that are not lines. */
  readonly entry?: number;
  readonly format: string;
  /** The title of the record in reports. */
  readonly label: string;
  readonly loadable?: Loadable;
  readonly refusals: readonly ImportFault[];
  readonly warnings: readonly ImportFault[];
  /** Fields of the record that were not used. */
  readonly unread?: readonly UnreadField[];
  /** The kind of file that the record belongs to, if no importer reads that kind. */
  readonly unreadKind?: UnsupportedFileCode;
}

type Position = Pick<MapResult, 'line' | 'entry'>;

/** Reads, cleans and prepares the records of a chunk, in order. Never rejects: any error becomes a refusal of its record. */
export async function mapChunk(chunk: Chunk): Promise<MapResult[]> {
  resetTermTable();
  const checked = chunk.damaged && 'entries' in chunk ? ({ ...chunk, entries: chunk.entries.map(markUndecodable) } as Chunk) : chunk;
  return inOneChunk((await mapEntries(checked)).map(limitFaults));
}

/** The same results, with the index entries of all records in shared buffers, which a thread can transfer at once. */
function inOneChunk(results: MapResult[]): MapResult[] {
  const entries = chunkEntries(
    results.flatMap(({ loadable }) => (loadable && 'prepared' in loadable ? (loadable.index as IndexEntry) : [])),
  ).values();
  return results.map((result) =>
    result.loadable && 'prepared' in result.loadable
      ? { ...result, loadable: { ...result.loadable, index: entries.next().value as ChunkEntry } }
      : result,
  );
}

/** The buffers of the index entries, which a thread transfers instead of copying. */
export function indexBuffersOf(results: readonly MapResult[]): ArrayBuffer[] {
  return buffersOfEntries(results.flatMap(({ loadable }) => (loadable && 'prepared' in loadable ? (loadable.index as ChunkEntry) : [])));
}

/** Maximum faults per record, so that a table of a hundred thousand columns does not fill the report. */
const faultsMax = 50;

function limitFaults(result: MapResult): MapResult {
  const limit = (faults: readonly ImportFault[]): readonly ImportFault[] =>
    faults.length <= faultsMax
      ? faults
      : [...faults.slice(0, faultsMax), { code: 'more_faults', field: '', value: String(faults.length - faultsMax) }];
  return { ...result, refusals: limit(result.refusals), warnings: limit(result.warnings) };
}

/** Marks an entry with undecodable bytes as broken. */
function markUndecodable<T extends Entry>(entry: T): T {
  const content = entry.text + ('node' in entry ? JSON.stringify(entry.node) : '') + ('cells' in entry ? String(entry.cells) : '');
  return !entry.fault && content.includes('\uFFFD') ? { ...entry, fault: 'bad_encoding' } : entry;
}

async function mapEntries(chunk: Chunk): Promise<MapResult[]> {
  switch (chunk.cut) {
    case 'lines':
      return linesIn(chunk).flatMap((entry) => mapJson(chunk.damaged ? markUndecodable(entry) : entry, chunk.file, chunk.shape));
    case 'json':
      return chunk.entries.flatMap((entry) => mapJson(entry, chunk.file, chunk.shape));
    case 'ris':
      return chunk.entries.flatMap((entry) =>
        guard(entry, 'ris', () => {
          const { format, draft } = readTaggedRecord(entry.text);
          return [resultOfDraft(format, chunk.file, positionOf(entry), draft, () => rawTagged(format, entry.text))];
        }),
      );
    case 'csv': {
      const headings = headingsOf(chunk.heading);
      return chunk.entries.flatMap((entry) =>
        guard(entry, 'csv', () => {
          const { draft, faults, warnings } = readCsvRow({ ...entry, cells: singleBlanks([...entry.cells]) }, headings, entry.number === 2);
          const raw = () => rawRow(entry.cells, entry.columns, headings.titles);
          return [resultOfDraft('csv', chunk.file, positionOf(entry), draft, raw, faults, warnings)];
        }),
      );
    }
    case 'xml':
    case 'marc':
      return chunk.entries.flatMap((entry) =>
        guard(entry, chunk.cut === 'marc' ? 'marc' : 'oai', () => {
          const result = readXmlRecord(singleBlanks(entry.node, isFixedField));
          if (result === 'deleted')
            return [{ ...positionOf(entry), format: 'oai', label: '', refusals: [], warnings: [{ code: 'deleted', field: 'header' }] }];
          const { format = 'oai', draft, content = entry.node } = result ?? {};
          return [resultOfDraft(format, chunk.file, positionOf(entry), draft, () => rawXml(format, content))];
        }),
      );
    case 'bibtex': {
      const results: MapResult[] = [];
      for (const entry of chunk.entries) {
        const draft = entry.fault
          ? undefined
          : await readBibtexEntry(singleBlanks(entry.text), entry.macros, entry.parents).catch(() => undefined);
        const raw = () => rawBibtex(entry.text);
        results.push(...guard(entry, 'bibtex', () => [resultOfDraft('bibtex', chunk.file, positionOf(entry), draft, raw)]));
      }
      return results;
    }
  }
}

let lastTable: { readonly heading: readonly string[]; readonly headings: Headings } | undefined;

/** Cached for the last table, since each of its chunks has the heading, of up to thousands of columns. */
function headingsOf(heading: readonly string[]): Headings {
  const isLast = lastTable?.heading.length === heading.length && heading.every((cell, index) => cell === lastTable?.heading[index]);
  if (!lastTable || !isLast) lastTable = { heading, headings: readHeadings(heading) };
  return lastTable.headings;
}

/** Non-empty lines as entries, identified by their line number. */
function linesIn({ text, first }: { readonly text: string; readonly first: number }): Entry[] {
  const entries: Entry[] = [];
  let line = first;
  for (let from = 0; from < text.length; line += 1) {
    const end = text.indexOf('\n', from);
    const content = text.slice(from, end < 0 ? undefined : end);
    from = end < 0 ? text.length : end + 1;
    if (content.trim()) entries.push({ number: 0, line, text: content });
  }
  return entries;
}

function mapJson(entry: Entry, file: string, shape?: JsonShape): MapResult[] {
  return guard(entry, shape ?? 'json', () => {
    const { json, isCut } = dropLongIndex(entry.text);
    let value: unknown;
    try {
      value = singleBlanks(JSON.parse(json));
    } catch {
      return refuse(entry, shape ?? 'json', 'not_json', entry.text);
    }
    const warnings: readonly ImportFault[] = isCut ? [{ code: 'field_too_long', field: 'abstract' }] : [];
    return readJsonEntry(value, shape)
      .map((jsonEntry) => resultOfJson(jsonEntry, file, entry))
      .map((result) => ({ ...result, warnings: [...warnings, ...result.warnings] }));
  });
}

function resultOfJson(jsonEntry: JsonEntry, file: string, entry: Entry): MapResult {
  const position = positionOf(entry);
  if ('fault' in jsonEntry) {
    const unreadKind = jsonEntry.fault.code === 'unknown_shape' ? unsupportedFileOf(entry.text.slice(0, 4000)) : undefined;
    return { ...position, format: 'json', label: '', refusals: [jsonEntry.fault], warnings: [], ...(unreadKind && { unreadKind }) };
  }
  if ('draft' in jsonEntry)
    return resultOfDraft(jsonEntry.shape, file, position, jsonEntry.draft, () => rawJson(jsonEntry.shape, jsonEntry.raw));
  if ('person' in jsonEntry) {
    const { author, warnings } = finishPerson(jsonEntry.person);
    if (!author) {
      const field = jsonEntry.person.name ? 'id' : 'name';
      return {
        ...position,
        format: jsonEntry.shape,
        label: jsonEntry.person.name ?? '',
        refusals: [{ code: 'not_a_record', field }],
        warnings,
      };
    }
    return {
      ...position,
      format: jsonEntry.shape,
      label: Object.values(author.name)[0] ?? '',
      loadable: { person: preparePerson(author) },
      refusals: [],
      warnings,
      unread: jsonEntry.unread,
    };
  }
  const { record, made, refusals, warnings } = readMadarRecord(jsonEntry.ownRecord, file);
  const losses = record ? alarmsOf(record, rawJson('jsonl', jsonEntry.ownRecord), warnings) : [];
  const key = jsonEntry.ownRecord.key;
  const label =
    typeof key === 'string' ? key : isObject(jsonEntry.ownRecord.title) ? String(Object.values(jsonEntry.ownRecord.title)[0]) : '';
  return {
    ...position,
    format: jsonEntry.shape,
    label,
    ...(record && { loadable: prepareRecord(record, undefined, made && { ...operatorOrigin, made }) }),
    refusals,
    warnings: [...losses, ...warnings],
  };
}

function resultOfDraft(
  format: string,
  file: string,
  position: Position,
  draft: Draft | undefined,
  raw: () => RawRecord,
  faults: readonly ImportFault[] = [],
  rowWarnings: readonly ImportFault[] = [],
): MapResult {
  if (!draft) return { ...position, format, label: '', refusals: [{ code: 'bad_entry', field: '' }], warnings: [] };
  const label = (draft.title ?? draft.sourceId ?? '').slice(0, 120);
  if (faults.length > 0) return { ...position, format, label, refusals: faults, warnings: [] };
  const { record, classification, origin, refusals, warnings } = finishDraft(draft, file.split(/[\\/]/).at(-1) ?? file);
  const losses = record ? alarmsOf(record, raw(), warnings) : [];
  return {
    ...position,
    format,
    label,
    ...(record && { loadable: prepareRecord(record, classification, { source: format, ...origin }) }),
    refusals,
    warnings: [...losses, ...rowWarnings, ...warnings],
    unread: withoutLosses([...(draft.unread ?? []), ...unreadType(draft)], losses),
  };
}

/** Essential facts that were lost or falsified, without those that another warning already names. */
function alarmsOf(record: ResearchRecord, raw: RawRecord, warnings: readonly ImportFault[]): ImportFault[] {
  return [...findLosses(raw, record), ...findSuspectTexts(record)].filter(
    (alarm) => !warnings.some(({ field }) => field === alarm.field || field.endsWith(`.${alarm.field}`)),
  );
}

/** Unused fields other than those that a warning names as lost. */
function withoutLosses(unread: readonly UnreadField[], losses: readonly ImportFault[]): UnreadField[] {
  const paths = losses.flatMap(({ code, value }) => (code === 'not_stored' ? (value?.split(':')[0] ?? '') : []));
  return unread.filter(({ field }) => !paths.some((path) => path === field || path.endsWith(`.${field}`) || field.startsWith(`${path}.`)));
}

/** Reports an unknown publication type as an unused field. */
function unreadType({ types = [] }: Draft): UnreadField[] {
  const example = unknownType(types);
  return example === undefined ? [] : [{ field: 'type', example: example.slice(0, 80) }];
}

/** Refuses an entry that the splitter found broken. If the reader of an entry throws, only this entry is refused. */
function guard(entry: Entry, format: string, readEntry: () => MapResult[]): MapResult[] {
  if (entry.fault) return refuse(entry, format, entry.fault, entry.text);
  try {
    return readEntry();
  } catch (error) {
    return refuse(entry, format, 'bad_entry', error instanceof Error ? error.message : String(error));
  }
}

function refuse(entry: Entry, format: string, code: ImportFault['code'], value: string): MapResult[] {
  const refusals = [{ code, field: '', value: value.slice(0, 100) }];
  return [{ ...positionOf(entry), format, label: entry.text.slice(0, 80), refusals, warnings: [] }];
}

function positionOf(entry: Entry): Position {
  return { line: entry.line, ...(entry.number > 0 && { entry: entry.number }) };
}
