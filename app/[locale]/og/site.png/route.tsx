import { imageAnswer } from '#app/_pages/share-image/image-answer.ts';
import { ShareCardImage } from '#app/_pages/share-image/share-card-image.tsx';
import { otherSiteName } from '#lib/domain/site/site.ts';
import { translator } from '#lib/i18n/translator.ts';
import { isLanguage } from '#lib/languages/languages.ts';
import { site } from '#lib/setup/site.ts';

/** The default share image, for pages without a specific one. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/og/site.png'>): Promise<Response> {
  const { locale } = await params;
  if (!isLanguage(locale)) return new Response(null, { status: 404 });
  return imageAnswer(
    <ShareCardImage
      language={locale}
      site={site()}
      note={otherSiteName(site(), locale) ?? ''}
      title={{ value: translator(locale, 'files')('imageNote'), lang: locale }}
      lines={[translator(locale, 'files')('searchDescription')]}
    />,
  );
}
