import { fileAnswer, fileResponse } from '#app/_pages/exports/file-answer.ts';
import { problemAnswer } from '#app/_pages/exports/text-answer.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import type { Problem } from '#lib/base/problem.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Research } from '#lib/domain/research.ts';
import { type FormatName, formatOf, formats } from '#lib/formats/formats.ts';
import { negotiateFormat } from '#lib/formats/negotiate-format.ts';
import { journalFormIn } from '#lib/formats/values/addresses.ts';
import { writeRecord } from '#lib/formats/write.ts';
import { isLanguage, type Language } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { decodeId, lastSegment } from '#lib/url/decode-id.ts';
import { paths } from '#lib/url/paths.ts';

type Context = RouteContext<'/bff/[language]/research/[id]/[extension]'>;

/** A record as a file, rewritten from `/en/research/12.bib` (`next.config.mjs`). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { language: locale, id: segment, extension } = await params;
  return fileAnswer(locale, async (language, { collection }) => {
    const format = formatOf(extension);
    if (!format) return new Response(null, { status: 404 });
    const id = decodeId(segment);
    const research = await collection.research(language, id).catch(toProblem);
    if ('problem' in research) return refuse(research.problem, language, formats[format].extension);
    const { mediaType } = formats[format];
    const options = { language, siteUrl: siteUrl(), journals: journalFormIn(new URL(request.url).searchParams) };
    return fileResponse(writeRecord(format, await inOwnLanguage(collection, format, research, language), options), language, mediaType, {
      'content-disposition': `attachment; filename="research-${id.replace(/[^\w-]/g, '_')}.${formats[format].extension}"`,
      // If `Accept` selects a format, the address is that of the page (`proxy.ts`). Caches that ignore `Vary` would mix up file and page.
      'cache-control': `${negotiateFormat(request.headers.get('accept')) ? 'private' : 'public'}, max-age=60`,
    });
  });
}

/** The record in the language of the work, which reference managers expect; for formats of readers in the language of the address. */
async function inOwnLanguage(collection: Catalogue, format: FormatName, research: Research, language: Language): Promise<Research> {
  const workLanguage = research.language;
  if (!isLanguage(workLanguage) || workLanguage === language || formats[format].isForReader) return research;
  return collection.research(workLanguage, research.id).catch(() => research);
}

/** Redirects if the record was merged; otherwise answers with the problem. */
function refuse(problem: Problem, language: Language, extension: string): Response {
  if (!problem.movedTo) return problemAnswer(problem, language);
  return new Response(null, { status: 301, headers: { location: `${paths.record(language, lastSegment(problem.movedTo))}.${extension}` } });
}
