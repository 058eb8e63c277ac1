import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindNamed, plainKind, workKindCodes, workKindOf, workKinds } from './work-kind.ts';

// Read as a file, because this layer may not import the contract but must agree with it.
const glossary = JSON.parse(readFileSync(new URL('../../contract/glossary.json', import.meta.url), 'utf8')) as {
  types: { id: string; en: string }[];
};

test('the kinds are the research types of the glossary in its order, because types are identified by their position', () => {
  expect(workKindCodes).toEqual(glossary.types.map((term) => term.id));
  expect(workKindCodes.map((kind) => workKinds[kind].en)).toEqual(glossary.types.map((term) => term.en));
});

test('the first type is the journal article, and an unknown or missing one is other', () => {
  const name = { value: 'x', lang: 'en' };
  expect(workKindOf({ id: '1', name })).toBe('journal-article');
  expect([
    workKindOf({ id: '0', name }),
    workKindOf({ id: '99', name }),
    workKindOf({ id: 'article', name }),
    workKindOf(undefined),
  ]).toEqual(['other', 'other', 'other', 'other']);
});

test('every exported type maps back to a kind with the same type', () => {
  for (const format of ['bibtex', 'ris', 'csl', 'schema'] as const) {
    for (const kind of workKindCodes) expect(workKinds[plainKind(format, workKinds[kind][format])][format]).toBe(workKinds[kind][format]);
  }
});

test('kinds are found by their English words and by their codes', () => {
  expect(kindNamed("Master's thesis")).toBe('masters-thesis');
  expect(kindNamed('white-paper')).toBe('white-paper');
  expect(kindNamed('Phone book')).toBeUndefined();
});
