import { hash } from 'node:crypto';
import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import { dictionary } from './dictionary.ts';

const marks = new WeakMap<readonly DictionaryTerm[], string>();

/** Changes when the dictionary does, which an update of the program or the operator's own terms do without a change of the data. */
export function dictionaryMark(): string {
  const terms = dictionary.all('en');
  const mark = marks.get(terms) ?? hash('sha256', JSON.stringify(terms), 'base64url').slice(0, 16);
  marks.set(terms, mark);
  return mark;
}
