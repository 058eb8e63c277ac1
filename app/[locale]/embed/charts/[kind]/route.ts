import { chartFrame } from '#app/_pages/charts/chart-embed.ts';

/** A chart of a list for a frame elsewhere: `/en/embed/charts/year?keyword=mars`, with `theme=light` or `theme=dark` in that theme alone. */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/embed/charts/[kind]'>): Promise<Response> {
  const { locale, kind } = await params;
  return chartFrame(request, locale, kind);
}
