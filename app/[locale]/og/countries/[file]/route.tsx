import { problemAnswer } from '#app/exports/text-answer.ts';
import { loadCountry } from '#app/load-country.ts';
import { problemOf } from '#app/problem-of.ts';
import { imageAnswer } from '#app/share-image/image-answer.ts';
import { ShareCardImage } from '#app/share-image/share-card-image.tsx';
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
