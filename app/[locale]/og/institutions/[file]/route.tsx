import { problemAnswer } from '#app/exports/text-answer.ts';
import { idOf } from '#app/id-of.ts';
import { loadInstitution } from '#app/load-institutions.ts';
import { problemOf } from '#app/problem-of.ts';
import { imageAnswer } from '#app/share-image/image-answer.ts';
import { ShareCardImage } from '#app/share-image/share-card-image.tsx';
import { countryName } from '#lib/domain/country-name.ts';
import { isLanguage } from '#lib/domain/language.ts';
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
