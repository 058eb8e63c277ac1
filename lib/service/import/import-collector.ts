import type { Fault } from '#lib/service/import/draft/draft.ts';
import type { FoundEncoding } from '#lib/service/import/read/find-encoding.ts';
import type { MapResult } from '#lib/service/import/read/map-chunk.ts';
import type { UnreadKindCode } from '#lib/service/import/read/unread-kinds.ts';
import { countUnread } from '#lib/service/import/report/count-unread.ts';
import type { ImportReport, ReportedRecord } from '#lib/service/import/report/import-report.ts';
import type { KeptReason } from '#lib/service/store/records/weigh-sources.ts';
import type { LoadOutcome } from '#lib/service/store/store.ts';

/** Entries of each list that a report keeps; about 10 MB at the most. */
const listMax = 5000;

/** Gathers what happens during an import, record by record, in memory that does not grow beyond the lists' bound. */
export function importCollector(dryRun: boolean) {
  const { counts, notTaken, lists, ...note } = createCounts();
  const formats: Record<string, number> = {};
  const encodings: ImportReport['encodings'][number][] = [];
  const unread = countUnread();

  return {
    noteEncoding(file: string, found: FoundEncoding): void {
      if (found.how !== 'valid' || found.damaged) encodings.push({ file, ...found });
    },
    noteUnreadFile: (file: string, kind: UnreadKindCode) => unread.noteFile(file, kind),
    noteMapped(file: string, result: MapResult): void {
      counts.read += 1;
      formats[result.format] = (formats[result.format] ?? 0) + 1;
      note.warn(file, result, result.warnings);
      unread.note(result.format, result.unread ?? []);
      if (result.unreadKind) {
        counts.refused += 1;
        unread.noteFile(file, result.unreadKind, 1);
      } else if (result.refusals.length > 0) note.refuse(file, result);
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
      notTaken,
      formats,
      encodings,
      ...unread.all(),
      ...lists.all(),
    }),
  };
}

/** Counts each record once, by what became of it, and lists it. */
function createCounts() {
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
  const lists = boundedLists();
  const notTaken: Partial<Record<KeptReason, number>> = {};
  const list = (name: 'refused' | 'leftOut' | 'warnings', file: string, result: MapResult, faults: readonly Fault[]) =>
    lists.keep(name, { ...placeOf(file, result), label: result.label, faults });
  const refuse = (file: string, result: MapResult) => {
    counts.refused += 1;
    list('refused', file, result, result.refusals);
  };
  const warn = (file: string, result: MapResult, faults: readonly Fault[]) => {
    counts.warnings += faults.length;
    if (faults.length > 0) list('warnings', file, result, faults);
  };
  const leaveOut = (file: string, result: MapResult, faults: readonly Fault[]) => {
    counts.leftOut += 1;
    list('leftOut', file, result, faults);
  };
  const outcome = (file: string, result: MapResult, became: LoadOutcome) => {
    if (became.kind === 'absent') {
      const faults = [{ code: 'absent_person', field: 'id', value: became.key }] as const;
      warn(file, result, faults);
      leaveOut(file, result, faults);
    } else if (became.kind === 'conflict') {
      const value = `${became.doi} (${became.id}, ${became.otherId})`;
      refuse(file, { ...result, refusals: [{ code: 'doi_of_another', field: 'doi', value }] });
    } else if (became.kind !== 'declined') {
      counts[became.kind] += 1;
      keepLoaded(lists.keep, { ...placeOf(file, result), key: became.key, title: result.label }, became);
      if (isMerged(became)) counts.merged += 1;
      if (became.kind === 'added') return;
      if (became.kept) counts.kept += 1;
      for (const { because } of became.kept ?? []) notTaken[because] = (notTaken[because] ?? 0) + 1;
      if ('withdrawn' in became) warn(file, result, [{ code: 'withdrawn', field: 'id', value: became.id }]);
    }
  };
  return { counts, notTaken, lists, refuse, warn, leaveOut, outcome };
}

/** Lists what was loaded. */
function keepLoaded(keep: ReturnType<typeof boundedLists>['keep'], place: Omit<ReportedRecord, 'id'>, outcome: Loaded): void {
  const record = { ...place, ...(outcome.id && { id: outcome.id }) };
  if (outcome.kind === 'added') keep('added', record);
  if (outcome.kind === 'updated') keep('updated', { ...record, by: outcome.by, changes: outcome.changes });
  if (outcome.kind === 'unchanged') keep('unchanged', record);
  if (outcome.kind !== 'added' && outcome.kept) {
    const fields = outcome.kept.map(({ field, stands, came, because }) => ({
      field,
      stands: bounded(stands),
      came: bounded(came),
      because,
    }));
    keep('kept', { ...record, fields });
  }
  if (!isMerged(outcome)) return;
  const { id, by, because, again } = outcome;
  keep('merged', { ...record, id, by, ...(because && { because }), ...(again && { again }) });
}

/** A value as a report holds it: of a long list, as of a thousand people, the beginning. */
function bounded(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : value;
}

type Loaded = Extract<LoadOutcome, { kind: 'added' | 'updated' | 'unchanged' }>;

/** The same record of the same source again is no merge. */
function isMerged(outcome: Loaded): outcome is Exclude<Loaded, { kind: 'added' }> {
  return outcome.kind !== 'added' && ((outcome.by !== 'key' && outcome.by !== 'orcid') || outcome.again === true);
}

type Lists = Pick<ImportReport, 'refused' | 'leftOut' | 'warnings' | 'added' | 'updated' | 'kept' | 'merged' | 'unchanged'>;

function boundedLists() {
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

function placeOf(file: string, { line, entry }: MapResult) {
  return { file, line, ...(entry !== undefined && { entry }) };
}
