import { describe, expect, it } from 'vitest';
import { compareLikeness, compareNumbers } from './title-likeness.ts';

describe('titles of one work', () => {
  it.each([
    ['a letter is missing', 'Thermal design of the example orbiter', 'Thermal desgn of the example orbiter', 'spelling'],
    ['letters were misread', 'Modelling of fluid flow in example craters', 'Modelling of fiuid flow in exarnple craters', 'equal'],
    ['an ampersand is written for "and"', 'Dust and gas in example rings of moons', 'Dust & gas in example rings of moons', 'equal'],
    ['blanks are missing', 'Low temperature chemistry of example moons', 'Lowtemperature chemistry of examplemoons', 'equal'],
    ['dashes differ', 'Gas–liquid flow in low-gravity example tanks', 'Gas-liquid flow in low gravity example tanks', 'equal'],
    ['spelling is British', 'Colour centres and behaviour of sulphur ices', 'Color centers and behavior of sulfur ices', 'equal'],
    ['the subtitle is cut', 'Winds of the example moon: a survey of three seasons', 'Winds of the example moon', 'cut'],
    ['indices are letters of their own', 'Ices of CO₂ and H₂O on example moons', 'Ices of CO2 and H2O on example moons', 'equal'],
    ['one is romanised', 'تاريخ العلوم العربية', 'Tarikh al-ulum al-arabiya', 'spelling'],
    ['it is a common one', 'Editorial', 'Editorial', 'common'],
    ['they are in two languages', 'الغبار في حلقات الكواكب', 'Dust in the rings of planets', 'foreign'],
    ['they are of two things', 'Ice at the poles of example moons', 'Thermal design of the orbiter', 'unrelated'],
  ])('%s', (_, one, two, degree) => {
    expect(compareLikeness(one, two)).toBe(degree);
    expect(compareLikeness(two, one)).toBe(degree);
  });

  it.each([
    ['Example catalogue of moons. I. Method', 'Example catalogue of moons. II. Results', 'other'],
    ['The first catalogue of moons', 'The third catalogue of moons', 'other'],
    ['Compression in 10g', 'Compression in 11g', 'other'],
    ['Chapter 15: Dust of moons', 'Dust of moons', 'same'],
    ['Dust of moons', 'Dust of moons: results of 2019', 'missing'],
    ['الكتاب الأول في النجوم', 'الكتاب الثاني في النجوم', 'other'],
  ])('numbers of "%s" and "%s"', (one, two, agreement) => {
    expect(compareNumbers(one, two)).toBe(agreement);
    expect(compareNumbers(two, one)).toBe(agreement);
  });
});
