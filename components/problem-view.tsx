import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { SearchField } from '#components/ui/search-field.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Problem } from '#lib/base/problem.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { addressWords } from './address-words.ts';
import { problemMessageKey } from './problem-message-key.ts';

interface ProblemViewProps {
  readonly language: Language;
  readonly problem: Problem;
  /** The requested address, echoed so that a typo is visible. */
  readonly path?: string | undefined;
}

/** The page of a failure. lib/server sends the value of `data-status` as the HTTP status. */
export async function ProblemView({ language, problem, path }: ProblemViewProps) {
  const t = await getTranslations('problems');
  const kind = problemMessageKey(problem);
  // Prefers the id of the page request, which is in our log. The id from a remote service may be only in its log.
  const reference = (await headers()).get('x-request-id') ?? problem.requestId;
  const isFailure = problem.status >= 429;
  return (
    <main id="content" data-status={problem.status} data-retry-after={problem.retryAfterSeconds} className="wrap py-8">
      <div className="max-w-2xl">
        <h1 className="text-2xl">{t(`${kind}.title`)}</h1>
        {path && (
          <p className="mt-1 text-muted">
            <bdi dir="ltr" className="break-all">
              {path}
            </bdi>
          </p>
        )}
        <p className="mt-2">{t(`${kind}.text`)}</p>
        {isFailure ? <TryAgain language={language} hasRetry={kind !== 'quota'} /> : <GoOn language={language} path={path} />}
        {reference && (
          <p className="mt-4 text-xs text-muted">
            {t('reference')} <bdi dir="ltr">{reference}</bdi>
          </p>
        )}
      </div>
    </main>
  );
}

/** What to do about a failure that passes: the address keeps the search, and some pages need no service. */
async function TryAgain({ language, hasRetry }: { readonly language: Language; readonly hasRetry: boolean }) {
  const t = await getTranslations('problems');
  const site = await getTranslations('site');
  return (
    <>
      {hasRetry && (
        <p className="mt-5">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty `href` is the address of this page, including its query. */}
          <a href="" className="button">
            {t('retry')}
          </a>
        </p>
      )}
      <Spaced as="p" className="mt-6 flex flex-wrap items-center gap-x-4 text-sm">
        <span>{t('withoutService')}</span>
        <a href={paths.developers(language)} className="tap">
          {site('developers')}
        </a>
        <a href={`/${language}/about`} className="tap">
          {site('about')}
        </a>
      </Spaced>
    </>
  );
}

/** Ways on from an address without a page: a search for its words, the section that it nearly names, and the main lists. */
async function GoOn({ language, path }: Pick<ProblemViewProps, 'language' | 'path'>) {
  const t = await getTranslations('problems');
  const list = await getTranslations('list');
  const site = await getTranslations('site');
  const { near, words } = path ? addressWords(path) : {};
  return (
    <>
      <search>
        <form action={paths.research(language)} method="get" className="mt-5 flex">
          <SearchField
            name="keyword"
            defaultValue={words}
            label={list('searchLabel')}
            placeholder={list('searchPlaceholder')}
            button={list('search')}
          />
        </form>
      </search>
      {near && (
        <p className="mt-4">
          {t.rich('near', {
            link: () => (
              <a href={`/${language}/${near}`}>
                <bdi dir="ltr">{`/${language}/${near}`}</bdi>
              </a>
            ),
          })}
        </p>
      )}
      <h2 className="mt-8 border-t-2 pt-2 text-lg">{t('goOn')}</h2>
      <ul className="mt-1">
        {[
          [paths.research(language), t('allResearch')],
          [paths.authors(language), t('allAuthors')],
          [paths.terms(language), site('terms')],
          [paths.home(language), t('home')],
        ].map(([href, text]) => (
          <li key={href} className="border-t border-line">
            <a href={href} className="flex min-h-11 items-center no-underline hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
