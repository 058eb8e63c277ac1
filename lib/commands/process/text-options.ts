import { open, readFile, rm } from 'node:fs/promises';
import { Problem } from '#lib/base/problem.ts';
import { writeImportReport } from '#lib/commands/wording/translate-texts.ts';
import type { Env } from '#lib/env.ts';
import { isLanguage, type Language } from '#lib/languages/languages.ts';
import type { Store } from '#lib/store/port/store.ts';
import type { ListedTexts, WritableText } from '#lib/store/values/text-port.ts';
import { importTranslations, type TranslationImportOptions } from '#lib/translate/files/import-translations.ts';
import { fileFormat } from '#lib/translate/files/translation-file.ts';
import { translatedTexts } from '#lib/translate/texts/people-texts.ts';
import { withExistingStore } from './with-store.ts';

/** Common options of `translate` and `review`. */
export const filterOptions = {
  area: { type: 'string', multiple: true },
  type: { type: 'string', multiple: true },
  year: { type: 'string' },
  from: { type: 'string' },
  limit: { type: 'string' },
} as const;

interface FilterValues {
  readonly area?: readonly string[] | undefined;
  readonly type?: readonly string[] | undefined;
  readonly year?: string | undefined;
  readonly from?: string | undefined;
}

/** Parses the options that select texts. Throws a `Problem` for an invalid year or language. */
export function readFilter({ area, type, year, from }: FilterValues): ListedTexts {
  const years = year === undefined ? undefined : /^(\d{1,4})?(-)?(\d{1,4})?$/.exec(year);
  if (year !== undefined && (!years || year === '' || year === '-'))
    throw new Problem('bad_request', { detail: `--year ${year} is not a year or a range such as 2010-2015.` });
  const [, first, range, last] = years ?? [];
  if (from !== undefined && !/^[a-z]{2,3}$/.test(from))
    throw new Problem('bad_request', { detail: `--from ${from} is not a language code such as en.` });
  return {
    ...(area && { areas: area }),
    ...(type && { types: type }),
    ...(first && { yearFrom: Number(first) }),
    ...(years && (range ? last && { yearTo: Number(last) } : { yearTo: Number(first) })),
    ...(from && { from }),
  };
}

/** Parses a name such as `title.ar`. */
export function readTextName(name: string): { readonly field: WritableText; readonly language: Language } {
  const [field, language, ...more] = name.split('.');
  const textName = translatedTexts.find((candidate) => candidate === field);
  if (!textName || !isLanguage(language) || more.length > 0)
    throw new Problem('bad_request', { detail: `"${name}" is not a text; use one of title.ar, title.en, abstract.ar and abstract.en.` });
  return { field: textName, language };
}

export function readCount(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,9}$/.test(value)) throw new Problem('bad_request', { detail: `${option} ${value} is not a number above 0.` });
  return Number(value);
}

/** Runs `work` with the store of this installation. Rejects in remote mode or if no database exists. */
export async function withTexts(env: Env, work: (store: Store) => Promise<number>): Promise<number> {
  if (env.UPSTREAM_BASE_URL)
    throw new Problem('config', { detail: 'UPSTREAM_BASE_URL is set: texts of a remote service cannot be translated or reviewed here.' });
  return withExistingStore(env, work);
}

/** Imports a file of texts and prints the outcome. Exit code 1 when a row was refused. */
export async function importTextFile(store: Store, file: string, options: Pick<TranslationImportOptions, 'mode' | 'all'>): Promise<number> {
  const rows = fileFormat(file).read(await readText(file), file);
  const batch = newBatch(options.mode === 'review' ? 'r' : 't');
  const report = await importTranslations(store.texts, rows, { ...options, batch, date: today(), source: file });
  process.stdout.write(writeImportReport(report));
  return report.refused.length > 0 ? 1 : 0;
}

/** Writes the pieces to a new file; never overwrites an existing file. */
export async function writePieces(path: string, pieces: AsyncIterable<string>): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  // The first piece is requested before the file is created, so that an error leaves no empty file.
  const first = await iterator.next();
  const file = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    throw new Problem('bad_request', {
      detail: error.code === 'EEXIST' ? `${path} already exists; choose another file name.` : `${path} cannot be written (${error.code}).`,
    });
  });
  try {
    for (let piece = first; !piece.done; piece = await iterator.next()) await file.write(piece.value);
  } catch (error) {
    // A partial file would look complete.
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** The id of a new batch: the letter and the current UTC time, such as `t261121-080000`. */
export const newBatch = (letter: string, now = new Date()): string =>
  `${letter}${now.toISOString().slice(2, 19).replace(/[-:]/g, '').replace('T', '-')}`;

export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Problem('bad_request', {
      detail: `${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.code}.`,
    });
  });
}
