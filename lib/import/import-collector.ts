import { type ImportFault, isAlarm } from '#lib/import/draft/draft.ts';
import type { DetectedEncoding } from '#lib/import/read/find-encoding.ts';
import type { MapResult } from '#lib/import/read/map-chunk.ts';
import type { UnsupportedFileCode } from '#lib/import/read/unsupported-files.ts';
import { countUnread } from '#lib/import/report/count-unread.ts';
import type { ImportReport, ReportedFaults, ReportedRecord } from '#lib/import/report/import-report.ts';
import type { LoadOutcome } from '#lib/store/port/store.ts';
import type { KeptReason } from '#lib/store/records/weigh-sources.ts';

/** Maximum entries of each list in a report; about 10 MB in total. */
const listMax = 5000;

/** Collects the results of an import record by record, in bounded memory. `onRefused` receives every refused record, the report the first ones. */
export function importCollector(dryRun: boolean, onRefused?: (entry: ReportedFaults) => void) {
  const { counts, notTaken, lists, ...note } = createCounts(onRefused);
  const alarms = new Map<string, ImportReport['alarms'][number]>();
  const formats: Record<string, number> = {};
  const encodings: ImportReport['encodings'][number][] = [];
  const unread = countUnread();

  return {
    noteEncoding(file: string, encoding: DetectedEncoding): void {
      if (encoding.how !== 'valid' || encoding.damaged) encodings.push({ file, ...encoding });
    },
    noteUnreadFile: (file: string, kind: UnsupportedFileCode) => unread.noteFile(file, kind),
    noteMapped(file: string, result: MapResult): void {
      // Records of a file of an unread kind are counted with that file.
      if (result.unreadKind) return void unread.noteFile(file, result.unreadKind, 1);
      counts.read += 1;
      formats[result.format] = (formats[result.format] ?? 0) + 1;
      note.warn(file, result, result.warnings);
      countAlarms(alarms, [...result.refusals, ...result.warnings]);
      unread.note(result.format, result.unread ?? []);
      if (result.refusals.length > 0) note.refuse(file, result);
      else if (!result.loadable) note.leaveOut(file, result, result.warnings);
      if (result.loadable && 'classification' in result.loadable && result.loadable.classification) {
        counts[result.loadable.areas.length > 0 ? 'classified' : 'unclassified'] += 1;
      }
    },
    noteOutcome: note.outcome,
    progress: () => ({ records: counts.read, refused: counts.refused }),
    finish: (more: Pick<ImportReport, 'files' | 'seconds' | 'suspects'> & { readonly batch?: string }): ImportReport => ({
      dryRun,
      ...more,
      counts: { ...counts, suspects: more.suspects.length },
      alarms: [...alarms.values()].sort((a, b) => b.records - a.records),
      notTaken,
      formats,
      encodings,
      ...unread.all(),
      ...lists.all(),
    }),
  };
}

/** Counts the records with each alarm. */
function countAlarms(alarms: Map<string, ImportReport['alarms'][number]>, faults: readonly ImportFault[]): void {
  const distinct = new Map(faults.flatMap(({ code, field }) => (isAlarm(code) ? [[`${code} ${field}`, { code, field }]] : [])));
  for (const [key, alarm] of distinct) alarms.set(key, { ...alarm, records: (alarms.get(key)?.records ?? 0) + 1 });
}

