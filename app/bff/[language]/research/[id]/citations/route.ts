import { citationsOf } from '#app/_pages/exports/citations.ts';
import { fileAnswer } from '#app/_pages/exports/file-answer.ts';
import type { CitePanelProps } from '#components/record/cite-panel.tsx';
import { translator } from '#lib/i18n/translator.ts';
import { otherLanguages } from '#lib/languages/languages.ts';
import { decodeId } from '#lib/url/decode-id.ts';
import { paths } from '#lib/url/paths.ts';

type Context = RouteContext<'/bff/[language]/research/[id]/citations'>;

/** Formatted citations of one work, and the labels of the citation panel that opens in a list row. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { language: locale, id: segment } = await params;
  return fileAnswer(locale, async (language, { collection }) => {
    const id = decodeId(segment);
    const [research, other] = await Promise.all([
      collection.research(language, id),
      collection.research(otherLanguages(language)[0], id).catch(() => undefined),
    ]);
    const t = translator(language, 'record');
    const labels = { style: t('citeStyle'), language: t('citeLanguage'), copy: t('copyCitation'), copiedLabel: t('copied') };
    const answer: CitePanelProps = {
      citations: citationsOf(language, research, other),
      countUrl: paths.bffCitations(language, research.id),
      labels,
    };
    return Response.json(answer, { headers: { 'cache-control': 'public, max-age=60', 'x-robots-tag': 'noindex' } });
  });
}

/** Reports that a citation was copied, which `lib/server` counts if records are counted. 404 for records that do not exist, so that none is. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (request.headers.get('sec-fetch-site') !== 'same-origin') return new Response(null, { status: 403 });
  const { language: locale, id } = await params;
  return fileAnswer(locale, async (language, { collection, countRecordUse }) => {
    if (countRecordUse) await collection.research(language, decodeId(id));
    return new Response(null, { status: 204 });
  });
}
