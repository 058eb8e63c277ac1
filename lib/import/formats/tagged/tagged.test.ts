import { describe, expect, it } from 'vitest';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

/** Invented records in RIS and in plain text of Web of Science. */
const ris = (...lines: string[]) => ['TY  - JOUR', 'TI  - Dust of an invented moon', ...lines, 'ER  - ', ''].join('\n');
const wos = (...lines: string[]) =>
  [
    'FN Clarivate Analytics Web of Science',
    'VR 1.0',
    'PT J',
    'TI Dust of an invented moon',
    'SO ACTA ORBITALIA',
    ...lines,
    'ER',
    '',
    'EF',
  ].join('\n');
const firstRecord = async (text: string, name = 'a.ris') => (await recordsIn(name, text))[0];

describe('RIS', () => {
  it('reads the ISSN and the ISBN of one field', async () => {
    const venue = (await firstRecord(ris('SN  - 978-0-306-40615-7 0567-7572', 'JO  - Acta Kites')))?.venue;
    expect([venue?.issn, venue?.isbn]).toEqual(['0567-7572', '978-0-306-40615-7']);
  });

  it('keeps a range in the first page, whatever the last page is', async () => {
    expect((await firstRecord(ris('SP  - 280-284', 'EP  - 284')))?.pages).toBe('280–284');
    expect((await firstRecord(ris('SP  - 280', 'EP  - 280-284')))?.pages).toBe('280–284');
    expect((await firstRecord(ris('SP  - 280', 'EP  - 284')))?.pages).toBe('280–284');
    expect((await firstRecord(ris('SP  - 12', 'EP  - 3; discussion 13-14')))?.pages).toBe('12–3; discussion 13–14');
    expect((await recordsIn('a.csv', 'title,page start,page end\nDust,280-284,284\n'))[0]?.pages).toBe('280–284');
  });

  it.each([
    ['DA  - 2014/05/03/', '2014-05-03'],
    ['DA  - 2018/01/1', '2018-01-01'],
    ['DA  - 2014-05-03', '2014-05-03'],
    ['PY  - 2014//', undefined],
    ['DA  - 2014/05//Spring', '2014-05'],
  ])('reads the date of %s', async (line, date) => {
    expect((await firstRecord(ris(line)))?.date).toBe(date);
  });

  it('reads the longest name of a journal from any tag', async () => {
    for (const [full, short] of [
      ['T2', 'JO'],
      ['JF', 'JO'],
      ['JO', 'T2'],
    ]) {
      for (const name of ['ATJ', 'Acad. Tests J.', 'Acad Tsts Jrnl'])
        expect(
          (await firstRecord(ris(`${full}  - Academy of Tests Journal`, `${short}  - ${name}`)))?.venue?.name.en,
          `${short} ${name}`,
        ).toBe('Academy of Tests Journal');
    }
    expect((await firstRecord(ris('JO  - Journal of Tests', 'T2  - Special issue on dust')))?.venue?.name.en).toBe('Journal of Tests');
  });

  it('ends a record at ER, with or without a hyphen', async () => {
    expect((await firstRecord('TY  - JOUR\nTI  - Dust\nIS  - 2\nER\n'))?.issue).toBe('2');
  });

  it('reads values with Unicode line breaks, and files with carriage returns', async () => {
    for (const mark of ['\u2028', '\u2029', '\v', '\f']) {
      const record = await firstRecord(
        ris(`AU  - Harbi, Salma`, 'T2  - Acta Orbitalia', `AB  - We look at the dust.${mark}Nothing moves at all.`, 'KW  - dust'),
      );
      expect(record).toMatchObject({
        abstract: { en: 'We look at the dust. Nothing moves at all.' },
        venue: { name: { en: 'Acta Orbitalia' } },
        keywords: { en: ['dust'] },
      });
      expect(record?.authors.map(({ name }) => name.en)).toEqual(['Salma Harbi']);
      expect((await firstRecord(ris().replace('of an', `of${mark}an`)))?.title.en).toBe('Dust of an invented moon');
      expect((await recordsIn('a.csv', `title,year\nDust of${mark}a moon,2020\n`))[0]?.title.en).toBe('Dust of a moon');
      expect((await recordsIn('a.bib', `@misc{a, title={Dust of${mark}a moon}, year=2020}`))[0]?.title.en).toBe('Dust of a moon');
    }
    expect((await firstRecord(ris('PY  - 2020').replaceAll('\n', '\r')))?.year).toBe(2020);
    expect((await recordsIn('a.csv', 'title,year\rDust,2020\rSalt,2021\r')).map(({ year }) => year)).toEqual([2020, 2021]);
  });

  it('stores a title under its script, whatever the language of the work', async () => {
    expect(await firstRecord(ris('LA  - Arabic'))).toMatchObject({ title: { en: 'Dust of an invented moon' }, language: 'ar' });
    expect(await firstRecord('TY  - JOUR\nTI  - غبار قمر\nLA  - English\nER  - \n')).toMatchObject({
      title: { ar: 'غبار قمر' },
      language: 'en',
    });
    const csv = 'title,language\nDust of an invented moon,العربية\n';
    expect(await firstRecord(csv, 'a.csv')).toMatchObject({ title: { en: 'Dust of an invented moon' }, language: 'ar' });
    const bib = '@misc{a, title={Dust of an invented moon}, langid={arabic}, year=2020}';
    expect(await firstRecord(bib, 'a.bib')).toMatchObject({ title: { en: 'Dust of an invented moon' }, language: 'ar' });
    const csl = JSON.stringify([{ type: 'book', title: 'Dust of an invented moon', language: 'ar', issued: { raw: '2020' } }]);
    expect(await firstRecord(csl, 'a.json')).toMatchObject({ title: { en: 'Dust of an invented moon' }, language: 'ar' });
  });

  it('splits a title in two languages', async () => {
    for (const mark of [' = ', ' / ', ' | ']) {
      expect((await firstRecord(`TY  - JOUR\nTI  - عد فوهات القمر${mark}Counts of lunar craters\nLA  - ara\nER  - \n`))?.title).toEqual({
        ar: 'عد فوهات القمر',
        en: 'Counts of lunar craters',
      });
    }
    for (const unsplit of ['المعادلة E = mc في الفضاء', 'GNSS / دراسة', 'Light = motion', 'علم = معرفة'])
      expect(Object.values((await firstRecord(`TY  - JOUR\nTI  - ${unsplit}\nER  - \n`))?.title ?? {})).toEqual([unsplit]);
  });

  it('reads volume, issue, pages and year in digits of any script', async () => {
    const fields = (volume: string, issue: string, from: string, to: string, year: string) =>
      firstRecord(ris(`VL  - ${volume}`, `IS  - ${issue}`, `SP  - ${from}`, `EP  - ${to}`, `PY  - ${year}`));
    const expected = { volume: '3', issue: '2', pages: '11–19', year: 2020 };
    expect(await fields('٣', '٢', '١١', '١٩', '٢٠٢٠')).toMatchObject(expected);
    expect(await fields('۳', '۲', '۱۱', '۱۹', '۲۰۲۰')).toMatchObject(expected);
    expect(await fields('３', '२', '௧௧', '১৯', '２０２０')).toMatchObject(expected);
  });
});

