import { describe, expect, it } from 'vitest';
import { starterSearch } from './fixtures/starter-search.ts';

const { ask, codes, englishTitles: titles } = starterSearch();

describe('of a subject that no record is about', () => {
  it.each([
    ['radar astronomy', /Gold|Lunar/],
    ['far-infrared astronomy', /Geothermal|aeolian/],
    ['boundary layer', /black holes|Solar/],
    ['planetary bow shock', /impact|asteroid/i],
    ['stellar bow shock', /impact|chondr/i],
    ['solar X-ray emission', /Sgr|Chandra/],
    ['plate tectonics on exoplanets', /Wajid|Tunisia/],
    ['mineralogy of the Moon', /Mineral Exploration/],
    ['planetary climate', /Mangroves|Emirates/],
    ['comet ion tail', /Saqqar|Shock/],
    ['asteroid rotation', /VizieR|ULIRG/],
  ])('%s: what is akin in another field stays out', async (keyword, isElsewhere) => {
    const found = (await titles(keyword)).slice(0, 4);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((title) => isElsewhere.test(title))).toEqual([]);
  });

  it.each([
    ['laser guide star', /Adaptive|Random|Turbulence|Uplink/],
    ['formation flying', /Swarm/],
    ['kalman filter', /[Oo]rbit/],
    ['biomass estimation', /Vegetation/],
    ['تقدير الكتلة الحيوية', /Vegetation/],
    ['heat wave', /heat island/],
    ['crop classification Sentinel-2', /Agriculture|Sentinel/],
    ['lunar sample', /Apollo 14/],
    ['potentially hazardous asteroid', /Imminent Earth Impactors/],
    ['twinkling of stars', /Randomly Inhomogeneous/],
  ])('%s: the closest comes first', async (keyword, first) => {
    expect((await titles(keyword))[0]).toMatch(first);
  });

  it.each([
    ['extreme weather', 'natural disaster'],
    ['magnetar', 'neutron star'],
    ['كيف تموت النجوم العملاقة', 'نجم ضخم'],
    ['Europa', 'moons of Jupiter'],
  ])('%s: the note names what is there', async (keyword, suggestion) => {
    expect((await ask(keyword)).warnings).toMatchObject([{ code: 'wider_subject', suggestion }]);
  });

  it.each(['Red Sea', 'البحر الأحمر', 'Kuwait', 'blockchain'])('%s: this is said, and nobody is looked for', async (keyword) => {
    expect(await codes(keyword)).toEqual(['nothing_about']);
  });

  it.each(['سديم الجبار', 'مجرة التنين القزمة', 'عنقود كروي', 'علم الفلك الأثري', 'موقع مداري', 'معايير الفضاء'])(
    '%s: its words are not mended, heard in names nor met here and there',
    async (keyword) => {
      expect(await ask(keyword)).toMatchObject({ total: 0, warnings: [{ code: 'area_only' }] });
    },
  );

  it('a name that is no slip of another is left as it is', async () => {
    expect(await codes('قياس الارتفاع بالأقمار الصناعية')).toEqual(['wider_subject']);
  });
});

describe('names that contain a subject', () => {
  it.each([
    ['swarm', /dike/],
    ['forest', /Euclid/],
    ['volcanism', /non-volcanic/],
    ['oxidizer', /Landsat/],
  ])('are none of it: %s', async (keyword, isOther) => {
    expect((await titles(keyword))[0] ?? '').not.toMatch(isOther);
  });

  it('«ماهو» is «ما هو»', async () => {
    expect(await codes('ماهو الثقب الأسود')).toEqual([]);
    expect((await ask('ماهي النجوم النيوترونية')).match).toBe('all');
  });

  it('of one subject who is on it comes before who has its words', async () => {
    expect((await titles('stellar evolution')).slice(0, 2).join()).toMatch(/evolution of the stars.*Massive Single Stars/);
    expect((await titles('gravitational lensing'))[0]).not.toMatch(/Propulsion/);
  });
});
