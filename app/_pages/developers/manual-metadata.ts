import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type FeedLink, listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** Title and addresses of a chapter of the manual. `section` is the path of the chapter, `name` its message key. */
export function manualMetadata(
  section: string | undefined,
  name: 'reference' | 'assistants' | 'harvest' | 'changelog' | 'keys' | undefined,
  { index = true, feeds }: { readonly index?: boolean; readonly feeds?: (language: Language) => Promise<readonly FeedLink[]> } = {},
) {
  return async ({ params }: { readonly params: Promise<{ locale: string }> }): Promise<Metadata> => {
    const language = await languageOf(params);
    const t = await getTranslations('developers');
    return listMetadata({
      title: name ? [t(`${name}.title`), t('title')] : [t('title')],
      pathIn: (other) => paths.developers(other, section),
      index,
      language,
      feeds: await feeds?.(language),
      description: t('description'),
    });
  };
}
