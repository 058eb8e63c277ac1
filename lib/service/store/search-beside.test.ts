import { describe, expect, it } from 'vitest';
import { starterSearch } from './fixtures/starter-search.ts';

const { ask, codes, englishTitles: titles } = starterSearch();

describe('where something lies', () => {
  it.each([
    ['Middle East', /Jordan|United Arab Emirates|Qatar|Saudi|Oman|Egypt|Iran|al-Ma'arif/],
    ['دول الخليج', /Qatar|Emirates|UAE|Oman|Saudi|Gulf/],
    ['remote sensing in North Africa', /Egypt|Gabal|Tunisia|Desert|Algeria|Hoggar|Barramiya|Allaqi|Gerf/],
  ])('%s: a region is its countries', async (keyword, named) => {
    const found = await titles(keyword);
    expect(found.length).toBeGreaterThan(5);
    expect(found.slice(0, 4).filter((title) => !named.test(title))).toEqual([]);
  });

  it('the Arabian Gulf is a sea, and none of the countries around it', async () => {
    const found = await titles('chlorophyll in the Arabian Gulf');
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((title) => !/Gulf/.test(title))).toEqual([]);
  });

  it('an orbit says where: debris in low orbits is debris', async () => {
    const found = await titles('how to remove space debris from low earth orbit');
    expect(found[0]).toMatch(/Debris Removal/);
    expect(found.slice(0, 5).filter((title) => !/[Dd]ebris|Lifetime/.test(title))).toEqual([]);
  });

  it('"in space" says nothing beside one word: no nuclear plants, nor vegetation', async () => {
    expect((await titles('plants in space')).join()).not.toMatch(/Optical Components|Vegetation/);
    expect((await ask('plants in space')).total).toBeGreaterThan(0);
    expect(await codes('solar power in space')).toEqual(['area_only']);
  });
});

describe('what is worked with', () => {
  it.each([
    ['earthquakes InSAR', /earthquake/i],
    ['flood SAR', /[Ff]lood/],
    ['crops lidar', /Agriculture/],
    ['تأثير الأيونوسفير على GPS', /Ionospher/],
  ])('%s: the subject comes before the technique', async (keyword, subject) => {
    expect((await titles(keyword))[0]).toMatch(subject);
  });

  it('"ground-based" is not what is asked for', async () => {
    const found = await titles('exoplanet transit ground-based');
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((title) => !/[Ee]xoplanet|Planetary Candidates/.test(title))).toEqual([]);
  });
});

describe('what something is for', () => {
  it.each([
    ['ground station network for nanosatellites', /Telemetry|Gaia/],
    ['machine learning for galaxy classification', /Galaxies/],
    ['محطة أرضية لاستقبال صور الأقمار', /Ground|Telemetry/],
  ])('%s: stands behind the subject itself', async (keyword, subject) => {
    expect((await titles(keyword))[0]).toMatch(subject);
  });

  it('follows where few have both', async () => {
    expect((await titles('الدفع الكهربائي للأقمار')).slice(0, 2).join()).toMatch(/Electric Propulsion/);
    expect((await titles('small satellite mission design')).slice(2).join()).toMatch(/Nano-JASMINE.*SmallSat|SmallSat.*Nano-JASMINE/);
  });
});

describe('beside what is not here', () => {
  it('a mission, a plain word and a place: what is left names a subject', async () => {
    expect((await titles('GRACE groundwater depletion Middle East'))[0]).toMatch(/Groundwater/);
    expect(await codes('GRACE groundwater depletion Middle East')).toEqual(['without_mission']);
  });

  it.each(['GNSS ionospheric scintillation low latitude', 'ionospheric scintillation GPS North Africa'])(
    '%s: what is closest to its subjects, whatever stands beside them',
    async (keyword) => {
      expect((await ask(keyword)).warnings).toMatchObject([{ code: 'wider_subject', text: expect.stringContaining('“ionospheric') }]);
      expect((await titles(keyword))[0]).toMatch(/Ionospher/);
    },
  );

  it.each(['qibla direction and prayer times', 'حساب بداية الشهر القمري', 'أطلس النجوم العربية أسماء النجوم', 'Ibn al-Haytham'])(
    '%s: the astronomy of Islam',
    async (keyword) => {
      expect((await titles(keyword)).join()).toMatch(/Islamic World/);
      expect((await titles(keyword)).filter((title) => /TOPCAT|Cone Search|Navigation|Asteroid/.test(title))).toEqual([]);
    },
  );

  it.each([
    ['formation flying satellites', /Swarm/],
    ['who owns resources mined on asteroids', /Project West Ford/],
    ['liability convention damage caused by space objects', /Project West Ford/],
    ['تخطيط المدن من صور الأقمار الصناعية', /Urban expansion/],
  ])('%s: what is closest to it comes first', async (keyword, closest) => {
    expect((await titles(keyword))[0]).toMatch(closest);
  });

  it('a space programme is a country’s: other works on the country are none of it', async () => {
    for (const keyword of ['برنامج الفضاء السعودي', 'Saudi space programme']) {
      expect(await codes(keyword)).toEqual(['not_here']);
      expect((await ask(keyword)).total).toBe(0);
    }
  });

  it('beside a subject that some are on a wide region adds nothing', async () => {
    expect((await ask('الاقتصاد الفضائي في دول الخليج')).total).toBe((await ask('الاقتصاد الفضائي')).total);
  });

  it('solar radio bursts by CALLISTO are no moon of Jupiter', async () => {
    expect((await titles('solar radio bursts CALLISTO'))[0]).toMatch(/[Ss]olar flare/);
  });
});

