import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Route, routes } from '#e2e/routes.ts';

/** A rewrite of next.config.mjs: an address of a file, and the route that answers there. */
export interface Rewrite {
  readonly source: string;
  readonly destination: string;
}

const folders = '{app,components,e2e,lib,messages}';
/** This list has the addresses of all pages, but most journeys import only the languages from its file. */
const pageList = { file: 'e2e/pages.ts', name: 'pageKinds' } as const;
const parameter = /\[{1,2}(?:\.{3})?\w+\]{1,2}/g;

/** For each file, the files that import it. */
function readImporters(): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const file of globSync(`${folders}/**/*.{ts,tsx,mjs}`))
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*'([#.][^']+)'/g)) {
      const target = specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(file), specifier));
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return importers;
}

/** These files and all that load them. */
function withUsers(files: readonly string[], importers: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const users = new Set<string>();
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (users.has(file)) continue;
    users.add(file);
    queue.push(...(importers.get(file) ?? []));
  }
  return users;
}

/** Whether one of these files is that of the route, or a layout or a similar file of Next.js in a folder above it. */
function isRendering({ pattern, kind }: Route, files: ReadonlySet<string>): boolean {
  const segments = join('app', pattern).split('/');
  const above = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
  const around = kind === 'page' ? ['layout.tsx', 'error.tsx', 'loading.tsx', 'not-found.tsx'] : [];
  return (
    [`${kind}.tsx`, `${kind}.ts`].some((name) => files.has(`${above.at(-1)}/${name}`)) ||
    above.some((folder) => around.some((name) => files.has(`${folder}/${name}`)))
  );
}

/** The addresses in the texts of a journey, without language and query; each value of a template becomes `1`. */
function addressesIn(text: string): readonly string[] {
  const texts = text.replace(/\$\{[^{}]*\}/g, '1').matchAll(/['"`]([^'"`\s]*)['"`]/g);
  return [...texts].flatMap(([, value = '']) => {
    const [path = ''] = value.replace(/^1(?=\/)/, '').split(/[?#]/);
    return path.startsWith('/') ? [path.replace(/^\/(?:en|ar|1)(?=\/|$)/, '') || '/'] : [];
  });
}

/** Tests an address without its language. */
const expressionOf = (pattern: string) => new RegExp(`^${pattern || '/'}$`);

/** The expressions of the addresses at which a route answers, also by a rewrite. */
function addressesOf({ pattern }: Route, rewrites: readonly Rewrite[]): readonly RegExp[] {
  const target = new RegExp(`^${pattern.replace(parameter, '[^/]+')}$`);
  const sources = rewrites
    .filter(({ destination }) => target.test(destination.replace(/:\w+/g, '1')))
    .map(({ source }) =>
      source
        .replace(/^\/:language\([^)]*\)/, '')
        .replaceAll('.', '\\.')
        .replace(/:\w+(\([^/]*\))/g, '$1')
        .replace(/:\w+/g, '[^/.]+'),
    );
  const pageAddress = pattern.replace(/^\/\[(?:locale|language)\]/, '').replace(parameter, '[^/.]+');
  return [pageAddress, ...sources].map(expressionOf);
}

/**
 * The journeys that changed files affect: those that load one of them, and those that name an address at which a page or a route loads
 * one. Paths are relative to the project, which is the working directory.
 */
export function findJourneys(changed: readonly string[], rewrites: readonly Rewrite[]): readonly string[] {
  const importers = readImporters();
  const users = withUsers(changed, importers);
  const expressions = routes.filter((route) => isRendering(route, users)).flatMap((route) => addressesOf(route, rewrites));
  const visits = (text: string) => addressesIn(text).some((address) => expressions.some((expression) => expression.test(address)));
  const isVisiting = (file: string) => {
    const text = readFileSync(file, 'utf8');
    return visits(text) || (text.includes(pageList.name) && visits(readFileSync(pageList.file, 'utf8')));
  };
  const helpers = globSync('e2e/**/*.ts').filter((file) => !/\.(?:spec|test)\.ts$/.test(file) && file !== pageList.file);
  const byHelper = withUsers(helpers.filter(isVisiting), importers);
  return globSync('e2e/**/*.{spec,test}.ts', { exclude: ['e2e/faults/**'] })
    .filter((file) => users.has(file) || byHelper.has(file) || isVisiting(file))
    .sort();
}
