import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { canExport } from '#app/_pages/lists/load-lists.ts';
import type { Language } from '#lib/domain/language.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { paths } from '#lib/url/paths.ts';
import { listMetadata } from './list-metadata.ts';
import { shareCard } from './share-card.ts';

interface Place {
  readonly language: Language;
  readonly name: string;
  readonly pathIn: (language: Language) => string;
  /** Path of the picture for sharing. */
  readonly image: string;
  /** The filters by which its publications are found. */
  readonly fixed: Partial<ResearchQuery>;
}

/** What the head of the page of an institution or a country says: its name, its feed, its picture. */
export async function placeMetadata({ language, name, pathIn, image, fixed }: Place): Promise<Metadata> {
  const t = await getTranslations('institutions');
  const description = t('pageDescription', { name });
  return {
    ...listMetadata({
      title: [name],
      pathIn,
      index: true,
      language,
      ...((await canExport()) && {
        feedIn: (other: Language) => paths.researchFile(other, 'atom', { ...defaultResearchQuery, ...fixed }),
      }),
    }),
    description,
    ...shareCard({ language, title: name, description, path: pathIn(language), image }),
  };
}
