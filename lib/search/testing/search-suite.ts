import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { SearchOptions } from '#lib/search/understand.ts';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { describeOperatorLaws } from './operator-laws-suite.ts';
import { suiteRecords } from './suite-records.ts';

/** A search over records with any backend: the keys of the visible records, best first, and the codes of the notices. */
export interface Searched {
  ask(
    keyword: string,
    options?: SearchOptions,
  ): Promise<{
    readonly keys: readonly string[];
    readonly notices: readonly string[];
    /** The words that the answer calls absent from all records. */
    readonly absent: readonly string[];
  }>;
  close(): Promise<void>;
}
/** Loads records into a new instance of a backend; the suite closes it. Unrelated to the search server OpenSearch. */
export type OpenSearch = (records: readonly ResearchRecord[]) => Promise<Searched>;

/** The properties every search backend has to satisfy: each source of the engine and each store runs this suite. Quality is measured in bench/relevance. */
export function describeSearch(name: string, open: OpenSearch): void {
  describe(`${name}: what search promises`, () => {
    let searched: Searched;
    beforeAll(async () => {
      searched = await open(suiteRecords);
    });
    afterAll(() => searched.close());
    const keys = async (keyword: string, options?: SearchOptions) => (await searched.ask(keyword, options)).keys;
    const textsOf = ({ title, authors }: ResearchRecord) =>
      [...Object.values(title), ...authors.flatMap(({ name }) => Object.values(name))].filter((text) => text !== undefined);
    const notices = async (keyword: string) => (await searched.ask(keyword)).notices;

    describe('words with an attached particle or article', () => {
      it.each(['univers', "l'univers", 'lunivers', 'd’univers', '"univers lointain"'])(
        'the noun behind an elision is found by %s',
        async (keyword) => {
          expect((await keys(keyword))[0]).toBe('elision');
        },
      );

      it.each([
        ['دمج', 'merge'],
        ['بدمج', 'elision'],
      ])('ranks the word as typed before its forms with other particles: %s', async (keyword, first) => {
        expect((await keys(keyword))[0]).toBe(first);
      });
    });

    describe('names after a particle', () => {
      it.each([
        ['وتلسكوب هابل الفضائي', 'hubble'],
        ['أبحاث لنورة العتيبي', 'otaibi'],
        ['ونورة العتيبي', 'otaibi'],
        ['للعتيبي', 'otaibi'],
        ['بأبولو 14', 'apollo-14'],
        ['وكالة الفضاء الأوروبية', 'esa'],
        ['ووكالة الفضاء الأوروبية', 'esa'],
        ['فتيتان', 'titan'],
      ])('%s', async (keyword, key) => {
        expect((await keys(keyword))[0]).toBe(key);
        expect(await notices(keyword)).toEqual([]);
      });

      it('does not match an institution without records by parts of its name', async () => {
        for (const keyword of ['بجامعة خليفة', 'ولجامعة خليفة']) expect(await keys(keyword), keyword).toEqual([]);
      });

      it('does not replace a word because of an attached particle', async () => {
        for (const keyword of ['الطبخ', 'والطبخ', 'وبالطبخ']) expect((await searched.ask(keyword)).keys, keyword).toEqual([]);
      });
    });

    describe('identifiers', () => {
      it.each([
        ['10.5555/moon.ice', 'moon-ice'],
        ['https://doi.org/10.5555/MOON.ICE', 'moon-ice'],
        ['https://doi.org/10.5555%2Fmoon%2Eice', 'moon-ice'],
        ['arXiv:2501.00042v2', 'constant'],
        ['https://arxiv.org/abs/2501.00042', 'constant'],
        ['https://doi.org/10.5555/(sici)1099-050x(1998)37:3%3C197::aid-x2%3E3.0.co;2-%23', 'titan'],
        ['doi:10.5555/(SICI)1099-050X(1998)37:3<197::AID-X2>3.0.CO;2-#', 'titan'],
        ['math/0309136', 'shield'],
        ['arXiv:math.GT/0309136', 'shield'],
        ['10.48550/arXiv.math.GT/0309136', 'shield'],
      ])('finds the record of the identifier %s', async (keyword, key) => {
        expect(await keys(keyword)).toEqual([key]);
        expect(await notices(keyword)).toEqual([]);
      });

      it.each(['10.5555/moon', 'arXiv:2501.00043'])('does not match the unknown identifier %s by parts of it', async (keyword) => {
        expect(await keys(keyword)).toEqual([]);
      });
    });

    describe('operators and field prefixes', () => {
      it('excludes words in either script', async () => {
        expect(await keys('water ice')).toContain('moon-ice');
        for (const keyword of ['water ice -moon', 'water ice -القمر']) expect(await keys(keyword), keyword).not.toContain('moon-ice');
      });

      it.each([
        ['"dust storms"', ['mars-dust']],
        ['"storms dust"', []],
        ['"gamma ray burst"', ['burst']],
        ['"gamma-ray burst"', ['burst']],
        ['"العواصف الغبارية"', ['mars-dust']],
      ])('matches a phrase only where its words are adjacent: %s', async (keyword, wanted) => {
        expect(await keys(keyword)).toEqual(wanted);
      });

      it.each([
        ['title:dust', ['mars-dust', 'qatar']],
        ['عنوان:الغبار', ['mars-dust', 'qatar']],
        ['author:otaibi', ['otaibi']],
        ['author:"otaibi"', ['otaibi']],
        ['author:"Noura Al-Otaibi"', ['otaibi']],
        ['author:"al-otaibi, n"', ['otaibi']],
        ['author:"نورة العتيبي"', ['otaibi']],
        ['المؤلف:العتيبي', ['otaibi']],
        ['author:mars', []],
      ])('searches only the given field: %s', async (keyword, wanted) => {
        expect([...(await keys(keyword, { strict: true }))].sort()).toEqual(wanted);
      });

      it.each([
        ['ice NOT moon', ['mars-ice']],
        ['ice AND NOT "poles of the moon"', ['mars-ice']],
        ['ice without moon', ['mars-ice']],
        ['جليد بدون القمر', ['mars-ice']],
        ['جليد ما عدا القمر', ['mars-ice']],
        ['جليد ليس القمر', ['mars-ice']],
        ['plans NOT NASA', ['esa']],
        // Only the phrase excludes a record: `mars-ice` has both words, but not next to each other.
        ['ice -"water craters"', ['mars-ice', 'moon-ice']],
        ['dust -title:mars', ['qatar']],
        ['burst -title:"gamma-ray burst"', []],
        ['burst -keyword:"gamma-ray burst"', ['burst']],
        ['lakes -author:rossi', []],
        ['ice AND poles', ['moon-ice']],
        ['titan OR burst', ['burst', 'titan']],
        ['"dust storms" OR "gamma-ray burst"', ['burst', 'mars-dust']],
        ['methane titan OR gamma-ray burst', ['burst', 'titan']],
        ['تيتان أو أبولو', ['apollo-14', 'titan']],
        ['titan OR burst NOT methane', ['burst']],
        ['Noura Al-Otaibi OR titan', ['otaibi', 'titan']],
        ['dust 2020-2022', ['mars-dust']],
        ['ice before 2020', ['mars-ice']],
        ['جليد بين 2018 و2019', ['mars-ice']],
        ['keyword:mineralogy', ['minerals']],
        ['كلمة:"علم المعادن"', ['minerals']],
        ['venue:"planetary letters"', ['minerals']],
        ['مجلة:الكواكب', ['minerals']],
        ['institution:"Qatar University"', ['otaibi']],
        ['institution:KFUPM', ['shield']],
        ['institution:petroleum', ['shield']],
        ['institution:nowhere', []],
        ['geology -institution:KFUPM', []],
        ['id:10.5555/moon.ice', ['moon-ice']],
        ['id:"arXiv:2501.00042"', ['constant']],
        ['author:"N. Al-Otaibi"', ['otaibi']],
        ['author:"otaibi, noura"', ['otaibi']],
        ['author:"العتيبي، نورة"', ['otaibi']],
      ])('combines operators and fields: %s', async (keyword, wanted) => {
        expect([...(await keys(keyword))].sort()).toEqual(wanted);
      });

      describeOperatorLaws((keyword) => keys(keyword));

      it('does not report a part as missing when another operand of OR has it', async () => {
        for (const keyword of ['titan OR burst', 'titan OR football']) expect(await notices(keyword), keyword).toEqual([]);
        expect((await searched.ask('cooking OR football')).absent.length).toBe(2);
      });

      it('reads operator words literally when a text contains the whole phrase', async () => {
        expect(await keys('flight without wings')).toEqual(['wings']);
        expect((await keys('how to fly without wings'))[0]).toBe('wings');
      });

      it('applies the scope to every word without a field prefix', async () => {
        expect([...(await keys('dust', { searchIn: 'title' }))].sort()).toEqual(['mars-dust', 'qatar']);
        expect(await keys('dust', { searchIn: 'abstract' })).toEqual([]);
        expect(await keys('Noura Al-Otaibi', { searchIn: 'author' })).toEqual(['otaibi']);
        expect(await keys('dust', { searchIn: 'author' })).toEqual([]);
      });

      it('completes a word that no text has', async () => {
        for (const keyword of ['telem', 'telem*']) expect(await keys(keyword), keyword).toEqual(['autumn', 'spring']);
        expect(await keys('tel')).toEqual([]);
      });

      it('completes any word that ends with an asterisk', async () => {
        expect([...(await keys('tel*'))].sort()).toEqual(['autumn', 'hubble', 'spring']);
        expect(await keys('galax*')).toEqual(['hubble']);
        expect(await notices('galax*')).toEqual([]);
      });

      it('puts the later of two equal records first', async () => {
        expect(await keys('telemetry')).toEqual(['autumn', 'spring']);
      });

      it('understands years that are asked for in words', async () => {
        expect(await keys('ice since 2020')).toEqual(['moon-ice']);
        expect(await keys('papers published before 2020')).toEqual(['mars-ice']);
        // When no record is from these years, other years are shown, with a notice.
        expect(await keys('ice before 1990')).toEqual(await keys('ice'));
        expect(await notices('ice before 1990')).not.toEqual([]);
        expect(await notices('ice since 2020')).toEqual([]);
      });
    });

    describe('entities', () => {
      it('understands «قطر» as Qatar, except in texts on diameters', async () => {
        expect((await keys('الغبار في قطر'))[0]).toBe('qatar');
        expect((await keys('قطر الفوهات'))[0]).toBe('diameter');
        expect((await keys('Qatar'))[0]).toBe('qatar');
        expect(await keys('Qatar')).not.toContain('diameter');
      });

      it.each([
        ['Hubble Space Telescope', 'hubble', 'constant'],
        ['تلسكوب هابل الفضائي', 'hubble', 'constant'],
        ['NASA', 'nasa', 'esa'],
        ['وكالة الفضاء الأوروبية', 'esa', 'nasa'],
        ['lakes on Titan', 'titan', 'lakes'],
        ['بحيرات تيتان', 'titan', 'lakes'],
      ])('matches %s only as a whole', async (keyword, wanted, other) => {
        expect((await keys(keyword))[0]).toBe(wanted);
        expect(await keys(keyword)).not.toContain(other);
      });

      it('gives a notice when it shows another mission of a series', async () => {
        for (const keyword of ['Apollo 14', 'أبولو 14']) {
          expect((await keys(keyword))[0], keyword).toBe('apollo-14');
          expect(await notices(keyword), keyword).toEqual([]);
        }
        for (const keyword of ['Apollo 11', 'أبولو 11']) expect(await notices(keyword), keyword).not.toEqual([]);
      });

      it.each(['Noura Al-Otaibi', 'نوره العتيبي', 'نورة العتيبي', 'Otaibi', 'Nora Otaibi'])(
        'a person is found in any spelling: %s',
        async (keyword) => {
          expect((await keys(keyword))[0]).toBe('otaibi');
        },
      );

      it.each(['King Fahd University of Petroleum and Minerals', 'KFUPM', 'King Fahd University', 'publications of KFUPM'])(
        'an institution is all that was signed from there: %s',
        async (keyword) => {
          expect(await keys(keyword)).toEqual(['shield']);
        },
      );

      it('matches neither an institution by parts of its name nor a topic by an institution', async () => {
        for (const keyword of ['Khalifa University', 'University of Nowhere', 'جامعة خليفة'])
          expect(await keys(keyword), keyword).toEqual([]);
        expect(await keys('petroleum and minerals')).not.toContain('shield');
      });
    });

    describe('notices', () => {
      it('report a subject that no record has', async () => {
        for (const keyword of ['football', 'كرة القدم', 'Enceladus', 'Carl Sagan', 'Harvard University']) {
          expect(await keys(keyword), keyword).toEqual([]);
          expect(await notices(keyword), keyword).not.toEqual([]);
        }
      });

      it('list the words that the best record misses', async () => {
        expect(await notices('Mars volcanoes')).not.toEqual([]);
        expect(await notices('Mars dust')).toEqual([]);
      });

      it('do not report words as absent that only occur in different records', async () => {
        for (const keyword of ['dust galaxies reservoir tracker', 'الغبار والمجرات ومكمن ومتعقب']) {
          const { keys: shown, notices: codes, absent } = await searched.ask(keyword);
          expect(shown.length, keyword).toBeGreaterThan(1);
          expect(codes, keyword).not.toEqual([]);
          expect(absent, keyword).toEqual([]);
        }
        expect((await searched.ask('dust galaxies reservoir cooking')).absent).toEqual(['cooking']);
      });

      it('do not mention a word that another record has', async () => {
        for (const keyword of ['"storms dust"', 'dust -dust', 'title:mars year:1850', 'Mars galaxies', 'lakes on Titan and the reservoir'])
          expect((await searched.ask(keyword)).absent, keyword).toEqual([]);
      });

      it('do not mention a person’s name after a word that begins no place name', async () => {
        for (const keyword of ['الماء Al-Harbi Water', 'الماء Rossi Water'])
          expect((await searched.ask(keyword)).absent, keyword).toEqual([]);
      });

      it('report a word as absent only when no record has it', async () => {
        const texts = suiteRecords.flatMap(textsOf).map((text) => analyse(text));
        const runs = texts.map(({ units }) => ` ${units.map(({ stems }) => stems.join(' ')).join(' ')} `);
        const concepts = new Set(texts.flatMap((one) => one.concepts));
        const isSubject = (token: string) => defaultVocabulary().concepts.get(token)?.kind !== 'area';
        const words = [...new Set(suiteRecords.flatMap(textsOf).flatMap((text) => text.split(' ')))];
        const others = [
          'black hole',
          'dark matter',
          'machine learning',
          'cooking',
          'Saturn',
          'العدسات',
          'والطبخ',
          'المادة المظلمة',
          'Nora',
          'title:',
        ];
        const anyQuery = fc.array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...words) }, fc.constantFrom(...others)), {
          minLength: 1,
          maxLength: 6,
        });
        await fc.assert(
          fc.asyncProperty(anyQuery, async (list) => {
            for (const absentWord of (await searched.ask(list.join(' '))).absent) {
              const { units, spans } = analyse(absentWord);
              const run = ` ${units.map(({ stems }) => stems.join(' ')).join(' ')} `;
              expect(runs.filter((text) => text.includes(run))).toEqual([]);
              const subjects = /\d/.test(absentWord) ? [] : spans.flatMap((span) => span.concepts).filter(isSubject);
              expect(subjects.filter((token) => concepts.has(token))).toEqual([]);
            }
          }),
          { numRuns: 300, examples: [[['Space', 'Telescope']], [['title:', 'black hole', 'أبولو']]] },
        );
      });

      it.each(['football', 'كرة القدم', 'author:mars'])('come without results for an unknown word: %s', async (keyword) => {
        const { keys: shown, absent } = await searched.ask(keyword);
        expect(shown).toEqual([]);
        expect(absent.length > 0).toBe(!keyword.includes(':'));
      });

      it.each([
        ['icee galxies', 'two typos'],
        ['lak es', 'a blank too many'],
        ['duststorms', 'a missing blank in a name'],
        ['lakesof africa', 'a missing blank in a text'],
        ['hubel telescope', 'a misspelt name of two words'],
        ['تلسكوب هبل', 'a misspelt name with a short word'],
        ['O Brien', 'a blank for an apostrophe'],
        ['o’brien', 'another apostrophe'],
      ])('report what %s, %s means', async (keyword) => {
        const { keys: shown, absent } = await searched.ask(keyword);
        expect(shown.length).toBeGreaterThan(0);
        expect(absent).toEqual([]);
      });

      it('report the corrected word, not the typed one, when no record has it', async () => {
        expect((await searched.ask('enceladuss')).absent).toEqual([expect.stringMatching(/^enceladus$/i)]);
      });

      it('report a typo with its correction', async () => {
        expect(await keys('galxies')).toEqual(['hubble']);
        expect(await notices('galxies')).not.toEqual([]);
      });
    });

    describe('strict mode', () => {
      it('requires every word exactly as typed', async () => {
        expect(await keys('galxies', { strict: true })).toEqual([]);
        expect(await keys('Mars volcanoes', { strict: true })).toEqual([]);
        expect(await keys('Mars dust', { strict: true })).toEqual(['mars-dust']);
      });

      // No two of these words form a name.
      const word = fc.constantFrom(...'dust poles galaxies diameter orbit tracker lakes reservoir بحيرات المدار مكمن'.split(' '));
      const some = fc.uniqueArray(word, { minLength: 1, maxLength: 3 });

      it('finds no further record when a word is added', async () => {
        await fc.assert(
          fc.asyncProperty(some, word, async (asked, more) => {
            const fewer = await keys([...asked, more].join(' '), { strict: true });
            const allKeys = await keys(asked.join(' '), { strict: true });
            expect(fewer.filter((key) => !allKeys.includes(key))).toEqual([]);
          }),
          { numRuns: 30 },
        );
      });

      it('finds the same records for any order of the words', async () => {
        await fc.assert(
          fc.asyncProperty(some, async (asked) => {
            const [one, other] = [asked, [...asked].reverse()].map((list) => keys(list.join(' '), { strict: true }));
            expect([...((await other) ?? [])].sort()).toEqual([...((await one) ?? [])].sort());
          }),
          { numRuns: 30 },
        );
      });
    });
  });
}
