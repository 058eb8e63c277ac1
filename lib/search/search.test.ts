import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { explainAnswer } from './explain.ts';
import { rowsOf, search } from './search.ts';
import type { SearchSource } from './search-source.ts';
import { describeAnyInput, isQuick } from './testing/any-input-suite.ts';
import { memorySource } from './testing/memory-source.ts';
import { describeSearch, type OpenSearch } from './testing/search-suite.ts';
import { recordOf as of, suiteRecords as records } from './testing/suite-records.ts';
import { closeness } from './weights.ts';

const source = (some: readonly ResearchRecord[]) => memorySource(some, () => []);

const open: OpenSearch = async (some) => {
  const base = source(some);
  return {
    async ask(keyword, options) {
      const answer = search(base, keyword, options);
      return {
        keys: rowsOf(answer).map(({ doc }) => some[doc]?.key ?? ''),
        notices: answer.notices.map(({ code }) => code),
        absent: answer.notices.flatMap((notice) =>
          notice.code === 'missing'
            ? notice.absent
            : (notice.code === 'absent' && !notice.field) || notice.code === 'closest' || notice.code === 'sounding'
              ? notice.words
              : [],
        ),
      };
    },
    close: async () => undefined,
  };
};
describeSearch('in memory', open);
describeAnyInput('in memory', open, records, 300);

let all: SearchSource;
beforeAll(() => {
  all = source(records);
});

it('a subject without records is not matched by the words of its name', () => {
  const some = source([of('phases', 'The Moon and the phases of a mission to it', 'القمر ومراحل المهمة إليه'), ...records]);
  const answer = search(some, 'moon phases');
  expect(rowsOf(answer).filter(({ tier }) => tier === 'full')).toEqual([]);
  expect(answer.notices).not.toEqual([]);
});

it('a subject is not the beginning of the name of an institution', () => {
  const affiliation = { en: 'Space Telescope Science Institute' };
  const some = [
    of('hubble', 'Galaxies seen by the Hubble Space Telescope', ''),
    of('crab', 'The spectrum of a nebula', '', { authors: [{ name: { en: 'Maria Rossi' }, affiliation }] }),
  ];
  const keys = (keyword: string) => rowsOf(search(source(some), keyword)).map(({ doc }) => some[doc]?.key);
  expect([keys('space telescope'), keys('space telescope science')]).toEqual([['hubble'], ['crab']]);
});

it('no person is looked up when the last word is not part of any name', () => {
  const people = vi.spyOn(all, 'peopleNamed');
  search(all, 'spektral mesurments of xwqzk brightniss and plonetary zxvkt composiition');
  expect(people).not.toHaveBeenCalled();
  people.mockRestore();
});

describe('a word that no concept covers', () => {
  const english = of('english', 'Sudden fractures of the ducts', '');
  const arabic = of('arabic', '', 'كسور مفاجئة في الأنابيب');

  it('is matched by its translation when the collection rarely or never has it', () => {
    const answer = search(source([english]), 'كسور');
    expect(rowsOf(answer).map(({ tier }) => tier)).toEqual(['full']);
    expect(explainAnswer(answer, () => '')).toContain('translated sfractur');
    expect(rowsOf(search(source([arabic]), 'fracture'))).toHaveLength(1);
    expect(explainAnswer(search(source([english, arabic]), 'كسور'), () => '')).not.toContain('translated');
  });

  it.each([
    ['المنخربات', 'Benthic foraminifera of a gulf'],
    ['كبريتات الباريوم', 'Barium sulfate scale in pipes'],
    ['الزيوليت', 'Zeolites for the treatment of water'],
  ])('is found in English texts alone: %s', (keyword, title) => {
    const some = source([of('other', 'Pottery of the islands', ''), of('text', title, '')]);
    expect(rowsOf(search(some, keyword)).map(({ doc }) => doc)).toEqual([1]);
  });

  it('is a closer match than its translation', () => {
    const skarns = [of('one', 'Skarn', ''), of('two', 'A skarn of the shield', ''), of('three', 'Skarn of rims', '')];
    const some = source([...skarns, of('arabic', '', 'سكارن مفاجئ في الأنابيب')]);
    expect(rowsOf(search(some, 'سكارن')).map(({ doc }) => doc)).toEqual([3, expect.anything(), expect.anything(), expect.anything()]);
  });
});

