import { getTranslations } from 'next-intl/server';
import { messageMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { ListData } from '#app/_pages/view/page-node.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { CountedRows } from '#components/list/counted-rows.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { Section } from '#components/ui/section.tsx';
import { Problem } from '#lib/base/problem.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { termFacts } from '#lib/library/places/place-kinds.ts';
import { listMissions, missionsByGroup } from '#lib/library/terms/missions.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/missions'>;

export const generateMetadata = messageMetadata('missions', paths.missions);

/** Missions, telescopes and instruments with publications by what they study, in each group most publications first. 404 in remote mode. */
export default async function MissionsPage({ params }: Props) {
  const language = await languageOf(params);
  const path = paths.missions(language);
  const missions = await listMissions(await instance(), language).catch(toProblem);
  if (!missions || 'problem' in missions)
    return <ProblemView language={language} problem={missions?.problem ?? new Problem('not_found')} path={path} />;
  const [t, terms, home] = [await getTranslations('missions'), await getTranslations('terms'), await getTranslations('home')];
  const groups = missionsByGroup(missions);
  return (
    <main id="content" className="wrap pb-8">
      <ListData language={language} section="missions" path={path} total={missions.length} />
      <h1 className="mt-6 text-2xl">{t('title')}</h1>
      <p className="mt-1 max-w-[46em] text-muted">{t('lead', { count: missions.length })}</p>
      {groups.map(([group, rows]) => (
        <Section key={group} id={group} title={home(`groups.${group}`)} className="mt-6">
          <CountedRows
            id="missions"
            language={language}
            rows={rows.map(({ term, count }) => ({
              href: paths.mission(language, term.id),
              name: termFacts(term, language).name,
              count,
            }))}
          />
        </Section>
      ))}
      <p>
        <a href={paths.terms(language)} className="link tap text-sm">
          {terms('title')}
        </a>
      </p>
      <PageInApi path={apiPaths.termList(language)} />
    </main>
  );
}
