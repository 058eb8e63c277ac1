import { describe, expect, it } from 'vitest';
import { compareLikeness, compareNumbers } from './title-likeness.ts';

describe('compareLikeness', () => {
  it.each([
    ['a title with a missing letter', 'Thermal design of the example orbiter', 'Thermal desgn of the example orbiter', 'spelling'],
    ['a title with misread letters', 'Modelling of fluid flow in example craters', 'Modelling of fiuid flow in exarnple craters', 'equal'],
    ['an ampersand instead of "and"', 'Dust and gas in example rings of moons', 'Dust & gas in example rings of moons', 'equal'],
    ['a title without blanks', 'Low temperature chemistry of example moons', 'Lowtemperature chemistry of examplemoons', 'equal'],
    ['different dashes', 'Gas–liquid flow in low-gravity example tanks', 'Gas-liquid flow in low gravity example tanks', 'equal'],
    ['British spelling', 'Colour centres and behaviour of sulphur ices', 'Color centers and behavior of sulfur ices', 'equal'],
    ['a missing subtitle', 'Winds of the example moon: a survey of three seasons', 'Winds of the example moon', 'cut'],
    ['Unicode subscripts', 'Ices of CO₂ and H₂O on example moons', 'Ices of CO2 and H2O on example moons', 'equal'],
    ['a romanised title', 'تاريخ العلوم العربية', 'Tarikh al-ulum al-arabiya', 'spelling'],
    ['a generic title', 'Editorial', 'Editorial', 'common'],
    ['titles in two languages', 'الغبار في حلقات الكواكب', 'Dust in the rings of planets', 'foreign'],
    ['unrelated titles', 'Ice at the poles of example moons', 'Thermal design of the orbiter', 'unrelated'],
  ])('classifies %s', (_, one, two, degree) => {
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
  ])('compares the numbers of "%s" and "%s"', (one, two, agreement) => {
    expect(compareNumbers(one, two)).toBe(agreement);
    expect(compareNumbers(two, one)).toBe(agreement);
  });
});
