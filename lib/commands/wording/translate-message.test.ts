import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { translateMessage } from './translate-message.ts';

/** Messages in the source of importers and the SQLite store, with `7` for each placeholder. */
function sentences(): string[] {
  const root = join(import.meta.dirname, '../../service');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:import|store\/sqlite)\/.*(?<!\.test)\.ts$/.test(file.replaceAll('\\', '/')),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /new Problem\('(?:bad_request|not_found|upstream_error|gone)', \{\s*detail: (['`])(.*?)\1[,\s}]/gs,
      ),
    ].map(([, , sentence = '']) => sentence.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7')),
  );
}

test('messages of a stopping command have translations', () => {
  const messages = sentences();
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter((sentence) => !/\p{Script=Arabic}/u.test(translateMessage(sentence)))).toEqual([]);
});

test('messages of translation commands and the network have translations', () => {
  const folders = ['../../service/translate', '..', '../../client'].map((folder) => join(import.meta.dirname, folder));
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)));
  const translateFiles = files.filter((file) =>
    /translate\/.*(?<!\.test)\.ts$|(?:text-options|translate|review|network-problem)\.ts$/.test(file),
  );
  const details = translateFiles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new Problem\('\w+', \{\s*detail: (?:\w+ \? )?(['`])(.*?)\1[,\s}]/gs)].map(
      ([, , sentence = '']) => sentence.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7'),
    ),
  );
  expect(details.length).toBeGreaterThan(15);
  // These messages are only inserted into other messages.
  const inner = /^(?:more than 7 bytes|No answer: 7\.)$/;
  expect(details.filter((sentence) => !/\p{Script=Arabic}/u.test(translateMessage(sentence)) && !inner.test(sentence))).toEqual([]);
});

test('messages of publishing have translations', () => {
  const folders = ['../../service/store/opensearch/publish', '../process', '..'].map((folder) => join(import.meta.dirname, folder));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const publishFiles = files.filter((file) => /publish[^/]*\/[\w-]+(?<!\.test)\.ts$|publish[\w-]*(?<!\.test)\.ts$/.test(file));
  const details = publishFiles.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(['`])((?:The index|What answers|OpenSearch|This machine|SEARCH_URL|--take-over) .*?\.?)\1[,;\s}]/g,
      ),
    ].map(([, , sentence = '']) => sentence.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7')),
  );
  expect(details.length).toBeGreaterThan(9);
  expect(details.filter((sentence) => !/\p{Script=Arabic}/u.test(translateMessage(sentence)))).toEqual([]);
});

test('a message without a translation stays unchanged', () => {
  expect(translateMessage('EACCES: permission denied')).toBe('EACCES: permission denied');
});
