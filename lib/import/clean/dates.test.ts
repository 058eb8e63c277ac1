import { expect, it } from 'vitest';
import { recordsIn } from '#lib/import/testing/read-fixture.ts';
import { cleanDate } from './dates.ts';

const isoOf = (text: string) => cleanDate(text)?.iso;

it('a Hijri date in words or numbers becomes its Gregorian day', () => {
  for (const text of ['15 رمضان 1444', '١٥ رمضان ١٤٤٤هـ', '15 Ramadan 1444', '1444/09/15', '1444-09-15'])
    expect(cleanDate(text)).toEqual({ iso: '2023-04-06', year: 2023, hijri: true });
  expect(['1 محرم 1446', '9 Dhu al-Hijjah 1445', '1 Rabi al-Awwal 1440', 'شوال 1444'].map(isoOf)).toEqual([
    '2024-07-07',
    '2024-06-15',
    '2018-11-09',
    '2023-04',
  ]);
  expect(['15 March 1444', '1444', 'صفر'].map(isoOf)).toEqual(['1444-03-15', '1444', undefined]);
});

it('a range begins with its first month, and a season gives the year only', () => {
  expect(['1998 Dec-1999 Jan', 'Dec 1998 - Jan 1999', '2001 Jan-Feb', '7-14 March 2020', 'March 2020 – May 2020'].map(isoOf)).toEqual([
    '1998-12',
    '1998-12',
    '2001-01',
    '2020-03-07',
    '2020-03',
  ]);
  expect(['Apr 2015 2015-12-01', '3 Apr 2015 2015-12-01'].map(isoOf)).toEqual(['2015-04', '2015-04-03']);
  expect(['Spring 2014', '2014 Winter', 'ربيع 2014', '2012-2013'].map(isoOf)).toEqual(['2014', '2014', '2014', '2012']);
  expect(['2022/06/27/', '2014//', '2019 Jan 15'].map(isoOf)).toEqual(['2022-06-27', '2014', '2019-01-15']);
});

it('months in abbreviations of other languages, East Asian dates and intervals keep their precision', () => {
  expect(['févr. 2014', 'déc. 2014', 'dic. 2014', 'Okt. 2014', '2014年3月5日', '2014년 3월', '2014-03-05/2014-03-08'].map(isoOf)).toEqual([
    '2014-02',
    '2014-12',
    '2014-12',
    '2014-10',
    '2014-03-05',
    '2014-03',
    '2014-03-05',
  ]);
  expect(['1 Muḥarram 1435', '25/09/1435', '05/09/1435', '1435هـ/2014م'].map(cleanDate)).toEqual([
    { iso: '2013-11-04', year: 2013, hijri: true },
    { iso: '2014-07-22', year: 2014, hijri: true },
    { iso: '2014', year: 2014, hijri: true },
    { iso: '2014', year: 2014 },
  ]);
});

it('a date without its year takes it from the field of the year, in every reader', async () => {
  const ris = 'TY  - JOUR\nTI  - Kites\nDA  - Jun\nPY  - 2011\nKW  - Animals\nDisease Models, Kite\nHumans\nER  - \n';
  expect(await recordsIn('a.ris', ris)).toMatchObject([
    { date: '2011-06', keywords: { en: ['Animals', 'Disease Models, Kite', 'Humans'] } },
  ]);
  expect(await recordsIn('a.csv', 'title,year,date\nKites,2012,MAR 12\n')).toMatchObject([{ date: '2012-03-12' }]);
  const enw = '%0 Journal Article\n%T Kites\n%D 2022\n%8 2022/06/27/\n%P 948770.\n%K pmid:35832809, dust immunity, receptors\n';
  expect(await recordsIn('a.enw', enw)).toMatchObject([
    { date: '2022-06-27', pages: '948770', pmid: '35832809', keywords: { en: ['dust immunity', 'receptors'] } },
  ]);
});

it('a guessed year is told in Arabic digits and marks too', () => {
  for (const year of ['حوالي ٢٠١٩', '٢٠١٩؟', '2019?']) expect(cleanDate(year)).toMatchObject({ year: 2019, uncertain: true });
});
