import { exportRecords } from '#app/_pages/exports/export-records.ts';
import { fileAnswer } from '#app/_pages/exports/file-answer.ts';
import { embeddedOnlyAnswer, problemAnswer } from '#app/_pages/exports/text-answer.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { formatOf, formats } from '#lib/formats/formats.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { decodeId, lastSegment } from '#lib/url/decode-id.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

type Context = RouteContext<'/bff/[language]/exports/authors/[id]/[extension]'>;

/** A person's publications as a file (`/en/authors/7.bib`), with the filters of the page. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { language: locale, id: segment, extension } = await params;
  return fileAnswer(locale, async (language, { collection }) => {
    const format = formatOf(extension);
    if (!format) return new Response(null, { status: 404 });
    if (!collection.harvest) return embeddedOnlyAnswer(language);
    const id = decodeId(segment);
    const author = await collection.author(language, id).catch(toProblem);
    if ('problem' in author) {
      const { problem } = author;
      if (!problem.movedTo) return problemAnswer(problem, language);
      const file = `${siteUrl()}${paths.author(language, lastSegment(problem.movedTo))}.${formats[format].extension}`;
      return new Response(null, { status: 308, headers: { location: file } });
    }
    const query = collection.applied({ ...decodeResearchQuery(new URL(request.url).searchParams), authorId: [id] });
    return exportRecords(request, collection.harvest.stream(language, query), { language, format, name: [author.name.value] });
  });
}