describe('an institution beside other words', () => {
  it('that nobody here is from is said to be absent, and no part of its name is looked for', async () => {
    expect((await ask('King Abdulaziz University astronomy')).total).toBe(0);
    expect((await ask('King Abdulaziz University astronomy')).warnings).toMatchObject([
      { code: 'not_here', text: expect.stringContaining('“King Abdulaziz University”') },
    ]);
    expect(await codes('King Abdulaziz University gold deposits')).toEqual(['without_mission']);
    expect((await titles('King Abdulaziz University gold deposits'))[0]).toMatch(/gold|Gold/);
  });

  it('is met by its works on the rest, by no other university’s, or else by all its works', async () => {
    expect(await titles('King Saud University remote sensing')).toEqual([expect.stringMatching(/Arabian Shield/)]);
    expect((await titles('King Fahd University astronomy')).join()).not.toMatch(/contraction of satellite orbits|Tasmania/);
    expect(await codes('King Fahd University astronomy')).toEqual(['any_word']);
  });
});

describe('words that are also something else', () => {
  it.each([
    ['astronauts', /attitude/i],
    ['star classification', /Land-Cover|Forbush|dumpsites/],
    ['قانون استخدام الفضاء', /[Gg]alax|nebulae/],
    ['space resources', /Water/],
    ['remote sensing of irrigated agriculture in Saudi Arabia', /Fung/],
    ['تأثير النشاط الشمسي على مدارات الأقمار', /Lunar|Cislunar/],
    ['المجرات الحلزونية', /Stellar Winds/],
  ])('%s', async (keyword, isElsewhere) => {
    const found = await titles(keyword);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((title) => isElsewhere.test(title))).toEqual([]);
  });

  it('«مدارات الأقمار» are of satellites, «مدار القمر» is of the Moon', async () => {
    expect((await titles('مدارات الأقمار الصناعية')).slice(0, 3).join()).toMatch(/satellite orbits/);
    expect((await titles('مدار القمر')).slice(0, 2).join()).toMatch(/Lunar/);
  });
});

describe('beside a subject that records are on', () => {
  it.each([
    ['machine learning for galaxy classification', /flood|land-cover|meteorite/i],
    ['urban heat island Riyadh Landsat', /gold|fracture|Greenland/i],
    ['تصنيف المجرات بالتعلم الآلي', /flood|land-cover|meteorite/i],
  ])('what is worked with is not what is asked for: %s', async (keyword, other) => {
    expect((await titles(keyword)).length).toBeGreaterThan(0);
    expect((await titles(keyword)).filter((title) => other.test(title))).toEqual([]);
  });

  it.each([
    ['Cosmology in Saudi Arabia', /[Cc]osmolog/],
    ['Lunar exploration in Saudi Arabia', /[Ll]unar/],
    ['telescopes in Egypt', /[Tt]elescope/],
    ['satellite images of Jeddah', /Flood/],
  ])('be they many, a place where nothing of it is does not lead: %s', async (keyword, first) => {
    expect((await titles(keyword))[0]).toMatch(first);
  });

  it('an agency may be missing, and is no answer alone', async () => {
    expect((await titles('ESA exoplanet mission'))[0]).toMatch(/CoRoT/);
    expect(await titles('ESA exoplanet mission')).not.toContainEqual(expect.stringMatching(/hibernation|ESA materials/i));
  });

  it('one instrument more or less is none of it', async () => {
    expect((await titles('adaptive optics instrument'))[0]).toBe('Adaptive Optics for Astronomy');
  });
});

describe('of a subject that no record is on', () => {
  it.each([
    ['astronomical observatories in the Arab world', /AlUla/],
    ['زجاج الصحراء الليبية', /Wabar/],
    ['مركبة راشد القمرية', /rover/],
    ['DART impact Dimorphos', /Impactors|planetary defense|2024 YR4/],
    ['كويكب أبوفيس هل سيصطدم بالأرض', /Impactors|planetary defense|2024 YR4/],
    ['lunar south pole ice', /south pole/],
  ])('what is closest leads, and not what lies in the same place or has a word of it: %s', async (keyword, first) => {
    expect((await titles(keyword))[0]).toMatch(first);
  });

  it('a mission stands for nothing beside another one: samples from Chang’e are none from Apollo', async () => {
    const { warnings } = await ask("Chang'e lunar samples");
    expect(warnings.map(({ suggestion }) => suggestion)).not.toContain('Apollo program');
    expect((await titles("Chang'e lunar samples"))[0]).toMatch(/Chang’E-5/);
  });

  it('somebody with a hyphen is somebody', async () => {
    expect(await codes('Farouk El-Baz')).toEqual(['nobody_called']);
  });
});

describe('initials of an institution beside other words', () => {
  it.each(['KAUST seismology', 'kaust earthquakes', 'زلازل كاوست'])('%s', async (keyword) => {
    const { items } = await ask(keyword);
    expect(items.length).toBeGreaterThan(0);
    expect(await codes(keyword)).toEqual([]);
    expect(await titles(keyword)).toContainEqual(expect.stringMatching(/earthquake clustering/));
  });
});

describe('another name of a subject', () => {
  it.each([
    ['SVM', 'support vector machine'],
    ['CH4', 'methane'],
    ['solar cells', 'solar panel'],
  ])('%s finds what the name it goes by does, where no text calls it so', async (keyword, name) => {
    expect((await ask(keyword)).total).toBeGreaterThan(0);
    expect(await titles(keyword)).toEqual(await titles(name));
  });

  it.each(['صناعة الأقمار الصناعية', 'avoiding collisions between satellites', 'Apollo 11'])(
    'whose words stand here and there is met by none of them: %s',
    async (keyword) => {
      expect((await ask(keyword)).total).toBeLessThan(4);
    },
  );
});
