import { startTermTable } from '#lib/search/entry-writer.ts';
import { unknownType } from '#lib/service/import/classify/types.ts';
import { singleBlanks } from '#lib/service/import/clean/single-blanks.ts';
import type { Draft, Fault } from '#lib/service/import/draft/draft.ts';
import { finishPerson } from '#lib/service/import/draft/finish-authors.ts';
import { finishDraft } from '#lib/service/import/draft/finish-draft.ts';
import { readBibtexEntry } from '#lib/service/import/formats/bibtex/bibtex.ts';
import { type JsonEntry, type JsonShape, readJsonEntry } from '#lib/service/import/formats/map-json.ts';
import { isFixedField } from '#lib/service/import/formats/marc-fields.ts';
import { readXmlRecord } from '#lib/service/import/formats/oai.ts';
import { readOwn } from '#lib/service/import/formats/own/own.ts';
import { isObject } from '#lib/service/import/formats/reading.ts';
import { readCsvRow, readHeadings } from '#lib/service/import/formats/tables/csv.ts';
import { readTaggedRecord } from '#lib/service/import/formats/tagged/tagged.ts';
import type { UnreadField } from '#lib/service/import/formats/track-reads.ts';
import type { Entry } from '#lib/service/import/split/entry.ts';
import { ownOrigin } from '#lib/service/store/records/field-sources.ts';
import { preparePerson } from '#lib/service/store/records/prepare-person.ts';
import { prepareRecord } from '#lib/service/store/records/prepare-record.ts';
import type { Loadable } from '#lib/service/store/store.ts';
import type { Chunk } from './read-chunks.ts';
import { type UnreadKindCode, unreadKindOf } from './unread-kinds.ts';
import { withoutLongIndex } from './without-long-index.ts';

/** What became of one record of a file before the store has seen it. */
export interface MapResult {
  readonly line: number;
  /** Place in the file, where records are no lines. */
  readonly entry?: number;
  readonly format: string;
  /** What to call it in a report. */
  readonly label: string;
  readonly loadable?: Loadable;
  readonly refusals: readonly Fault[];
  readonly warnings: readonly Fault[];
  /** What of the record nothing was made of. */
  readonly unread?: readonly UnreadField[];
  /** What the record is, where no importer reads its kind. */
  readonly unreadKind?: UnreadKindCode;
}

type Place = Pick<MapResult, 'line' | 'entry'>;

/** Understands, cleans, judges and prepares the records of a chunk, in their order. Never rejects: whatever goes wrong with a record is a refusal of that record. */
export async function mapChunk(chunk: Chunk): Promise<MapResult[]> {
  startTermTable();
  const readable = chunk.damaged && 'entries' in chunk ? ({ ...chunk, entries: chunk.entries.map(withoutLost) } as Chunk) : chunk;
  return (await mapEntries(readable)).map(withFewFaults);
}

/** Faults of one record that a report names; a table of a hundred thousand columns must not fill it. */
const faultsMax = 50;

function withFewFaults(result: MapResult): MapResult {
  const few = (faults: readonly Fault[]): readonly Fault[] =>
    faults.length <= faultsMax
      ? faults
      : [...faults.slice(0, faultsMax), { code: 'more_faults', field: '', value: String(faults.length - faultsMax) }];
  return { ...result, refusals: few(result.refusals), warnings: few(result.warnings) };
}

/** An entry some of whose bytes were no letters is broken. */
function withoutLost<T extends Entry>(entry: T): T {
  const written = entry.text + ('node' in entry ? JSON.stringify(entry.node) : '') + ('cells' in entry ? String(entry.cells) : '');
  return !entry.fault && written.includes('\uFFFD') ? { ...entry, fault: 'bad_encoding' } : entry;
}

async function mapEntries(chunk: Chunk): Promise<MapResult[]> {
  switch (chunk.cut) {
    case 'lines':
      return linesIn(chunk).flatMap((entry) => mapJson(chunk.damaged ? withoutLost(entry) : entry, chunk.file, chunk.shape));
    case 'json':
      return chunk.entries.flatMap((entry) => mapJson(entry, chunk.file, chunk.shape));
    case 'ris':
      return chunk.entries.flatMap((entry) =>
        guarded(entry, 'ris', () => {
          const { format, draft } = readTaggedRecord(entry.text);
          return [ofDraft(format, chunk.file, placeOf(entry), draft)];
        }),
      );
    case 'csv': {
      const headings = readHeadings(chunk.heading);
      return chunk.entries.flatMap((entry) =>
        guarded(entry, 'csv', () => {
          const { draft, faults, warnings } = readCsvRow(singleBlanks([...entry.cells]), headings, entry.number === 2);
          return [ofDraft('csv', chunk.file, placeOf(entry), draft, faults, warnings)];
        }),
      );
    }
    case 'xml':
    case 'marc':
      return chunk.entries.flatMap((entry) =>
        guarded(entry, chunk.cut === 'marc' ? 'marc' : 'oai', () => {
          const result = readXmlRecord(singleBlanks(entry.node, isFixedField));
          return result === 'deleted'
            ? [{ ...placeOf(entry), format: 'oai', label: '', refusals: [], warnings: [{ code: 'deleted', field: 'header' }] }]
            : [ofDraft(result?.format ?? 'oai', chunk.file, placeOf(entry), result?.draft)];
        }),
      );
    case 'bibtex': {
      const results: MapResult[] = [];
      for (const entry of chunk.entries) {
        const draft = entry.fault
          ? undefined
          : await readBibtexEntry(singleBlanks(entry.text), entry.macros, entry.parents).catch(() => undefined);
        results.push(...guarded(entry, 'bibtex', () => [ofDraft('bibtex', chunk.file, placeOf(entry), draft)]));
      }
      return results;
    }
  }
}

