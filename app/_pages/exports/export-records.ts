import { fileResponse } from '#app/_pages/exports/file-answer.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import type { Research } from '#lib/domain/research.ts';
import { type FormatName, formats } from '#lib/formats/formats.ts';
import { journalFormIn } from '#lib/formats/values/addresses.ts';
import { formatWriter } from '#lib/formats/write.ts';
import { writeRecords } from '#lib/formats/write-records.ts';
import type { Language } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { attachment } from './content-disposition.ts';
import { startStream } from './start-stream.ts';
import { streamText } from './stream-body.ts';
import { problemAnswer } from './text-answer.ts';

interface Export {
  readonly language: Language;
  readonly format: FormatName;
  /** File name without extension. */
  readonly name: readonly (string | undefined)[];
}

/** Streams records as one file, in constant memory. A failure before the first record still sets the HTTP status. */
export async function exportRecords(
  request: Pick<Request, 'method' | 'signal' | 'url'>,
  records: AsyncIterable<Research>,
  { language, format, name }: Export,
): Promise<Response> {
  const stream = await startStream(records).catch(toProblem);
  if ('problem' in stream) return problemAnswer(stream.problem, language);
  const { mediaType, extension } = formats[format];
  const pieces = writeRecords(
    formatWriter(format, { language, siteUrl: siteUrl(), journals: journalFormIn(new URL(request.url).searchParams) }),
    stream,
  );
  return fileResponse(streamText(request, pieces, stream.close), language, mediaType, {
    'content-disposition': attachment(['madar', ...name], extension),
    'cache-control': 'no-cache',
  });
}
