import { describe, expect, it } from 'vitest';
import { venueIdOf, venueKey } from './venue-id.ts';

describe('The id of a venue', () => {
  it('is the same for spellings of one name', () => {
    const spellings = [
      'The Astronomy & Astrophysics',
      'Astronomy and Astrophysics',
      'ASTRONOMY AND ASTROPHYSICS.',
      'Astronomy  and Ástrophysics',
    ];
    expect(new Set(spellings.map(venueIdOf)).size).toBe(1);
    expect(new Set(['مجلّة الفلك', 'مجلة الفلك'].map(venueIdOf)).size).toBe(1);
  });

  it('never changes: addresses depend on it', () => {
    expect(['Nature', 'Remote Sensing', 'المقتبس'].map(venueIdOf)).toEqual(['810756365037322', '8561571705259611', '1165139757655114']);
  });

  it('is a whole number that a client may hold, also of names without letters', () => {
    for (const name of ['', '—', '.', 'The', 'x'.repeat(300), 'Nature'])
      expect(Number.isSafeInteger(Number(venueIdOf(name))) && Number(venueIdOf(name)) > 0, name).toBe(true);
    expect(venueKey('The')).toBe('the');
    expect(venueIdOf('—')).not.toBe(venueIdOf('.'));
  });
});
