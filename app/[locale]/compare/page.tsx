import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { countsPath } from '#app/_pages/view/counts-path.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { AddForm, CompareView } from '#components/compare/compare-view.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { ChoiceLinks } from '#components/ui/choice-links.tsx';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { comparableValues, readComparison } from '#lib/library/compare/read-comparison.ts';
import { instance } from '#lib/setup/compose.ts';
import { comparedKinds, comparedMax, decodeComparison } from '#lib/url/compare-query.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/compare'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const comparison = decodeComparison(await searchParams);
  const t = await getTranslations('compare');
  return listMetadata({
    title: [t('title')],
    pathIn: (other) => paths.compare(other, comparison),
    index: comparison.ids.length === 0,
    language,
    description: t('description'),
  });
}

/** Compares two to four institutions, countries or areas, whose ids are in the address. 404 in remote mode. */
export default async function ComparePage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const comparison = decodeComparison(await searchParams);
  const { kind, ids } = comparison;
  const path = paths.compare(language, comparison);
  const sources = await instance();
  const result = await readComparison(sources, language, kind, ids).catch(toProblem);
  if ('problem' in result) return <ProblemView language={language} problem={result.problem} path={path} />;
  const t = await getTranslations('compare');
  const candidates = ids.length < comparedMax ? await comparableValues(sources, language, kind) : [];
  const hrefOf = (columnIds: readonly string[]) => paths.compare(language, { kind, ids: columnIds });
  return (
    <main id="content" className="wrap pb-8">
      <h1 className="mt-6 text-2xl">{t('title')}</h1>
      <p className="mt-1 max-w-[46em] text-muted">{t('lead')}</p>
      <ChoiceLinks
        label={t('kinds')}
        choices={comparedKinds.map((other) => ({
          id: other,
          name: t(`kind.${other}`),
          href: paths.compare(language, { kind: other, ids: other === kind ? ids : [] }),
          isCurrent: other === kind,
        }))}
      />
      {candidates.length > 0 && <AddForm language={language} name={kind} selected={ids} candidates={candidates} />}
      {ids.length > 0 && (
        <CompareView
          columns={result.columns.map((column) => ({ ...column, withoutHref: hrefOf(ids.filter((id) => id !== column.id)) }))}
          pairs={result.pairs}
          csvHref={paths.compareFile(language, comparison)}
          chartHref={ids.length > 1 ? `${paths.charts(language, { ...defaultResearchQuery, [kind]: ids })}#compare` : undefined}
          kind={kind}
          language={language}
        />
      )}
      {ids.length > 0 && <PageInApi path={ids.map((id) => countsPath(language, { ...defaultResearchQuery, [kind]: [id] }))} />}
    </main>
  );
}
