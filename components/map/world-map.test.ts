import { brotliCompressSync } from 'node:zlib';
import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#lib/domain/language.ts';
import { placeOfCountry } from './country-places.ts';
import { marksOf } from './map-marks.ts';
import { WorldMap } from './world-map.tsx';
import { landPath, worldSize } from './world-shape.ts';

const countryOf = (code: string, count: number) => ({
  code,
  count,
  name: { value: `name of ${code}`, lang: 'en' },
  href: `/en/countries/${code}`,
});

const codeOf = ({ code }: ReturnType<typeof countryOf>) => code;

const messages = { map: { note: 'note', mark: '{name}: {count}', asTable: 'table', country: 'country', publications: 'publications' } };

function draw(language: Language, countries: readonly ReturnType<typeof countryOf>[]): string {
  const map = createElement(WorldMap, { countries, language, headingId: 'map' });
  const provided = { locale: language, messages, timeZone: 'UTC', children: map };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, provided));
}

/** Every inhabited country of CLDR. */
const codes =
  'SA AE EG MA DZ TN JO IQ LB SY PS QA KW BH OM YE SD LY MR SO DJ KM US GB FR DE IT ES CN JP IN SG MT LU VA MO HK MU FJ KI TV RE XK'.split(
    ' ',
  );

describe('The map', () => {
  it('moves marks apart that would overlap, as around the Gulf', () => {
    const countries = codes.map((code, index) => countryOf(code, 120 - index * 2));
    const marks = marksOf(countries, 120, codeOf);
    const overlaps = marks.flatMap((mark, index) =>
      marks.slice(index + 1).filter((other) => Math.hypot(mark.x - other.x, mark.y - other.y) < mark.r + other.r - 0.5),
    );
    expect(overlaps.length).toBeLessThan(marks.length / 10);
    const gulf = marksOf(
      [countryOf('SA', 40), countryOf('AE', 20), countryOf('QA', 25), countryOf('BH', 2), countryOf('KW', 6), countryOf('OM', 12)],
      40,
      codeOf,
    );
    for (const [index, mark] of gulf.entries())
      for (const other of gulf.slice(index + 1))
        expect(Math.hypot(mark.x - other.x, mark.y - other.y)).toBeGreaterThanOrEqual(mark.r + other.r);
  });

  it.each(languages)('has in %s a mark with a name and a link for each country, larger for more publications', (language) => {
    const html = draw(language, [countryOf('SA', 400), countryOf('EG', 100), countryOf('BH', 1)]);
    const marks = [
      ...html.matchAll(
        /<a href="\/en\/countries\/(\w\w)" tabindex="-1"[^>]*><title>([^<]+)<\/title><circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g,
      ),
    ];
    expect(marks.map(([, code]) => code)).toEqual(['SA', 'EG', 'BH']);
    expect(marks[0]?.[2]).toContain('name of SA');
    const [firstRadius, second, thirdRadius] = marks.map((mark) => Number(mark[5])) as [number, number, number];
    // Areas are proportional to counts, down to the smallest visible mark.
    expect((firstRadius / second) ** 2).toBeCloseTo(4);
    expect(thirdRadius).toBe(4);
  });

  it('has the same positions in both languages: the world is not mirrored', () => {
    const place = (language: Language) =>
      /<title>[^<]*<\/title><circle cx="([\d.]+)" cy="([\d.]+)"/.exec(draw(language, [countryOf('SA', 1)]))?.slice(1);
    expect(place('en')).toHaveLength(2);
    expect(place('ar')).toEqual(place('en'));
    expect(draw('ar', [countryOf('SA', 1)])).not.toContain('mirror"><path');
  });

  it('lists a country without land on it in the bars and the table alone', () => {
    const html = draw('en', [countryOf('SA', 2), countryOf('TF', 1), countryOf('ZZ', 1)]);
    expect(html.match(/<\/title><circle/g)).toHaveLength(2);
    expect(html.match(/href="\/en\/countries\/ZZ"/g)).toHaveLength(2);
  });

  it('knows a place on the drawing for every country', () => {
    for (const code of codes) {
      const [x, y] = placeOfCountry(code) ?? [];
      expect(x, code).toBeGreaterThan(0);
      expect(x, code).toBeLessThan(worldSize.width);
      expect(y, code).toBeGreaterThan(0);
      expect(y, code).toBeLessThan(worldSize.height);
    }
    // East is right and north is up.
    const coordinatesOf = (code: string) => placeOfCountry(code) as readonly [number, number];
    expect(coordinatesOf('US')[0]).toBeLessThan(coordinatesOf('MA')[0]);
    expect(coordinatesOf('MA')[0]).toBeLessThan(coordinatesOf('SA')[0]);
    expect(coordinatesOf('SA')[0]).toBeLessThan(coordinatesOf('JP')[0]);
    expect(coordinatesOf('NO')[1]).toBeLessThan(coordinatesOf('ZA')[1]);
  });

  it('is small next to the text of a page', () => {
    expect(brotliCompressSync(landPath).length).toBeLessThan(3_000);
  });
});
