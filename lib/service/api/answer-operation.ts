import type { Operation } from '#lib/contract/operation.ts';
import type { FormatName } from '#lib/contract/parameters/parameters.ts';
import { writeAuthor, writeAuthorSummary } from '#lib/contract/payloads/write-author.ts';
import { writeInstitution, writeInstitutionSummary } from '#lib/contract/payloads/write-institution.ts';
import { writeLookup } from '#lib/contract/payloads/write-lookup.ts';
import { writePage } from '#lib/contract/payloads/write-page.ts';
import { writeResearch, writeResearchSummary } from '#lib/contract/payloads/write-research.ts';
import { writeTerm, writeTermSummary } from '#lib/contract/write-term.ts';
import type { Author } from '#lib/domain/author.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Page } from '#lib/domain/page.ts';
import { publicationsOn } from '#lib/domain/publications-on.ts';
import type { Research } from '#lib/domain/research.ts';
import { writeAuthorFormat, writeFormat } from '#lib/formats/write.ts';
import { pagingLinks, signposting } from '#lib/service/answers/link-header.ts';
import { pageLinks } from '#lib/service/answers/page-links.ts';
import { Moved, Refusal } from '#lib/service/answers/refusal.ts';
import type { Found, ReadStore } from '#lib/service/store/store.ts';
import { dictionary } from '#lib/service/terms/dictionary.ts';
import { termPage } from '#lib/service/terms/term-pages.ts';
import { readAuthorQuery, readInstitutionQuery, readResearchQuery, readTermQuery } from './read-query.ts';
import type { Value } from './read-value.ts';
import { warnOfUnknownIds } from './unknown-ids.ts';

/** A call whose key, limits and parameters are all in order. */
export interface Question {
  readonly operation: Operation;
  readonly language: Language;
  /** Canonical, without a query. */
  readonly path: string;
  readonly id: string | undefined;
  readonly values: ReadonlyMap<string, Value>;
  readonly format: FormatName;
  /** What was inside the cursor, `*` for the start. */
  readonly position: string | undefined;
  readonly sign: (position: string) => string;
  readonly siteUrl: string;
}

export interface Answer {
  readonly body: string;
  readonly links: readonly string[];
  /** Of the one record that a detail shows. */
  readonly updatedAt?: string;
}

/** Asks the store and writes the answer in the representation that was chosen. */
export async function answerOperation(store: ReadStore, question: Question): Promise<Answer> {
  const { operation, language } = question;
  switch (operation.id) {
    case 'GetAllResearchTypes':
      return { body: json(writeLookup(await store.researchTypes(language))), links: [] };
    case 'GetAllResearchAreas':
      return { body: json(writeLookup(await store.researchAreas(language))), links: [] };
    case 'GetAllResearch':
      return answerResearchList(store, question);
    case 'GetAllAuthor':
      return answerAuthorList(store, question);
    case 'GetResearchById':
      return answerResearch(store, question);
    case 'GetAuthorById':
      return answerAuthor(store, question);
    case 'GetAllInstitution':
      return answerInstitutionList(store, question);
    case 'GetInstitutionById':
      return answerInstitution(store, question);
    case 'GetAllTerm':
      return answerTermList(store, question);
    case 'GetTermById':
      return answerTerm(store, question);
  }
}

async function answerResearchList(store: ReadStore, question: Question): Promise<Answer> {
  const { language, values, position, format, siteUrl } = question;
  const query = readResearchQuery(values, position);
  const page = await withWarnings(store, question, await store.findResearch(language, query));
  const { links, nextCursor } = leadOn(question, page);
  if (format !== 'json') {
    // Citations need what a list leaves out: all authors, volume, pages.
    const whole = await Promise.all(page.items.map(async (item) => foundValue(await store.research(language, item.id)) ?? item));
    return { body: writeFormat(format, whole, { language, siteUrl }), links: pagingLinks(links) };
  }
  const fields = values.get('fields') as readonly string[] | undefined;
  const searched = query.keyword !== undefined;
  const items = page.items.map((item) =>
    fields || searched ? json(chooseFields(writeResearchSummary(item, language, searched), fields)) : writtenRow(item, language),
  );
  const { items: _, ...envelope } = writePage(page, language, { items, links, nextCursor });
  return { body: `{"items":[${items.join()}],${json(envelope).slice(1)}`, links: pagingLinks(links) };
}

/** Rows that no search has marked are shared between lists (`cachedRows`), so their text is written once for each row. */
const writtenRows = new WeakMap<Research, string>();

function writtenRow(row: Research, language: Language): string {
  const known = writtenRows.get(row);
  if (known !== undefined) return known;
  const written = json(writeResearchSummary(row, language));
  writtenRows.set(row, written);
  return written;
}

async function answerAuthorList(store: ReadStore, question: Question): Promise<Answer> {
  const { language, values, position, format, siteUrl } = question;
  const page = await withWarnings(store, question, await store.findAuthors(language, readAuthorQuery(values, position)));
  const { links, nextCursor } = leadOn(question, page);
  if (format !== 'json')
    return { body: writeAuthorFormat(authorFormat(format), page.items, { language, siteUrl }), links: pagingLinks(links) };
  const fields = values.get('fields') as readonly string[] | undefined;
  const items = page.items.map((item: Author) => chooseFields(writeAuthorSummary(item, language), fields));
  return { body: json(writePage(page, language, { items, links, nextCursor })), links: pagingLinks(links) };
}

