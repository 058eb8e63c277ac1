import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly networks: readonly string[];
  readonly depends_on?: readonly string[];
  readonly configs?: readonly { readonly source: string }[];
  readonly ports?: readonly string[];
}
export interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean; readonly ipam?: { readonly config: { subnet: string }[] } }>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
}

/** docs/deploy/compose.yaml with the values of exported variables. Throws when the file needs another variable. */
export function readComposeFile(exported: Readonly<Record<string, string>>): ComposeFile {
  const text = readFileSync('docs/deploy/compose.yaml', 'utf8').replace(/(?<!\$)\$\{(\w+):\?\}/g, (_, name: string) => {
    const value = exported[name];
    if (value === undefined) throw new Error(`${name} is not among the variables that the first lines ask an operator to export.`);
    return value;
  });
  return parse(text, { merge: true }) as ComposeFile;
}

/** The environment of a service's process. */
export const settingsOf = ({ environment = {} }: Service): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]));
