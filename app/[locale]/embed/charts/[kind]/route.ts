import { chartFrame } from '#app/_pages/charts/chart-embed.ts';

/** A chart of a list for an iframe: `/en/embed/charts/year?keyword=mars`; `theme=light` or `theme=dark` fixes its theme. */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/embed/charts/[kind]'>): Promise<Response> {
  const { locale, kind } = await params;
  return chartFrame(request, locale, kind);
}
