import { preparePerson } from '#lib/service/store/prepare-person.ts';
import { prepareRecord } from '#lib/service/store/prepare-record.ts';
import type { Loadable } from '#lib/service/store/store.ts';
import type { Draft, Fault } from './draft.ts';
import { finishPerson } from './finish-authors.ts';
import { finishDraft } from './finish-draft.ts';
import { readBibtexEntry } from './formats/bibtex.ts';
import { readCsvRow, readHeadings } from './formats/csv.ts';
import { type JsonEntry, type JsonShape, readJsonEntry } from './formats/map-json.ts';
import { readOaiRecord } from './formats/oai.ts';
import { readOwn } from './formats/own.ts';
import { isObject } from './formats/reading.ts';
import { readRisRecord } from './formats/ris.ts';
import type { Chunk } from './read-chunks.ts';
import type { Entry } from './split/entry.ts';

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
}

type Place = Pick<MapResult, 'line' | 'entry'>;

/** Understands, cleans, judges and prepares the records of a chunk, in their order. Never rejects: whatever goes wrong with a record is a refusal of that record. */
export async function mapChunk(chunk: Chunk): Promise<MapResult[]> {
  switch (chunk.cut) {
    case 'lines':
      return mapLines(chunk.text, chunk.first, chunk.file, chunk.shape);
    case 'json':
      return chunk.entries.flatMap((entry) => mapJson(entry.text, { line: entry.line, entry: entry.number }, chunk.file, chunk.shape));
    case 'ris':
      return chunk.entries.flatMap((entry) =>
        guarded(entry, 'ris', () => [ofDraft('ris', chunk.file, placeOf(entry), readRisRecord(entry.text))]),
      );
    case 'csv': {
      const { places, warnings } = readHeadings(chunk.heading);
      return chunk.entries.flatMap((entry) =>
        guarded(entry, 'csv', () => {
          const { draft, faults } = readCsvRow(entry.cells, places);
          const result = ofDraft('csv', chunk.file, placeOf(entry), draft, faults);
          // Said once, with the first row, not a thousand times.
          return [entry.number === 2 ? { ...result, warnings: [...warnings, ...result.warnings] } : result];
        }),
      );
    }
    case 'xml':
      return chunk.entries.flatMap((entry) =>
        guarded(entry, 'oai', () => {
          const draft = readOaiRecord(entry.node);
          return draft === 'deleted'
            ? [{ ...placeOf(entry), format: 'oai', label: '', refusals: [], warnings: [{ code: 'deleted', field: 'header' }] }]
            : [ofDraft('oai', chunk.file, placeOf(entry), draft)];
        }),
      );
    case 'bibtex': {
      const results: MapResult[] = [];
      for (const entry of chunk.entries) {
        const draft = entry.fault ? undefined : await readBibtexEntry(entry.text, entry.macros).catch(() => undefined);
        results.push(...guarded(entry, 'bibtex', () => [ofDraft('bibtex', chunk.file, placeOf(entry), draft)]));
      }
      return results;
    }
  }
}

function mapLines(text: string, first: number, file: string, shape?: JsonShape): MapResult[] {
  const results: MapResult[] = [];
  let line = first;
  for (let from = 0; from < text.length; line += 1) {
    const end = text.indexOf('\n', from);
    const written = text.slice(from, end < 0 ? undefined : end);
    from = end < 0 ? text.length : end + 1;
    if (written.trim()) results.push(...mapJson(written, { line }, file, shape));
  }
  return results;
}

function mapJson(text: string, place: Place, file: string, shape?: JsonShape): MapResult[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [
      {
        ...place,
        format: shape ?? 'json',
        label: text.slice(0, 80),
        refusals: [{ code: 'not_json', field: '', value: text.slice(0, 100) }],
        warnings: [],
      },
    ];
  }
  const entry: Entry = { number: place.entry ?? 0, line: place.line, text };
  return guarded(entry, shape ?? 'json', () => readJsonEntry(value, shape).map((found) => ofJson(found, file, place)));
}

function ofJson(found: JsonEntry, file: string, place: Place): MapResult {
  if ('fault' in found) return { ...place, format: 'json', label: '', refusals: [found.fault], warnings: [] };
  if ('draft' in found) return ofDraft(found.shape, file, place, found.draft);
  if ('person' in found) {
    const { author, warnings } = finishPerson(found.person);
    if (!author) return { ...place, format: found.shape, label: '', refusals: [{ code: 'not_a_record', field: 'display_name' }], warnings };
    return {
      ...place,
      format: found.shape,
      label: Object.values(author.name)[0] ?? '',
      loadable: { person: preparePerson(author) },
      refusals: [],
      warnings,
    };
  }
  const { record, refusals } = readOwn(found.own, file);
  const key = found.own.key;
  const label = typeof key === 'string' ? key : isObject(found.own.title) ? String(Object.values(found.own.title)[0]) : '';
  return { ...place, format: found.shape, label, ...(record && { loadable: prepareRecord(record) }), refusals, warnings: [] };
}

function ofDraft(format: string, file: string, place: Place, draft: Draft | undefined, faults: readonly Fault[] = []): MapResult {
  if (!draft) return { ...place, format, label: '', refusals: [{ code: 'bad_entry', field: '' }], warnings: [] };
  const label = (draft.title ?? draft.sourceId ?? '').slice(0, 120);
  if (faults.length > 0) return { ...place, format, label, refusals: faults, warnings: [] };
  const { record, classification, origin, refusals, warnings } = finishDraft(draft, file.split(/[\\/]/).at(-1) ?? file);
  const loadable = record && prepareRecord(record, classification, { source: format, ...origin });
  return { ...place, format, label, ...(loadable && { loadable }), refusals, warnings };
}

/** A broken entry is refused by what the splitter found; whatever a reader stumbles over costs that entry only. */
function guarded(entry: Entry, format: string, read: () => MapResult[]): MapResult[] {
  const refused = (code: Fault['code'], value: string): MapResult[] => [
    {
      ...placeOf(entry),
      format,
      label: entry.text.slice(0, 80),
      refusals: [{ code, field: '', value: value.slice(0, 100) }],
      warnings: [],
    },
  ];
  if (entry.fault) return refused(entry.fault, entry.text);
  try {
    return read();
  } catch (error) {
    return refused('bad_entry', error instanceof Error ? error.message : String(error));
  }
}

function placeOf(entry: Entry): Place {
  return { line: entry.line, ...(entry.number > 0 && { entry: entry.number }) };
}
