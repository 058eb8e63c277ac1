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