async function answerResearch(store: ReadStore, question: Question): Promise<Answer> {
  const { language, values, format, siteUrl, path } = question;
  const research: Research = unwrap(await readById(question, (id) => store.research(language, id)), question, 'research_not_found');
  const body =
    format === 'json'
      ? json(chooseFields(writeResearch(research, language), values.get('fields') as readonly string[] | undefined))
      : writeFormat(format, [research], { language, siteUrl });
  return { body, links: signposting(research, path), ...(research.updatedAt && { updatedAt: research.updatedAt }) };
}

async function answerAuthor(store: ReadStore, question: Question): Promise<Answer> {
  const { language, values, format, siteUrl } = question;
  const author: Author = unwrap(await readById(question, (id) => store.author(language, id)), question, 'author_not_found');
  const body =
    format === 'json'
      ? json(chooseFields(writeAuthor(author, language), values.get('fields') as readonly string[] | undefined))
      : writeAuthorFormat(authorFormat(format), [author], { language, siteUrl });
  return { body, links: [], ...(author.updatedAt && { updatedAt: author.updatedAt }) };
}

async function answerInstitutionList(store: ReadStore, question: Question): Promise<Answer> {
  const { language, values, position } = question;
  const page = await store.findInstitutions(language, readInstitutionQuery(values, position));
  const { links, nextCursor } = leadOn(question, page);
  const fields = values.get('fields') as readonly string[] | undefined;
  const items = page.items.map((item) => chooseFields(writeInstitutionSummary(item, language), fields));
  return { body: json(writePage(page, language, { items, links, nextCursor })), links: pagingLinks(links) };
}

async function answerInstitution(store: ReadStore, question: Question): Promise<Answer> {
  const { language, values } = question;
  const found = await readById(question, (id) => store.institution(language, id));
  const institution: Institution = unwrap(found, question, 'institution_not_found');
  const body = json(chooseFields(writeInstitution(institution, language), values.get('fields') as readonly string[] | undefined));
  return { body, links: [], ...(institution.updatedAt && { updatedAt: institution.updatedAt }) };
}

async function answerTermList(store: ReadStore, question: Question): Promise<Answer> {
  const { language, values, position } = question;
  const areas = await store.researchAreas(language);
  const page = await withWarnings(store, question, termPage(language, readTermQuery(values, position), areas));
  const { links, nextCursor } = leadOn(question, page);
  const fields = values.get('fields') as readonly string[] | undefined;
  const items = page.items.map((item) => chooseFields(writeTermSummary(item, { language, areas }), fields));
  return { body: json(writePage(page, language, { items, links, nextCursor })), links: pagingLinks(links) };
}

async function answerTerm(store: ReadStore, question: Question): Promise<Answer> {
  const { language, values, id = '' } = question;
  const term = dictionary.term(id);
  if (!term) throw new Refusal('term_not_found', { values: { id } });
  const [areas, { count: publicationCount }] = await Promise.all([store.researchAreas(language), publicationsOn(store, language, term, 1)]);
  const payload = writeTerm(term, { language, areas, dictionary, publicationCount });
  return { body: json(chooseFields(payload, values.get('fields') as readonly string[] | undefined)), links: [] };
}

/** Sixteen digits may pass what a number holds exactly; no record has such an id. */
async function readById<T>(question: Question, read: (id: string) => Promise<Found<T>>): Promise<Found<T>> {
  const id = question.id as string;
  return Number.isSafeInteger(Number(id)) ? read(id) : { kind: 'missing' };
}

function unwrap<T>(found: Found<T>, question: Question, missing: `${'research' | 'author' | 'institution'}_not_found`): T {
  switch (found.kind) {
    case 'found':
      return found.value;
    case 'missing':
      throw new Refusal(missing, { values: { id: question.id as string } });
    case 'withdrawn':
      throw new Refusal('record_withdrawn', { values: { id: question.id as string, date: found.at.slice(0, 10) } });
    case 'merged':
      throw new Moved(question.path.replace(/[^/]+$/, found.id));
  }
}

function leadOn(question: Question, page: Page<unknown>) {
  const nextCursor = page.nextCursor === undefined ? null : question.sign(page.nextCursor);
  return { nextCursor, links: pageLinks(question.operation, question.path, question.values, page, nextCursor) };
}

async function withWarnings<T>(store: ReadStore, question: Question, page: Page<T>): Promise<Page<T>> {
  if (page.total !== 0) return page;
  const warnings = await warnOfUnknownIds(store, question.language, Object.fromEntries(question.values));
  return { ...page, warnings: [...page.warnings, ...warnings] };
}

/** The registry allows authors no other format than these two. */
const authorFormat = (format: FormatName) => (format === 'csv' ? 'csv' : 'jsonld');

const foundValue = <T>(found: Found<T>) => (found.kind === 'found' ? found.value : undefined);

/** Texts of records are NFC whatever was imported; normalising the whole body is one pass over it. */
const json = (value: unknown) => JSON.stringify(value).normalize('NFC');

/** Only the members asked for, in their usual order; `id` is always there. Without a choice, everything. */
function chooseFields<T extends { readonly id: number | string }>(value: T, fields: readonly string[] | undefined): Partial<T> {
  if (!fields) return value;
  const chosen = new Set(['id', ...fields]);
  return Object.fromEntries(Object.entries(value).filter(([name]) => chosen.has(name))) as Partial<T>;
}
