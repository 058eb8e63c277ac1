import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanDate } from './dates.ts';
import { cleanArxiv, cleanBibcode, cleanDoi, cleanOrcid, cleanUrl, doiInUrl } from './identifiers.ts';
import { cleanLanguage, likelyLanguage } from './languages.ts';
import { splitNames } from './people/names.ts';
import { cleanPlain } from './plain.ts';
import { cleanRich } from './rich-text.ts';

describe('rich text', () => {
  it.each([
    ['a &amp;lt;i&amp;gt;b&amp;lt;/i&amp;gt; c', 'html', 'a b c', 'a <i>b</i> c'],
    ['p &lt; 0.05 &amp; more', 'html', 'p < 0.05 & more', undefined],
    ['10<sup>-3</sup> m', 'html', '10⁻³ m', '10<sup>-3</sup> m'],
    ['R<sup>1/n</sup>', 'html', 'R^(1/n)', 'R<sup>1/n</sup>'],
    ['M<SUB>BH</SUB>', 'html', 'MBH', 'M<sub>BH</sub>'],
    ['<mml:math><mml:mfrac><mml:mi>a</mml:mi><mml:mi>b</mml:mi></mml:mfrac></mml:math>', 'html', 'a/b', undefined],
    [
      'M\\amp A\\mdash z\\lt0.1, multi-level\\n sensors, T < sub > d < /sub >',
      'html',
      'M& A— z<0.1, multi-level sensors, T d',
      'M&amp; A— z&lt;0.1, multi-level sensors, T <sub> d </sub>',
    ],
    ['<script>alert(1)</script>x<b onclick="y">z</b>', 'html', 'alert(1)xz', undefined],
    ['Schr\\"odinger, Ji\\v{r}\\\'{\\i}, \\AA ngstr\\"om', 'latex', 'Schrödinger, Jiří, Ångström', undefined],
    ['$\\alpha_{\\rm CO}$ of 5\\% at $z<0.5$', 'latex', 'αCO of 5% at z<0.5', 'α<sub>CO</sub> of 5% at z&lt;0.5'],
    ['costs 5$ and_more^stuff', 'latex', 'costs 5$ and_more^stuff', undefined],
    ['\\textit{Kepler} -- $\\frac{1}{2}$', 'latex', 'Kepler – 1/2', '<i>Kepler</i> – 1/2'],
    ['The H\\hbox{\\sc II} region', 'html', 'The HII region', undefined],
    ['The H\\hbox{\\sc II} region', 'latex', 'The HII region', undefined],
    ['A \\ifmmode z\\else $z$\\fi survey', 'html', 'A z survey', undefined],
    ['12,000 km{sup 2} of SiO{}_{{x}}', 'html', '12,000 km² of SiOx', '12,000 km<sup>2</sup> of SiO<sub>x</sub>'],
    ['GX 339{–}4, Le Floc\\textquotesingleh', 'html', 'GX 339–4, Le Floc’h', undefined],
    ['one\\nThis two\\npreserved $\\nu$', 'html', 'one This two preserved ν', undefined],
    ['at z \\raisebox-0.5ex~2, 4.5 \\upmu m', 'html', 'at z 2, 4.5 µm', undefined],
    ['{\\bf unclosed {group', 'latex', 'unclosed group', undefined],
  ] as const)('reads %s', (text, notation, plain, markup) => {
    expect(cleanRich(text, notation)).toEqual({ plain, ...(markup && { markup }) });
  });

  it('never throws, and its markup never contains another tag', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            '<',
            '>',
            '&',
            'sub',
            'i',
            '/',
            '$',
            '\\',
            '{',
            '}',
            '^',
            '_',
            'a',
            ' ',
            'amp;',
            'lt;',
            'mml:math',
            'msub',
            '"',
            '~',
          ),
        }),
        fc.constantFrom('html', 'latex', 'plain'),
        (text, notation) => {
          const { plain, markup } = cleanRich(text, notation);
          expect(typeof plain).toBe('string');
          expect((markup ?? '').replace(/<\/?(?:sub|sup|i)>/g, '')).not.toMatch(/[<>]/);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('leaves no control character, direction mark or double blank, and is idempotent', () => {
    expect(cleanPlain('a\u202e\u2066b\u0000 \n c\u00ad\u200f d\u2010e')).toBe('ab c d-e');
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void expect(cleanPlain(cleanPlain(text))).toBe(cleanPlain(text))));
  });
});

describe('dates', () => {
  it.each([
    ['2018-01-00', '2018-01'],
    ['2018-00-00', '2018'],
    ['2024/05/03', '2024-05-03'],
    ['20240503', '2024-05-03'],
    ['3 May 2024', '2024-05-03'],
    ['May 2024', '2024-05'],
    ['مايو 2024', '2024-05'],
    ['٢٠٢٤', '2024'],
    ['1445هـ', '2024'],
    ['1440 AH', '2019'],
    ['25/12/2020', '2020-12-25'],
    ['03/05/2024', '2024'],
    ['2023-02-30', '2023-02'],
    ['2020-01-01T00:00:00Z', '2020-01-01'],
    ['c1998', '1998'],
    ['كانون الثاني 2001', '2001-01'],
  ])('parses %s', (text, iso) => {
    expect(cleanDate(text)?.iso).toBe(iso);
  });
  it.each(['', 'in press', '20x3', '0000', '9999', 'n.d.'])('rejects %j as a date', (text) => {
    expect(cleanDate(text)).toBeUndefined();
  });
});

