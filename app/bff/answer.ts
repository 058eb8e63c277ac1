import { isProblem, Problem, retryAfterOf } from '#lib/base/problem.ts';
import { isLanguage, type Language } from '#lib/languages/languages.ts';
import { type Instance, instance } from '#lib/setup/compose.ts';

/** Runs a handler for the browser and returns its value, or a `Problem`, as JSON. Never cached, because the data may change at any time. */
export async function answer(language: string, work: (language: Language, sources: Instance) => Promise<unknown>): Promise<Response> {
  // An unknown language segment may contain characters that are invalid in a header.
  const headers = { 'cache-control': 'no-store', ...(isLanguage(language) && { 'content-language': language }) };
  try {
    if (!isLanguage(language)) throw new Problem('not_found');
    return Response.json(await work(language, await instance()), { headers });
  } catch (error) {
    const problem = isProblem(error) ? error : new Problem('internal', { cause: error });
    if (problem.kind === 'internal') console.error(error);
    const retryAfter = retryAfterOf(problem);
    return Response.json(
      { kind: problem.kind, requestId: problem.requestId },
      { status: problem.status, headers: { ...headers, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) } },
    );
  }
}
