import type { Metadata } from 'next';
import { languageOf } from '#app/locale.ts';
import { problemMetadata } from '#app/problem-metadata.ts';
import { ProblemView } from '#components/problem-view.tsx';
import { Problem } from '#lib/domain/problem.ts';

type Props = PageProps<'/[locale]/[...rest]'>;

export async function generateMetadata(): Promise<Metadata> {
  return problemMetadata(new Problem('not_found'));
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
