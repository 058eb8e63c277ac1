import { brotliCompressSync } from 'node:zlib';
import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { widthOf } from '#components/home/cut-to-width.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { placeOfCountry } from './country-places.ts';
import { mapLabels, marksOf } from './map-marks.ts';
import { WorldMap } from './world-map.tsx';
import { landPath, worldSize } from './world-shape.ts';

const countryOf = (code: string, count: number) => ({
  code,
  count,
  name: { value: `name of ${code}`, lang: 'en' },
  href: `/en/countries/${code}`,
});

const codeOf = ({ code }: ReturnType<typeof countryOf>) => code;

const messages = { map: { note: 'note', mark: '{name}: {count}', asTable: 'table' } };

function draw(language: Language, countries: readonly ReturnType<typeof countryOf>[]): string {
  const map = createElement(WorldMap, { countries, language, headingId: 'map', tableHref: '#all' });
  const provided = { locale: language, messages, timeZone: 'UTC', children: map };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, provided));
}

/** Every inhabited country in the CLDR data. */
const codes =
  'SA AE EG MA DZ TN JO IQ LB SY PS QA KW BH OM YE SD LY MR SO DJ KM US GB FR DE IT ES CN JP IN SG MT LU VA MO HK MU FJ KI TV RE XK'.split(
    ' ',
  );

describe('The map', () => {
  it('separates marks that would overlap, such as those around the Gulf', () => {
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

  it.each(languages)('in %s has a mark with a name and a link for each country, larger for more publications', (language) => {
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

  it('labels the largest marks where the label overlaps nothing, farther away with a line, and not without room', () => {
    const counts = { SA: 36, EG: 22, QA: 19, DE: 18, US: 18, OM: 13, AU: 8, IN: 7, AE: 6, GB: 6, CN: 5, IQ: 3, FR: 3, TN: 2, JO: 2, IT: 4 };
    const marks = marksOf(
      Object.entries(counts).map(([code, count]) => countryOf(code, count)),
      36,
      codeOf,
    );
    const labels = mapLabels(marks, (index) => `Country ${index}`, 5);
    expect(labels.map(({ text }) => text)).toEqual(['Country 0', 'Country 1', 'Country 2', 'Country 3', 'Country 4']);
    const boxes = labels.map(({ text, x, y, anchor, dy }) => {
      const width = widthOf(text) * 26;
      const left = x - { start: 0, middle: width / 2, end: width }[anchor];
      return { left, right: left + width, top: y + (dy - 0.7) * 26, bottom: y + dy * 26 };
    });
    for (const [index, box] of boxes.entries()) {
      for (const { x, y, r } of marks)
        expect(Math.hypot(x - Math.min(Math.max(x, box.left), box.right), y - Math.min(Math.max(y, box.top), box.bottom))).toBeGreaterThan(
          r,
        );
      for (const other of boxes.slice(index + 1))
        expect(box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom).toBe(false);
    }
    const neighbours = [245, 355].map((x) => ({ x, y: 200, r: 30 })).concat([155, 245].map((y) => ({ x: 300, y, r: 20 })));
    expect(mapLabels([{ x: 300, y: 200, r: 5 }, ...neighbours], () => 'Qatar', 1)).toMatchObject([
      { line: expect.stringMatching(/^M300 200L/), isWideOnly: false },
    ]);
    const ring = Array.from({ length: 16 }, (_, index) => ({ x: 300 + 90 * Math.cos(index), y: 200 + 90 * Math.sin(index), r: 70 }));
    expect(mapLabels([{ x: 300, y: 200, r: 5 }, ...ring], () => 'A country amid others', 1)).toEqual([]);
  });

  it('has the same positions in both languages: the world is not mirrored', () => {
    const circleAt = (language: Language) =>
      /<title>[^<]*<\/title><circle cx="([\d.]+)" cy="([\d.]+)"/.exec(draw(language, [countryOf('SA', 1)]))?.slice(1);
    expect(circleAt('en')).toHaveLength(2);
    expect(circleAt('ar')).toEqual(circleAt('en'));
    expect(draw('ar', [countryOf('SA', 1)])).not.toContain('mirror"><path');
    // Numbers and labels are left to right: in right-to-left text, `start` is the right side, and a number would cover its circle.
    expect(draw('ar', [countryOf('SA', 36)]).match(/<text (?![^>]*direction="ltr")/g)).toBeNull();
  });

  it('lists a country without land on the map only in the bars', () => {
    const html = draw('en', [countryOf('SA', 2), countryOf('TF', 1), countryOf('ZZ', 1)]);
    expect(html.match(/<\/title><circle/g)).toHaveLength(2);
    expect(html.match(/href="\/en\/countries\/ZZ"/g)).toHaveLength(1);
  });

  it('has a position for every country', () => {
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

  it('is small compared with the text of a page', () => {
    expect(brotliCompressSync(landPath).length).toBeLessThan(3_000);
  });
});
