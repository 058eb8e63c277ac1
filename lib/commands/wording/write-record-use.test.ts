import { expect, test } from 'vitest';
import { recordUseCsv, writeRecordUse } from './write-record-use.ts';

const lines = [
  { day: '2026-11-29', recordId: '7', use: 'view', count: 3 },
  { day: '2026-11-30', recordId: '7', use: 'citation', count: 1 },
  { day: '2026-11-30', recordId: '12', use: 'file', count: 9 },
] as const;

test('The use of records is listed for operators, the most used first, with the totals of all', () => {
  expect(
    writeRecordUse(lines, 'https://madar.example')
      .split('\n')
      .map((line) => line.trim().replace(/ +/g, ' ')),
  ).toEqual([
    'views files copied',
    '3 9 1 all records',
    '0 9 0 https://madar.example/en/research/12',
    '3 0 1 https://madar.example/en/research/7',
    '',
  ]);
});

test('More than twenty records are cut, and the number of all is stated', () => {
  const many = Array.from({ length: 25 }, (_, index) => ({
    day: '2026-11-30',
    recordId: String(index + 1),
    use: 'view' as const,
    count: 100 - index,
  }));
  const text = writeRecordUse(many, '');
  expect(text).toContain('The 20 most used of 25 records\n');
  expect(text).not.toContain('/en/research/21\n');
});

test('As CSV each day, record and use has its count', () => {
  expect(recordUseCsv(lines)).toBe('day,record,use,count\r\n2026-11-29,7,view,3\r\n2026-11-30,7,citation,1\r\n2026-11-30,12,file,9\r\n');
});
