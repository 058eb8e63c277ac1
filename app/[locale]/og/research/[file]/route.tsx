import { fileAnswer } from '#app/_pages/exports/file-answer.ts';
import { imageAnswer } from '#app/_pages/share-image/image-answer.ts';
import { ShareCardImage } from '#app/_pages/share-image/share-card-image.tsx';
import type { Research } from '#lib/domain/research.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { site } from '#lib/setup/site.ts';
import { decodeId } from '#lib/url/decode-id.ts';

const peopleMax = 3;

/** The share image of a publication: `/ar/og/research/12.png`. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/og/research/[file]'>): Promise<Response> {
  const { locale, file } = await params;
  return fileAnswer(locale, async (language, { collection }) => {
    const research = await collection.research(language, decodeId(file).replace(/\.png$/, ''));
    return imageAnswer(
      <ShareCardImage
        language={language}
        site={site()}
        note={translator(language, 'files')('imageNote')}
        title={research.title}
        lines={linesOf(research, language)}
        identifier={research.doi}
      />,
    );
  });
}

function linesOf(research: Research, language: Language): readonly string[] {
  const t = translator(language, 'rows');
  const names = research.authors.slice(0, peopleMax).map(({ name }) => name.value);
  const people = [names.join(t('separator')), research.authorCount > names.length ? t('andOthers') : ''].filter(Boolean).join(' ');
  const venueAndYear = [research.venue?.name.value, research.year].filter(Boolean).join(' · ');
  return [people, venueAndYear].filter(Boolean);
}
