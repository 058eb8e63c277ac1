import { describe, expect, it } from 'vitest';
import { institutionKeys, isFrom } from './institution.ts';

const isOf = (affiliation: string, text: string) => {
  const keys = institutionKeys(text);
  return keys !== undefined && isFrom(affiliation, keys);
};

describe('an affiliation', () => {
  it.each([
    ['NASA Ames Research Center, Moffett Field, CA', 'NASA Ames'],
    ['Space Science Division, NASA Ames Research Center', 'nasa ames research center'],
    ['King Fahd University of Petroleum and Minerals', 'KFUPM'],
    ['قسم الفيزياء، جامعة الملك سعود، الرياض', 'الملك سعود'],
  ])('%s belongs to %s', (affiliation, text) => expect(isOf(affiliation, text)).toBe(true));

  it.each([
    ['Center for Astrophysics', 'astrophysics'],
    ['King Khalid University', 'King Saud University'],
    ['King Saud University', 'University'],
  ])('%s does not belong to %s', (affiliation, text) => expect(isOf(affiliation, text)).toBe(false));
});
