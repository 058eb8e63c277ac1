import type { LastIds, SharedTable } from '#lib/service/store/working-copy/tables.ts';

export type Row = readonly (string | number | null)[];

/** A publication that is to be found, with its authors, both as JSON. */
export interface IndexedRecord {
  readonly id: number;
  readonly doc: string;
  readonly authors: string;
}

/** What stands in a store, table by table. All of it is of one moment. */
export interface CopySource {
  /** Rows in order of id, some thousands at a time. */
  rows(table: SharedTable): AsyncIterable<readonly Row[]>;
  /** Publications that are to be found, with their authors. */
  publications(): AsyncIterable<readonly IndexedRecord[]>;
  readonly state: CopiedState;
  close(): Promise<void>;
}

export interface CopiedState {
  readonly dataVersion: string;
  readonly lastIds: LastIds;
}

/** An empty store that takes it all in one transaction. */
export interface CopyTarget {
  put(table: SharedTable, rows: readonly Row[]): Promise<void>;
  /** Indexes publications. It may come before their rows, and resolves when more can be taken. */
  putTexts(records: readonly IndexedRecord[]): Promise<void>;
  putNames(entries: readonly { readonly id: number; readonly words: string; readonly keys: string }[]): Promise<void>;
  commit(state: CopiedState): Promise<void>;
  abandon(): Promise<void>;
}
