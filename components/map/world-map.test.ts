import { brotliCompressSync } from 'node:zlib';
import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { widthOf } from '#components/home/cut-to-width.ts';
import { type Language, languages } from '#lib/domain/language.ts';
import { placeOfCountry } from './country-places.ts';
import { labelsOf, marksOf } from './map-marks.ts';
import { WorldMap } from './world-map.tsx';
import { landPath, worldSize } from './world-shape.ts';

const named = (code: string, count: number) => ({
  code,
  count,
  name: { value: `name of ${code}`, lang: 'en' },
  href: `/en/countries/${code}`,
});

const codeOf = ({ code }: ReturnType<typeof named>) => code;

const messages = { map: { note: 'note', mark: '{name}: {count}', asTable: 'table', country: 'country', publications: 'publications' } };

function draw(language: Language, countries: readonly ReturnType<typeof named>[]): string {
  const map = createElement(WorldMap, { countries, language, headingId: 'map' });
  const provided = { locale: language, messages, timeZone: 'UTC', children: map };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, provided));
}

/** Every country that CLDR names and that has land and people. */
const codes =
  'SA AE EG MA DZ TN JO IQ LB SY PS QA KW BH OM YE SD LY MR SO DJ KM US GB FR DE IT ES CN JP IN SG MT LU VA MO HK MU FJ KI TV RE XK'.split(
    ' ',
  );

describe('The map', () => {
  it('moves marks apart that would overlap, as around the Gulf', () => {
    const counted = codes.map((code, place) => named(code, 120 - place * 2));
    const marks = marksOf(counted, 120, codeOf);
    const overlaps = marks.flatMap((one, at) =>
      marks.slice(at + 1).filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.r + other.r - 0.5),
    );
    expect(overlaps.length).toBeLessThan(marks.length / 10);
    const gulf = marksOf([named('SA', 40), named('AE', 20), named('QA', 25), named('BH', 2), named('KW', 6), named('OM', 12)], 40, codeOf);
    for (const [at, one] of gulf.entries())
      for (const other of gulf.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.r + other.r);
  });

  it.each(languages)('has in %s a mark with a name and a link for each country, larger for more publications', (language) => {
    const html = draw(language, [named('SA', 400), named('EG', 100), named('BH', 1)]);
    const marks = [
      ...html.matchAll(
        /<a href="\/en\/countries\/(\w\w)" tabindex="-1"[^>]*><title>([^<]+)<\/title><circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g,
      ),
    ];
    expect(marks.map(([, code]) => code)).toEqual(['SA', 'EG', 'BH']);
    expect(marks[0]?.[2]).toContain('name of SA');
    const [first, second, third] = marks.map((mark) => Number(mark[5])) as [number, number, number];
    // Areas are as the counts, down to the smallest mark that can be seen.
    expect((first / second) ** 2).toBeCloseTo(4);
    expect(third).toBe(4);
  });

  it('labels the largest marks where no mark and no other label is, and none where there is no room', () => {
    const counts = { SA: 36, EG: 22, QA: 19, DE: 18, US: 18, OM: 13, AU: 8, IN: 7, AE: 6, GB: 6, CN: 5, IQ: 3, FR: 3, TN: 2, JO: 2, IT: 4 };
    const marks = marksOf(
      Object.entries(counts).map(([code, count]) => named(code, count)),
      36,
      codeOf,
    );
    const labels = labelsOf(marks, (place) => `Country ${place}`, 5);
    expect(labels.map(({ text }) => text)).toEqual(['Country 0', 'Country 1', 'Country 2', 'Country 3', 'Country 4']);
    const boxes = labels.map(({ text, x, y, anchor, dy }) => {
      const width = widthOf(text) * 26;
      const left = x - { start: 0, middle: width / 2, end: width }[anchor];
      return { left, right: left + width, top: y + (dy - 0.7) * 26, bottom: y + dy * 26 };
    });
    for (const [at, box] of boxes.entries()) {
      for (const { x, y, r } of marks)
        expect(Math.hypot(x - Math.min(Math.max(x, box.left), box.right), y - Math.min(Math.max(y, box.top), box.bottom))).toBeGreaterThan(
          r,
        );
      for (const other of boxes.slice(at + 1))
        expect(box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom).toBe(false);
    }
    const ring = marks.map((mark, place) => ({ x: 300 + 40 * Math.cos(place), y: 200 + 40 * Math.sin(place), r: place ? 30 : mark.r }));
    expect(labelsOf([{ x: 300, y: 200, r: 5 }, ...ring], () => 'A country amid others', 1)).toEqual([]);
  });

  it('stands where it stands in both languages: the world is not mirrored', () => {
    const place = (language: Language) =>
      /<title>[^<]*<\/title><circle cx="([\d.]+)" cy="([\d.]+)"/.exec(draw(language, [named('SA', 1)]))?.slice(1);
    expect(place('en')).toHaveLength(2);
    expect(place('ar')).toEqual(place('en'));
    expect(draw('ar', [named('SA', 1)])).not.toContain('mirror"><path');
  });

  it('lists a country without land on it in the bars and the table alone', () => {
    const html = draw('en', [named('SA', 2), named('TF', 1), named('ZZ', 1)]);
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
    const at = (code: string) => placeOfCountry(code) as readonly [number, number];
    expect(at('US')[0]).toBeLessThan(at('MA')[0]);
    expect(at('MA')[0]).toBeLessThan(at('SA')[0]);
    expect(at('SA')[0]).toBeLessThan(at('JP')[0]);
    expect(at('NO')[1]).toBeLessThan(at('ZA')[1]);
  });

  it('weighs little beside the text of a page', () => {
    expect(brotliCompressSync(landPath).length).toBeLessThan(3_000);
  });
});
