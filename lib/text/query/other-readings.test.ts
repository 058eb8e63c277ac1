import { describe, expect, it } from 'vitest';
import { otherReadings } from './other-readings.ts';

describe('otherReadings', () => {
  it.each([
    ['وهشاشه', 'هشاشه'],
    ['لنوره', 'نوره'],
    ['للعتيبي', 'العتيبي'],
    ['وبكاليستو', 'كاليستو'],
    ['تتبخر', 'تبخر'],
    ['يتصادم', 'تصادم'],
    ['مانجروف', 'مانغروف'],
    ['هوكينغ', 'هوكينج'],
    ['جوجل', 'غوغل'],
  ])('reads %s as %s', (word, reading) => {
    expect(otherReadings(word)).toContain(reading);
  });

  it.each(['وبار', 'mangrove', 'تلسكوب', ''])('has no other reading of %j', (word) => {
    expect(otherReadings(word)).toEqual([]);
  });
});
