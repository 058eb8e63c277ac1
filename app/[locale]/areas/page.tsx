import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { countsPath } from '#app/_pages/view/counts-path.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { ListData } from '#app/_pages/view/page-node.tsx';
import { scriptNonce } from '#app/_pages/view/script-nonce.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { AreaSystems } from '#components/areas/area-systems.tsx';
import { CountryGroups } from '#components/list/country-groups.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { listAreas, recentFrom } from '#lib/library/places/areas.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

type Props = PageProps<'/[locale]/areas'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const { country } = decodeResearchQuery(await searchParams);
  const t = await getTranslations('areas');
  const pathIn = (other: Language) => paths.areas(other, country);
  return listMetadata({ title: [t('title')], pathIn, index: country.length === 0, language, description: t('description') });
}

/** The research areas as a picture of their sizes, and as a table; also of the publications of some countries alone. */
export default async function AreasPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const sources = await instance();
  // A remote service counts areas over all countries only.
  const canCount = sources.collection.counts !== undefined;
  const country = canCount ? decodeResearchQuery(await searchParams).country : [];
  const path = paths.areas(language, country);
  const fields = await listAreas(sources, language, country).catch(toProblem);
  if ('problem' in fields) return <ProblemView language={language} problem={fields.problem} path={path} />;
  const [t, charts] = [await getTranslations('areas'), await getTranslations('charts')];
  const query = { ...defaultResearchQuery, country };
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
      {canCount && <CountryGroups language={language} selected={country} hrefOf={(values) => paths.areas(language, values)} />}
      {country.length > 0 && (
        <p className="mt-2 text-sm">
          {t('ofCountries', { names: country.map((id) => countryName(id, language).value).join(charts('separator')) })}
        </p>
      )}
      <AreaSystems
        fields={fields}
        recentFrom={recentFrom}
        hrefOf={(id) => (country.length > 0 ? paths.research(language, { ...query, focusedAreaId: [id] }) : paths.area(language, id))}
        language={language}
      />
      <PageInApi path={country.length > 0 ? countsPath(language, query) : apiPaths.researchAreas(language)} />
    </main>
  );
}

/** Styles of the drawing, included only in the page of areas. In SVG a `<` would begin a tag. The discs of a field lie on an arc, or on a phone on two vertical lines. */
const areaStyle = `.systems svg{display:block;flex:none}.systems .outer{fill:var(--accent);opacity:.3}.systems .inner,.systems .whole{fill:var(--accent)}.systems .empty{fill:none;stroke:var(--control)}
.lane{position:relative}.lane ol{display:grid;position:relative}.lane a{display:flex;text-decoration:none}.lane a:hover .name{text-decoration:underline}.lane .arc{display:none}
@media(52rem>width){.lane ol{grid-template-columns:repeat(2,minmax(0,1fr));gap:0 .75rem}.lane .name{min-inline-size:0}.lane a{align-items:center;min-block-size:2.75rem;gap:.25rem}.lane a svg{inline-size:44px;block-size:auto}}
@media(width>=52rem){.system{display:grid;grid-template-columns:10rem minmax(0,1fr);gap:1rem;margin-block-end:.5rem}.system h2{padding-block-start:2rem}.lane ol{grid-template-columns:repeat(8,minmax(0,1fr))}
.lane a{flex-direction:column;align-items:center;padding-inline:.25rem}.lane .name{text-align:center;background:var(--paper)}
.lane li:is(:nth-child(8n+1),:nth-child(8n+8)){translate:0 12px}.lane li:is(:nth-child(8n+2),:nth-child(8n+7)){translate:0 6px}.lane li:is(:nth-child(8n+3),:nth-child(8n+6)){translate:0 2px}
.lane .arc{display:block;position:absolute;inset-inline:0;inset-block-start:32px;inline-size:100%;block-size:20px}.lane .arc path{fill:none;stroke:var(--hair)}}
@media(forced-colors:active){.systems .inner,.systems .whole,.systems .outer{fill:LinkText}.lane .arc path,.systems .empty{stroke:GrayText}}`;
