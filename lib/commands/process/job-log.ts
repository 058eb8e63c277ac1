import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { redact } from '#lib/service/keys/redact.ts';

/** A long command as its log tells of it. */
export interface Job {
  /** The name of its log without the ending. */
  readonly id: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly pid: number;
  /** UTC. */
  readonly startedAt: string;
  readonly endedAt?: string;
  /** Absent while it runs, and where it was stopped before it could say how it ended. */
  readonly exitCode?: number;
  readonly state: 'running' | 'done' | 'failed' | 'stopped';
}

export interface JobLog {
  /** What the command said, as it was said. */
  add(text: string): void;
  end(exitCode: number): void;
}

/** So many logs are kept; a year of nightly imports needs more, but who looks there. */
const logsMax = 100;
const folderOf = (dataDir: string) => join(dataDir, 'jobs');

/**
 * The log of a long command: a line of JSON that says what was begun, what it printed, a line of JSON that says how it ended. A command makes no folder only
 * to say that there is none, so the log begins when `dataDir` is there. That it cannot be written stops nothing.
 */
export function openJobLog(dataDir: string, command: string, args: readonly string[], startedAt: Date, pid: number): JobLog {
  const name = `${startedAt.toISOString().replace(/[-:]|\.\d+/g, '')}-${command}-${pid}`;
  let file: number | undefined;
  let waiting = `${redact(JSON.stringify({ command, args: args.map(withoutPassword), pid, startedAt: startedAt.toISOString() }))}\n`;
  const write = (text: string) => {
    waiting += text;
    try {
      if (!existsSync(dataDir)) return;
      file ??= openSync(newLog(dataDir, name), 'a', 0o600);
      writeSync(file, waiting);
      waiting = '';
    } catch {
      // A full disk or a folder of somebody else's is the command's to report.
    }
  };
  const add = (text: string) => write(redact(plain(text)));
  write('');
  return {
    add,
    end(exitCode) {
      write(`${JSON.stringify({ endedAt: new Date().toISOString(), exitCode })}\n`);
      if (file !== undefined) closeSync(file);
    },
  };
}

/** All jobs that are known, newest first. */
export function readJobs(dataDir: string): readonly Job[] {
  const names = logNames(dataDir).toReversed();
  return names.flatMap((name) => readJob(dataDir, name) ?? []);
}

/** The log of a job as it was written; undefined where there is none of this id. */
export function readJobLog(dataDir: string, id: string): string | undefined {
  return logNames(dataDir).includes(id) ? readFileSync(pathIn(dataDir, id), 'utf8') : undefined;
}

function readJob(dataDir: string, id: string): Job | undefined {
  const lines = readFileSync(pathIn(dataDir, id), 'utf8').trimEnd().split('\n');
  try {
    const begun = JSON.parse(lines[0] ?? '') as Pick<Job, 'command' | 'args' | 'pid' | 'startedAt'>;
    const ended = endOf(lines.at(-1));
    return {
      id,
      ...begun,
      ...ended,
      state: ended ? (ended.exitCode === 0 ? 'done' : 'failed') : isAlive(begun.pid) ? 'running' : 'stopped',
    };
  } catch {
    return undefined;
  }
}

function endOf(line = ''): { readonly endedAt: string; readonly exitCode: number } | undefined {
  return /^\{"endedAt":"[^"]+","exitCode":\d+\}$/.test(line) ? JSON.parse(line) : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function logNames(dataDir: string): readonly string[] {
  if (!existsSync(folderOf(dataDir))) return [];
  return readdirSync(folderOf(dataDir))
    .filter((name) => name.endsWith('.log'))
    .map((name) => name.slice(0, -4))
    .sort();
}

/** Makes room for one more. */
function newLog(dataDir: string, name: string): string {
  mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
  for (const old of logNames(dataDir).slice(0, 1 - logsMax)) rmSync(pathIn(dataDir, old), { force: true });
  return pathIn(dataDir, name);
}

const pathIn = (dataDir: string, name: string) => join(folderOf(dataDir), `${name}.log`);

const withoutPassword = (text: string) => text.replace(/(\/\/[^/@\s:]*:)[^/@\s]*@/g, '$1***@');

/** Without the signs that draw a bar on a terminal; of a line that was drawn over, each state is a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const plain = (text: string) => withoutPassword(text.replace(/\u001b\[[\d;]*[A-Za-z]/g, '').replace(/\r(?!\n)/g, '\n'));
