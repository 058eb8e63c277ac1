import { uuidv7 } from '#lib/base/http/request-id.ts';
import type { Logger } from '#lib/base/logs/logger.ts';
import { redact } from '#lib/base/logs/redact.ts';
import { isProblem, Problem } from '#lib/base/problem.ts';
import type { Catalogue, Institutions } from '#lib/domain/catalogue.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { LookupResult } from '#lib/store/records/lookup-result.ts';
import type { ListQueries, ListRecord } from './check-query.ts';
import type { Operations, Records } from './create-operations.ts';

interface CatalogueOptions {
  readonly clock: () => number;
  readonly logger?: Logger | undefined;
}

/** The catalogue for pages rendered in this process. Failures are `Problem`s that a page can show. */
export function createCatalogue(operations: Operations, options: CatalogueOptions): Catalogue & { readonly institutions: Institutions } {
  const run = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw asProblem(options, error);
    });
  const list =
    <R extends ListRecord>(record: R) =>
    (language: Language, query: ListQueries[R]) =>
      run(
        (async () => {
          const validated = operations.open(record, language, query);
          const detail = validated.faults.map(({ parameter, code }) => `${parameter}: ${code}`).join(', ');
          if (detail) throw new Problem('bad_request', { detail });
          return operations.list(validated);
        })(),
      );
  const findOne =
    <R extends ListRecord>(record: R) =>
    (language: Language, id: string) =>
      run(operations.one(record, language, id).then((result) => valueOrThrow<Records[R]>(result, id)));
  return {
    researchTypes: (language) => run(operations.types(language)),
    researchAreas: (language) => run(operations.areas(language)),
    findResearch: list('research'),
    research: findOne('research'),
    findAuthors: list('author'),
    author: findOne('author'),
    institutions: { hasAreaFilter: true, find: list('institution'), one: findOne('institution') },
  };
}

function valueOrThrow<T>(result: LookupResult<T>, id: string): T {
  switch (result.kind) {
    case 'found':
      return result.value;
    case 'missing':
      throw new Problem('not_found', { detail: `No record has id ${id}.` });
    case 'withdrawn':
      throw new Problem('gone', { detail: `Record ${id} was withdrawn on ${result.at.slice(0, 10)}.` });
    case 'merged':
      throw new Problem('not_found', { detail: `Merged into ${result.id}.`, movedTo: result.id });
  }
}

/** Turns any error into a problem that a page can show. Unexpected errors are logged with an id that readers can quote. */
function asProblem({ logger, clock }: CatalogueOptions, error: unknown): Problem {
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
