import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Route {
  /** Folder path: `/[locale]/research/[id]`. */
  readonly pattern: string;
  readonly kind: 'page' | 'route';
}

/** All pages and route handlers of `app`, in folder order. */
export const routes: readonly Route[] = routesIn(join(import.meta.dirname, '../app'), '');

function routesIn(folder: string, pattern: string): Route[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return entry.name.startsWith('_') ? [] : routesIn(join(folder, entry.name), `${pattern}/${entry.name}`);
      const kind = /^(page|route)\.tsx?$/.exec(entry.name)?.[1] as Route['kind'] | undefined;
      return kind ? [{ pattern: pattern || '/', kind }] : [];
    });
}

const samples: Readonly<Record<string, string>> = {
  locale: 'en',
  language: 'en',
  code: 'SA',
  kind: 'area',
  number: '0',
  place: 'institutions',
  extension: 'bib',
};

/** The address of a route. `valueFor` supplies its parameters; by default, they are values that exist in the starter collection. */
export function addressOf({ pattern }: Route, valueFor: (name: string) => string | undefined = () => undefined): string {
  return pattern
    .split('/')
    .map((segment) => segment.replace(/^\[{1,2}(?:\.\.\.)?([a-z]+)\]{1,2}$/, (_, name) => valueFor(name) ?? samples[name] ?? '1'))
    .join('/');
}
