import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where distributions and installers put the server programs, which they keep off the PATH. */
const usualPlaces = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/local/pgsql/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

/** The folder of PostgreSQL's server programs: that of the PATH, the one `pg_config` names, else the newest in a usual place. Undefined where there is none. */
export function findPostgres(): string | undefined {
  const named = [linesOf('pg_config', '--bindir'), linesOf('which', 'initdb').map((path) => dirname(path))].flat();
  const usual = usualPlaces.flatMap((pattern) => globSync(pattern).sort((a, b) => b.localeCompare(a, 'en', { numeric: true })));
  return [...named, ...usual].find((folder) => ['initdb', 'postgres', 'pg_basebackup'].every((name) => existsSync(join(folder, name))));
}

function linesOf(program: string, argument: string): string[] {
  const { stdout } = spawnSync(program, [argument], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter((line) => line !== '');
}
