import { chartAnswer } from '#app/_pages/charts/chart-answer.ts';

type Context = RouteContext<'/bff/[language]/charts/[kind]/[extension]'>;

/** A chart of a list as a file, rewritten from `/en/research/charts/year.png?keyword=mars` (`next.config.mjs`). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { language, kind, extension } = await params;
  return chartAnswer(request, language, kind, extension);
}