describe('an Arabic term of several words', () => {
  const fluid = of('fluid', 'Rheology of a drilling fluid', '');
  const others = [of('rocks', 'Drilling rocks', ''), of('ice', 'Water ice', '')];
  const titles = (some: readonly ResearchRecord[], keyword: string) =>
    rowsOf(search(source(some), keyword)).map(({ doc }) => some[doc]?.key);

  it.each([
    ['طين الحفر', 'Rheology of a drilling fluid'],
    ['تحميض المكامن', 'Reservoir acidizing with chelating agents'],
    ['زلازل دقيقة', 'Microearthquakes beneath a volcano'],
  ])('finds an English title before titles with one of its words: %s', (keyword, title) => {
    expect(titles([of('text', title, ''), ...others], keyword)[0]).toBe('text');
  });

  it('finds English titles under the name that most of them use', () => {
    const mud = of('mud', 'Drilling mud', '');
    const fluids = ['one', 'two'].map((key) => of(key, `Drilling fluids, part ${key}`, ''));
    expect(
      titles([mud, ...fluids], 'طين الحفر')
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['one', 'two']);
  });

  it('is not replaced inside the name of a concept', () => {
    const { query } = search(source([of('room', 'Background radiation of a room', '')]), 'إشعاع الخلفية الكونية');
    expect(query.parts.map(({ text }) => text)).toEqual(['اشعاع الخلفيه الكونيه']);
  });

  it('is searched as typed when some record has it', () => {
    const arabic = of('arabic', '', 'خواص طين الحفر');
    expect(titles([fluid, arabic], 'طين الحفر')[0]).toBe('arabic');
  });
});

describe('"without"', () => {
  const sail = of('sail', 'Flight to Mars by a sail without propellant', 'الطيران إلى المريخ بشراع بلا وقود');
  const engine = of('engine', 'Flight to Mars with much propellant', 'الطيران إلى المريخ بوقود كثير');
  const dust = of('dust', 'Dust of Mars and the Moon', 'غبار المريخ والقمر');
  const some = source([sail, engine, dust, of('ice', 'Ice of Mars', 'جليد المريخ')]);
  const docsFor = (keyword: string) => rowsOf(search(some, keyword)).map(({ doc }) => doc);

  it.each(['going to Mars without propellant', 'السفر إلى المريخ بدون وقود'])(
    'is part of the query when texts state the absence, under any name: %s',
    (keyword) => {
      expect(docsFor(keyword)).toContain(0);
      expect(search(some, keyword).query.without).toEqual([]);
    },
  );

  it.each(['Mars without moon', 'Mars without engines', 'Mars NOT propellant', 'Mars except propellant', 'المريخ بدون القمر'])(
    'excludes the noun after it: %s',
    (keyword) => {
      expect(search(some, keyword).query.without).toHaveLength(1);
      expect(docsFor(keyword)).toContain(3);
    },
  );
});

it('a phrase that repeats one word is searched within the time limit', async () => {
  const often = (times: number) => Array(times).fill('buffalo').join(' ');
  const some = source([of('often', often(40), 'جاموس')]);
  expect(await isQuick(async () => search(some, `"${often(25)}"`))).toBe(true);
  expect(rowsOf(search(some, `"${often(25)}"`))).toHaveLength(1);
});

it('a search for two phrases does not change the cached records of either', () => {
  const some = source([of('both', 'dark matter near black holes', 'مادة'), of('one', 'dark matter in clusters', 'عناقيد')]);
  expect(rowsOf(search(some, '"dark matter" "black holes"'))).toHaveLength(1);
  expect(rowsOf(search(some, '"dark matter"'))).toHaveLength(2);
});

it.each(Object.entries(closeness))('the closeness of %s is at most 1', (_, own) => {
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThanOrEqual(1);
});

