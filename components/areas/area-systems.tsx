import { useTranslations } from 'next-intl';
import { Text } from '#components/text/text.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { AreaField, AreaFigures } from '#lib/answers/area-answer.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';

export interface AreaSystemsProps {
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
export function AreaSystems(props: AreaSystemsProps) {
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
    <p className="systems mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted" data-testid="legend">
      <Spaced>
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
    </p>
  );
}

function AreaTable({ fields, recentFrom, hrefOf, language }: AreaSystemsProps) {
  const t = useTranslations('areas');
  const home = useTranslations('home');
  const hasRecent = fields.some(({ areas }) => areas.some(({ recent }) => recent !== undefined));
  const cell = 'py-1.5 ps-4 text-end';
  return (
    <details className="fold unfolded mt-8 border-y border-line sm:border-b-0" data-testid="area-table">
      <summary className="grid min-h-13 content-center">
        <h2 className="text-lg">{t('asTable')}</h2>
      </summary>
      <div className="gap-x-12 pb-4 text-sm md:columns-2">
        {fields.map(({ key, total, areas }) => (
          <table key={key ?? 'other'} className="mb-6 w-full break-inside-avoid">
            <caption className="pb-1 text-start font-semibold">
              {home(`groups.${key ?? 'other'}`)}{' '}
              {total !== undefined && <span className="ms-2 font-normal text-muted">{formatInteger(total, language)}</span>}
            </caption>
            <thead className="text-xs text-muted">
              <tr className="border-b border-line">
                <th scope="col" className="py-1.5 text-start font-normal">
                  {t('area')}
                </th>
                <th scope="col" className={`${cell} font-normal`}>
                  {t('all')}
                </th>
                {hasRecent && (
                  <th scope="col" className={`${cell} font-normal`}>
                    {t('since', { year: String(recentFrom) })}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {areas.map((area) => (
                <tr key={area.id} className="border-b border-line">
                  <th scope="row" className="py-1.5 text-start font-normal">
                    <a
                      href={hrefOf(area.id)}
                      className="no-underline hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
                    >
                      <Text value={area.name} contextLanguage={language} />
                    </a>
                  </th>
                  <td className={cell}>{formatInteger(area.count, language)}</td>
                  {hasRecent && <td className={cell}>{formatInteger(area.recent ?? 0, language)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  );
}
