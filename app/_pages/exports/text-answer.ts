import { type Problem, retryAfterOf } from '#lib/base/problem.ts';
import { translator } from '#lib/i18n/translator.ts';
import { isLanguage, type Language } from '#lib/languages/languages.ts';

/** A plain sentence instead of a file, in the language of the path; never cached. */
export function textAnswer(status: number, text: string, language: Language): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}

/** Refuses a file of complete results in remote mode, with an explanation: only the embedded service can provide them. */
export function embeddedOnlyAnswer(language: Language = 'en'): Response {
  return textAnswer(501, translator(language, 'files')('remote'), language);
}

/** A problem as plain text with its status, and Retry-After where waiting helps. */
export function problemAnswer(problem: Problem, language: string): Response {
  const pageLanguage = isLanguage(language) ? language : 'en';
  const response = textAnswer(problem.status, translator(pageLanguage, 'problems')(`${problem.kind}.title`), pageLanguage);
  const retryAfter = retryAfterOf(problem);
  if (retryAfter !== undefined) response.headers.set('retry-after', String(retryAfter));
  return response;
}
