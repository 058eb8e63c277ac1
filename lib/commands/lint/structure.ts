import { globSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { languages } from '#lib/languages/languages.ts';
import { ladder, narrowRooms, roomOf } from './ladder.ts';

/** Texts of source files by path from the project's root. */
export type SourceTexts = ReadonlyMap<string, string>;

interface Import {
  readonly from: string;
  readonly to: string;
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isProgram = (path: string) => /^(?:e2e|bench)\//.test(path);
/** Files that only tests use. */
const isSupport = (path: string) => /-suite\.ts$|\.d\.ts$|\/testing\//.test(path);
const isProduction = (path: string) => roomOf(path) !== undefined && !isTest(path) && !isSupport(path) && !isProgram(path);

/** All sources of the project. */
export function readSources(): SourceTexts {
  const paths = [...globSync('{app,bench,components,e2e,lib}/**/*.{ts,tsx}'), 'proxy.ts', 'instrumentation.ts'];
  return new Map(paths.sort().map((path) => [path, readFileSync(path, 'utf8')]));
}

/** Imports and exports `from` other files of the project, those of types included. */
function importsOf(sources: SourceTexts): readonly Import[] {
  return [...sources].flatMap(([from, text]) =>
    [...text.matchAll(/^(?:import|export)\s(?:[^'";]*?\sfrom\s*)?'([#.][^']+)'/gm)].map(([, specifier = '']) => ({
      from,
      to: specifier.startsWith('#') ? specifier.slice(1) : normalize(`${dirname(from)}/${specifier}`),
    })),
  );
}

/** Groups of nodes that reach each other, sorted: Tarjan's strongly connected components of more than one node. */
function loopsOf(edges: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const places = new Map<string, { index: number; low: number; isOpen: boolean }>();
  const open: string[] = [];
  const loops: string[][] = [];
  const visit = (node: string) => {
    const place = { index: places.size, low: places.size, isOpen: true };
    places.set(node, place);
    open.push(node);
    for (const next of edges.get(node) ?? []) {
      const other = places.get(next);
      if (!other) place.low = Math.min(place.low, visit(next).low);
      else if (other.isOpen) place.low = Math.min(place.low, other.index);
    }
    if (place.low === place.index) {
      const members = open.splice(open.indexOf(node));
      for (const member of members) Object.assign(places.get(member) ?? {}, { isOpen: false });
      if (members.length > 1) loops.push(members.sort());
    }
    return place;
  };
  for (const node of edges.keys()) if (!places.has(node)) visit(node);
  return loops;
}

/** Loops between the children of a folder. Under `lib/` files directly in it are one more child, which no other may import. */
function folderLoops(folder: string, imports: readonly Import[]): readonly string[] {
  const childOf = (path: string) => {
    const [child = '', ...rest] = path.slice(folder.length + 1).split('/');
    if (rest.length > 0) return child;
    return folder.startsWith('lib/') ? '(files)' : undefined;
  };
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (!from.startsWith(`${folder}/`) || !to.startsWith(`${folder}/`)) continue;
    const [start, end] = [childOf(from), childOf(to)];
    if (start && end && start !== end) edges.set(start, (edges.get(start) ?? new Set()).add(end));
  }
  return loopsOf(edges).map((members) => `${folder}: a loop of ${members.join(', ')}`);
}

/** Imports against the ladder, loops of folders, and files without a room; each as a sentence. */
export function structureFaults(sources: SourceTexts): readonly string[] {
  const imports = importsOf(sources).filter(({ from }) => isProduction(from));
  const against = imports.flatMap(({ from, to }) => {
    const [room, target] = [roomOf(from), roomOf(to)];
    if (!room || !target || room === target) return [];
    if (isSupport(to) && !to.endsWith('.d.ts')) return [`${from} imports test support: ${to}`];
    if (ladder.indexOf(target) > ladder.indexOf(room)) return [`${from} imports upwards: ${to}`];
    return narrowRooms[room]?.includes(target) === false && target !== 'messages' ? [`${from} may not import ${target}: ${to}`] : [];
  });
  const inside = imports.filter(({ to }) => isProduction(to));
  const folders = new Set(
    [...sources.keys()].filter(isProduction).flatMap((path) =>
      path
        .split('/')
        .slice(0, -1)
        .map((_, index, parts) => parts.slice(0, index + 1).join('/')),
    ),
  );
  const loops = [...folders].filter((folder) => !folder.startsWith('app/[')).flatMap((folder) => folderLoops(folder, inside));
  const homeless = [...sources.keys()].filter(
    (path) => path.startsWith('lib/') && !path.startsWith('lib/testing/') && !roomOf(path) && !isTest(path),
  );
  return [...against, ...loops, ...homeless.map((path) => `${path} is in no room`)];
}

/** Figures that only fall; see `docs/architecture.md`. */
export function structureCounts(sources: SourceTexts): Readonly<Record<string, number>> {
  const production = [...sources].filter(([path]) => isProduction(path));
  const count = (pattern: RegExp, folder: RegExp, except?: RegExp) =>
    production.reduce(
      (total, [path, text]) => total + (folder.test(path) && !except?.test(path) ? (text.match(pattern)?.length ?? 0) : 0),
      0,
    );
  const repeated = (pattern: RegExp) => {
    const places = new Map<string, Set<string>>();
    for (const [path, text] of production)
      for (const [, name = ''] of text.matchAll(pattern)) places.set(name, (places.get(name) ?? new Set()).add(path));
    return [...places].filter(([name, { size }]) => size > 1 && !nextExports.test(name)).length;
  };
  return {
    lines: production.reduce((total, [, text]) => total + text.split('\n').length - 1, 0),
    extrasInApp: count(/\bextras\b/g, /^app\//),
    modeInWeb: count(/\bmode\b\s*[!=]==?\s*'(?:embedded|remote)'|'(?:embedded|remote)'\s*[!=]==?\s*mode\b/g, /^(?:app|components)\//),
    textInWeb: count(/from '#lib\/text\//g, /^(?:app|components)\//),
    instanceInApp: count(/\binstance\(\)/g, /^app\//),
    languageLiterals: count(new RegExp(`[!=]==?\\s*'(?:${anyLanguage})'`, 'g'), /./, /^lib\/text\//),
    // What a third language would miss in silence: choices between two languages (of data in `lib/import`), and places that take one other language.
    languagePairs: count(
      new RegExp(`'(?:${anyLanguage})'(?: :|,) '(?:${anyLanguage})'`, 'g'),
      /./,
      /^lib\/(?:text|import|remote|contract\/changelog)\b/,
    ),
    onlyOtherLanguage: count(/otherLanguages\(\w+\)\[0\]|\[\w+\] = otherLanguages/g, /./),
    // The texts of the changelog are history.
    languagePatterns: count(new RegExp(String.raw`\((?:\?:)?${literal}\)|\{${literal}\}`, 'g'), /./, /^lib\/contract\/changelog\.ts$/),
    // Outside queries, whose defaults a present undefined would erase, an answer states undefined or goes through `withoutUndefined`.
    conditionalSpreads: count(/\.\.\.\([^()]*(?:\([^()]*\)[^()]*)*&&\s*\{/g, /./),
    repeatedTypes: repeated(/^export (?:declare )?(?:interface|type|class|enum)\s+([A-Z]\w*)\b(?!\s*,|\s*\})/gm),
    repeatedValues: repeated(/^export (?:async )?(?:const|function)\s+(\w+)/gm),
  };
}

const anyLanguage = languages.join('|');
const literal = languages.join(String.raw`\|`);

const nextExports = /^(?:GET|POST|HEAD|OPTIONS|PUT|DELETE|dynamic|runtime|revalidate|metadata|viewport|generate\w+|config)$/;

if (import.meta.main) process.stdout.write(`${JSON.stringify(structureCounts(readSources()), null, 2)}\n`);
