import { describe, expect, it } from 'vitest';
import { personName } from '#lib/formats/values/person-name.ts';

describe('Names of groups', () => {
  it.each([
    'Example Map Collection, Example College Library',
    'U.S. Department of Examples, Bureau of the Census, Geography Division',
    'Geographic Example Technology, Inc. (GET)',
    'Reem GmbH',
    'Invented Survey Office',
  ])('are whole, commas and all: %s', (name) => {
    expect(personName(name)).toEqual({ literal: name });
  });

  it.each([
    ['Service, Robert W.', 'Service'],
    ['College, Jane', 'College'],
    ['Jane Office', 'Office'],
  ])('exclude people whose family name is such a word: %s', (name, family) => {
    expect(personName(name)).toMatchObject({ family });
  });
});
