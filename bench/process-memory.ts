import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB, and its private part where the system reports it. */
export function memoryOf(pid: number): { readonly residentMb: number; readonly ownMb?: number } {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return { residentMb: Number(stdout.trim()) / 1024 };
  }
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? Number.NaN) / 1024;
  return { residentMb: field('VmRSS'), ownMb: field('RssAnon') };
}

/** Processor seconds of a process; undefined where the system does not report them. */
export function processorSeconds(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Steal time of the host in seconds since boot; undefined where the system does not report it. */
export function stolenSeconds(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const fields = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/) ?? [];
  return Number(fields[8]) / 100;
}
