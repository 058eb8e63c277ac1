import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { languageOf } from '#app/locale.ts';
import { ProblemView } from '#components/problem-view.tsx';
import { Problem } from '#lib/domain/problem.ts';

type Props = PageProps<'/[locale]/[...rest]'>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('problems');
  return { title: t('not_found.title'), robots: { index: false } };
}

/** Every address under a language that no page claims: the same 404, whole and in the language of the path, that a missing record gets. */
export default async function UnknownPage({ params }: Props) {
  const language = await languageOf(params);
  const { rest } = await params;
  return <ProblemView language={language} problem={new Problem('not_found')} path={`/${language}/${rest.map(decode).join('/')}`} />;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
