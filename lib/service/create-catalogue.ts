import { operationOf } from '#lib/contract/operations.ts';
import type { Catalogue, Institutions } from '#lib/domain/catalogue.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Page, Warning } from '#lib/domain/page.ts';
import { isProblem, Problem } from '#lib/domain/problem.ts';
import type { AuthorQuery, InstitutionQuery, ResearchQuery } from '#lib/domain/query.ts';
import type { Logger } from '#lib/service/answers/as-refusal.ts';
import { inTime } from '#lib/service/operations/in-time.ts';
import { checkQuery } from '#lib/service/operations/read-parameters.ts';
import { cursorScope, readId } from '#lib/service/operations/read-question.ts';
import type { Value } from '#lib/service/operations/read-value.ts';
import type { OperationParts } from '#lib/service/operations/serve-operation.ts';
import { warnOfUnknownIds } from '#lib/service/operations/unknown-ids.ts';
import type { Found } from '#lib/service/store/store.ts';
import { redact } from './keys/redact.ts';
import { uuidv7 } from './logs/request-id.ts';

export interface CatalogueParts extends Pick<OperationParts, 'store' | 'cursors' | 'processingMsMax'> {
  readonly clock: () => number;
  readonly logger?: Logger | undefined;
}

type ListQuery = ResearchQuery | AuthorQuery | InstitutionQuery;
type ListOperation = 'GetAllResearch' | 'GetAllAuthor' | 'GetAllInstitution';

/**
 * The operations in this process: a query goes to the store as the object that it is, and the store's answer comes back as it is. The rules for queries,
 * cursors and time are those of the API, which `compose.test.ts` holds together.
 */
export function createCatalogue(parts: CatalogueParts): Catalogue & { readonly institutions: Institutions } {
  const { store, processingMsMax } = parts;
  const run = <T>(work: () => Promise<T>): Promise<T> =>
    inTime(work(), processingMsMax, lateProblem).catch((error: unknown) => {
      throw asProblem(parts, error);
    });
  const one = <T>(read: (id: string) => Promise<Found<T>>, text: string) =>
    run(async () => foundOrProblem(await readRecord(read, text), text));
  return {
    researchTypes: (language) => run(() => store.researchTypes(language)),
    researchAreas: (language) => run(() => store.researchAreas(language)),
    findResearch: (language, query) =>
      run(() => listed(parts, 'GetAllResearch', language, query, (asked) => store.findResearch(language, asked))),
    research: (language, id) => one((known) => store.research(language, known), id),
    findAuthors: (language, query) =>
      run(() => listed(parts, 'GetAllAuthor', language, query, (asked) => store.findAuthors(language, asked))),
    author: (language, id) => one((known) => store.author(language, known), id),
    institutions: {
      find: (language, query) =>
        run(() => listed(parts, 'GetAllInstitution', language, query, (asked) => store.findInstitutions(language, asked))),
      one: (language, id) => one((known) => store.institution(language, known), id),
    },
  };
}

/** One page of a list: the query is checked, its cursor opened before the store is asked and the next one signed after. */
async function listed<Query extends ListQuery, T>(
  { store, cursors }: CatalogueParts,
  name: ListOperation,
  language: Language,
  query: Query,
  find: (query: Query) => Promise<Page<T>>,
): Promise<Page<T>> {
  const operation = operationOf(name);
  const values = valuesOf(query);
  const scope = cursorScope(operation, language, values);
  const opened = query.cursor === undefined ? undefined : cursors.verify(query.cursor, scope);
  const faults = [...checkQuery(operation, values), ...(opened && 'fault' in opened ? [{ parameter: 'cursor', code: opened.fault }] : [])];
  if (faults.length > 0)
    throw new Problem('bad_request', { detail: faults.map(({ parameter, code }) => `${parameter}: ${code}`).join(', ') });
  const { nextCursor, ...page } = await find(opened && 'position' in opened ? { ...query, cursor: opened.position } : query);
  const unknown: readonly Warning[] =
    page.total === 0 && name !== 'GetAllInstitution' ? await warnOfUnknownIds(store, language, query as ResearchQuery) : [];
  return {
    ...page,
    warnings: [...page.warnings, ...unknown],
    ...(nextCursor !== undefined && { nextCursor: cursors.sign(nextCursor, scope) }),
  };
}

/** What of a query differs from the default, by the names of its parameters; a cursor stands in place of the page's number. */
function valuesOf(query: ListQuery): ReadonlyMap<string, Value> {
  const isSaid = ([name, value]: readonly [string, Value | undefined]) =>
    value !== undefined &&
    !(Array.isArray(value) && value.length === 0) &&
    !(name === 'searchIn' && value === 'all') &&
    !(name === 'pageIndex' && query.cursor !== undefined);
  return new Map((Object.entries(query) as [string, Value | undefined][]).filter(isSaid) as [string, Value][]);
}

/** An address with a malformed id leads nowhere, which for a reader is the same as an unknown one. */
async function readRecord<T>(read: (id: string) => Promise<Found<T>>, text: string): Promise<Found<T>> {
  const id = readId({ type: 'ids', countMax: 1 }, text);
  return typeof id === 'string' && Number.isSafeInteger(Number(id)) ? read(id) : { kind: 'missing' };
}

function foundOrProblem<T>(found: Found<T>, id: string): T {
  switch (found.kind) {
    case 'found':
      return found.value;
    case 'missing':
      throw new Problem('not_found', { detail: `No record has id ${id}.` });
    case 'withdrawn':
      throw new Problem('gone', { detail: `Record ${id} was withdrawn on ${found.at.slice(0, 10)}.` });
    case 'merged':
      throw new Problem('not_found', { detail: `Merged into ${found.id}.`, movedTo: found.id });
  }
}

const lateProblem = () => new Problem('unavailable', { detail: 'The store did not answer in time.', retryAfterSeconds: 5 });

/** Whatever was thrown, as a failure that a page can show. What nobody expected goes to the log, with an id that a reader can name. */
function asProblem({ logger, clock }: CatalogueParts, error: unknown): Problem {
  if (isProblem(error) && (error.kind !== 'unavailable' || error.retryAfterSeconds !== undefined)) return error;
  const requestId = uuidv7(clock());
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const unavailable = isProblem(error);
  logger?.error({ requestId, error: redact(text) }, unavailable ? 'store unavailable' : 'unexpected error');
  return new Problem(unavailable ? 'unavailable' : 'upstream_error', {
    cause: error,
    requestId,
    ...(unavailable && { retryAfterSeconds: 5 }),
  });
}
