import { toProblem } from '#app/_pages/view/to-problem.ts';
import { isLanguage, type Language } from '#lib/languages/languages.ts';
import { type Instance, instance } from '#lib/setup/compose.ts';
import { problemAnswer } from './text-answer.ts';

/** Answers with a file in the language of the path: 404 for other paths; a `Problem` is plain text with its status. */
export async function fileAnswer(language: string, write: (language: Language, sources: Instance) => Promise<Response>): Promise<Response> {
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const answer = await instance()
    .then((sources) => write(language, sources))
    .catch(toProblem);
  return 'problem' in answer ? problemAnswer(answer.problem, language) : answer;
}

/** A file in a language, which search engines do not list. `headers`: how long it may be cached, and its name. */
export function fileResponse(
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null,
  language: Language,
  type: string,
  headers: Readonly<Record<'cache-control', string> & Partial<Record<'content-disposition', string>>>,
): Response {
  return new Response(body, { headers: { 'content-type': type, 'content-language': language, 'x-robots-tag': 'noindex', ...headers } });
}