describe('identifiers', () => {
  it('normalises each to one form', () => {
    expect(cleanDoi('https://doi.org/10.1890/0012-9658(2006)87%5B2832:TIOPMA%5D2.0.CO;2')).toBe(
      '10.1890/0012-9658(2006)87[2832:tiopma]2.0.co;2',
    );
    expect(cleanDoi('doi:10.5555/ABC.')).toBe('10.5555/abc');
    expect(cleanDoi('10.5555/ab12310.48550/arXiv.2101.00001')).toBe('10.5555/ab123');
    expect(cleanDoi('10.5555/ab667410.5555/ab667510.5555/ab6429')).toBe('10.5555/ab6674');
    expect(cleanDoi('10.5555/10.5555/ab6674')).toBe('10.5555/10.5555/ab6674');
    expect(cleanDoi('http://doi.publisher.example/10.5555/1143120.1143122')).toBe('10.5555/1143120.1143122');
    expect(cleanDoi('https://doi-org.library.example/10.5555/ab12')).toBe('10.5555/ab12');
    expect(doiInUrl('https://shop.example/store/10.5555/kites.1/asset/kites1.pdf?v=1')).toBe('10.5555/kites.1');
    expect(cleanArxiv('https://arxiv.org/abs/astro-ph.CO/9403052v2')).toBe('astro-ph/9403052');
    expect(cleanArxiv('10.48550/arXiv.2101.00001')).toBe('2101.00001');
    expect(cleanOrcid('https://orcid.org/0000-0002-1694-233x')).toBe('0000-0002-1694-233X');
    for (const text of ['abs/2020A%26A...633A..51Z/abstract', '#abs/2020A&A...633A..51Z', '\\#abs/2020A\\&A...633A..51Z'])
      expect(cleanBibcode(`https://ui.adsabs.harvard.edu/${text}`), text).toBe('2020A&A...633A..51Z');
  });
  it('rejects text that only resembles one', () => {
    expect([
      cleanDoi('10.5/x'),
      cleanArxiv('1420.4058'),
      cleanOrcid('0000-0002-1825-0098'),
      cleanBibcode('2020'),
      cleanUrl('javascript:alert(1)'),
      cleanUrl('https://a b'),
    ]).toEqual(Array(6).fill(undefined));
  });
});

describe('names and languages', () => {
  it.each([
    ['Smith, John', ['Smith, John']],
    ['John Smith, Jane Doe', ['John Smith', 'Jane Doe']],
    ['Smith, J., Doe, A.', ['Smith, J.', 'Doe, A.']],
    ['A. One; B. Two', ['A. One', 'B. Two']],
    ['A. One and B. Two', ['A. One', 'B. Two']],
    ['نورة العتيبي، فهد الحربي', ['نورة العتيبي', 'فهد الحربي']],
    ['العتيبي، نورة', ['العتيبي، نورة']],
    ['نورة العتيبي؛ فهد الحربي', ['نورة العتيبي', 'فهد الحربي']],
    ['Unknown', []],
    [':', []],
    ['J. -P. Vignes; Anne -Marie Doe', ['J.-P. Vignes', 'Anne -Marie Doe']],
    ['Khalid Al\u2013Ramadan', ['Khalid Al-Ramadan']],
  ])('splits %s', (text, names) => {
    expect(splitNames(text).names).toEqual(names);
  });
  it('detects an incomplete list', () => {
    expect(splitNames('Doe, J. et al.')).toEqual({ names: ['Doe, J.'], incomplete: true });
    expect(splitNames('نورة العتيبي؛ وآخرون')).toEqual({ names: ['نورة العتيبي'], incomplete: true });
  });
  it('recognises a language by any of its names, and that of a title by its words', () => {
    expect(['eng', 'en-US', 'English', 'العربية', 'ara', 'fr_FR', '12'].map((name) => cleanLanguage(name))).toEqual([
      'en',
      'en',
      'en',
      'ar',
      'ar',
      'fr',
      undefined,
    ]);
    expect(
      [
        'رصد الأهلة',
        'The moon of the day',
        'Die Entstehung der Erde und des Mondes',
        'La formation des planètes et de la Lune',
        'Kepler-22b',
        'Algoritmaların ışığında uydu görüntüleri',
        'On the orbits of Doğan and Yıldız',
      ].map(likelyLanguage),
    ).toEqual(['ar', 'en', 'de', 'fr', 'en', 'tr', 'en']);
  });
});
