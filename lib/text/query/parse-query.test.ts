import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { threadMs } from '#lib/domain/testing/thread-ms.ts';
import { clausesMax, parseQuery } from './parse-query.ts';

const brief = (input: string) =>
  parseQuery(input).clauses.map(
    ({ kind, text, field, exclude, excludedBy, isBeginning, alternative }) =>
      `${alternative > 0 ? `${alternative}|` : ''}${exclude ? '-' : ''}${excludedBy ? '-' : ''}${field ? `${field}:` : ''}${kind === 'phrase' ? `"${text}"` : text}${isBeginning ? '*' : ''}`,
  );

describe('parseQuery', () => {
  it.each([
    ['solar wind ', ['solar', 'wind']],
    // An acronym in capitals is complete: ASTER is not the beginning of asteroid.
    ['ASTER', ['ASTER']],
    ['gold ASTER*', ['gold', 'ASTER*']],
    ['gal* cluster ', ['gal*', 'cluster']],
    ['"solar wind" mars ', ['"solar wind"', 'mars']],
    ['“solar wind” «طقس الفضاء» ', ['"solar wind"', '"طقس الفضاء"']],
    ['"unbalanced quote ', ['unbalanced', 'quote']],
    ['mars -moon ', ['mars', '-moon']],
    ['mars −moon -"black hole" ', ['mars', '-moon', '-"black hole"']],
    ['mars - moon', ['mars', 'moon']],
    ['K2-18b x-ray ', ['K2-18b', 'x-ray']],
    ['title:orbit author:El-Baz doi:10.1/x abstract:ice ', ['title:orbit', 'author:El-Baz', 'doi:10.1/x', 'abstract:ice']],
    ['title: orbit mars ', ['title:orbit', 'mars']],
    ['author:"Farouk El-Baz" ', ['author:"Farouk El-Baz"']],
    ['عنوان:القمر المؤلف:الزهراني ', ['title:القمر', 'author:الزهراني']],
    ['عُنوان: «القمر الصناعي» -مؤلف:سالم ', ['title:"القمر الصناعي"', '-author:سالم']],
    ['Mars: a review, (part 2) ', ['Mars', 'a', 'review', 'part', '2']],
    ['C++ ', ['C++']],
    ['mars AND moon ', ['mars', 'moon']],
    ['mars and moon ', ['mars', 'and', 'moon']],
    ['AND mars OR ', ['AND', 'mars', 'OR']],
    ['mars ice OR moon dust ', ['mars', 'ice', '1|moon', '1|dust']],
    ['المريخ أو القمر أو "زحل" ', ['المريخ', '1|القمر', '2|"زحل"']],
    ['a OR b OR c OR d OR e ', ['a', '1|b', '2|c', '3|d', '4|e']],
    ['galaxies NOT quasars ', ['galaxies', '--quasars']],
    ['galaxies AND NOT "dark matter" ', ['galaxies', '-"dark matter"']],
    ['galaxies without dark matter ', ['galaxies', '--dark', 'matter']],
    ['moons except for titan ', ['moons', '--titan']],
    ['without gravity ', ['without', 'gravity']],
    ['how do plants grow without soil ', ['how', 'do', 'plants', 'grow', 'without', 'soil']],
    ['الكواكب ما عدا المريخ ', ['الكواكب', '--المريخ']],
    ['المجرات ليس الكوازارات ', ['المجرات', '--الكوازارات']],
    ['الصور بدون الغيوم ', ['الصور', '--الغيوم']],
    ['NOT author:rubin ', ['-author:rubin']],
    ['keyword:ice institution:"Qatar University" venue:Icarus ', ['keyword:ice', 'institution:"Qatar University"', 'venue:Icarus']],
    ['مجلة:الفضاء جهة:قطر ', ['venue:الفضاء', 'institution:قطر']],
    ['\u200fطقس\u00a0الفضاء\u200e ', ['طقس', 'الفضاء']],
    ['؟! -- "" « » : ', []],
    ['', []],
  ])('understands %j', (input, expected) => {
    expect(brief(input)).toEqual(expected);
  });

  it.each([
    ['"open', 'unbalanced-quote'],
    ['title: ', 'empty-field'],
    ['-mars -moon', 'only-excluded'],
    ['(mars OR moon) AND dust', 'parentheses-ignored'],
    [`${'a '.repeat(clausesMax + 1)}`, 'too-long'],
  ])('reports how %j was understood', (input, note) => {
    expect(parseQuery(input).notes).toContain(note);
  });

  it.each([
    ['10.1016/j.rse.2024.114123', 'doi', '10.1016/j.rse.2024.114123'],
    ['doi: 10.1016/J.RSE.2024.114123', 'doi', '10.1016/j.rse.2024.114123'],
    ['https://doi.org/10.1093%2fmnras/stab123.', 'doi', '10.1093/mnras/stab123'],
    [
      'https://doi.org/10.5555/(sici)1099-050x(199823/24)37:3/4%3C197::aid-x2%3E3.0.co;2-%23',
      'doi',
      '10.5555/(sici)1099-050x(199823/24)37:3/4<197::aid-x2>3.0.co;2-#',
    ],
    [
      'https://doi.org/10.5555%2F0012-9658%281999%29080%5B1455%3ATECOCI%5D2.0.CO%3B2',
      'doi',
      '10.5555/0012-9658(1999)080[1455:tecoci]2.0.co;2',
    ],
    ['10.5555/a%zz', 'doi', '10.5555/a%zz'],
    ['(10.5555/s0140-6736(00))', 'doi', '10.5555/s0140-6736(00)'],
    ['<10.5555/1963)020<0130:dnf>>.', 'doi', '10.5555/1963)020<0130:dnf>'],
    ['10.5555/3.0.co;2-#', 'doi', '10.5555/3.0.co;2-#'],
    ['10.1000.10/123', 'doi', '10.1000.10/123'],
    ['https://orcid.org/0000-0002-1825-009X', 'orcid', '0000-0002-1825-009X'],
    ['0000000218250097', 'orcid', '0000-0002-1825-0097'],
    ['٠٠٠٠-٠٠٠٢-١٨٢٥-٠٠٩٧', 'orcid', '0000-0002-1825-0097'],
    ['arXiv:2103.01234v2', 'arxiv', '2103.01234'],
    ['https://arxiv.org/pdf/2103.01234.pdf', 'arxiv', '2103.01234'],
    ['astro-ph/0601001', 'arxiv', 'astro-ph/0601001'],
    ['arXiv:astro-ph.CO/9403052v2', 'arxiv', 'astro-ph/9403052'],
    ['https://arxiv.org/abs/math.GT/0309136', 'arxiv', 'math/0309136'],
    ['https://madar.example/ar/research/12?x=1', 'url', '/ar/research/12'],
    ['/en/authors/7', 'url', '/en/authors/7'],
    ['id:7', 'url', '/en/research/7'],
    ['id:10.5555/a', 'doi', '10.5555/a'],
    ['id: arXiv:2103.01234', 'arxiv', '2103.01234'],
  ])('recognises the identifier in %s', (input, kind, value) => {
    expect(parseQuery(input).identifier).toEqual({ kind, value });
  });

  it.each([
    ['mars 2015-2020', 2015, 2020],
    ['mars ٢٠١٥-٢٠٢٠', 2015, 2020],
    ['mars before 1990', 1000, 1989],
    ['المريخ بين 2010 و2015', 2010, 2015],
    ['المريخ قبل 1990', 1000, 1989],
  ])('reads the years of %s', (input, from, to) => {
    expect(parseQuery(input).year).toMatchObject({ from, to });
    expect(parseQuery(input, true).year).toBeUndefined();
  });

  it('treats future years as part of a name', () => {
    expect(parseQuery('a 2035-2140 mission').year).toBeUndefined();
  });

  it.each(['1420.4058', 'black holes 10.1016/x', '2103', '/en/research', 'https://example.org/', '10.5'])('treats %s as words', (input) => {
    expect(parseQuery(input).identifier).toBeUndefined();
  });

  it('never throws and never returns more clauses than the limit', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', '«', '-', 'title:', 'مؤلف:', ' ', '*', 'OR', ':', '10.', '\u200f'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { clauses } = parseQuery(pieces.join(''));
        expect(clauses.length).toBeLessThanOrEqual(clausesMax);
        for (const clause of clauses) expect(clause.text).toMatch(/[\p{L}\p{N}]/u);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['a', '"', '-', 'OR ', 'title:', '!', 'a!', ' ', '10.1234/', 'ء', 'a"', '-"', '٠', ' OR '])(
    'reads 100,000 characters of %j in less than 1,000 ms',
    (piece) => {
      const startedAt = threadMs();
      parseQuery(piece.repeat(100_000 / piece.length));
      expect(threadMs() - startedAt).toBeLessThan(1000);
    },
  );
});

