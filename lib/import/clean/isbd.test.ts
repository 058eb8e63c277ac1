import { describe, expect, it } from 'vitest';
import { joinIsbdParts, joinSubtitle, withoutIsbd } from './isbd.ts';

describe('punctuation of ISBD', () => {
  it.each([
    ['Orbits of moons :', 'Orbits of moons'],
    ['دليل /\u202a', 'دليل'],
    ['\u200fنجوم الصيف :\u202c', 'نجوم الصيف'],
    ['كريم..', 'كريم'],
    ['H\u0101jiri\u0304, \u02bbAbba\u0304s.', 'Hājirī, ʻAbbās'],
    ['Doe, Jane.,', 'Doe, Jane'],
    ['Roe, J. R.', 'Roe, J. R.'],
    ['Reem Press, Inc.', 'Reem Press, Inc.'],
    ['[Cairo]', 'Cairo'],
    ['What comes next ...', 'What comes next ...'],
    ['النجوم،', 'النجوم'],
  ])('is removed from %j', (text, expected) => {
    expect(withoutIsbd(text)).toBe(expected);
  });

  it('becomes one colon before a subtitle and one full stop between parts of a name', () => {
    expect(joinSubtitle('Orbits explained :', ': a primer /')).toBe('Orbits explained: a primer');
    expect(joinSubtitle('Where is the dust?', 'an answer')).toBe('Where is the dust? an answer');
    expect(joinIsbdParts(['Nile Academy.', 'Section of Stars.'])).toBe('Nile Academy. Section of Stars');
    expect(joinIsbdParts(['Reem, Inc.', 'Maps'])).toBe('Reem, Inc. Maps');
  });
});
