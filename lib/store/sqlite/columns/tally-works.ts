import type { DatabaseSync } from 'node:sqlite';
import { type ColumnChanges, type ColumnSource, snapshotAfter } from './snapshot.ts';

/** Counts over the visible publications of an institution or a person. */
export interface WorkTally {
  readonly publication_count: number;
  readonly first_year: number | null;
  readonly last_year: number | null;
  /** JSON list of the areas, the most frequent first. */
  readonly areas: string;
}

/** Counts the publications of each id; `areasMax` limits the list of areas. */
export type WorkTallier = (
  of: 'authors' | 'institutions',
  ids: readonly number[],
  areasMax?: number,
) => Iterable<WorkTally & { readonly id: number }>;

/** Number of ids counted in one pass, whose counts by area take 20 MB. */
const passSize = 20_000;
/** Area ids are bytes. */
const areasMax = 256;

/**
 * Counts publications by the snapshot of the last version and the changed publications, since reading all rows of prolific people and
 * institutions makes a load cost as much as the store is large. Undefined without a snapshot. Changes must be complete at the first call.
 */
export function workTallier(database: DatabaseSync, touched: ColumnChanges): WorkTallier | undefined {
  const columns = snapshotAfter(database, touched);
  if (!columns) return undefined;
  return function* tally(of, ids, listedMax = areasMax) {
    const { before, after, runs } = columns();
    const unchanged = runs.filter(({ isChanged }) => !isChanged);
    for (let from = 0; from < ids.length; from += passSize) {
      const counts = new Counts(ids.slice(from, from + passSize));
      counts.add(before, of, unchanged);
      counts.add(after, of, [{ from: 0, to: after.array('id').length }]);
      yield* counts.tallies(listedMax);
    }
  };
}

class Counts {
  readonly #ids: readonly number[];
  /** Position of an id in `#ids`, plus one. */
  readonly #slots: Int32Array;
  readonly #counts: Int32Array;
  readonly #firstYears: Int32Array;
  readonly #lastYears: Int32Array;
  readonly #areas: Int32Array;

  constructor(ids: readonly number[]) {
    this.#ids = ids;
    this.#slots = new Int32Array(1 + ids.reduce((max, id) => Math.max(max, id), 0));
    for (const [index, id] of ids.entries()) this.#slots[id] = index + 1;
    this.#counts = new Int32Array(ids.length);
    this.#firstYears = new Int32Array(ids.length);
    this.#lastYears = new Int32Array(ids.length);
    this.#areas = new Int32Array(ids.length * areasMax);
  }

  add(columns: ColumnSource, of: 'authors' | 'institutions', ranges: readonly { readonly from: number; readonly to: number }[]): void {
    const [starts, values, years] = [columns.array(`${of}At`), columns.array(of), columns.array('year')];
    const [areasAt, areas] = [columns.array('areasAt'), columns.array('areas')];
    for (const { from, to } of ranges)
      for (let ordinal = from; ordinal < to; ordinal += 1) {
        const end = starts[ordinal + 1] as number;
        for (let entry = starts[ordinal] as number; entry < end; entry += 1) {
          const slot = (this.#slots[values[entry] as number] ?? 0) - 1;
          if (slot < 0) continue;
          this.#count(slot, years[ordinal] as number);
          for (let area = areasAt[ordinal] as number; area < (areasAt[ordinal + 1] as number); area += 1) {
            const cell = slot * areasMax + (areas[area] as number);
            this.#areas[cell] = (this.#areas[cell] as number) + 1;
          }
        }
      }
  }

  /** The year 0 is an unknown one. */
  #count(slot: number, year: number): void {
    this.#counts[slot] = (this.#counts[slot] as number) + 1;
    if (year === 0) return;
    if (this.#firstYears[slot] === 0 || year < (this.#firstYears[slot] as number)) this.#firstYears[slot] = year;
    if (this.#lastYears[slot] === 0 || year > (this.#lastYears[slot] as number)) this.#lastYears[slot] = year;
  }

  *tallies(listedMax: number): Generator<WorkTally & { readonly id: number }> {
    for (const [slot, id] of this.#ids.entries()) {
      const byArea = this.#areas.subarray(slot * areasMax, (slot + 1) * areasMax);
      const areas = [...byArea.keys()].filter((area) => (byArea[area] as number) > 0);
      areas.sort((a, b) => (byArea[b] as number) - (byArea[a] as number) || a - b);
      yield {
        id,
        publication_count: this.#counts[slot] as number,
        first_year: this.#firstYears[slot] || null,
        last_year: this.#lastYears[slot] || null,
        areas: JSON.stringify(areas.slice(0, listedMax)),
      };
    }
  }
}
