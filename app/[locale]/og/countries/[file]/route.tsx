import { problemAnswer } from '#app/_pages/exports/text-answer.ts';
import { loadCountry } from '#app/_pages/load/load-country.ts';
import { imageAnswer } from '#app/_pages/share-image/image-answer.ts';
import { ShareCardImage } from '#app/_pages/share-image/share-card-image.tsx';
import { problemOf } from '#app/_pages/view/problem-of.ts';
import { isLanguage } from '#lib/domain/language.ts';
import { translator } from '#lib/i18n/translator.ts';
import { site } from '#lib/site.ts';

/** The picture of a country: `/ar/og/countries/SA.png`. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/og/countries/[file]'>): Promise<Response> {
  const { locale, file } = await params;
  if (!isLanguage(locale)) return new Response(null, { status: 404 });
  const content = await loadCountry(locale, file.replace(/\.png$/, '')).catch(problemOf);
  if ('problem' in content) return problemAnswer(content.problem, locale);
  return imageAnswer(
    <ShareCardImage
      language={locale}
      site={site()}
      note={translator(locale, 'files')('imageNote')}
      title={content.name}
      lines={[translator(locale, 'institutions')('shareLine', { count: content.total })]}
    />,
  );
}
