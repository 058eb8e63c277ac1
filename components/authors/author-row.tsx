'use client';

import { useTranslations } from 'next-intl';
import { Text } from '#components/text/text.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Author } from '#lib/domain/author.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** Maximum areas of a person in a row; a phone shows one, if no affiliation is known. */
const areasMax = 2;

/** A person in a list, in two lines: names and number of publications, then years, affiliation and areas. */
export function AuthorRow({ author, language }: { readonly author: Author; readonly language: Language }) {
  const t = useTranslations('list');
  const { id, name, publicationCount, firstYear, lastYear, affiliation } = author;
  const years = firstYear === lastYear ? lastYear : `${firstYear}–${lastYear}`;
  return (
    <li className="border-b border-line py-2">
      <article>
        <div className="flex items-baseline justify-between gap-x-4">
          <h2 className="min-w-0 text-base leading-7 max-sm:truncate">
            <PageLink href={paths.author(language, id)} className="no-underline hover:underline">
              <Text value={name} />
            </PageLink>{' '}
            {name.alt && <Text value={name.alt} className="mx-1 font-normal text-muted" />}
          </h2>
          {publicationCount !== undefined && (
            <span>
              <span aria-hidden="true">{formatInteger(publicationCount, language)}</span>{' '}
              <span className="sr-only">{t('publications', { count: publicationCount })}</span>
            </span>
          )}
        </div>
        <p className="flex gap-x-3 text-sm text-muted max-sm:whitespace-nowrap sm:flex-wrap">
          <Spaced>
            {years && (
              <bdi dir="ltr" className="shrink-0">
                {years}
              </bdi>
            )}
            {affiliation && <Text value={affiliation} as="span" className="max-sm:truncate" />}
            {author.areas.slice(0, areasMax).map((area, index) => (
              <Text
                key={area.id}
                value={area.name}
                as="span"
                className={index === 0 && !affiliation ? 'max-sm:truncate' : 'max-sm:hidden'}
              />
            ))}
          </Spaced>
        </p>
      </article>
    </li>
  );
}
