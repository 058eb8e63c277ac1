import { Problem } from '#lib/base/problem.ts';
import type { TextForPeople, TextFromPeople } from '#lib/translate/texts/people-texts.ts';
import { readTranslationCsv, translationCsv } from './translation-csv.ts';
import { readXliff, writeXliff } from './xliff.ts';

export interface FileFormat {
  /** Streams texts ordered by area. */
  write(texts: AsyncIterable<TextForPeople> | Iterable<TextForPeople>): AsyncIterable<string>;
  /** Throws a `Problem` that describes the fault of the file. */
  read(content: string, name: string): readonly TextFromPeople[];
}

const formats: Readonly<Record<string, FileFormat>> = {
  csv: { write: translationCsv, read: readTranslationCsv },
  xlf: { write: writeXliff, read: readXliff },
  xliff: { write: writeXliff, read: readXliff },
};

/** The format of a file by its extension: CSV or XLIFF 2.1. */
export function fileFormat(name: string): FileFormat {
  const format = formats[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
  if (!format) throw new Problem('bad_request', { detail: `${name} is neither .xlf, .xliff nor .csv.` });
  return format;
}
