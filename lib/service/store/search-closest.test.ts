import { describe, expect, it } from 'vitest';
import { starterSearch } from './fixtures/starter-search.ts';

const { ask, codes, englishTitles: titles } = starterSearch();
const idsOf = async (keyword: string) => (await ask(keyword)).items.map(({ id }) => id);
const count = (found: readonly string[], wanted: RegExp) => found.filter((title) => wanted.test(title)).length;

describe('words of asking beside a subject', () => {
  it.each([
    ['ما سبب العواصف الشمسية', 'العواصف الشمسية'],
    ['أسباب العواصف الشمسية', 'العواصف الشمسية'],
    ['ايش سبب العواصف الشمسية', 'العواصف الشمسية'],
    ['وش هي العواصف الشمسية وكيف تأثر علينا', 'العواصف الشمسية'],
    ['solar storms and how do they affect us', 'solar storms'],
    ['what causes solar storms', 'solar storms'],
  ])('leave what it finds: %s', async (asked, subject) => {
    expect((await idsOf(asked)).sort()).toEqual((await idsOf(subject)).sort());
    expect(await codes(asked)).toEqual([]);
  });
});

describe('a subject that no record is about', () => {
  it('is told of by what comes close in its area, where only the area lists its name, and this is said', async () => {
    for (const [keyword, first] of [
      ['hall thruster', /Propulsion/],
      ['الاسطرلاب', /Instrumentation in the Islamic World/],
    ] as const) {
      expect(await codes(keyword), keyword).toEqual(['wider_subject']);
      expect((await titles(keyword))[0]).toMatch(first);
    }
    expect((await titles('hall thruster')).slice(0, 6)).not.toContain('A five-stage solid fuel sounding rocket system');
  });

  it('is not told of by words of its names that say nothing', async () => {
    for (const keyword of ['wildfires', 'حرائق الغابات']) expect(await codes(keyword)).toEqual(['area_only']);
  });

  it('is stood for by its closest beside another', async () => {
    expect(await codes('GNSS radio occultation ionosphere scintillation')).toEqual(['wider_subject']);
    expect((await titles('GNSS radio occultation ionosphere scintillation'))[0]).toMatch(/Ionospher/);
  });

  it('is not met by the word for the thing its area is about', async () => {
    for (const keyword of ['moon phases', 'كسوف الشمس']) expect(await codes(keyword), keyword).toEqual(['area_only']);
  });

  it('is not met by its words here and there', async () => {
    for (const keyword of ['ionospheric scintillation', 'التلألؤ الأيونوسفيري']) expect(count(await titles(keyword), /RadMap/)).toBe(0);
    expect(count(await titles('gravity waves'), /Gravitational Wave/)).toBeGreaterThan(1);
    expect(await codes('gravity waves')).toEqual(['wider_subject']);
  });

  it('never leads to an area that holds nothing', async () => {
    const { warnings } = await ask('moon sighting crescent visibility Ramadan');
    const area = warnings[0]?.suggestion as string;
    expect((await ask(area)).total).toBeGreaterThan(0);
    expect(await codes(area)).toEqual([]);
  });
});

it('a word of all research shuts nothing out beside a subject of two words', async () => {
  expect((await idsOf('lunar navigation system')).sort()).toEqual((await idsOf('lunar navigation')).sort());
  expect((await titles('James Webb early galaxies')).slice(0, 1)).toEqual([expect.stringMatching(/Little Red Dots/)]);
});

it('a record of an area that is called by two subjects is not on the second', async () => {
  expect((await ask('التصحر')).total).toBe(1);
  expect(count(await titles('observatory'), /camera/)).toBeLessThan(2);
});

it('tracking stars is for star trackers', async () => {
  for (const keyword of ['star tracking algorithms', 'خوارزميات تتبع النجوم', 'تتبع النجوم'])
    expect((await titles(keyword)).slice(0, 2).sort(), keyword).toEqual([
      expect.stringMatching(/^Compensating Star-Trackers/),
      expect.stringMatching(/autonomous star tracker/),
    ]);
});

it('a country is no form of another word', async () => {
  expect(count(await titles('لبنان'), /weak lensing/)).toBe(0);
  expect(await idsOf('لبنان')).toEqual(expect.arrayContaining(await idsOf('Lebanon')));
  expect((await ask('Lebanon')).total).toBe(1);
});

