import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Ltr, Text } from '#components/text/text.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Research } from '#lib/domain/research.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface FollowViewProps {
  /** The name of the list. */
  readonly name: TextValue;
  readonly language: Language;
  /** Absolute address of the feed. */
  readonly feedUrl: string;
  /** Current entries of the feed, latest first. */
  readonly records: readonly Research[];
  readonly backHref: string;
  readonly backName: string;
  /** Further ways to follow the list. */
  readonly notice?: ReactNode;
}

/** The page of a feed: its purpose, its address to copy, and its current entries. */
export function FollowView({ name, language, feedUrl, records, backHref, backName, notice }: FollowViewProps) {
  const t = useTranslations('follow');
  return (
    <main id="content" className="wrap pb-16">
      <h1 className="mt-8 text-2xl md:mt-12 md:text-3xl">
        {t.rich('title', { name: () => <Text value={{ value: name.value, lang: name.lang }} /> })}
      </h1>
      <p className="mt-3 max-w-[36em]">{t('what')}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 border-y border-line py-2">
        <Spaced>
          <a href={feedUrl} type="application/atom+xml" className="inline-flex min-h-11 items-center">
            <Ltr className="break-all">{feedUrl}</Ltr>
          </a>
          <CopyButton text={feedUrl} label={t('copy')} doneLabel={t('copied')} />
        </Spaced>
      </p>
      <p className="mt-2 max-w-[36em] text-sm text-muted">{t('how')}</p>
      {notice}
      <h2 className="mt-8 text-lg">{t('now')}</h2>
      <ol className="max-w-4xl" data-testid="feed-entries">
        {records.map((research) => (
          <li key={research.id} className="border-b border-line py-3">
            <p>
              <Text
                value={research.title}
                as={PageLink}
                href={paths.record(language, research.id)}
                className="font-semibold no-underline hover:underline max-md:inline-block max-md:py-2.5"
              />
            </p>
            {research.updatedAt && (
              <p className="text-sm text-muted">
                {t('changed', { date: formatDate({ iso: research.updatedAt.slice(0, 10), precision: 'day' }, language) })}
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-4">
        <PageLink href={backHref} className="link inline-flex min-h-11 items-center">
          {backName}
        </PageLink>
      </p>
    </main>
  );
}
