import { getTranslations } from 'next-intl/server';
import type { Language } from '#lib/languages/languages.ts';

interface MovedViewProps {
  readonly language: Language;
  readonly location: string;
  readonly status?: 301 | 308;
}

/** The answer at the old address of a page. lib/server turns it into a redirect; where Next.js runs alone, readers see a link. */
export async function MovedView({ language, location, status = 301 }: MovedViewProps) {
  const t = await getTranslations({ locale: language, namespace: 'record' });
  return (
    <main id="content" data-status={status} data-location={location} className="wrap py-12">
      <h1 className="text-2xl">{t('moved')}</h1>
      <p className="mt-3">
        <a href={location}>{t('movedLink')}</a>
      </p>
    </main>
  );
}
