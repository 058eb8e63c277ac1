import { readFileSync, writeFileSync } from 'node:fs';

/** What each layer may import besides its own files and packages: only layers below it (docs/architecture.md). */
const layers: Readonly<Record<string, readonly string[]>> = {
  'lib/domain/**': [],
  'lib/text/**': ['lib/domain/**'],
  'lib/search/**': ['lib/text/**', 'lib/domain/**'],
  'lib/url/**': ['lib/domain/**'],
  'lib/contract/**': ['lib/domain/**'],
  'lib/formats/**': ['lib/domain/**'],
  'lib/i18n/**': ['messages/**', 'lib/domain/**'],
  'lib/queries/**': ['lib/domain/**', 'lib/url/**', 'lib/contract/**'],
  'components/**': ['lib/domain/**', 'lib/url/**', 'lib/i18n/**', 'lib/queries/**', 'lib/text/**'],
  'lib/client/**': ['lib/domain/**', 'lib/contract/**'],
  'lib/service/**': ['lib/domain/**', 'lib/contract/**', 'lib/formats/**', 'lib/search/**', 'lib/text/**'],
  'lib/env.ts': ['lib/domain/**'],
  'lib/compose.ts': ['lib/env.ts', 'lib/client/**', 'lib/service/**', 'lib/domain/**'],
  'lib/server/**': ['lib/env.ts', 'lib/compose.ts', 'lib/service/**', 'lib/domain/**'],
  'lib/commands/**': ['lib/server/**', 'lib/env.ts', 'lib/compose.ts', 'lib/service/**', 'lib/domain/**'],
  'instrumentation.ts': ['lib/env.ts', 'lib/compose.ts', 'lib/service/**', 'lib/domain/**'],
  'e2e/**': ['lib/url/**', 'lib/domain/**', 'lib/formats/testing/**', 'lib/service/testing/**', 'messages/**'],
};

const api = ['api', 'answers', 'documents', 'mcp', 'reconcile', 'limits', 'keys', 'logs'];
const engines = ['store/sqlite', 'store/opensearch'];
/** For each folder of `lib/service`, folders it must not import: higher layers and store engines. Tests and fixtures are exempt. */
const foldersAbove: Readonly<Record<string, readonly string[]>> = {
  api: ['documents', 'mcp', 'reconcile', 'import', ...engines],
  answers: ['documents', 'mcp', 'reconcile', 'import', ...engines],
  operations: [...api, 'import', 'upkeep', ...engines],
  terms: [...api, 'import', 'upkeep', 'operations', 'store'],
  store: [...api, 'import', 'operations', 'terms', 'dumps'],
  'store/sqlite': [...api, 'import', 'operations', 'terms', 'dumps', 'store/opensearch'],
  ...Object.fromEntries(
    ['identity', 'institutions', 'lists', 'records', 'upkeep'].map((shared) => [
      `store/${shared}`,
      [...api, 'import', 'operations', 'terms', 'dumps', ...engines],
    ]),
  ),
};

interface Override {
  readonly includes: readonly string[];
  readonly linter?: { readonly rules?: { readonly style?: { readonly noRestrictedImports?: unknown } } };
}

const crossFolderPattern = { group: ['../**', '..', './../**'], message: "Cross a folder with '#lib/…', inside one with './x.ts'." };

function overrideOf(includes: readonly string[], group: readonly string[], message: string): Override {
  const noRestrictedImports = { level: 'error', options: { patterns: [crossFolderPattern, { group, message: `Layer rule: ${message}` }] } };
  return { includes, linter: { rules: { style: { noRestrictedImports } } } };
}

const allowedIn = (layer: string) => [layer, ...(layers[layer] ?? [])];
const forbiddenIn = (layer: string) => [
  '#app/**',
  '#components/**',
  '#messages/**',
  '#lib/**',
  ...allowedIn(layer).map((path) => `!#${path}`),
];

const layerOverrides: readonly Override[] = [
  ...Object.keys(layers).map((layer) => {
    const includes = layer.endsWith('.ts') && layer.startsWith('lib/') ? [layer, layer.replace('.ts', '.test.ts')] : [layer];
    return overrideOf(includes, forbiddenIn(layer), `${layer.replace('/**', '')} may import ${allowedIn(layer).join(', ')}.`);
  }),
  ...Object.entries(foldersAbove).map(([folder, others]) =>
    overrideOf(
      [`lib/service/${folder}/**`, '!**/*.test.ts', '!**/*-suite.ts', '!**/fixtures/**'],
      [...forbiddenIn('lib/service/**'), ...others.map((other) => `#lib/service/${other}/**`)],
      `lib/service/${folder} may not import upwards: ${others.join(', ')}.`,
    ),
  ),
  overrideOf(
    ['app/**', 'proxy.ts'],
    ['#lib/env.ts', '#lib/client/**', '#lib/service/**', '#lib/server/**', '#lib/commands/**'],
    'app and proxy reach data through #lib/compose.ts only.',
  ),
];

/** `biome.json` with these layers; the rest of it is unchanged. */
export function withLayers(configuration: { readonly overrides: readonly Override[] }): object {
  const otherOverrides = configuration.overrides.filter(({ linter }) => linter?.rules?.style?.noRestrictedImports === undefined);
  return { ...configuration, overrides: [...layerOverrides, ...otherOverrides] };
}

if (import.meta.main)
  writeFileSync('biome.json', `${JSON.stringify(withLayers(JSON.parse(readFileSync('biome.json', 'utf8'))), null, 2)}\n`);
