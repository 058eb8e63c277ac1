import { begun } from '#app/exports/begun.ts';
import { streamText } from '#app/exports/stream-body.ts';
import { problemAnswer } from '#app/exports/text-answer.ts';
import { problemOf } from '#app/problem-of.ts';
import { siteUrl } from '#lib/compose.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { translator } from '#lib/i18n/translator.ts';
import { site } from '#lib/site.ts';
import { plainListWriter } from './plain-list.ts';

interface Printed {
  readonly language: Language;
  readonly title: string;
  /** Its path on the site. */
  readonly path: string;
}

/** A whole list as one page to print, with its address and the day, streamed: what fails before the first row answers with its status. */
export async function printAnswer(
  request: Pick<Request, 'method' | 'signal'>,
  records: AsyncIterable<Research>,
  { language, title, path }: Printed,
): Promise<Response> {
  const started = await begun(records).catch(problemOf);
  if ('problem' in started) return problemAnswer(started.problem, language);
  const t = translator(language, 'exports');
  const date = formatDate({ iso: new Date().toISOString().slice(0, 10), precision: 'day' }, language);
  const notes = [t('asOf', { date })];
  const writer = plainListWriter({
    language,
    siteUrl: siteUrl(),
    title,
    home: siteUrl() + path,
    notes,
    foot: t('backToList', { site: site().name[language] }),
    kind: 'paper',
  });
  async function* pieces() {
    yield writer.head;
    for await (const research of started as AsyncIterable<Research>) yield writer.row(research);
    yield writer.tail;
  }
  return new Response(streamText(request, pieces(), started.close), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    },
  });
}
