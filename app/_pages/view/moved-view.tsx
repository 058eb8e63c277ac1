import { getTranslations } from 'next-intl/server';
import type { Language } from '#lib/domain/language.ts';

/** The answer at the old address of a page. lib/server turns it into a redirect; where Next.js runs alone, readers see a link. */
export async function MovedView({ language, location }: { readonly language: Language; readonly location: string }) {
  const t = await getTranslations({ locale: language, namespace: 'record' });
  return (
    <main id="content" data-status="301" data-location={location} className="wrap py-12">
      <h1 className="text-2xl">{t('moved')}</h1>
      <p className="mt-3">
        <a href={location}>{t('movedLink')}</a>
      </p>
    </main>
  );
}
