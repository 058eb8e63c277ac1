import { describe, expect, it } from 'vitest';
import { threadMs } from '#lib/domain/testing/thread-ms.ts';
import { fold } from './fold.ts';
import { latinSpelling } from './latin-spelling.ts';

const isSpelling = (arabic: string, latin: string) => {
  const pattern = latinSpelling(fold(arabic));
  return pattern !== undefined && latin.match(pattern) !== null;
};

describe('latinSpelling', () => {
  it.each([
    ['بوريسوف', 'borisov'],
    ['أومواموا', 'oumuamua'],
    ['شوماخر', 'schumacher'],
    ['هايابوسا', 'hayabusa'],
    ['تشوريوموف', 'churyumov'],
    ['تشيليابينسك', 'chelyabinsk'],
    ['تونغوسكا', 'tunguska'],
    ['ريوغو', 'ryugu'],
    ['هوكينغ', 'hawking'],
    ['بلاندفورد', 'blandford'],
    ['شوارزشيلد', 'schwarzschild'],
    ['ماكسويل', 'maxwell'],
    ['هايزنبرغ', 'heisenberg'],
    ['كيوريوسيتي', 'curiosity'],
    ['لاغرانج', 'lagrange'],
    ['تشاندرا', 'chandra'],
  ])('matches %s with %s', (arabic, latin) => {
    expect(isSpelling(arabic, latin)).toBe(true);
  });

  // Arabic words that only share the consonants of an English word, two words that are too short (هابل, كبلر), and one that is not Arabic.
  it.each([
    ['كبيرة', 'copper'],
    ['معدل', 'model'],
    ['مقياس', 'makes'],
    ['بيانات', 'beneath'],
    ['القصير', 'gather'],
    ['سقالة', 'scale'],
    ['خارجي', 'charge'],
    ['بالغة', 'bulge'],
    ['الفلكية', 'village'],
    ['هابل', 'hubble'],
    ['كبلر', 'kepler'],
    ['borisov', 'borisov'],
  ])('does not match %s with %s', (arabic, latin) => {
    expect(isSpelling(arabic, latin)).toBe(false);
  });

  it('matches whole lines only, whatever is above and below', () => {
    expect('borisovs\nborisov\nnoborisov'.match(latinSpelling('بوريسوف') as RegExp)).toEqual(['borisov']);
  });

  it('matches in bounded time, and rejects words that are too long', () => {
    expect(latinSpelling('يو'.repeat(10))).toBeUndefined();
    const startedAt = threadMs();
    for (const [arabic, latin] of [
      ['و', 'o'],
      ['ي', 'i'],
      ['ك', 'c'],
    ] as const)
      expect(`${latin.repeat(27)}9`.match(latinSpelling(arabic.repeat(18)) as RegExp)).toBeNull();
    expect(threadMs() - startedAt).toBeLessThan(1_000);
  });
});
