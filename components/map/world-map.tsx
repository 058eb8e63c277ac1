import { useTranslations } from 'next-intl';
import { BarList } from '#components/collection/bar-list.tsx';
import { Text } from '#components/text.tsx';
import type { Language } from '#lib/domain/language.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { placeOfCountry } from './country-places.ts';
import { landPath, worldSize } from './world-shape.ts';

export interface CountryCount {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: TextValue;
  readonly count: number;
  readonly href: string;
}

interface WorldMapProps {
  /** Most publications first. */
  readonly countries: readonly CountryCount[];
  readonly language: Language;
  /** Of the heading that names the drawing. */
  readonly headingId: string;
  /** Where all countries stand in a table, on a page that has no room for it. */
  readonly tableHref?: string | undefined;
}

/** In units of the drawing. */
const radius = { least: 4, most: 30 } as const;
const barsMax = 12;
const barsFew = 8;

/**
 * The world with a mark for each country, whose area shows how many publications were signed from there; the countries with most of them as bars beside
 * it, all of them in a table below. Land has no borders, and no language mirrors it. Marks are left out of the order of the Tab key, as on the drawing of
 * the home page: the table has the same links.
 */
export function WorldMap({ countries, language, headingId, tableHref }: WorldMapProps) {
  const t = useTranslations('map');
  const most = Math.max(1, ...countries.map(({ count }) => count));
  return (
    <div className="mt-4 grid items-center gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_17rem]">
      {/* biome-ignore lint/a11y/useSemanticElements: the group of links is a drawing. */}
      <svg
        viewBox={`0 0 ${worldSize.width} ${worldSize.height}`}
        role="group"
        aria-labelledby={headingId}
        data-testid="map"
        className="block h-auto w-full"
      >
        <path d={landPath} className="fill-line" />
        {countries.map((country) => (
          <Mark key={country.code} {...country} share={country.count / most} />
        ))}
      </svg>
      <BarList
        rows={countries.slice(0, tableHref ? barsFew : barsMax).map(({ code, ...country }) => ({ id: code, ...country }))}
        most={most}
        language={language}
      />
      <div className="md:col-span-2">
        <p className="max-w-[46em] text-xs text-muted">{t('note')}</p>
        {tableHref ? (
          <a href={tableHref} className="link inline-flex min-h-11 items-center text-sm">
            {t('asTable', { count: countries.length })}
          </a>
        ) : (
          <CountryTable countries={countries} language={language} />
        )}
      </div>
    </div>
  );
}

function Mark({ code, name, count, href, share }: CountryCount & { readonly share: number }) {
  const t = useTranslations('map');
  const place = placeOfCountry(code);
  if (!place) return null;
  const [x, y] = place;
  const label = t('mark', { name: name.value, count });
  return (
    <a href={href} tabIndex={-1} className="fill-accent hover:fill-ink">
      <title>{label}</title>
      <circle
        cx={x}
        cy={y}
        r={Number(Math.max(radius.least, radius.most * Math.sqrt(share)).toFixed(1))}
        fillOpacity={0.8}
        className="stroke-paper"
      />
    </a>
  );
}

function CountryTable({ countries, language }: Pick<WorldMapProps, 'countries' | 'language'>) {
  const t = useTranslations('map');
  return (
    <details className="text-sm">
      <summary className="link inline-flex min-h-11 items-center">{t('asTable', { count: countries.length })}</summary>
      <table className="w-full max-w-md" data-testid="map-table">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 text-start font-normal">
              {t('country')}
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              {t('publications')}
            </th>
          </tr>
        </thead>
        <tbody>
          {countries.map(({ code, name, count, href }) => (
            <tr key={code} className="border-b border-line">
              <th scope="row" className="text-start font-normal">
                <a href={href} className="inline-flex min-h-11 items-center">
                  <Text value={name} inside={language} />
                </a>
              </th>
              <td className="text-end">{formatInteger(count, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
