import { exportRecords } from '#app/_pages/exports/export-records.ts';
import { fileAnswer } from '#app/_pages/exports/file-answer.ts';
import { embeddedOnlyAnswer, textAnswer } from '#app/_pages/exports/text-answer.ts';
import { printAnswer } from '#app/_pages/plain-list/print-answer.ts';
import { formatOf } from '#lib/formats/formats.ts';
import { translator } from '#lib/i18n/translator.ts';
import { listTitle } from '#lib/library/lists/list-title.ts';
import { idsMax, readIds, recordsById } from '#lib/library/records/records-by-id.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

type Context = RouteContext<'/bff/[language]/exports/research/[extension]'>;

/** A complete result as a file in page order (`/en/research.bib?keyword=mars`; `.html` to print), or the records of `?ids=1,2,3`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { language: locale, extension } = await params;
  return fileAnswer(locale, async (language, sources) => {
    const format = formatOf(extension);
    const isPrint = extension === 'html';
    if (!(format || isPrint)) return new Response(null, { status: 404 });
    const { collection } = sources;
    const { searchParams } = new URL(request.url);
    const ids = readIds(searchParams);
    if (ids) {
      if (ids.length > idsMax) return textAnswer(400, translator(language, 'files')('tooManyIds', { most: idsMax }), language);
      const records = recordsById(sources, language, ids);
      const title = translator(language, 'files')('myList');
      if (!format)
        return printAnswer(request, records, {
          language,
          title: translator(language, 'embed')('listTitle'),
          path: paths.list(language, ids),
        });
      return exportRecords(request, records, { language, format, name: [title] });
    }
    if (!collection.harvest) return embeddedOnlyAnswer(language);
    const query = collection.applied(decodeResearchQuery(searchParams));
    const records = collection.harvest.stream(language, query, isPrint ? 'list' : 'detail');
    if (!format) {
      const { total } = await collection.findResearch(language, { ...query, pageIndex: 1, pageSize: 1, facets: [] });
      return printAnswer(request, records, {
        language,
        title: await listTitle(sources, language, query),
        path: paths.research(language, query),
        total,
      });
    }
    return exportRecords(request, records, {
      language,
      format,
      name: [query.keyword ?? translator(language, 'lists')('researchTitle')],
    });
  });
}
