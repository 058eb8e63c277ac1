import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const aside = ['node_modules', '.git', '.next', '.data', 'test-results', 'playwright-report'];
const files = globSync('**/*.*', { exclude: (path) => aside.includes(basename(path)) }).concat('.env.example');
const documents = files.filter((file) => file.endsWith('.md') && !/^e2e|CHANGELOG/.test(file));
/** Decisions are as they were written; what they name may be gone. */
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

/** Names of files, whole or from some folder on, as `keys/key-life.test.ts`; patterns and placeholders are not looked at. */
function missingFiles(document: string): string[] {
  return (
    spans(document)
      .filter((span) => /^\w[\w.@/[\]-]*\.(ts|tsx|mjs|md|tsv|grit|conf|json|csv|yml)$/.test(span) && !/[A-Z]{3}/.test(span))
      .map((span) => span.replace(/^\.\.?\//, ''))
      .filter((span) => !span.startsWith('shared/') && !span.startsWith('/'))
      // What the program itself reads or writes, as an operator's own list, need not be there.
      .filter((span) => !files.some((file) => file === span || file.endsWith(`/${span}`)) && !code.includes(basename(span)))
  );
}

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

/** Settings in capitals and identifiers in camel case must stand somewhere in the code. */
const missingNames = (document: string) =>
  spans(document)
    .filter((span) => /^([A-Z]{2,}(_[A-Z]+)+|[a-z]+([A-Z][a-z]+)+)$/.test(span))
    .filter((name) => !words.has(name));

const brokenLinks = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
    .map((match) => decodeURI(match[1] ?? ''))
    .filter((link) => !existsSync(join(dirname(document), link)));

describe('The documents', () => {
  it.each(current)('%s names files, folders, commands and identifiers that exist', (document) => {
    expect([missingFiles, missingFolders, missingCommands, missingNames].flatMap((missing) => missing(document))).toEqual([]);
  });

  it.each(documents)('%s has links that lead somewhere', (document) => {
    expect(brokenLinks(document)).toEqual([]);
  });
});
