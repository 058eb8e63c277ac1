'use client';

import { useTranslations } from 'next-intl';
import { Text } from '#components/text/text.tsx';
import type { SimilarWork } from '#lib/answers/research-answer.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** Works listed below the last result. They share subjects with the first results but do not contain the search words. */
export function SimilarWorks({ language, works }: { readonly language: Language; readonly works: readonly SimilarWork[] | undefined }) {
  const t = useTranslations('list');
  if (!works) return null;
  return (
    <section data-testid="alike" aria-labelledby="alike" className="no-print mt-8">
      <h2 id="alike" className="text-base font-semibold">
        {t('alike')}
      </h2>
      <ul className="mt-2 grid gap-1">
        {works.map(({ id, title, year }) => (
          <li key={id}>
            <a href={paths.record(language, id)} className="inline-flex min-h-9 items-center max-md:min-h-11">
              <Text value={title} />
            </a>{' '}
            {year !== undefined && <span className="text-sm text-muted">{year}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