it('what a subject is called beside its parts is that subject', async () => {
  expect(count((await titles('الذكاء الاصطناعي على متن الأقمار الصناعية')).slice(0, 2), /CogniSAT-6|On-Orbit Space AI/)).toBe(2);
  expect(count(await titles('التنقيب عن الذهب في الدرع العربي'), /eastern Arabian Shield/)).toBe(1);
});

it('a word of the vocabulary is no slip of the keyboard', async () => {
  expect(await codes('NDVI')).not.toContain('keyboard');
});

it('beside a mission that is not here what has the other words is shown, and this is said', async () => {
  for (const keyword of ['GRACE groundwater depletion', 'GRACE groundwater depletion Saudi Arabia']) {
    expect(await codes(keyword), keyword).toEqual(['without_mission']);
    expect((await titles(keyword))[0]).toMatch(/Groundwater Potential/);
  }
  expect(count(await titles('GRACE groundwater depletion Saudi Arabia'), /Chad/)).toBe(0);
});

it('satellites revolve in orbits, and are pointed by their attitude', async () => {
  expect((await titles('كيف تدور الاقمار الصناعية حول الارض؟')).slice(0, 3).filter((title) => /orbit/i.test(title)).length).toBe(3);
  for (const keyword of ['التحكم في توجيه القمر الصناعي', "how is a satellite's attitude controlled?"])
    expect(count((await titles(keyword)).slice(0, 3), /[Aa]ttitude/), keyword).toBe(3);
});

it('an institution is met by its initials as they are spoken, a country by nobody’s name', async () => {
  expect((await idsOf('كاوست')).sort()).toEqual((await idsOf('KAUST')).sort());
  expect((await ask('العراق')).total).toBe(0);
});

it('a short word that was mended is looked for where nothing else is found', async () => {
  expect(await idsOf('الانفجار العضيم')).toEqual(await idsOf('الانفجار العظيم'));
});

it('a country is met by its adjective, and is nobody in either language', async () => {
  for (const keyword of ['الجزائر', 'Algeria']) expect((await titles(keyword)).map((title) => /Edembo/.test(title))).toEqual([true]);
});

it('names are no words: Leonid Space is no meteor shower, science drivers no thrusters, a low-thrust trajectory none of a meteorite', async () => {
  expect(count(await titles('Perseids'), /Leonid Space/)).toBe(0);
  expect(count(await titles('cold gas thruster'), /LSST/)).toBe(0);
  expect(count(await titles('low thrust trajectory optimisation'), /Iron Meteorite/)).toBe(0);
  expect((await titles('plants growing in space'))[0]).toMatch(/[Bb]ioregenerative/);
});

it('of a subject that hardly any record is about, the area is named', async () => {
  const { warnings, total } = await ask('tidal disruption event');
  expect(total).toBe(1);
  expect(warnings).toMatchObject([{ code: 'few_about', suggestion: 'High-energy astrophysics' }]);
  // Nor one that holds nothing else.
  for (const keyword of ['Kepler-62', 'oil spill', 'GW190814', 'outer space treaty']) expect(await codes(keyword), keyword).toEqual([]);
});

