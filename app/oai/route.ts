import { embeddedOnlyAnswer, problemAnswer, textAnswer } from '#app/_pages/exports/text-answer.ts';
import { xmlAnswer } from '#app/_pages/harvest/xml-answer.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { readSite } from '#lib/domain/site/site.ts';
import { translator } from '#lib/i18n/translator.ts';
import { languages } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { answerOai } from './answer-oai.ts';

/** OAI-PMH 2.0: six verbs, the formats of `oaiFormats` in both languages, no key. */
export async function GET(request: Request): Promise<Response> {
  return answer(new URL(request.url).searchParams);
}

/** The same requests as a form, of which only the first 4,000 characters are read. */
export async function POST(request: Request): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  const body = type.startsWith('application/x-www-form-urlencoded') ? await request.text() : '';
  return answer(new URLSearchParams(body.slice(0, 4_000)));
}

async function answer(parameters: URLSearchParams): Promise<Response> {
  const { collection, env } = await instance();
  const { harvest } = collection;
  if (!harvest) return embeddedOnlyAnswer();
  const { contact, isPublic } = readSite(env);
  // Identify must contain an email address (OAI-PMH 2.0 §4.2). Only a site on localhost may use a placeholder.
  if (!contact && isPublic)
    return textAnswer(503, languages.map((language) => translator(language, 'files')('noContact')).join('\n'), 'en');
  const date = `${new Date().toISOString().slice(0, 19)}Z`;
  const content = await answerOai({ harvest, collection, env }, parameters, date).catch(toProblem);
  if (typeof content !== 'string') return problemAnswer(content.problem, 'en');
  return xmlAnswer(content, { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-cache' });
}
