import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { ListData } from '#app/_pages/view/page-node.tsx';
import { scriptNonce } from '#app/_pages/view/script-nonce.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { areaStyle } from '#components/areas/area-style.ts';
import { AreaSystems } from '#components/areas/area-systems.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { listAreas, recentFrom } from '#lib/library/places/areas.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/areas'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const t = await getTranslations('areas');
  return { ...listMetadata({ title: [t('title')], pathIn: paths.areas, index: true, language }), description: t('description') };
}

/** The research areas as a picture of their sizes, and as a table. */
export default async function AreasPage({ params }: Props) {
  const language = await languageOf(params);
  const path = paths.areas(language);
  const fields = await listAreas(await instance(), language).catch(toProblem);
  if ('problem' in fields) return <ProblemView language={language} problem={fields.problem} path={path} />;
  const t = await getTranslations('areas');
  const count = fields.reduce((sum, { areas }) => sum + areas.length, 0);
  return (
    <main id="content" className="wrap pb-16">
      {/* HTML allows `<style>` only in the head, but SVG allows it anywhere, so a hidden SVG contains the styles. */}
      <svg aria-hidden="true" className="hidden">
        <style
          nonce={await scriptNonce()}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
          dangerouslySetInnerHTML={{ __html: areaStyle }}
        />
      </svg>
      <ListData language={language} section="areas" path={path} total={count} />
      <h1 className="mt-6 text-2xl">{t('title')}</h1>
      <p className="mt-1 max-w-[46em] text-muted">{t('lead', { count, fields: fields.length })}</p>
      <AreaSystems fields={fields} recentFrom={recentFrom} language={language} />
      <PageInApi path={apiPaths.researchAreas(language)} />
    </main>
  );
}