/** Counts and lists records by outcome. A merged record is also counted as updated or unchanged. */
function createCounts(onRefused: ((entry: ReportedFaults) => void) | undefined) {
  const counts = {
    read: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    leftOut: 0,
    merged: 0,
    kept: 0,
    warnings: 0,
    classified: 0,
    unclassified: 0,
  };
  const lists = createLists();
  const notTaken: Partial<Record<KeptReason, number>> = {};
  const list = (name: 'leftOut' | 'warnings', file: string, result: MapResult, faults: readonly ImportFault[]) =>
    lists.keep(name, { ...positionOf(file, result), label: result.label, faults });
  const refuse = (file: string, result: MapResult) => {
    counts.refused += 1;
    const entry = { ...positionOf(file, result), label: result.label, faults: result.refusals };
    onRefused?.(entry);
    if (!onRefused || counts.refused <= listMax) lists.keep('refused', entry);
  };
  const warn = (file: string, result: MapResult, faults: readonly ImportFault[]) => {
    counts.warnings += faults.length;
    if (faults.length > 0) list('warnings', file, result, faults);
  };
  const leaveOut = (file: string, result: MapResult, faults: readonly ImportFault[]) => {
    counts.leftOut += 1;
    list('leftOut', file, result, faults);
  };
  const noteOutcome = (file: string, result: MapResult, loadOutcome: LoadOutcome) => {
    if (loadOutcome.kind === 'absent') {
      const faults = [{ code: 'absent_person', field: 'id', value: loadOutcome.key }] as const;
      warn(file, result, faults);
      leaveOut(file, result, faults);
    } else if (loadOutcome.kind === 'conflict') {
      const value = `${loadOutcome.doi} (${loadOutcome.id}, ${loadOutcome.otherId})`;
      refuse(file, { ...result, refusals: [{ code: 'doi_of_another', field: 'doi', value }] });
    } else if (loadOutcome.kind !== 'declined') {
      counts[loadOutcome.kind] += 1;
      listLoaded(lists.keep, { ...positionOf(file, result), key: loadOutcome.key, title: result.label }, loadOutcome);
      if (isMerged(loadOutcome)) counts.merged += 1;
      if (loadOutcome.kind === 'added') return;
      if (loadOutcome.kept) counts.kept += 1;
      for (const { because } of loadOutcome.kept ?? []) notTaken[because] = (notTaken[because] ?? 0) + 1;
      if ('withdrawn' in loadOutcome) warn(file, result, [{ code: 'withdrawn', field: 'id', value: loadOutcome.id }]);
    }
  };
  return { counts, notTaken, lists, refuse, warn, leaveOut, outcome: noteOutcome };
}

/** Lists a loaded record by its outcome. */
function listLoaded(keep: ReturnType<typeof createLists>['keep'], position: Omit<ReportedRecord, 'id'>, outcome: Loaded): void {
  const record = { ...position, ...(outcome.id && { id: outcome.id }) };
  if (outcome.kind === 'added') keep('added', record);
  if (outcome.kind === 'updated') keep('updated', { ...record, by: outcome.by, changes: outcome.changes });
  if (outcome.kind === 'unchanged') keep('unchanged', record);
  if (outcome.kind !== 'added' && outcome.kept) {
    const fields = outcome.kept.map(({ field, stands, came, because }) => ({
      field,
      stands: truncate(stands),
      came: truncate(came),
      because,
    }));
    keep('kept', { ...record, fields });
  }
  if (!isMerged(outcome)) return;
  const { id, by, because, again } = outcome;
  keep('merged', { ...record, id, by, ...(because && { because }), ...(again && { again }) });
}

/** Cuts a long value, such as a list of a thousand authors, to 2,000 characters of JSON. */
function truncate(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : value;
}

type Loaded = Extract<LoadOutcome, { kind: 'added' | 'updated' | 'unchanged' }>;

/** A match by key or ORCID iD is the same record of a source, so it is no merge, unless this batch wrote the record before. */
function isMerged(outcome: Loaded): outcome is Exclude<Loaded, { kind: 'added' }> {
  return outcome.kind !== 'added' && ((outcome.by !== 'key' && outcome.by !== 'orcid') || outcome.again === true);
}

type Lists = Pick<ImportReport, 'refused' | 'leftOut' | 'warnings' | 'added' | 'updated' | 'kept' | 'merged' | 'unchanged'>;

function createLists() {
  const lists: { [Name in keyof Lists]: Lists[Name][number][] } = {
    refused: [],
    leftOut: [],
    warnings: [],
    added: [],
    updated: [],
    kept: [],
    merged: [],
    unchanged: [],
  };
  let truncated = false;
  return {
    keep<Name extends keyof Lists>(name: Name, value: Lists[Name][number]): void {
      const list = lists[name] as Lists[Name][number][];
      if (list.length < listMax) list.push(value);
      else truncated = true;
    },
    all: () => ({ ...lists, truncated }),
  };
}

function positionOf(file: string, { line, entry }: MapResult) {
  return { file, line, ...(entry !== undefined && { entry }) };
}
