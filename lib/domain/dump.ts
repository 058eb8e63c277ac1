/** One file of a dump. */
export interface DumpFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** All records of one data version as compressed files. */
export interface Dump {
  readonly folder: string;
  readonly dataVersion: string;
  /** UTC, when the files were written. */
  readonly made: string;
  readonly records: number;
  readonly files: readonly DumpFile[];
}
