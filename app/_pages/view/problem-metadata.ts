import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { shownProblem } from '#components/shown-problem.ts';
import type { Problem } from '#lib/domain/problem.ts';

/** Metadata of a failed page: titled as such, noindex. */
export async function problemMetadata(problem: Problem): Promise<Metadata> {
  const t = await getTranslations('problems');
  return { title: t(`${shownProblem(problem)}.title`), robots: { index: false } };
}
