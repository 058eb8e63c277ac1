import { setImmediate } from 'node:timers/promises';
import type { ApiResponse } from '#lib/api/respond/api-response.ts';
import { pagingLinks, signposting } from '#lib/api/respond/link-header.ts';
import { pageLinks } from '#lib/api/respond/page-links.ts';
import { type RecordPayload, recordWriters, type WriteContext } from '#lib/api/respond/record-writers.ts';
import { Moved, Refusal } from '#lib/api/respond/refusal.ts';
import type { ListRecord } from '#lib/collection/check-query.ts';
import type { OpenQuery, Operations, Records } from '#lib/collection/create-operations.ts';
import type { ParameterValue } from '#lib/collection/value.ts';
import type { Operation } from '#lib/contract/parameters/operation.ts';
import type { Representation } from '#lib/contract/parameters/parameters.ts';
import { writeLookup } from '#lib/contract/payloads/write-lookup.ts';
import { writePage } from '#lib/contract/payloads/write-page.ts';
import { requestLimits } from '#lib/contract/service-limits.ts';
import type { Author } from '#lib/domain/author.ts';
import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import type { Page } from '#lib/domain/page.ts';
import { limits } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { AuthorFormatName, FormatName } from '#lib/formats/formats.ts';
import type { JournalForm, WriteOptions } from '#lib/formats/values/addresses.ts';
import { formatWriter, writeAuthorFormat, writeRecord } from '#lib/formats/write.ts';
import type { Language } from '#lib/languages/languages.ts';
import { termPublications } from '#lib/library/terms/term-publications.ts';
import type { LookupResult } from '#lib/store/records/lookup-result.ts';

/** A call that has passed the checks of its key, limits and parameters. */
export interface Question {
  readonly operation: Operation;
  readonly language: Language;
  /** The canonical path, without a query. */
  readonly path: string;
  readonly id: string | undefined;
  readonly values: ReadonlyMap<string, ParameterValue>;
  /** The validated query of a list. */
  readonly list: OpenQuery | undefined;
  readonly format: Representation;
  readonly siteUrl: string;
}

/** Executes an operation and writes the result in the chosen format. */
export async function answerOperation(operations: Operations, question: Question): Promise<ApiResponse> {
  const { operation, language, list } = question;
  if (operation.id === 'GetAllResearchTypes') return { body: json(writeLookup(await operations.types(language))), links: [] };
  if (operation.id === 'GetAllResearchAreas') return { body: json(writeLookup(await operations.areas(language))), links: [] };
  return list ? answerList(operations, question, list) : answerRecord(operations, question, operation.record as ListRecord);
}

async function answerList(operations: Operations, question: Question, list: OpenQuery): Promise<ApiResponse> {
  const { operation, language, values, format, siteUrl, path } = question;
  const { record } = list;
  const page = await listAsSpelled(operations, list);
  const nextCursor = page.nextCursor ?? null;
  const links = pageLinks(operation, path, values, page, nextCursor);
  if (format !== 'json') {
    const body =
      record === 'author'
        ? writeAuthorFormat(format as AuthorFormatName, page.items as readonly Author[], { language, siteUrl })
        : await writeWhole(operations, question, page.items as readonly Research[]);
    return { body, links: pagingLinks(links) };
  }
  const context = { language, isSearched: list.query.keyword !== undefined, ...(await termContext(operations, record, language)) };
  const rows = page.items.map((item) => rowText(record, item, context, fieldsOf(question)));
  const { items: _, ...envelope } = writePage(page, language, { items: [], links, nextCursor });
  return { body: `{"items":[${rows.join()}],${json(envelope).slice(1)}`, links: pagingLinks(links) };
}

/**
 * The page of a list. A program shows no warning to its reader, so works found only because a name is spelled like a word are left out;
 * `searchIn=author` finds them.
 */
async function listAsSpelled(operations: Operations, list: OpenQuery): Promise<Page<Records[ListRecord]>> {
  const page = await operations.list(list);
  if (list.record !== 'research' || !page.warnings.some(({ code }) => code === 'spelled_alike')) return page;
  const exact = await operations.list({ ...list, query: { ...list.query, asSpelled: true } });
  return exact.total === 0 ? exact : page;
}

/** Other requests may run before a record with more authors is read. */
const authorsMax = 500;

/**
 * Publications as a file. The full records are loaded one after another, because citations need fields that a list omits: all authors,
 * volume, pages. Throws a refusal as soon as the file is too long.
 */
