import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadMissing } from '#app/_pages/load/load-missing.ts';
import { coveragePath, type MissingAddress, readMissingAddress } from '#app/_pages/load/missing-address.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { readOrigins } from '#app/read-origins.ts';
import { CoverageTable } from '#components/coverage-table.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { Text } from '#components/text.tsx';
import { instance } from '#lib/compose.ts';
import { apiPaths } from '#lib/contract/api-paths.ts';
import type { Language } from '#lib/domain/language.ts';
import { Problem } from '#lib/domain/problem.ts';
import { Origins } from './origins.tsx';

type Props = PageProps<'/[locale]/coverage'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const t = await getTranslations('coverage');
  const missingAddress = readMissingAddress(await searchParams);
  const index = missingAddress === undefined;
  return {
    ...listMetadata({ title: [t('title')], pathIn: (other) => coveragePath(other, missingAddress), index, follow: index, language }),
    description: t('description'),
  };
}

/** How many records have each text in each language. `?missing=title.ar` lists records without an Arabic title. 404 in remote mode. */
export default async function CoveragePage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const missingAddress = readMissingAddress(await searchParams);
  const { extras } = await instance();
  if (!extras) return <ProblemView language={language} problem={new Problem('not_found')} path={coveragePath(language)} />;
  const t = await getTranslations('coverage');
  if (missingAddress) return <Missing language={language} address={missingAddress} />;
  const coverage = await extras.coverage().catch(toProblem);
  if ('problem' in coverage) return <ProblemView language={language} problem={coverage.problem} />;
  return (
    <main id="content" className="wrap pb-16">
      <h1 className="mt-8 text-2xl md:mt-12 md:text-3xl">{t('title')}</h1>
      <p className="mt-3 max-w-[36em] text-lg text-muted">{t('lead')}</p>
      <CoverageTable lines={coverage} language={language} hrefOf={({ what, language: of }) => coveragePath(language, { what, of })} />
      <Origins language={language} address={readOrigins(await searchParams, language)} extras={extras} />
      <PageInApi path={`${apiPaths.researchList(language)}?pageSize=1&facets=hasArabic,language`} />
    </main>
  );
}

/** One page of the list of records that do not have a certain text in a certain language. */
async function Missing({ language, address }: { readonly language: Language; readonly address: MissingAddress }) {
  const t = await getTranslations('coverage');
  const list = await loadMissing(language, address).catch(toProblem);
  if ('problem' in list) return <ProblemView language={language} problem={list.problem} />;
  return (
    <main id="content" className="wrap pb-16">
      <h1 className="mt-8 text-2xl md:mt-12 md:text-3xl">{t(`lacking.${address.of}`, { text: t(`texts.${address.what}`) })}</h1>
      <p>
        <a href={coveragePath(language)} className="link inline-flex min-h-11 items-center">
          {t('whole')}
        </a>
      </p>
      {list.entries.length === 0 && <p className="mt-3">{t('none')}</p>}
      <ol className="mt-3 max-w-4xl" data-testid="missing">
        {list.entries.map(({ href, text }) => (
          <li key={href} className="border-b border-line">
            <a href={href} className="flex min-h-11 items-center py-1">
              <Text value={text} />
            </a>
          </li>
        ))}
      </ol>
      {list.nextAfter && (
        <p>
          <a
            href={coveragePath(language, { ...address, after: list.nextAfter })}
            rel="nofollow"
            className="link inline-flex min-h-11 items-center"
          >
            {t('more')}
          </a>
        </p>
      )}
    </main>
  );
}
