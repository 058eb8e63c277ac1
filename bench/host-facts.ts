import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { delimiter, join } from 'node:path';
import { readToolEnv } from '#lib/env.ts';

export interface HostFacts {
  readonly at: string;
  /** Cores, processor and memory; no host name, no path. */
  readonly machine: string;
  readonly versions: Readonly<Record<string, string>>;
}

/** The time, machine and program versions that a report states. */
export function readHostFacts(versions: Readonly<Record<string, string | undefined>> = {}): HostFacts {
  const processors = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const model = (processors[0]?.model ?? process.arch).trim();
  return {
    at: new Date().toISOString(),
    machine: `${processors.length} cores (${model}), ${memory}, ${process.platform}`,
    versions: {
      Node: process.versions.node,
      SQLite: process.versions.sqlite ?? '',
      ...Object.fromEntries(Object.entries(versions).filter((entry): entry is [string, string] => entry[1] !== undefined)),
    },
  };
}

/** The path of a program; undefined when not installed. Debian's server programs are outside the usual PATH. */
export function findProgram(name: string): string | undefined {
  const folders = [...readToolEnv().path.split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(existsSync);
}

/** The version number a program prints. */
export function versionOf(path: string | undefined, flag = '--version'): string | undefined {
  if (!path) return undefined;
  const { stdout, stderr } = spawnSync(path, [flag], { encoding: 'utf8' });
  return /\d+(?:\.\d+)+/.exec(`${stdout ?? ''}${stderr ?? ''}`)?.[0];
}
