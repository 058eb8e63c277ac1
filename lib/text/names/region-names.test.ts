import { expect, it } from 'vitest';
import { isCountryName } from './region-names.ts';

it.each(['qatar', 'saudi arabia', 'السودان'])('%s is the name of a country', (name) => expect(isCountryName(name)).toBe(true));

it.each(['saudi', 'ocean', 'القاهره'])('%s is not the name of a country', (name) => expect(isCountryName(name)).toBe(false));
