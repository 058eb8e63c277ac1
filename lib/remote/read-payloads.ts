import { Problem } from '#lib/base/problem.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { ServicePage } from '#lib/remote/paging/read-window.ts';
import type { OperationName } from '#lib/remote/profile/operations.ts';
import type { Profile } from '#lib/remote/profile/profile.ts';
import { applyProfile, type Reader } from '#lib/remote/reader/apply-profile.ts';
import { type PageExtras, readPageExtras } from '#lib/remote/reader/envelopes/read-page-extras.ts';
import type { LooseAuthor } from '#lib/remote/reader/fields/read-author.ts';
import type { LooseResearch } from '#lib/remote/reader/fields/read-research.ts';
import type { AnswerEntry } from '#lib/remote/transport/ask-service.ts';

/** The row type of each list operation. */
export interface ListedRows {
  readonly findResearch: LooseResearch;
  readonly findAuthors: LooseAuthor;
}
export type ListName = keyof ListedRows;

export interface ReceivedPage<T> extends ServicePage<T> {
  readonly answer: AnswerEntry;
  /** Facets and notices, from the objects around the rows. */
  readonly extras: () => PageExtras;
}

export type Payloads = ReturnType<typeof readPayloads>;

/** Creates readers for the responses of a service with this profile. Each throws `bad_payload` if it recognises nothing in the response. */
export function readPayloads(profile: Profile) {
  const reader = applyProfile(profile);
  // If the record of a detail response has no id, it gets the requested one.
  const recordOf = ({ payload }: AnswerEntry, operation: 'research' | 'author', id: string): object => {
    const match = reader.single(payload, operation);
    if (match === null) throw new Problem('not_found', { detail: 'The answer contains no record.' });
    if (!match) throw unreadable(operation);
    return { id, ...match.record };
  };
  return {
    lookup({ payload }: AnswerEntry, operation: 'researchTypes' | 'researchAreas', language: Language): readonly LookupEntry[] {
      const list = payload === undefined ? { rows: [] } : reader.list(payload, operation);
      if (!list) throw unreadable(operation);
      return list.rows.map((row) => reader.lookup(row, language)).filter((row) => row !== undefined);
    },
    research(answer: AnswerEntry, id: string, language: Language): LooseResearch {
      const research = reader.research(recordOf(answer, 'research', id), language);
      if (!research) throw unreadable('research');
      return research;
    },
    author(answer: AnswerEntry, id: string, language: Language): LooseAuthor {
      const author = reader.author(recordOf(answer, 'author', id), language);
      if (!author) throw unreadable('author');
      return author;
    },
    page: <N extends ListName>(answer: AnswerEntry, operation: N, language: Language) => readPage(answer, operation, language, reader),
  };
}

function readPage<N extends ListName>(answer: AnswerEntry, operation: N, language: Language, reader: Reader): ReceivedPage<ListedRows[N]> {
  if (answer.payload === undefined || answer.payload === null)
    return { items: [], rowCount: 0, figures: { total: 0 }, answer, extras: () => readPageExtras(undefined, language) };
  const list = reader.list(answer.payload, operation);
  if (!list)
    throw new Problem('bad_payload', {
      detail: `No list was found in the answer to ${operation}. Run the doctor and give the client its profile.`,
    });
  const readRow = reader[operation === 'findResearch' ? 'research' : 'author'] as (
    row: unknown,
    language: Language,
  ) => ListedRows[N] | undefined;
  const items = readListRows(list.rows, (row) => readRow(row, language));
  if (items.length === 0 && list.rows.length > 0)
    throw new Problem('bad_payload', { detail: `No row of the answer to ${operation} has both an id and a title or name.` });
  const figures = reader.figures(answer, list);
  return { items, rowCount: list.rows.length, figures, answer, extras: () => readPageExtras(list.around[0], language) };
}

function unreadable(operation: OperationName): Problem {
  return new Problem('bad_payload', {
    detail: `The answer to ${operation} has an unknown format. Run the doctor and give the client its profile.`,
  });
}

/**
 * The readable rows of a list. A row for which `readRow` throws is skipped. If all rows throw, the fault is in the code, and the first
 * error is thrown.
 */
export function readListRows<T>(rows: readonly unknown[], readRow: (row: unknown) => T | undefined): T[] {
  const records: T[] = [];
  const errors: unknown[] = [];
  for (const row of rows) {
    try {
      const record = readRow(row);
      if (record !== undefined) records.push(record);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0 && errors.length === rows.length) throw errors[0];
  return records;
}
