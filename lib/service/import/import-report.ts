import type { Suspect } from '#lib/service/store/curation.ts';
import type { Evidence } from '#lib/service/store/identity/compare-works.ts';
import type { FieldChange, LoadOutcome, MatchedBy } from '#lib/service/store/store.ts';
import type { Fault } from './draft.ts';
import type { MapResult } from './map-chunk.ts';

/** What happened, for a person or a program. Lists are cut at `listMax`; the counts are not. */
export interface ImportReport {
  readonly dryRun: boolean;
  /** Absent when nothing changed, so that there is nothing to undo. */
  readonly batch?: string;
  readonly files: readonly string[];
  readonly seconds: number;
  readonly counts: {
    readonly read: number;
    readonly added: number;
    readonly updated: number;
    readonly unchanged: number;
    /** Of those updated or unchanged: records that were recognised as one that came from elsewhere, or earlier in the same files. */
    readonly merged: number;
    readonly refused: number;
    readonly warnings: number;
    readonly suspects: number;
    /** Records whose areas were found, of those whose source named none. */
    readonly classified: number;
    readonly unclassified: number;
  };
  readonly formats: Readonly<Record<string, number>>;
  readonly refused: readonly ReportedFaults[];
  readonly warnings: readonly ReportedFaults[];
  readonly added: readonly ReportedRecord[];
  readonly updated: readonly (ReportedRecord & { readonly by: string; readonly changes: readonly FieldChange[] })[];
  readonly merged: readonly MergedRecord[];
  readonly suspects: readonly Suspect[];
  readonly truncated: boolean;
}

export interface ReportedRecord {
  readonly file: string;
  readonly line: number;
  readonly entry?: number;
  readonly key: string;
  readonly id?: string;
  readonly title: string;
}

/** Into which record, by what identifier, or because of what both say; `again`: that one came with the same files. */
export interface MergedRecord extends ReportedRecord {
  readonly id: string;
  readonly by: MatchedBy;
  readonly because?: readonly Evidence[];
  readonly again?: true;
}

export interface ReportedFaults {
  readonly file: string;
  readonly line: number;
  readonly entry?: number;
  readonly label: string;
  readonly faults: readonly Fault[];
}

/** Entries of each list that a report keeps; about 10 MB at the most. */
const listMax = 5000;

/** Gathers what happens during an import, record by record, in memory that does not grow beyond the lists' bound. */
export function importCollector(dryRun: boolean) {
  const counts = { read: 0, added: 0, updated: 0, unchanged: 0, merged: 0, refused: 0, warnings: 0, classified: 0, unclassified: 0 };
  const formats: Record<string, number> = {};
  const lists = boundedLists();
  const refuse = (file: string, result: MapResult) => {
    counts.refused += 1;
    lists.keep('refused', { ...placeOf(file, result), label: result.label, faults: result.refusals });
  };
  const warn = (file: string, result: MapResult, faults: readonly Fault[]) => {
    if (faults.length === 0) return;
    counts.warnings += faults.length;
    lists.keep('warnings', { ...placeOf(file, result), label: result.label, faults });
  };

  return {
    refuse,
    noteMapped(file: string, result: MapResult): void {
      counts.read += 1;
      formats[result.format] = (formats[result.format] ?? 0) + 1;
      warn(file, result, result.warnings);
      if (result.refusals.length > 0) refuse(file, result);
      if (result.loadable && 'classification' in result.loadable && result.loadable.classification) {
        counts[result.loadable.areas.length > 0 ? 'classified' : 'unclassified'] += 1;
      }
    },
    noteOutcome(file: string, result: MapResult, outcome: LoadOutcome): void {
      if (outcome.kind === 'absent') warn(file, result, [{ code: 'absent_person', field: 'id', value: outcome.key }]);
      else if (outcome.kind === 'conflict') {
        const value = `${outcome.doi} (${outcome.id}, ${outcome.otherId})`;
        refuse(file, { ...result, refusals: [{ code: 'doi_of_another', field: 'doi', value }] });
      } else {
        counts[outcome.kind] += 1;
        const record = { ...placeOf(file, result), key: outcome.key, title: result.label };
        if (outcome.kind === 'added') lists.keep('added', { ...record, ...(outcome.id && { id: outcome.id }) });
        else if (isMerged(outcome)) {
          counts.merged += 1;
          const { id, by, because, again } = outcome;
          lists.keep('merged', { ...record, id, by, ...(because && { because }), ...(again && { again }) });
        }
        if (outcome.kind === 'updated') lists.keep('updated', { ...record, id: outcome.id, by: outcome.by, changes: outcome.changes });
      }
    },
    progress: () => ({ records: counts.read, refused: counts.refused }),
    finish: (more: Pick<ImportReport, 'files' | 'seconds' | 'suspects'> & { readonly batch?: string }): ImportReport => ({
      dryRun,
      ...more,
      counts: { ...counts, suspects: more.suspects.length },
      formats,
      ...lists.all(),
    }),
  };
}

/** The same record of the same source again is no merge. */
function isMerged({ by, again }: Extract<LoadOutcome, { readonly by: MatchedBy }>): boolean {
  return (by !== 'key' && by !== 'orcid') || again === true;
}

type Lists = Pick<ImportReport, 'refused' | 'warnings' | 'added' | 'updated' | 'merged'>;

function boundedLists() {
  const lists: { [Name in keyof Lists]: Lists[Name][number][] } = { refused: [], warnings: [], added: [], updated: [], merged: [] };
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
