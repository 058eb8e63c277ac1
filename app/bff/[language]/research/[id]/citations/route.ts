import { citationsOf } from '#app/_pages/exports/citations.ts';
import { problemAnswer } from '#app/_pages/exports/text-answer.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import type { CitePanelProps } from '#components/record/cite-panel.tsx';
import { translator } from '#lib/i18n/translator.ts';
import { isLanguage, type Language, otherLanguages } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { decodeId } from '#lib/url/decode-id.ts';

/** Formatted citations of one work, and the labels of the citation panel that opens in a list row. */
export async function GET(_request: Request, { params }: RouteContext<'/bff/[language]/research/[id]/citations'>): Promise<Response> {
  const { language, id } = await params;
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const answer = await load(language, decodeId(id)).catch(toProblem);
  if ('problem' in answer) return problemAnswer(answer.problem, language);
  return Response.json(answer, { headers: { 'cache-control': 'public, max-age=60', 'x-robots-tag': 'noindex' } });
}

async function load(language: Language, id: string): Promise<CitePanelProps> {
  const { collection } = await instance();
  const [research, other] = await Promise.all([
    collection.research(language, id),
    collection.research(otherLanguages(language)[0], id).catch(() => undefined),
  ]);
  const t = translator(language, 'record');
  const labels = { style: t('citeStyle'), language: t('citeLanguage'), copy: t('copyCitation'), copiedLabel: t('copied') };
  return { citations: citationsOf(language, research, other), labels };
}
