import { describe, expect, it } from 'vitest';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { parseOperatorTerms } from './parse-operator-terms.ts';
import { withOperatorTerms } from './vocabulary.ts';

const heading = 'id\ttype\tareas\tenglish\tarabic\n';

describe("the operator's own terms", () => {
  it('are found in texts in both languages, with their areas', () => {
    const vocabulary = withOperatorTerms(
      parseOperatorTerms(`${heading}shams-probe\tmission\theliophysics\tShams probe; Shams\tمسبار شمس الصحراء\n`, 'own.tsv'),
    );
    for (const text of ['data of the Shams probe', 'بيانات مسبار شمس الصحراء'])
      expect(analyse(text, vocabulary).concepts, text).toEqual(expect.arrayContaining(['c_shams_probe', 'c_heliophysics']));
    expect(vocabulary.concepts.get('c_shams_probe')).toMatchObject({ type: 'mission', isMission: true });
  });

  it('may have search variants, which match texts without being synonyms', () => {
    const {
      terms: [term],
    } = parseOperatorTerms(`${heading}shams-probe\tmission\t\tShams probe\tمسبار شمس الصحراء\tdesert probe\tالمسبار الصحراوي\n`, 'own.tsv');
    expect(term).toMatchObject({ en: ['Shams probe', 'desert probe'], variants: ['desert probe', 'المسبار الصحراوي'] });
  });

  it('may add variants to one of our concepts, which keeps its names, areas and relations', () => {
    const operator = parseOperatorTerms(`${heading}mars\t\t\tRust world\tالعالم الصدئ\n`, 'own.tsv');
    const [plain, vocabulary] = [withOperatorTerms({ terms: [], variants: new Map() }), withOperatorTerms(operator)];
    for (const text of ['dust of the rust world', 'غبار العالم الصدئ'])
      expect(analyse(text, vocabulary).concepts, text).toContain('c_mars');
    expect(analyse('dust of the rust world', plain).concepts).not.toContain('c_mars');
    const concept = plain.concepts.get('c_mars');
    expect(vocabulary.concepts.get('c_mars')).toEqual({
      ...concept,
      en: [...(concept?.en ?? []), 'Rust world'],
      ar: [...(concept?.ar ?? []), 'العالم الصدئ'],
      variants: [...(concept?.variants ?? []), 'Rust world', 'العالم الصدئ'],
    });
    expect(vocabulary.broader).toEqual(plain.broader);
  });

  it('leave the vocabulary unchanged if the file is empty', () => {
    expect(parseOperatorTerms(`${heading}\n# nothing yet\n`, 'own.tsv')).toEqual({ terms: [], variants: new Map(), translations: [] });
  });

  it.each([
    ['one\tsubject\theliophysics\tOne', 'own.tsv, line 2: it has 4 columns between tabs, not 5 or 7'],
    ['One\tsubject\t\tOne\t', 'own.tsv, line 2: the id “One” is not made of'],
    ['mars\tthing\t\tMars\t', 'own.tsv, line 2: the id mars is ours; a line that adds names'],
    ['mars\t\t\t\t', 'own.tsv, line 2: it has no name'],
    ['shams\tthing\t\tShams\t\nshams\tthing\t\tNur\t', 'own.tsv, line 3: the id shams is taken'],
    ['x\ttranslation\t\tmud\tطين', 'own.tsv, line 2: a translation only has English and Arabic names'],
    ['\ttranslation\t\tmud\t', 'own.tsv, line 2: a translation needs names in both languages'],
    ['\ttranslation\t\tdrilling mud\tوحل', 'own.tsv, line 2: one Arabic word cannot stand for'],
    ['one\tidea\t\tOne\t', 'own.tsv, line 2: the type “idea” is none of mission, sensor'],
    ['one\tsubject\tgardening\tOne\t', 'own.tsv, line 2: there is no area gardening'],
    ['one\tsubject\t\t\t', 'own.tsv, line 2: it has no name'],
  ])('are refused with their line when they are invalid: %s', (line, detail) => {
    expect(() => parseOperatorTerms(heading + line, 'own.tsv')).toThrow(
      expect.objectContaining({ detail: expect.stringContaining(detail) }),
    );
  });
});