describe('the plain text of Web of Science', () => {
  it('keeps the last field before the end of a record', async () => {
    expect(await firstRecord(wos('PY 2011', 'IS 2'))).toMatchObject({ issue: '2' });
    expect(await firstRecord(wos('PM 15072036'))).toMatchObject({ pmid: '15072036' });
    expect((await firstRecord(wos('AU Amin, H')))?.authors).toHaveLength(1);
  });

  it('has affiliations and ORCID iDs by author, and the day of publication', async () => {
    const record = await firstRecord(
      wos(
        'AU Amin, H',
        '   Zaki, O',
        'AF Amin, Huda',
        '   Zaki, Omar',
        'C1 [Amin, Huda; Zaki, Omar] Nile Inst Space, Giza, Egypt.',
        '   [Zaki, O] Desert Univ, Riyadh, Saudi Arabia.',
        'OI Zaki, Omar/0000-0002-1825-0097',
        'PD MAR 12',
        'PY 2011',
      ),
    );
    expect(record?.date).toBe('2011-03-12');
    expect(record?.authors.map(({ affiliation, orcid }) => [affiliation?.en, orcid])).toEqual([
      ['Nile Inst Space, Giza, Egypt', undefined],
      ['Nile Inst Space, Giza, Egypt; Desert Univ, Riyadh, Saudi Arabia', '0000-0002-1825-0097'],
    ]);
    expect((await firstRecord(wos('PD MAR-APR', 'PY 2011')))?.date).toBe('2011-03');
    expect((await firstRecord(wos('PD SPR', 'PY 2011')))?.date).toBeUndefined();
  });

  it('ignores the day of the export and the sponsor', async () => {
    const record = await firstRecord(wos('SP Nile Space Agency', 'BP 5', 'EP 9', 'PY 2011', 'DA 2011-11-05', 'CT Dust meeting'));
    expect(record).toMatchObject({ pages: '5–9', year: 2011, venue: { name: { en: 'ACTA ORBITALIA' } } });
    expect(record?.date).toBeUndefined();
  });

  it('has its own terms for types, and separates author keywords from those of the index', async () => {
    expect((await firstRecord(wos('DT Proceedings Paper')))?.type).toBe('conference-paper');
    expect((await firstRecord(wos('DT Article; Early Access')))?.type).toBe('journal-article');
    expect((await firstRecord(wos('DT Editorial Material')))?.type).toBe('editorial');
    expect((await firstRecord(wos('DT Article; Book Chapter').replace('PT J', 'PT B')))?.type).toBe('book-chapter');
    expect((await firstRecord(wos('DE dust; moon', 'ID PARTICLES')))?.keywords).toEqual({ en: ['dust', 'moon'] });
    expect((await mapText('a.txt', wos('DE dust', 'ID PARTICLES')))[0]?.unread?.map(({ field }) => field)).toEqual(['ID']);
  });
});
