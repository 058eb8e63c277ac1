import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { withOwnTerms } from './vocabulary.ts';

const heading = 'id\ttype\tareas\tenglish\tarabic\n';

describe("the operator's own terms", () => {
  it('are found in texts in both languages, with their areas', () => {
    const vocabulary = withOwnTerms(`${heading}shams-probe\tmission\theliophysics\tShams probe; Shams\tمسبار شمس الصحراء\n`);
    for (const text of ['data of the Shams probe', 'بيانات مسبار شمس الصحراء'])
      expect(analyse(text, vocabulary).concepts, text).toEqual(expect.arrayContaining(['c_shams_probe', 'c_heliophysics']));
    expect(vocabulary.concepts.get('c_shams_probe')).toMatchObject({ type: 'mission', isMission: true });
  });

  it('leave the vocabulary as it is where there are none', () => {
    expect(withOwnTerms('').concepts.size).toBe(withOwnTerms(`${heading}\n# nothing yet\n`).concepts.size);
  });

  it.each([
    ['one\tsubject\theliophysics\tOne', 'line 2: it has 4 columns between tabs, not 5'],
    ['One\tsubject\t\tOne\t', 'line 2: the id “One” is not made of'],
    ['mars\tthing\t\tMars\t', 'line 2: the id mars is taken'],
    ['one\tidea\t\tOne\t', 'line 2: the type “idea” is none of mission, sensor'],
    ['one\tsubject\tgardening\tOne\t', 'line 2: there is no area gardening'],
    ['one\tsubject\t\t\t', 'line 2: it has no name'],
  ])('are refused with their line where they are none: %s', (line, detail) => {
    expect(() => withOwnTerms(heading + line)).toThrow(expect.objectContaining({ detail: expect.stringContaining(detail) }));
  });
});
