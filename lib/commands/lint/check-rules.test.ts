import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface Fault {
  readonly rule: string;
  readonly path: string;
  readonly message: string;
}

const root = resolve('.');
const project = mkdtempSync(join(tmpdir(), 'madar-rules-'));
const imports = (specifier: string) => `import { x } from '${specifier}';\n\nexport const y = x;\n`;

const fixtures: Record<string, string> = {
  'lib/remote/upwards.ts': imports('../domain/text.ts'),
  'lib/remote/round.ts': "import { square } from './square.ts';\n\nexport const round = () => square();\n",
  'lib/remote/square.ts': "import { round } from './round.ts';\n\nexport const square = (): unknown => round;\n",
  'lib/remote/environment.ts': 'export const port = process.env.PORT;\n',
  'lib/env.ts': 'export const port = process.env.PORT;\n',
  'lib/remote/default.ts': 'export default function call() {}\n',
  'app/default-page.tsx': 'export default function Page() {\n  return null;\n}\n',
  'lib/remote/colours.ts': 'export enum Colour {\n  Red = 1,\n}\n',
  'lib/remote/barrel.ts': "export { round } from './round.ts';\nexport * from './square.ts';\n",
  'lib/remote/camelCase.ts': 'export const one = 1;\n',
  'lib/remote/long.ts': Array.from({ length: 401 }, (_, line) => `export const line${line} = ${line};\n`).join(''),
  'lib/remote/endless.ts': `export function endless() {\n${'  performance.now();\n'.repeat(51)}}\n`,
  'components/node-module.ts': imports('node:fs'),
  'components/sides.tsx': "export const Sides = () => <p className={['md:-left-1', 'x'].join(' ')}>x</p>;\n",
  'components/margin.tsx': 'export const Margin = () => <p className="mt-1 ml-2">x</p>;\n',
  'components/moved.tsx': 'export const Moved = () => <p className="translate-x-2">x</p>;\n',
  'app/margin.css': '.note {\n  margin-left: 1rem;\n}\n',
  'app/corner.css': '.note {\n  border-top-right-radius: 4px;\n}\n',
  'app/place.css': '.note {\n  left: 0;\n}\n',
  'app/aligned.css': '.note {\n  text-align: right;\n}\n',
  'app/applied.css': '.note {\n  @apply flex ml-2;\n}\n',
  'app/logical.css': '.note {\n  margin-inline-start: 1rem;\n  text-align: start;\n  transform-origin: left;\n  @apply ms-2;\n}\n',
  'components/raw.tsx': 'export const Raw = ({ title }: Props) => <p>{title.value}</p>;\n',
  'components/raw-choice.tsx': 'export const Raw = ({ name }: Props) => <p>{name.alt ? name.alt.value : null}</p>;\n',
  'components/raw-keyword.tsx': 'export const Raw = ({ words }: Props) => words.map((keyword) => <b key={keyword}>{keyword}</b>);\n',
  'components/drawn.tsx':
    'export const Drawn = ({ title }: Props) => (\n  <p id={title.value}>\n    <Text value={title} /> <Text value={title.value} />\n  </p>\n);\n',
  'lib/remote/zone.ts': 'export const year = (date: Date) => date.getFullYear();\n',
  'lib/remote/order.ts': 'export const order = (a: string, b: string) => a.localeCompare(b);\n',
  'lib/remote/collator.ts': 'export const collator = new Intl.Collator();\n',
  'lib/remote/new-year.ts': 'export const newYear = new Date(2026, 0, 1);\n',
  'lib/remote/everywhere.ts':
    "export const order = (a: string, b: string) => a.localeCompare(b, 'en');\n\nexport const year = (date: Date) => date.getUTCFullYear();\n",
  'components/logical.tsx':
    'export const Logical = () => <p className="ms-2 translate-x-2 rtl:-translate-x-2">on the left-hand side</p>;\n',
};

let faults: readonly Fault[] = [];

beforeAll(() => {
  for (const name of [
    'biome.json',
    'lib/commands/lint/physical-classes.grit',
    'lib/commands/lint/physical-css.grit',
    'lib/commands/lint/raw-texts.grit',
    'lib/commands/lint/machine-settings.grit',
  ])
    cpSync(join(root, name), join(project, name), { recursive: true });
  for (const [name, code] of Object.entries(fixtures)) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), code);
  }
  faults = lint();
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Runs the real configuration on an invented project. Biome exits with 1 when it reports something, as expected here. */
function lint(): readonly Fault[] {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const run = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];
  let output: string;
  try {
    output = execFileSync(process.execPath, [biome, ...run], { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const report = JSON.parse(output) as { diagnostics: { category: string; message: string; location: { path: string } }[] };
  return report.diagnostics.map((one) => ({ rule: one.category, path: one.location.path, message: one.message }));
}

const rulesAt = (path: string) => faults.filter((fault) => fault.path === path).map((fault) => fault.rule.replace(/^lint\/\w+\//, ''));

describe('the rules of lint', () => {
  test.each([
    ['a path out of its folder', 'lib/remote/upwards.ts', 'noRestrictedImports'],
    ['a cycle', 'lib/remote/round.ts', 'noImportCycles'],
    ['the environment outside lib/env.ts', 'lib/remote/environment.ts', 'noProcessEnv'],
    ['a default export', 'lib/remote/default.ts', 'noDefaultExport'],
    ['an enum', 'lib/remote/colours.ts', 'noEnum'],
    ['a barrel', 'lib/remote/barrel.ts', 'noBarrelFile'],
    ['a file name that is not kebab-case', 'lib/remote/camelCase.ts', 'useFilenamingConvention'],
    ['a file beyond 400 lines', 'lib/remote/long.ts', 'noExcessiveLinesPerFile'],
    ['a function beyond 50 lines', 'lib/remote/endless.ts', 'noExcessiveLinesPerFunction'],
    ['a Node.js module in the browser half', 'components/node-module.ts', 'noNodejsModules'],
    ['a physical class in a list', 'components/sides.tsx', 'plugin'],
    ['a physical class in markup', 'components/margin.tsx', 'plugin'],
    ['a physical margin in a style sheet', 'app/margin.css', 'plugin'],
    ['a physical corner in a style sheet', 'app/corner.css', 'plugin'],
    ['a physical position in a style sheet', 'app/place.css', 'plugin'],
    ['a physical alignment in a style sheet', 'app/aligned.css', 'plugin'],
    ['a physical class applied in a style sheet', 'app/applied.css', 'plugin'],
    ['a text from data as bare content', 'components/raw.tsx', 'plugin'],
    ['one that is chosen on the spot', 'components/raw-choice.tsx', 'plugin'],
    ['a keyword as bare content', 'components/raw-keyword.tsx', 'plugin'],
    ['a date in the zone of the machine', 'lib/remote/zone.ts', 'plugin'],
    ['an order of the locale of the machine', 'lib/remote/order.ts', 'plugin'],
    ['a collator of no locale', 'lib/remote/collator.ts', 'plugin'],
    ['a moment in the zone of the machine', 'lib/remote/new-year.ts', 'plugin'],
    ['a one-sided movement without its rtl partner', 'components/moved.tsx', 'plugin'],
  ])('%s is refused', (_, path, rule) => {
    expect(rulesAt(path)).toContain(rule);
  });
  test.each([
    'lib/env.ts',
    'app/default-page.tsx',
    'components/logical.tsx',
    'app/logical.css',
    'components/drawn.tsx',
    'lib/remote/everywhere.ts',
  ])('%s is accepted', (path) => {
    expect(rulesAt(path)).toEqual([]);
  });
});