describe('parts and their matches', () => {
  const ask = (more: readonly ResearchRecord[], keyword: string) => {
    const some = [...more, ...records];
    const answer = search(source(some), keyword);
    return { answer, keys: rowsOf(answer).map(({ doc }) => some[doc]?.key ?? '') };
  };
  const roleOf = (keyword: string, text: string, more: readonly ResearchRecord[] = []) =>
    ask(more, keyword).answer.parts.find(({ part }) => part.text === text)?.part.role;

  it('corrects known words that no record has together to the name they resemble', () => {
    const idol = of('idol', 'The idol Hubal', 'الصنم هبل');
    expect(ask([idol], 'تلسكوب هبل').answer.query.corrected?.text).toBe('تلسكوب هابل');
    const other = of('other', 'The telescope of Hubal', 'تلسكوب هبل في الوادي');
    expect(ask([idol, other], 'تلسكوب هبل').answer.query.corrected).toBeUndefined();
    // Both words are in the vocabulary, so «حياة» (life) is not corrected to «مياه» (water).
    expect(ask([], 'حياة المريخ').answer.query.corrected).toBeUndefined();
  });

  it('requires a common verb that names a process', () => {
    expect(roleOf('how do stars die', 'die', [of('dwarf', 'White dwarfs', 'الأقزام البيضاء')])).toBe('word');
    expect(roleOf('how do craters die', 'die')).toBe('plain');
  });

  it('matches a hyphenated word by its adjacent parts', () => {
    expect(ask([of('pulsar', 'The binary pulsar PSR 1913+16', 'النباض الثنائي')], 'B1913+16').keys).toEqual(['pulsar']);
  });

  it('matches a hyphenated name by its parts, except particles', () => {
    const more = [
      of('plain', 'Biruni on longitudes', 'البيروني'),
      of('al', 'Tides', 'المد', { authors: [{ name: { en: 'Sara Al-Naimi' } }] }),
    ];
    expect(ask(more, 'al-Biruni').keys).toEqual(['plain']);
    expect(ask(more, 'Al-Naimi').keys).toEqual(['al']);
    expect(ask([of('stage', 'A stage to a single orbit of Mars', 'مرحلة')], 'single-stage-to-orbit').answer.notices).not.toEqual([]);
  });

  it('does not match a person by an article or a single consonant', () => {
    const more = [of('gai', 'Calibration', 'معايرة', { authors: [{ name: { en: 'M. Gai' } }, { name: { en: 'Gaia Collaboration' } }] })];
    expect(ask(more, 'المنخربات القاعية').keys).toEqual([]);
  });

  it('matches an institution by its initials next to other words', () => {
    const { keys, answer } = ask([], 'KFUPM geology');
    expect([keys, answer.notices]).toEqual([['shield'], []]);
  });

  it('accepts the result of a process as a full match', () => {
    const { keys, answer } = ask([of('impact', 'Impact risk of asteroids', 'خطر اصطدام الكويكبات')], 'asteroid hits');
    expect([keys[0], answer.notices]).toEqual(['impact', []]);
  });

  it('treats the words of a name as a phrase only in their order', () => {
    const typeOf = (title: string) =>
      ask([of('some', title, 'عاصفة')], 'dust storms')
        .answer.parts[0]?.matches.of(new Set([0]))
        .get(0)?.type;
    expect(typeOf('Storm dust of the plains')).toBe('words');
    expect(typeOf('Storms where dust is')).toBe('words');
  });

  it('does not read a connective as an author’s initial', () => {
    const long = of('long', 'Comets', 'المذنبات', { authors: [{ name: { en: 'A. Long' } }] });
    expect(ask([long], 'how long a satellite lives').answer.parts.map(({ part }) => part.role)).not.toContain('person');
  });

  it('ranks the subject before the kind of document when no record matches both', () => {
    const more = [of('comets', 'A doctoral thesis on comets', 'رسالة دكتوراه عن المذنبات')];
    expect(ask(more, 'doctoral theses on galaxies').keys[0]).toBe('hubble');
  });
});

describe('laws', () => {
  const word = fc.constantFrom('water', 'ice', 'mars', 'moon', 'dust', 'craters', 'hubble', 'المريخ', 'الماء', 'قطر');

  it('keeps the tier of every record when a record is added', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: records.length - 1 }), (asked, size) => {
        const keyword = asked.join(' ');
        const best = (some: number) => new Map(rowsOf(search(source(records.slice(0, some)), keyword)).map(({ doc, tier }) => [doc, tier]));
        const [before, after] = [best(size), best(size + 1)];
        for (const [doc, tier] of before) if (tier === 'full' && after.has(doc)) expect(after.get(doc)).toBe('full');
      }),
      { numRuns: 25 },
    );
  });

  it('gives a record the same tier for any order of the words', () => {
    // No two of these words form a name.
    const single = fc.constantFrom('dust', 'poles', 'galaxies', 'diameter', 'orbit', 'tracker');
    fc.assert(
      fc.property(fc.uniqueArray(single, { minLength: 2, maxLength: 3 }), (asked) => {
        const tiers = (list: readonly string[]) => new Map(rowsOf(search(all, list.join(' '))).map(({ doc, tier }) => [doc, tier]));
        const [one, other] = [tiers(asked), tiers([...asked].reverse())];
        for (const [doc, tier] of one) if (other.has(doc)) expect(other.get(doc)).toBe(tier);
      }),
    );
  });
});

it('a name that is excluded in one script is excluded in the other', () => {
  const inEnglish = (key: string, en: string): ResearchRecord => ({ ...of(key, en, ''), title: { en } });
  const some = source([inEnglish('atlas', 'Asteroids found by ATLAS'), inEnglish('nights', 'Asteroids of three nights'), ...records]);
  const keysOf = (keyword: string) => rowsOf(search(some, keyword)).map(({ doc }) => ['atlas', 'nights'][doc]);
  for (const keyword of ['asteroids -أطلس', 'asteroids -atlas', 'asteroids NOT أطلس']) expect(keysOf(keyword), keyword).toEqual(['nights']);
});

