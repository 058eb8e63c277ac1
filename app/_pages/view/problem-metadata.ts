import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { problemMessageKey } from '#components/problem-message-key.ts';
import type { Problem } from '#lib/domain/problem.ts';

/** Metadata of a failed page: titled as such, noindex. */
export async function problemMetadata(problem: Problem): Promise<Metadata> {
  const t = await getTranslations('problems');
  return { title: t(`${problemMessageKey(problem)}.title`), robots: { index: false } };
}
