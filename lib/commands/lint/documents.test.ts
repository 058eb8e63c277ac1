import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Files that git ignores, such as an operator's list of terms: documents may name them although they do not exist. */
const ignored = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const aside = ['.git', ...ignored.map((line) => line.replace(/^\/|\/$/g, ''))];
const files = globSync('**/*.*', { exclude: (path) => aside.includes(path) || aside.includes(basename(path)) });
const documents = files.filter((file) => file.endsWith('.md') && !/^e2e|CHANGELOG/.test(file));
/** Decisions are historical; the files they name may no longer exist. */
const current = documents.filter((file) => !file.startsWith('docs/decisions/'));
const code = files
  .filter((file) => /\.(tsx?|mjs|json|example|css|grit|conf)$/.test(file) && file !== 'package-lock.json')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const words = new Set(code.match(/[\w$]+/g));

const spans = (document: string) =>
  [
    ...readFileSync(document, 'utf8')
      .replace(/^```[\s\S]*?^```/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map((match) => match[1] ?? '');

/** Complete paths in code blocks. Diagrams there name files without backquotes, so `spans` does not find them. */
const pathsInBlocks = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/^```[\s\S]*?^```/gm)].flatMap(
    ([block]) => block.match(/\b(?:app|bench|components|docs|e2e|lib|messages)\/[\w./[\]-]+\.\w+/g) ?? [],
  );

/** Names in a document that match no file. A name may omit the first folders, as in `keys/key-lifecycle.test.ts`. */
const missingFiles = (document: string) =>
  [...spans(document), ...pathsInBlocks(document)]
    .filter((span) => /^\w[\w.@/[\]-]*\.(ts|tsx|mjs|md|tsv|grit|conf|json|csv|yml)$/.test(span) && !/[A-Z]{3}/.test(span))
    .filter((span) => !files.some((file) => file === span || file.endsWith(`/${span}`)) && !ignored.includes(span));

const missingFolders = (document: string) =>
  spans(document)
    .filter((span) => /^(app|bench|components|docs|e2e|lib|messages|public)\/[\w./[\]-]*$/.test(span) && !/\.\w+$/.test(span))
    .filter((span) => !existsSync(span) && !files.some((file) => file.startsWith(`${span}.`)));

const missingCommands = (document: string) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  return [...readFileSync(document, 'utf8').matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !(name in scripts));
};

/** Settings in capitals and identifiers in camel case must occur in the code. */
const missingNames = (document: string) =>
  spans(document)
    .filter((span) => /^([A-Z]{2,}(_[A-Z]+)+|[a-z]+([A-Z][a-z]+)+)$/.test(span))
    .filter((name) => !words.has(name));

const brokenLinks = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
    .map((match) => decodeURI(match[1] ?? ''))
    .filter((link) => !existsSync(join(dirname(document), link)));

/** The number of words in a document. A word contains a letter; numbers and table lines are not words. */
const wordsOf = (document: string) => readFileSync(document, 'utf8').match(/\S*\p{L}\S*/gu)?.length ?? 0;

describe('The documents', () => {
  it('have at most 17,000 words in all', () => {
    const counts = documents.filter((document) => document.startsWith('docs/')).map((document) => [document, wordsOf(document)] as const);
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    expect(total, JSON.stringify(counts)).toBeLessThanOrEqual(17_000);
  });

  it.each(current)('%s names files, folders, commands and identifiers that exist', (document) => {
    expect([missingFiles, missingFolders, missingCommands, missingNames].flatMap((missing) => missing(document))).toEqual([]);
  });

  it.each(documents)('%s has links with existing targets', (document) => {
    expect(brokenLinks(document)).toEqual([]);
  });
});
