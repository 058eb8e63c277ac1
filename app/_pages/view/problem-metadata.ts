import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { problemMessageKey } from '#components/problem-message-key.ts';
import type { Problem } from '#lib/base/problem.ts';

/** Metadata of an error page: the title of the problem, and noindex. */
export async function problemMetadata(problem: Problem): Promise<Metadata> {
  const t = await getTranslations('problems');
  return { title: t(`${problemMessageKey(problem)}.title`), robots: { index: false } };
}
