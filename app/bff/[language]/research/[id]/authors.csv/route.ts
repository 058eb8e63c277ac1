import { problemAnswer } from '#app/_pages/exports/text-answer.ts';
import { decodeId } from '#app/_pages/load/decode-id.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { instance, siteUrl } from '#lib/compose.ts';
import { isLanguage } from '#lib/domain/language.ts';
import { authorshipCsv } from '#lib/formats/bibliography/authorship-csv.ts';
import { csvHead } from '#lib/formats/bibliography/csv-syntax.ts';

type Context = RouteContext<'/bff/[language]/research/[id]/authors.csv'>;

/** All authors of a work as CSV, rewritten from `/en/research/12/authors.csv` (`next.config.mjs`). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { language, id: segment } = await params;
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const id = decodeId(segment);
  const { catalogue } = await instance();
  const research = await catalogue.research(language, id).catch(toProblem);
  if ('problem' in research) return problemAnswer(research.problem, language);
  const rows = research.authors.map((person) => authorshipCsv.row(person, { language, siteUrl: siteUrl() }));
  return new Response(csvHead(authorshipCsv, language) + rows.join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="research-${id.replace(/[^\w-]/g, '_')}-authors.csv"`,
      'content-language': language,
      'cache-control': 'public, max-age=60',
      'x-robots-tag': 'noindex',
    },
  });
}