async function writeWhole(operations: Operations, question: Question, rows: readonly Research[]): Promise<string> {
  const { language, format, values } = question;
  const writer = formatWriter(format as FormatName, writeOptionsOf(question));
  const parts = [writer.head];
  let bytes = Buffer.byteLength(writer.head + writer.tail);
  for (const [index, row] of rows.entries()) {
    if (row.authorCount > authorsMax) await setImmediate();
    const record = await operations.one('research', language, row.id);
    const part = writer.item(record.kind === 'found' ? record.value : row, index);
    bytes += Buffer.byteLength(part);
    if (bytes > requestLimits.responseBytesMax && index > 0) throw pageTooLong(values, index);
    parts.push(part);
  }
  return [...parts, writer.tail].join('');
}

const writeOptionsOf = ({ language, siteUrl, values }: Question): WriteOptions => ({
  language,
  siteUrl,
  journals: values.get('journals') as JournalForm | undefined,
});

/** The refusal of a page beyond the size limit; `max` is the page size that fits. */
export function pageTooLong(values: ReadonlyMap<string, ParameterValue>, max: number): Refusal {
  const value = String(pageSizeOf(values));
  return new Refusal('invalid_parameter', { faults: [{ parameter: 'pageSize', code: 'out_of_range', allowed: { min: 1, max }, value }] });
}

/** The number of rows that a list was asked for. */
export const pageSizeOf = (values: ReadonlyMap<string, ParameterValue>): number =>
  (values.get('pageSize') as number | undefined) ?? limits.pageSizeDefault;

/** Rows without highlights are shared between lists (`cachedRows`), so each is serialised once. */
const rowTexts = new WeakMap<object, string>();

function rowText(record: ListRecord, item: object, context: WriteContext, fields: readonly string[] | undefined): string {
  const isShared = record === 'research' && !fields && !context.isSearched;
  const cached = isShared ? rowTexts.get(item) : undefined;
  if (cached !== undefined) return cached;
  const text = json(chooseFields(recordWriters[record].row(item as never, context), fields));
  if (isShared) rowTexts.set(item, text);
  return text;
}

async function answerRecord(operations: Operations, question: Question, record: ListRecord): Promise<ApiResponse> {
  const { language, id = '', format, siteUrl, path } = question;
  const value = unwrap(await operations.one(record, language, id), question, record);
  const updatedAt = 'updatedAt' in value && value.updatedAt ? { updatedAt: value.updatedAt } : {};
  const links = record === 'research' ? signposting(value as Research, path) : [];
  if (format !== 'json') {
    const body =
      record === 'author'
        ? writeAuthorFormat(format as AuthorFormatName, [value as Author], { language, siteUrl })
        : writeRecord(format, value as Research, writeOptionsOf(question));
    return { body, links, ...updatedAt };
  }
  const context = { language, ...(await termContext(operations, record, language, value as DictionaryTerm)) };
  return { body: json(chooseFields(recordWriters[record].whole(value as never, context), fieldsOf(question))), links, ...updatedAt };
}

/** Extra data for writing terms: the research areas and, for a single term, the number of its publications. */
async function termContext(operations: Operations, record: ListRecord, language: Language, term?: DictionaryTerm) {
  if (record !== 'term') return {};
  const catalogue = {
    findResearch: (_: Language, query: OpenQuery<'research'>['query']) => operations.list(operations.open('research', language, query)),
  };
  const [areas, publications] = await Promise.all([operations.areas(language), term && termPublications(catalogue, language, term, 1)]);
  return { areas, publicationCount: publications?.count };
}

function unwrap<R extends ListRecord>(result: LookupResult<Records[R]>, { id = '', path }: Question, record: R): Records[R] {
  switch (result.kind) {
    case 'found':
      return result.value;
    case 'missing':
      throw new Refusal(`${record}_not_found`, { values: { id } });
    case 'withdrawn':
      throw new Refusal('record_withdrawn', { values: { id, date: result.at.slice(0, 10) } });
    case 'merged':
      throw new Moved(path.replace(/[^/]+$/, result.id));
  }
}

const fieldsOf = ({ values }: Question) => values.get('fields') as readonly string[] | undefined;

/** Serialises a body as JSON and normalises it to NFC in one pass. */
const json = (value: unknown) => JSON.stringify(value).normalize('NFC');

/** The members that `fields` names, plus `id`, in their usual order. Without `fields`, all members. */
function chooseFields(value: RecordPayload, fields: readonly string[] | undefined): object {
  if (!fields) return value;
  const selection = new Set(['id', ...fields]);
  return Object.fromEntries(Object.entries(value).filter(([name]) => selection.has(name)));
}
