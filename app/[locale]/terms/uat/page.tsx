import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { ThesaurusView } from '#components/terms/thesaurus-view.tsx';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { thesaurusFileName } from '#lib/formats/feeds/thesaurus-file.ts';
import { thesaurusPlace } from '#lib/library/terms/thesaurus-place.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeConceptId } from '#lib/url/thesaurus-query.ts';

type Props = PageProps<'/[locale]/terms/uat'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const { concept } = thesaurusPlace(decodeConceptId(await searchParams));
  const t = await getTranslations('terms.thesaurus');
  return listMetadata({
    title: [concept?.names[language][0], t('title')],
    pathIn: (other) => paths.thesaurus(other, concept?.id),
    index: concept === undefined,
    language,
    description: t('description'),
  });
}

/** The Unified Astronomy Thesaurus as a tree, two levels at a time. */
export default async function ThesaurusPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const place = thesaurusPlace(decodeConceptId(await searchParams));
  const path = place.concept?.termId ? apiPaths.term(language, place.concept.termId) : apiPaths.termList(language);
  return <ThesaurusView {...place} file={`/downloads/${thesaurusFileName}`} language={language} foot={<PageInApi path={path} />} />;
}
