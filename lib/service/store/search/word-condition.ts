import { type AnalysedWord, isPlanet } from '#lib/text/analyse.ts';
import { townForms } from '#lib/text/region-names.ts';
import { quoted } from './match-phrase.ts';

/** `texts` is `all` without the names of people. */
export type Field = 'all' | 'texts' | 'title' | 'author' | 'abstract' | 'keyword' | 'doi';

/** Columns of the index that hold words and stems, by where a person wants to look. */
export const columnsOf: Record<Field, { readonly words: string; readonly stems?: string }> = {
  all: { words: '{title body people identifier}', stems: '{title_stem body_stem}' },
  texts: { words: '{title body identifier}', stems: '{title_stem body_stem}' },
  title: { words: 'title', stems: 'title_stem' },
  abstract: { words: 'body', stems: 'body_stem' },
  author: { words: 'people' },
  // Whole keywords stand there as one token each; see keyword-scope.ts.
  keyword: { words: 'concept' },
  doi: { words: 'identifier' },
};

/** One word as a condition: met as itself or by its stem. */
export function wordCondition(unit: AnalysedWord, field: Field, isPrefix: boolean): string {
  const { words, stems } = columnsOf[field];
  const token = (text: string) => (isPrefix && text.length >= prefixLengthMin ? `${quoted(text)}*` : quoted(text));
  // The parts of one word (DR3, gamma-ray) stand side by side; in identifiers each occurs once, so there they only have to be.
  const ways = [`${words} : ${token(unit.words.join(' '))}`];
  if (unit.whole !== undefined) {
    ways.push(`${words} : ${token(unit.whole)}`);
    // A text on the planets of a star need not name each.
    if (isPlanet(unit)) ways.push(`${words} : ${quoted(unit.words.slice(0, -1).join(' '))}`);
    if (field === 'all' || field === 'texts' || field === 'doi') ways.push(`identifier : (${unit.words.map(quoted).join(' AND ')})`);
  }
  // The stem of a number is the number: looked up twice it would count twice.
  if (stems && unit.words.some((word) => !/^\d+$/.test(word))) ways.push(`${stems} : ${quoted(unit.stems.join(' '))}`);
  return `(${ways.join(' OR ')})`;
}

/** A town whose name has the article, as it is written: «العلا» by its stem is anybody called «علاء», «الرياض» are gardens. */
export function placeCondition({ words: [word = '', ...more] }: AnalysedWord, field: Field): string | undefined {
  const forms = more.length === 0 ? townForms(word) : [];
  return forms.length > 0 ? `${columnsOf[field].words} : (${forms.map(quoted).join(' OR ')})` : undefined;
}

/** One letter is the beginning of every word; it is only ever met whole. */
const prefixLengthMin = 2;