describe('A year requested by name', () => {
  it.each([
    ['year:1960 reentry', 1960, 1960, 'reentry'],
    ['year:1960-1965 reentry', 1960, 1965, 'reentry'],
    ['سنة:١٩٦٠ الدخول', 1960, 1960, 'الدخول'],
    ['papers from 2003 about galaxies', 2003, 2003, 'papers about galaxies'],
    ['أبحاث سنة 2003 عن المجرات', 2003, 2003, 'أبحاث عن المجرات'],
    ['galaxies since 2020', 2020, 9999, 'galaxies'],
    ['المجرات منذ عام 2020', 2020, 9999, 'المجرات'],
    ['galaxies after 2020', 2021, 9999, 'galaxies'],
    ['أبحاث المجرات قبل 1990', 1000, 1989, 'أبحاث المجرات'],
    ['galaxies until 1990', 1000, 1990, 'galaxies'],
    ['galaxies prior to 1990', 1000, 1989, 'galaxies'],
    ['galaxies up to 1990', 1000, 1990, 'galaxies'],
    ['papers published before 1950', 1000, 1949, 'papers'],
    ['أبحاث المجرات المنشورة بعد عام 2015', 2016, 9999, 'أبحاث المجرات'],
    ['galaxies from 2015 onwards', 2015, 9999, 'galaxies'],
    ['المجرات من 2015 فصاعدا', 2015, 9999, 'المجرات'],
    ['galaxies from 2010 to 2020', 2010, 2020, 'galaxies'],
    ['galaxies between 2020 and 2010', 2010, 2020, 'galaxies'],
    ['المجرات بين عامي 2010 و2020', 2010, 2020, 'المجرات'],
    ['المجرات من 2010 إلى 2020', 2010, 2020, 'المجرات'],
    ['galaxies between 2010-2020', 2010, 2020, 'galaxies'],
    ['المجرات ما بين 2010 و2020', 2010, 2020, 'المجرات'],
    ['galaxies (before 1990)', 1000, 1989, 'galaxies'],
    ['المجرات قبل سنة 1990؟', 1000, 1989, 'المجرات'],
    ['المجرات قبل ١٩٩٠م', 1000, 1989, 'المجرات'],
    ['galaxies no later than 1990', 1000, 1990, 'galaxies'],
    ['galaxies older than 1990', 1000, 1989, 'galaxies'],
    ['galaxies after 1990 and before 2000', 1991, 1999, 'galaxies'],
    ['المجرات منذ 1990 وحتى 2000', 1990, 2000, 'المجرات'],
    ['galaxies after 2000 and before 1990', 2001, 9999, 'galaxies and before 1990'],
  ])('is a condition and not a word: %s', (query, from, to, rest) => {
    const { year, clauses } = parseQuery(query);
    expect(year).toMatchObject({ from, to });
    expect(clauses.map(({ text }) => text).join(' ')).toBe(rest);
  });

  it.each(['rubin 1970 andromeda', '1977', 'from 47 tucanae', '"year:1960"'])('is not recognised without a word for years: %s', (query) => {
    expect(parseQuery(query).year).toBeUndefined();
  });
});
