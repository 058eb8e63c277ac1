import type { NameAsked, NameIndex } from './search-index.ts';

/** The commonest words that a beginning is taken to mean. */
const wordsMost = 12;

/** The newest publications with all these words in a title; ids. */
export async function newestTitled(index: NameIndex, asked: NameAsked['words'], most: number): Promise<readonly number[]> {
  const groups = await index.lookUp((terms) =>
    asked.map(({ text, isBeginning }) => (isBeginning ? terms.termsBeginning(`w${text}`, wordsMost) : [`w${text}`])),
  );
  return index.newestTitled(groups, most);
}
