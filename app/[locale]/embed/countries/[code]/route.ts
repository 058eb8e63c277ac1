import { loadCountry } from '#app/_pages/load/load-country.ts';
import { frameAnswer } from '#app/_pages/plain-list/frame-answer.ts';
import { placeFrame } from '#app/_pages/plain-list/place-frame.ts';
import { paths } from '#lib/url/paths.ts';

/** The publications of a country for a frame elsewhere: `/en/embed/countries/SA`. */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/embed/countries/[code]'>): Promise<Response> {
  const { locale, code } = await params;
  return frameAnswer(locale, async (language) => {
    const { name } = await loadCountry(language, code);
    return placeFrame(request, language, { name: name.value, path: paths.country(language, code), fixed: { country: [code] } });
  });
}
