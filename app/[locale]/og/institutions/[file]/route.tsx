import { problemAnswer } from '#app/_pages/exports/text-answer.ts';
import { idOf } from '#app/_pages/load/id-of.ts';
import { loadInstitution } from '#app/_pages/load/load-institutions.ts';
import { imageAnswer } from '#app/_pages/share-image/image-answer.ts';
import { ShareCardImage } from '#app/_pages/share-image/share-card-image.tsx';
import { problemOf } from '#app/_pages/view/problem-of.ts';
import { isLanguage } from '#lib/domain/language.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import { translator } from '#lib/i18n/translator.ts';
import { site } from '#lib/site.ts';

/** The picture of an institution: `/ar/og/institutions/12.png`. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/og/institutions/[file]'>): Promise<Response> {
  const { locale, file } = await params;
  if (!isLanguage(locale)) return new Response(null, { status: 404 });
  const content = await loadInstitution(locale, idOf(file).replace(/\.png$/, '')).catch(problemOf);
  if ('problem' in content) return problemAnswer(content.problem, locale);
  const { name, country, city, publicationCount = 0, ror } = content.institution;
  const t = translator(locale, 'institutions');
  const place = [city?.value, country && countryName(country, locale).value].filter(Boolean).join(' · ');
  return imageAnswer(
    <ShareCardImage
      language={locale}
      site={site()}
      note={translator(locale, 'files')('imageNote')}
      title={name}
      lines={[place, t('shareLine', { count: publicationCount })].filter(Boolean)}
      identifier={ror && `ror.org/${ror}`}
    />,
  );
}
