import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { countsPath } from '#app/_pages/view/counts-path.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { ListData } from '#app/_pages/view/page-node.tsx';
import { scriptNonce } from '#app/_pages/view/script-nonce.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { CountryGroups } from '#components/list/country-groups.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { Text } from '#components/text/text.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { AreaField, AreaFigures } from '#lib/answers/area-answer.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
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
    <main id="content" className="wrap pb-8">
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

interface AreaSystemsProps {
  readonly fields: readonly AreaField[];
  /** First year of the recent count. */
  readonly recentFrom: number;
  /** The address of an area. */
  readonly hrefOf: (id: string) => string;
  readonly language: Language;
}

/** Half the width of the drawing of an area, and the radius of the largest disc. */
const bodyRadius = 33;
const radiusMax = 31;

const radius = (count: number, countMax: number) => Math.round(Math.sqrt(count / countMax) * radiusMax * 10) / 10;

/** The largest of 1, 2, 5, 10, 20, … that does not exceed a number. */
function roundBelow(value: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ten * ([5, 2, 1].find((step) => step * ten <= value) ?? 1);
}

/** Draws areas by field. A disc shows all publications of an area, its inner disc the recent ones. A table has the same figures. */
function AreaSystems(props: AreaSystemsProps) {
  const { fields, hrefOf, language } = props;
  const countMax = Math.max(1, ...fields.flatMap(({ areas }) => areas.map(({ count }) => count)));
  return (
    <>
      <Legend {...props} countMax={countMax} />
      <div className="systems mt-4" data-testid="systems">
        {fields.map((field) => (
          <section key={field.key ?? 'other'} id={field.key} className="system min-w-0 max-md:mt-5 scroll-mt-4">
            <FieldName field={field} language={language} />
            <div className="lane">
              <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true" className="arc">
                <path d="M0 15Q50-13 100 15" vectorEffect="non-scaling-stroke" />
              </svg>
              <ol>
                {field.areas.map((area) => (
                  <li key={area.id}>
                    <a href={hrefOf(area.id)}>
                      <Body {...area} countMax={countMax} />
                      <span className="name text-xs">
                        <Text value={area.name} contextLanguage={language} />{' '}
                        <span className="text-muted">{formatInteger(area.count, language)}</span>
                      </span>
                    </a>
                  </li>
                ))}
              </ol>
            </div>
          </section>
        ))}
      </div>
      <AreaTable {...props} />
    </>
  );
}

interface FieldNameProps extends Pick<AreaSystemsProps, 'language'> {
  readonly field: AreaSystemsProps['fields'][number];
}

function FieldName({ field: { key, total }, language }: FieldNameProps) {
  const t = useTranslations('home');
  return (
    <h2 className="text-base max-md:border-b max-md:border-line max-md:pb-1">
      {t(`groups.${key ?? 'other'}`)}{' '}
      {total !== undefined && <span className="ms-2 text-sm font-normal text-muted">{formatInteger(total, language)}</span>}
    </h2>
  );
}

/** The disc of an area. The drawing ends just below the disc, so that the name is close to it. */
function Body({ count, recent, countMax }: Pick<AreaFigures, 'count' | 'recent'> & { readonly countMax: number }) {
  const height = bodyRadius + Math.max(4, radius(count, countMax)) + 2;
  return (
    <svg viewBox={`${-bodyRadius} ${-bodyRadius} ${2 * bodyRadius} ${height}`} width={2 * bodyRadius} height={height} aria-hidden="true">
      {count === 0 ? (
        <circle r="3" className="empty" />
      ) : recent === undefined ? (
        <circle r={Math.max(2, radius(count, countMax))} className="whole" />
      ) : (
        <>
          <circle r={Math.max(2, radius(count, countMax))} className="outer" />
          {recent > 0 && <circle r={Math.max(2, radius(recent, countMax))} className="inner" />}
        </>
      )}
    </svg>
  );
}

/** Radius of the inner disc in the legend, as a share of the outer radius. */
const recentShare = 0.7;

function Legend({ fields, recentFrom, language, countMax }: AreaSystemsProps & { readonly countMax: number }) {
  const t = useTranslations('areas');
  const hasRecent = fields.some(({ areas }) => areas.some(({ recent }) => recent !== undefined));
  const sizes = [...new Set([1, roundBelow(countMax / 5), roundBelow(countMax)])];
  return (
    <Spaced as="p" className="systems mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted" data-testid="legend">
      {sizes.map((size) => {
        const r = Math.max(2, radius(size, countMax));
        return (
          <span key={size} className="inline-flex items-center gap-1.5">
            <svg viewBox={`${-r} ${-r} ${2 * r} ${2 * r}`} width={2 * r} height={2 * r} aria-hidden="true">
              <circle r={r} className={hasRecent ? 'outer' : 'whole'} />
              {hasRecent && <circle r={r * recentShare} className="inner" />}
            </svg>
            {formatInteger(size, language)}
          </span>
        );
      })}
      {hasRecent && <span>{t('inner', { year: String(recentFrom) })}</span>}
    </Spaced>
  );
}

function AreaTable({ fields, recentFrom, hrefOf, language }: AreaSystemsProps) {
  const t = useTranslations('areas');
  const home = useTranslations('home');
  const hasRecent = fields.some(({ areas }) => areas.some(({ recent }) => recent !== undefined));
  return (
    <details className="fold mt-8 border-y border-line" data-testid="area-table">
      <summary className="grid min-h-13 content-center">
        <h2 className="text-lg">{t('asTable')}</h2>
      </summary>
      <div className="gap-x-12 pb-4 text-sm md:columns-2">
        {fields.map(({ key, total, areas }) => (
          <DataTable
            key={key ?? 'other'}
            className="mb-6 w-full break-inside-avoid"
            caption={
              <>
                {home(`groups.${key ?? 'other'}`)}{' '}
                {total !== undefined && <span className="ms-2 font-normal text-muted">{formatInteger(total, language)}</span>}
              </>
            }
            head={[t('area'), t('all'), ...(hasRecent ? [t('since', { year: String(recentFrom) })] : [])]}
            rows={areas.map((area) => ({
              id: area.id,
              cells: [
                <a key={area.id} href={hrefOf(area.id)} className="touch no-underline hover:underline">
                  <Text value={area.name} contextLanguage={language} />
                </a>,
                formatInteger(area.count, language),
                ...(hasRecent ? [formatInteger(area.recent ?? 0, language)] : []),
              ],
            }))}
          />
        ))}
      </div>
    </details>
  );
}
