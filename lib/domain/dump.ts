export interface DumpFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** All records of one version of the data as packed files. */
export interface Dump {
  readonly folder: string;
  readonly dataVersion: string;
  /** UTC, when the files were made. */
  readonly made: string;
  readonly records: number;
  readonly files: readonly DumpFile[];
}