/** Lines that hold something, as entries without a number: their line is their place. */
function linesIn({ text, first }: { readonly text: string; readonly first: number }): Entry[] {
  const found: Entry[] = [];
  let line = first;
  for (let from = 0; from < text.length; line += 1) {
    const end = text.indexOf('\n', from);
    const written = text.slice(from, end < 0 ? undefined : end);
    from = end < 0 ? text.length : end + 1;
    if (written.trim()) found.push({ number: 0, line, text: written });
  }
  return found;
}

function mapJson(entry: Entry, file: string, shape?: JsonShape): MapResult[] {
  return guarded(entry, shape ?? 'json', () => {
    const { json, cut } = withoutLongIndex(entry.text);
    let value: unknown;
    try {
      value = singleBlanks(JSON.parse(json));
    } catch {
      return refused(entry, shape ?? 'json', 'not_json', entry.text);
    }
    const warnings: readonly Fault[] = cut ? [{ code: 'field_too_long', field: 'abstract' }] : [];
    return readJsonEntry(value, shape)
      .map((found) => ofJson(found, file, entry))
      .map((result) => ({ ...result, warnings: [...warnings, ...result.warnings] }));
  });
}

function ofJson(found: JsonEntry, file: string, entry: Entry): MapResult {
  const place = placeOf(entry);
  if ('fault' in found) {
    const unreadKind = found.fault.code === 'unknown_shape' ? unreadKindOf(entry.text.slice(0, 4000)) : undefined;
    return { ...place, format: 'json', label: '', refusals: [found.fault], warnings: [], ...(unreadKind && { unreadKind }) };
  }
  if ('draft' in found) return ofDraft(found.shape, file, place, found.draft);
  if ('person' in found) {
    const { author, warnings } = finishPerson(found.person);
    if (!author) {
      const field = found.person.name ? 'id' : 'name';
      return { ...place, format: found.shape, label: found.person.name ?? '', refusals: [{ code: 'not_a_record', field }], warnings };
    }
    return {
      ...place,
      format: found.shape,
      label: Object.values(author.name)[0] ?? '',
      loadable: { person: preparePerson(author) },
      refusals: [],
      warnings,
      unread: found.unread,
    };
  }
  const { record, made, refusals, warnings } = readOwn(found.own, file);
  const key = found.own.key;
  const label = typeof key === 'string' ? key : isObject(found.own.title) ? String(Object.values(found.own.title)[0]) : '';
  return {
    ...place,
    format: found.shape,
    label,
    ...(record && { loadable: prepareRecord(record, undefined, made && { ...ownOrigin, made }) }),
    refusals,
    warnings,
  };
}

function ofDraft(
  format: string,
  file: string,
  place: Place,
  draft: Draft | undefined,
  faults: readonly Fault[] = [],
  before: readonly Fault[] = [],
): MapResult {
  if (!draft) return { ...place, format, label: '', refusals: [{ code: 'bad_entry', field: '' }], warnings: [] };
  const label = (draft.title ?? draft.sourceId ?? '').slice(0, 120);
  if (faults.length > 0) return { ...place, format, label, refusals: faults, warnings: [] };
  const { record, classification, origin, refusals, warnings } = finishDraft(draft, file.split(/[\\/]/).at(-1) ?? file);
  return {
    ...place,
    format,
    label,
    ...(record && { loadable: prepareRecord(record, classification, { source: format, ...origin }) }),
    refusals,
    warnings: [...before, ...warnings],
    unread: [...(draft.unread ?? []), ...unreadType(draft)],
  };
}

/** A type that no table knows makes a work of no kind; the word for it is not lost in silence. */
function unreadType({ types = [] }: Draft): UnreadField[] {
  const example = unknownType(types);
  return example === undefined ? [] : [{ field: 'type', example: example.slice(0, 80) }];
}

/** A broken entry is refused by what the splitter found; whatever a reader stumbles over costs that entry only. */
function guarded(entry: Entry, format: string, read: () => MapResult[]): MapResult[] {
  if (entry.fault) return refused(entry, format, entry.fault, entry.text);
  try {
    return read();
  } catch (error) {
    return refused(entry, format, 'bad_entry', error instanceof Error ? error.message : String(error));
  }
}

function refused(entry: Entry, format: string, code: Fault['code'], value: string): MapResult[] {
  const refusals = [{ code, field: '', value: value.slice(0, 100) }];
  return [{ ...placeOf(entry), format, label: entry.text.slice(0, 80), refusals, warnings: [] }];
}

function placeOf(entry: Entry): Place {
  return { line: entry.line, ...(entry.number > 0 && { entry: entry.number }) };
}
