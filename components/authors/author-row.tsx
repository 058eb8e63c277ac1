'use client';

import { useTranslations } from 'next-intl';
import { CurrentAffiliation } from '#components/author/current-affiliation.tsx';
import { Text } from '#components/text/text.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Author } from '#lib/domain/author.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** A person in a list: name in both scripts, affiliation, publications. */
export function AuthorRow({ author, language }: { readonly author: Author; readonly language: Language }) {
  const t = useTranslations('list');
  return (
    <li className="break-inside-avoid border-b border-line py-3">
      <article>
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-base">
          <Spaced>
            <PageLink
              href={paths.author(language, author.id)}
              className="no-underline hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
            >
              <Text value={author.name} />
            </PageLink>
            {author.name.alt && (
              <span className="text-sm font-normal text-muted">
                <Text value={author.name.alt} />
              </span>
            )}
          </Spaced>
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-muted">
          <Spaced>
            <CurrentAffiliation author={author} language={language} className="inline-flex min-h-6 items-center max-md:min-h-11" />
            {author.publicationCount !== undefined && <span>{t('publications', { count: author.publicationCount })}</span>}
          </Spaced>
        </p>
      </article>
    </li>
  );
}
