import { fileResponse } from '#app/_pages/exports/file-answer.ts';
import { startStream } from '#app/_pages/exports/start-stream.ts';
import { streamText } from '#app/_pages/exports/stream-body.ts';
import { problemAnswer } from '#app/_pages/exports/text-answer.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import type { Research } from '#lib/domain/research.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { plainListWriter } from './plain-list.ts';

interface Printed {
  readonly language: Language;
  readonly title: string;
  /** Path of the list on the site. */
  readonly path: string;
  /** Total of the list, if it may exceed `printedMax`. */
  readonly total?: number | undefined;
}

/** Maximum rows of a print view, about 250 sheets. Browsers fail to print very long pages. */
export const printedMax = 5000;

/**
 * Streams a list as one page to print. A failure before the first row sets the HTTP status. Lists are cut at `printedMax`, with a note.
 */
export async function printAnswer(
  request: Pick<Request, 'method' | 'signal'>,
  records: AsyncIterable<Research>,
  { language, title, path, total = 0 }: Printed,
): Promise<Response> {
  const stream = await startStream(records).catch(toProblem);
  if ('problem' in stream) return problemAnswer(stream.problem, language);
  const t = translator(language, 'exports');
  const date = formatDate({ iso: new Date().toISOString().slice(0, 10), precision: 'day' }, language);
  const cutNote = total > printedMax ? [translator(language, 'files')('printedFirst', { most: printedMax, total })] : [];
  const notes = [t('asOf', { date }), ...cutNote];
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
    yield writer.opening;
    let rowCount = 0;
    for await (const research of stream as AsyncIterable<Research>) {
      yield writer.row(research);
      rowCount += 1;
      if (rowCount === printedMax) break;
    }
    yield writer.tail;
  }
  return fileResponse(streamText(request, pieces(), stream.close), language, 'text/html; charset=utf-8', {
    'cache-control': 'no-cache',
  });
}
