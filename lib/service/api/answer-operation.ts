import type { Operation } from '#lib/contract/operation.ts';
import type { FormatName } from '#lib/contract/parameters/parameters.ts';
import { writeLookup } from '#lib/contract/payloads/write-lookup.ts';
import { writePage } from '#lib/contract/payloads/write-page.ts';
import type { Author } from '#lib/domain/author.ts';
import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import { termPublications } from '#lib/domain/term-publications.ts';
import { writeAuthorFormat, writeFormat } from '#lib/formats/write.ts';
import { pagingLinks, signposting } from '#lib/service/answers/link-header.ts';
import { pageLinks } from '#lib/service/answers/page-links.ts';
import { type RecordPayload, recordWriters, type WriteContext } from '#lib/service/answers/record-writers.ts';
import { Moved, Refusal } from '#lib/service/answers/refusal.ts';
import type { ListRecord } from '#lib/service/operations/check-query.ts';
import type { OpenQuery, Operations, Records } from '#lib/service/operations/create-operations.ts';
import type { Value } from '#lib/service/operations/value.ts';
import type { LookupResult } from '#lib/service/store/store.ts';

/** A call that has passed the checks of its key, limits and parameters. */
export interface Question {
  readonly operation: Operation;
  readonly language: Language;
  /** The canonical path, without a query. */
  readonly path: string;
  readonly id: string | undefined;
  readonly values: ReadonlyMap<string, Value>;
  /** The validated query of a list. */
  readonly list: OpenQuery | undefined;
  readonly format: FormatName;
  readonly siteUrl: string;
}

/** The body of a successful response, and the values for its headers. */
export interface Answer {
  readonly body: string;
  readonly links: readonly string[];
  /** When the record last changed; absent for lists. */
  readonly updatedAt?: string;
}

/** Executes an operation and writes the result in the chosen format. */
export async function answerOperation(operations: Operations, question: Question): Promise<Answer> {
  const { operation, language, list } = question;
  if (operation.id === 'GetAllResearchTypes') return { body: json(writeLookup(await operations.types(language))), links: [] };
  if (operation.id === 'GetAllResearchAreas') return { body: json(writeLookup(await operations.areas(language))), links: [] };
  return list ? answerList(operations, question, list) : answerRecord(operations, question, operation.record as ListRecord);
}

async function answerList(operations: Operations, question: Question, list: OpenQuery): Promise<Answer> {
  const { operation, language, values, format, siteUrl, path } = question;
  const { record } = list;
  const page = await operations.list(list);
  const nextCursor = page.nextCursor ?? null;
  const links = pageLinks(operation, path, values, page, nextCursor);
  if (format !== 'json') {
    const body =
      record === 'author'
        ? writeAuthorFormat(authorFormat(format), page.items as readonly Author[], { language, siteUrl })
        : writeFormat(format, await wholeRecords(operations, language, page.items as readonly Research[]), { language, siteUrl });
    return { body, links: pagingLinks(links) };
  }
  const context = { language, isSearched: list.query.keyword !== undefined, ...(await termContext(operations, record, language)) };
  const rows = page.items.map((item) => rowText(record, item, context, fieldsOf(question)));
  const { items: _, ...envelope } = writePage(page, language, { items: [], links, nextCursor });
  return { body: `{"items":[${rows.join()}],${json(envelope).slice(1)}`, links: pagingLinks(links) };
}

/** Loads the full records, because citations need fields that a list omits: all authors, volume, pages. */
function wholeRecords(operations: Operations, language: Language, items: readonly Research[]): Promise<readonly Research[]> {
  const loadWhole = async (item: Research) => {
    const record = await operations.one('research', language, item.id);
    return record.kind === 'found' ? record.value : item;
  };
  return Promise.all(items.map(loadWhole));
}

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

async function answerRecord(operations: Operations, question: Question, record: ListRecord): Promise<Answer> {
  const { language, id = '', format, siteUrl, path } = question;
  const value = unwrap(await operations.one(record, language, id), question, record);
  const updatedAt = 'updatedAt' in value && value.updatedAt ? { updatedAt: value.updatedAt } : {};
  const links = record === 'research' ? signposting(value as Research, path) : [];
  if (format !== 'json') {
    const body =
      record === 'author'
        ? writeAuthorFormat(authorFormat(format), [value as Author], { language, siteUrl })
        : writeFormat(format, [value as Research], { language, siteUrl });
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

/** The API contract allows only these two formats for authors. */
const authorFormat = (format: FormatName) => (format === 'csv' ? 'csv' : 'jsonld');

const fieldsOf = ({ values }: Question) => values.get('fields') as readonly string[] | undefined;

/** Serialises a body as JSON and normalises it to NFC in one pass. */
const json = (value: unknown) => JSON.stringify(value).normalize('NFC');

/** The members that `fields` names, plus `id`, in their usual order. Without `fields`, all members. */
function chooseFields(value: RecordPayload, fields: readonly string[] | undefined): object {
  if (!fields) return value;
  const selection = new Set(['id', ...fields]);
  return Object.fromEntries(Object.entries(value).filter(([name]) => selection.has(name)));
}