it('an explanation has the plan, the match of each part and the score by component', () => {
  const text = explainAnswer(search(all, 'dust on Mars'), (doc) => records[doc]?.key ?? '');
  expect(text).toMatch(/part “mars”: thing, share 0\.\d+, on 2 records/);
  expect(text).toMatch(/ 1 \d\.\d{3} full {2}mars-dust/);
  expect(text).toMatch(/evidence \d\.\d+, coverage \d\.\d+, near \d\.\d+, title \d\.\d+, ties \d\.\d+/);
  expect(text).toMatch(/mars: concept c_mars 1\.000/);
});

describe('hyphenated words and names with an apostrophe', () => {
  const some = source([
    of('wave', 'The wave equation of d’Alembert', 'معادلة الموجة'),
    of('joined', 'Submm galaxies at high redshift', 'مجرات بعيدة'),
    of('pair', 'The sub-mm sky', 'السماء'),
    of('watershed', 'A watershed in the hills', 'حوض'),
    of('shed', 'A water shed in the desert', 'سقيفة'),
    ...records,
  ]);
  const keysOf = (keyword: string) => rowsOf(search(some, keyword)).map(({ doc }) => some.columns.number[doc] as number);

  it('are found with a blank in place of the apostrophe', () => {
    expect(keysOf('d Alembert')).toEqual(keysOf('d’Alembert'));
    expect(keysOf('d Alembert')).toHaveLength(1);
    expect(search(some, 'd Alembert').notices).toEqual([]);
  });

  it('are found joined and as a pair, however they are typed', () => {
    for (const keyword of ['sub mm', 'sub-mm', 'submm']) expect(keysOf(keyword), keyword).toHaveLength(2);
    expect(keysOf('water shed')).toHaveLength(2);
  });

  it('are found in texts that have the words apart, if no text has them as a pair', () => {
    const waters = source([
      of('one-word', 'Treated wastewater in the desert', 'معالجة'),
      of('apart', 'Cadmium removal from water by waste ash', 'الكادميوم'),
      ...records,
    ]);
    const answer = search(waters, 'waste water');
    expect(rowsOf(answer).map(({ doc }) => waters.columns.number[doc])).toEqual([0, 1]);
    expect(answer.notices).toEqual([]);
  });
});

describe('a name with only the initial of the given name', () => {
  const some = source([of('flares', 'A note', 'ملاحظة', { authors: [{ name: { en: 'T. J. Maccarone' } }] }), ...records]);

  it('is not read into a noun that nobody is called', () => {
    expect(search(some, 'طبخ المعكرونة').query.parts.map(({ role }) => role)).toEqual(['word', 'word']);
  });

  it.each(['T Maccarone', 'Thomas Maccarone', 'ماكاروني'])('is a match for %s', (keyword) => {
    expect(rowsOf(search(some, keyword))).toHaveLength(1);
  });
});

it('an everyday phrase is mapped to its concept, and its words are not corrected', () => {
  const some = source([of('quenching', 'Quenching of massive galaxies', 'إخماد المجرات الضخمة', { year: 2020 }), ...records]);
  for (const keyword of ['why galaxies stop forming stars', 'لماذا تتوقف عن تكوين النجوم']) {
    const answer = search(some, keyword);
    expect(answer.query.corrected, keyword).toBeUndefined();
    expect(
      answer.query.parts.some(({ ways }) => ways[0]?.term === 'c_galaxy_quenching'),
      keyword,
    ).toBe(true);
  }
});

describe('Parsed queries', () => {
  it('are shared by equal searches of one source, and by no others', () => {
    const base = source(records);
    const { query } = search(base, 'mars dust');
    expect(search(base, 'mars dust').query).toBe(query);
    expect(search(base, 'mars dust', { strict: true }).query).not.toBe(query);
    expect(search(base, 'mars dust', { searchIn: 'title' }).query).not.toBe(query);
    const other = search(source(records), 'mars dust').query;
    expect(other).not.toBe(query);
    expect(other).toEqual(query);
  });

  it('stay when one of a full cache is searched again', () => {
    const base = source(records);
    const { query: first } = search(base, 'mars');
    for (let index = 1; index < 200; index += 1) search(base, `mars ${index}`);
    expect(search(base, 'mars 7').query).toBe(search(base, 'mars 7').query);
    expect(search(base, 'mars').query).toBe(first);
  });

  it('are not kept with the records of a person', () => {
    const base = source([of('signed', 'A note', 'ملاحظة', { authors: [{ name: { en: 'Vera Rubin' } }] }), ...records]);
    const { query } = search(base, 'Vera Rubin');
    expect(query.parts.some(({ entity }) => entity)).toBe(true);
    expect(search(base, 'Vera Rubin').query).not.toBe(query);
  });
});
