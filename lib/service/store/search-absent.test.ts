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
    ['kessler syndrome', /[Dd]ebris/],
    ['رؤية الهلال', /lunar eclipse/],
    ['مرصد مراغة', /Islamic World/],
    ['single event upsets satellites radiation', /Irradiation/],
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

describe('of a subject that has kin', () => {
  it('what merely has its words stands behind these', async () => {
    const found = await titles('solar activity');
    expect(found.join()).toMatch(/Solar flare forecasting/);
    expect(found.join()).not.toMatch(/Solar flare forecasting.*Solar Mass Flow.*Solar flare|Solar Mass Flow.*Solar flare forecasting/);
  });

  it('«حديثة» is asked of the records, not of their words', async () => {
    expect((await ask('أوراق حديثة عن النشاط الشمسي')).match).toBe('all');
  });
});

describe('a kind of publication', () => {
  it.each([
    ['رسائل ماجستير في الفلك', 2],
    ["master's thesis", 2],
    ['thesis', 9],
    ['أطروحات', 9],
    ['PhD', 7],
  ])('is asked of the records, which do not call themselves so: %s', async (keyword, count) => {
    const { items, match } = await ask(keyword);
    expect(match).toBe('all');
    expect(items).toHaveLength(count);
    for (const { type } of items) expect(type?.name.value).toMatch(/thesis|رسالة|أطروحة/i);
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

  it('to locate something is no positioning', async () => {
    expect((await titles('تحديد مواقع المياه الجوفية بالاستشعار عن بعد')).join()).not.toMatch(/GPS|Lunar/);
    expect((await titles('تحديد المواقع بالأقمار الصناعية'))[0]).toMatch(/GPS/);
  });

  it('EMIRS is no emirate', async () => {
    expect(await titles('EMIRS')).toEqual([expect.stringMatching(/Emirates eXploration Imager/)]);
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

describe('of a subject that few records are about', () => {
  it.each([
    ['LIGO', 'binary black hole merger', /LIGO|Gravitational/],
    ['عبد الرحمن الصوفي', 'الفلك الإسلامي', /Islamic World/],
    ['space debris removal', 'space debris', /Debris Removal/],
  ])('%s: what stands behind them is said to be the closest', async (keyword, suggestion, first) => {
    const { warnings, match } = await ask(keyword);
    expect(warnings).toMatchObject([{ code: 'closest_below', suggestion }]);
    expect(match).toBe('all');
    expect((await titles(keyword))[0]).toMatch(first);
  });

  it('nothing is said where there is more than a few', async () => {
    expect(await codes('space debris')).toEqual([]);
  });

  it('of two subjects the remark does not speak of most', async () => {
    expect(await codes('groundwater mapping in wadis')).toEqual(['few_some_words']);
  });
});

describe('where some of the words have to do', () => {
  it('who has none of them is left out', async () => {
    const { items } = await ask('sea surface temperature Arabian Gulf coral bleaching');
    expect(items.length).toBeGreaterThan(2);
    for (const { lacks } of items) expect(lacks).not.toContain('Arabian Gulf');
  });

  it('what is only close to one of them is said to be that', async () => {
    expect((await ask('space mining law luxembourg UAE')).warnings).toMatchObject([
      { code: 'wider_subject', text: expect.stringContaining('“space mining law”'), suggestion: 'Space law' },
    ]);
  });

  it.each([
    ['Red Sea gold', 'words_absent', '“Red Sea”'],
    ['life on Mars bibliography Scopus', 'words_absent', '“bibliography”'],
    ['biggest impact crater in Saudi Arabia', 'without_words', '“biggest”'],
    ['رجوع المركبات إلى الغلاف الجوي', 'without_words', '«رجوع»'],
  ])('%s: what has the others is shown, and which it lacks is said', async (keyword, code, words) => {
    expect((await ask(keyword)).warnings).toMatchObject([{ code, text: expect.stringContaining(words) }]);
  });

  it('beside a place that is not here, what comes closest to the rest', async () => {
    const found = await titles('ionospheric scintillation GPS North Africa');
    expect(found.slice(0, 5).join()).toMatch(/GNSS Ionospheric/);
    expect(found[0]).toMatch(/Ionospher/);
  });

  it.each([
    ['NDVI vegetation change Riyadh', '“NDVI” or “Riyadh”'],
    ['التوسع العمراني الرياض صور الأقمار الصناعية', '«الرياض»'],
  ])('the words that no record has are named: %s', async (keyword, words) => {
    expect((await ask(keyword)).warnings).toMatchObject([{ code: 'words_absent', text: expect.stringContaining(words) }]);
  });

  it.each([
    ['Sinai gold', 'words_absent', /Gold/],
    ['الذهب في الكويت', 'words_absent', /[Gg]old/],
    ['Wadi Rum Mars analog', 'words_absent', /Mars/],
    ['جفاف البحر الميت', 'words_absent', /drought/],
  ])('beside a place that is not here what is asked for is shown: %s', async (keyword, code, first) => {
    expect(await codes(keyword)).toEqual([code]);
    expect((await titles(keyword))[0]).toMatch(first);
  });

  it('what merely lies in the place that is here is not what was asked for', async () => {
    expect((await titles('dust aerosols over Saudi Arabia')).join()).not.toMatch(/Wajid|Ophiolite|Saqqar/);
    expect((await titles('light pollution Saudi Arabia observatory site'))[0]).toMatch(/AlUla/);
  });

  it('of a place that is not here this is said where nothing else is', async () => {
    expect(await codes('Sinai holidays')).toEqual(['nothing_about']);
    expect(await codes('نيزك وقع في الاردن')).toEqual(['any_word']);
  });

  it('where each is in some record, or one looks in a part of it, this is not said', async () => {
    expect(await codes('deep learning crater detection')).toEqual(['any_word']);
    expect((await ask('coral mapping', { searchIn: 'title' })).warnings.map(({ code }) => code)).not.toContain('words_absent');
  });

  it('who has the words of a name merely here and there is left out', async () => {
    expect((await titles('satellite collision probability')).join()).not.toMatch(/[Gg]old/);
    expect((await titles('ازاي سفينة الفضا مبتتحرقش وهي راجعة')).join()).not.toMatch(/oil spill/);
  });

  it('what only stands close to all of it comes last', async () => {
    const found = await titles('الدفع الكهربائي للمركبات الفضائية');
    expect(found[0]).toMatch(/Electric Propulsion/);
    expect(found.at(-1)).toMatch(/Propellantless/);
  });

  it('a change of one thing is none of another', async () => {
    const [first, ...others] = await titles('mangrove change detection Arabian Gulf');
    expect(first).toMatch(/Mangroves/);
    expect(others.join()).not.toMatch(/Nile|[Uu]rban/);
  });

  it('the field counts beside a place alone', async () => {
    for (const { lacks } of (await ask('علم الفلك في مصر')).items) expect(lacks).toEqual(['علم الفلك']);
  });

  it('what is missing is named without its "and"', async () => {
    const { items } = await ask('السيول والأودية');
    expect(items.flatMap(({ lacks = [] }) => lacks)).toContain('الأودية');
  });
});

describe('words of asking', () => {
  it.each([
    ['when will the CME hit Earth', /CME/],
    ['introduction to dark energy', /[Ss]upernova|[Dd]ark|[Dd]istance/],
    ['low Earth orbit mega constellations', /[Cc]onstellation|Satellite Optical Brightness/],
    ['JWST transit spectroscopy', /JWST/],
    ['عايز أبحاث عن الكواكب اللي بره المجموعة الشمسية', /[Ee]xoplanet|Extraterrestrial/],
  ])('%s', async (keyword, first) => {
    expect((await ask(keyword)).match).toBe('all');
    expect((await titles(keyword))[0]).toMatch(first);
  });

  it.each([
    ['space debris mitigation', 'space debris'],
    ['كوكب شبيه بالأرض صالح للحياة', 'المنطقة الصالحة للحياة'],
    ['Ibn Yunus', 'islamic astronomy'],
  ])('%s: its closest', async (keyword, suggestion) => {
    expect((await ask(keyword)).warnings).toMatchObject([{ code: 'wider_subject', suggestion }]);
  });
});