describe('where some of the words have to do', () => {
  it.each([
    ['التصحر في السعودية', /desertification/],
    ['desertification in Saudi Arabia', /desertification/],
    ['meteorites oman', /[Mm]eteorit/],
    ['التلوث النفطي في الخليج العربي', /oil spill/],
  ])('a subject leads, not the place beside it: %s', async (keyword, subject) => {
    expect((await titles(keyword))[0]).toMatch(subject);
    expect(await codes(keyword)).toEqual(['any_word']);
  });

  it('a subject is met by its closest too', async () => {
    for (const keyword of ['dust storms in the Middle East', 'dust storms Kuwait'])
      expect((await titles(keyword)).slice(0, 2), keyword).toEqual([
        expect.stringMatching(/Aerosol Trends/),
        expect.stringMatching(/Khamaseen/),
      ]);
  });

  it('a subject of one word counts beside one of two that is as common', async () => {
    expect((await titles('NDVI time series desertification'))[0]).toMatch(/desertification/);
    expect(count(await titles('bone loss in astronauts'), /Effects of spaceflight on cells of bone marrow/)).toBe(1);
    expect((await titles('bone loss in astronauts'))[0]).toMatch(/Effects of spaceflight/);
  });

  it('of a sentence too, and what is common to most of the collection leads nothing', async () => {
    expect((await titles('New Administrative Capital urban growth Egypt'))[0]).toMatch(/Urban expansion/);
    expect(count((await titles('الاتزان الحراري للقمر الصناعي كيوب سات')).slice(0, 6), /CubeSat|[Nn]ano-satellite/)).toBeGreaterThan(1);
    expect((await titles('What is the cost of launching a kilogram to orbit?'))[0]).toMatch(/Launch into New Space/);
  });

  it('a verb of a question that no record has is not left out in silence', async () => {
    for (const keyword of ['مين يشتري القمر', 'من يشتري القمر']) expect(await codes(keyword)).toEqual(['any_word']);
    expect(await codes('ازاي بنروح المريخ')).toEqual([]);
    expect(await codes('ازاي بيتكون الغبار الكوني')).toEqual(await codes('الغبار الكوني'));
  });

  it('what a place is decides nothing beside its name', async () => {
    expect(await codes('Wadi Musa')).toEqual(['nobody_called']);
    expect((await ask('Wadi Musa')).total).toBe(0);
  });

  it('no word of all research does by itself', async () => {
    expect(count(await titles('chondrules formation'), /[Gg]alax|Star-Formation/)).toBe(0);
  });
});

describe('few records with all the words', () => {
  it('are followed by those with most of them', async () => {
    const gold = await titles('gold exploration eastern desert aster');
    for (const isThere of [/Wadi Hodein/, /high-resolution mapping and gold exploration/, /South Eastern Desert/])
      expect(count(gold.slice(0, 9), isThere), `${isThere}`).toBeGreaterThan(0);
    expect(await codes('gold exploration eastern desert aster')).toEqual(['few_most_words']);
    expect((await titles('neutron star merger GW170817')).slice(0, 3)).toEqual([
      expect.stringMatching(/GW170817/),
      expect.stringMatching(/Multi-messenger/),
      expect.stringMatching(/Short Gamma-Ray Burst/),
    ]);
    expect(await codes('neutron star merger GW170817')).toEqual(['few_all_words']);
  });

  it('of a subject beside a word in another sense come first, but not alone', async () => {
    const debris = await titles('space debris policy');
    expect(count(debris, /Orbital Debris|Space Debris|space debris/)).toBeGreaterThan(2);
    expect(await codes('space debris policy')).toEqual(['few_all_words']);
    expect(count(await titles('الطاقة المظلمة وتمدد الكون'), /Dark Energy Survey/)).toBe(1);
  });

  it('where two subjects are joined come before those on either', async () => {
    const cosmology = await titles('المادة المظلمة والطاقة المظلمة');
    for (const isThere of [/Universal Density Profile/, /Rotation of the Andromeda/, /Dark Energy Survey/])
      expect(count(cosmology, isThere), `${isThere}`).toBe(1);
    expect(count((await titles('exoplanet atmosphere water vapour')).slice(0, 4), /TRAPPIST-1 e|Pandora/)).toBe(2);
    expect((await ask('Y. Q. Sun')).total).toBe(1);
  });

  it('stay alone where the others would be of another place, or of any of the things', async () => {
    for (const [keyword, most] of [
      ['المياه الجوفية في السعودية', 3],
      ['فوهات نيزكية في السعودية', 2],
      ['حماية الأرض من الكويكبات', 3],
    ] as const) {
      expect((await ask(keyword)).total, keyword).toBe(most);
      expect(await codes(keyword), keyword).toEqual([]);
    }
  });
});

it('initials that leave out the last word of an institution find it', async () => {
  const found = (await idsOf('NARSS')).sort();
  expect(found).toEqual((await idsOf('National Authority for Remote Sensing and Space Sciences')).sort());
  expect(found.length).toBe(3);
});

it('of an Arabic name that stands nowhere it is said that nobody is called so', async () => {
  for (const keyword of ['سلطان النيادي', 'فاروق الباز']) expect(await codes(keyword)).toEqual(['nobody_called']);
});
