import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Problem } from '#lib/base/problem.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { problemMessageKey } from './problem-message-key.ts';

interface ProblemViewProps {
  readonly language: Language;
  readonly problem: Problem;
  /** The requested address, echoed so that a typo is visible. */
  readonly path?: string;
}

/** The page of a failure: an explanation, a search field and links. lib/server sends the value of `data-status` as the HTTP status. */
export async function ProblemView({ language, problem, path }: ProblemViewProps) {
  const t = await getTranslations('problems');
  const listT = await getTranslations('list');
  const kind = problemMessageKey(problem);
  // Prefers the id of the page request, which is in our log. The id from a remote service may be only in its log.
  const reference = (await headers()).get('x-request-id') ?? problem.requestId;
  return (
    <main id="content" data-status={problem.status} data-retry-after={problem.retryAfterSeconds} className="wrap py-12">
      <h1 className="text-2xl">{t(`${kind}.title`)}</h1>
      <p className="mt-3 max-w-[39em]">{t(`${kind}.text`)}</p>
      {path && (
        <p className="mt-2 text-sm text-muted">
          <bdi dir="ltr" className="break-all">
            {path}
          </bdi>
        </p>
      )}
      {reference && (
        <p className="mt-2 text-sm text-muted">
          {t('reference')} <bdi dir="ltr">{reference}</bdi>
        </p>
      )}
      {problem.status >= 429 && kind !== 'quota' && (
        <p className="mt-6">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty `href` is the address of this page, including its query. */}
          <a href="" className="button-quiet">
            {t('retry')}
          </a>
        </p>
      )}
      <search>
        <form action={paths.research(language)} method="get" className="mt-8 flex max-w-2xl">
          <input
            name="keyword"
            type="search"
            dir="auto"
            aria-label={listT('searchLabel')}
            placeholder={listT('searchPlaceholder')}
            className="field joined min-w-0 flex-1 md:text-lg"
          />
          <button type="submit" className="button glass rounded-s-none">
            {listT('search')}
          </button>
        </form>
      </search>
      <p className="mt-6 flex flex-wrap gap-x-6 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
        <Spaced>
          <a href={paths.home(language)}>{t('home')}</a>
          <a href={paths.research(language)}>{t('allResearch')}</a>
          <a href={paths.authors(language)}>{t('allAuthors')}</a>
        </Spaced>
      </p>
    </main>
  );
}
