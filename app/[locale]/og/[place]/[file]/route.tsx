import { fileAnswer } from '#app/_pages/exports/file-answer.ts';
import { placePage } from '#app/_pages/places/place-pages.ts';
import { imageAnswer } from '#app/_pages/share-image/image-answer.ts';
import { ShareCardImage } from '#app/_pages/share-image/share-card-image.tsx';
import { countryName } from '#lib/domain/places/country-name.ts';
import { translator } from '#lib/i18n/translator.ts';
import { site } from '#lib/setup/site.ts';
import { decodeId } from '#lib/url/decode-id.ts';

/** The share image of a place: `/ar/og/countries/SA.png`. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/og/[place]/[file]'>): Promise<Response> {
  const { locale, place, file } = await params;
  return fileAnswer(locale, async (language, sources) => {
    const id = decodeId(file).replace(/\.png$/, '');
    const { name, country, city, publicationCount = 0, ror } = await placePage(place).read(sources, language, id);
    const location = [city?.value, country && countryName(country, language).value].filter(Boolean).join(' · ');
    return imageAnswer(
      <ShareCardImage
        language={language}
        site={site()}
        note={translator(language, 'files')('imageNote')}
        title={name}
        lines={[location, translator(language, 'institutions')('shareLine', { count: publicationCount })].filter(Boolean)}
        identifier={ror && `ror.org/${ror}`}
      />,
    );
  });
}
