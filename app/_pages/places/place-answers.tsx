import { fileAnswer } from '#app/_pages/exports/file-answer.ts';
import { frameAnswer } from '#app/_pages/plain-list/frame-answer.ts';
import { placeFrame } from '#app/_pages/plain-list/place-frame.ts';
import { imageAnswer } from '#app/_pages/share-image/image-answer.ts';
import { ShareCardImage } from '#app/_pages/share-image/share-card-image.tsx';
import { countryName } from '#lib/domain/places/country-name.ts';
import { translator } from '#lib/i18n/translator.ts';
import { placeQuery } from '#lib/library/places/place-kinds.ts';
import { site } from '#lib/setup/site.ts';
import { decodeId } from '#lib/url/decode-id.ts';
import { paths } from '#lib/url/paths.ts';
import type { PagePlace } from './place-pages.ts';

/** The share image of a place: `/ar/og/countries/SA.png`. */
export function placeImage(kind: PagePlace) {
  return async (_request: Request, { params }: { readonly params: Promise<{ readonly locale: string; readonly file: string }> }) => {
    const { locale, file } = await params;
    return fileAnswer(locale, async (language, sources) => {
      const { name, country, city, publicationCount = 0, ror } = await kind.read(sources, language, decodeId(file).replace(/\.png$/, ''));
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
  };
}

/** The publications of a place for an iframe: `/en/embed/countries/SA`. */
export function placeEmbed(kind: PagePlace) {
  return async (request: Request, { params }: { readonly params: Promise<{ readonly locale: string; readonly id: string }> }) => {
    const { locale, id: segment } = await params;
    return frameAnswer(locale, async (language, sources) => {
      const id = decodeId(segment);
      const { name } = await kind.read(sources, language, id);
      return placeFrame(sources, request, language, {
        name: name.value,
        path: paths.place(language, kind.segment, id),
        fixed: placeQuery(sources, language, kind, id),
      });
    });
  };
}
