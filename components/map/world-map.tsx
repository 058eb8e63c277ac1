import { cutToWidth } from '#components/home/cut-to-width.ts';
import { BarList } from '#components/ui/bar-list.tsx';
import type { CountryCount, Located } from '#lib/answers/country-count.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type Circle, mapLabels, marksOf, radiusOf } from './map-marks.ts';
import { landPath, worldSize } from './world-shape.ts';

interface WorldMapProps {
  /** Sorted by number of publications, descending. */
  readonly countries: readonly CountryCount[];
  readonly located?: Located | undefined;
  readonly language: Language;
  /** Id of the heading that labels the drawing. */
  readonly headingId: string;
  /** The list of all countries, where it is on another page; bars next to the map then have the first of them. */
  readonly tableHref?: string;
}

/** Labels: maximum number, and maximum width in em. Bars: maximum number. */
const labelsMax = 5;
const labelEms = 14;
const barsMax = 8;

/**
 * A world map with a mark per country, not mirrored in Arabic. Tab skips the marks,
 * because the list of countries has the same links.
 */
export function WorldMap({ countries, located, language, headingId, tableHref }: WorldMapProps) {
  const t = useTranslations('map');
  const countMax = Math.max(1, ...countries.map(({ count }) => count));
  const marks = marksOf(countries, countMax, ({ code }) => code);
  const labels = mapLabels(marks, (index) => cutToWidth(marks[index]?.country.name.value ?? '', labelEms), labelsMax);
  return (
    <div className={`mt-4 grid items-center gap-x-10 gap-y-4 ${tableHref ? 'md:grid-cols-[minmax(0,1fr)_17rem]' : 'max-w-4xl'}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: the group of links is a drawing. */}
      <svg
        viewBox={`0 0 ${worldSize.width} ${worldSize.height}`}
        role="group"
        aria-labelledby={headingId}
        data-testid="map"
        className="block h-auto w-full"
      >
        <path d={landPath} className="fill-line" />
        {marks.map(({ country, ...position }) => (
          <Mark key={country.code} {...country} {...position} />
        ))}
        <path d={labels.map(({ line }) => line).join('')} className="stroke-ink" />
        {labels.map(({ text, x, y, anchor, dy, isWideOnly }) => (
          // Anchors are computed for left-to-right text; in an Arabic page, `start` would be the right side.
          <text
            key={text}
            x={x}
            y={y}
            dy={`${dy}em`}
            textAnchor={anchor}
            direction="ltr"
            className={`${labelClass} fill-ink ${isWideOnly ? 'max-sm:hidden' : ''}`}
          >
            {text}
          </text>
        ))}
        <Legend countMax={countMax} language={language} />
      </svg>
      {tableHref && (
        <BarList
          rows={countries.slice(0, barsMax).map(({ code, ...country }) => ({ id: code, ...country }))}
          countMax={countMax}
          language={language}
        />
      )}
      <div className={tableHref && 'md:col-span-2'}>
        <p className="max-w-[46em] text-xs text-muted">
          {located && `${t('located', { ...located })} `}
          {t('note')}
        </p>
        {tableHref && (
          <a href={tableHref} className="link inline-flex min-h-11 items-center text-sm">
            {t('asTable', { count: countries.length })}
          </a>
        )}
      </div>
    </div>
  );
}

/** The font sizes of `labelSizes`. The larger one is for phones, which scale the drawing down. */
const labelClass = 'text-[26px] sm:text-[15px]';

function Mark({ name, count, href, x, y, r }: CountryCount & Circle) {
  const t = useTranslations('map');
  return (
    <a href={href} tabIndex={-1} className="fill-accent hover:fill-ink">
      <title>{t('mark', { name: name.value, count })}</title>
      <circle cx={x} cy={y} r={r} fillOpacity={0.8} className="stroke-paper" />
    </a>
  );
}

/** The legend of mark sizes, on the empty sea in the far south-west. */
function Legend({ countMax, language }: { readonly countMax: number; readonly language: Language }) {
  const counts = [...new Set([1, countMax])].filter((count) => count > 0);
  let x = 20;
  return (
    <g>
      {counts.map((count) => {
        const r = radiusOf(count / countMax);
        const cx = x + r;
        x = cx + r + 90;
        return (
          <g key={count}>
            <circle cx={cx} cy={worldSize.height - 40} r={r} className="fill-none stroke-ink" />
            <text x={cx + r + 8} y={worldSize.height - 34} direction="ltr" className={`${labelClass} fill-muted`}>
              {formatInteger(count, language)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
