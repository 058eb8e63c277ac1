import { exportRecords } from '#app/_pages/exports/export-records.ts';
import { embeddedOnlyAnswer, problemAnswer } from '#app/_pages/exports/text-answer.ts';
import { withIntegerIds } from '#app/_pages/lists/load-lists.ts';
import { decodeId, lastSegment } from '#app/_pages/load/decode-id.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { instance, siteUrl } from '#lib/compose.ts';
import { isLanguage } from '#lib/domain/language.ts';
import { formatOf, formats } from '#lib/formats/formats.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

type Context = RouteContext<'/bff/[language]/exports/authors/[id]/[extension]'>;

/** A person's publications as a file (`/en/authors/7.bib`), with the filters of the page. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { language, id: segment, extension } = await params;
  const format = formatOf(extension);
  if (!isLanguage(language) || !format) return new Response(null, { status: 404 });
  const { catalogue, extras } = await instance();
  if (!extras) return embeddedOnlyAnswer(language);
  const id = decodeId(segment);
  const author = await catalogue.author(language, id).catch(toProblem);
  if ('problem' in author) {
    const { problem } = author;
    if (!problem.movedTo) return problemAnswer(problem, language);
    const file = `${siteUrl()}${paths.author(language, lastSegment(problem.movedTo))}.${formats[format].extension}`;
    return new Response(null, { status: 308, headers: { location: file } });
  }
  const query = withIntegerIds({ ...decodeResearchQuery(new URL(request.url).searchParams), authorId: [id] });
  return exportRecords(request, extras.stream(language, query), { language, format, name: [author.name.value] });
}
