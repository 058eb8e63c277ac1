import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { redact } from '#lib/base/logs/redact.ts';

/** A long-running command, as its log describes it. */
export interface Job {
  /** The name of the log without its extension. */
  readonly id: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly pid: number;
  /** `startedAt` and `endedAt` are UTC times in ISO 8601. */
  readonly startedAt: string;
  readonly endedAt?: string;
  /** Absent while the command runs and if it was killed. */
  readonly exitCode?: number;
  readonly state: 'running' | 'done' | 'failed' | 'stopped';
}

/** Maximum number of stored logs. */
const logsMax = 100;
const folderOf = (dataDir: string) => join(dataDir, 'jobs');

export type JobLog = ReturnType<typeof openJobLog>;

/** Opens the log of a command; the first and last lines are JSON. Buffers output until another part of the program creates `dataDir`. */
export function openJobLog(dataDir: string, command: string, args: readonly string[], startedAt: Date, pid: number) {
  const name = `${startedAt.toISOString().replace(/[-:]|\.\d+/g, '')}-${command}-${pid}`;
  let file: number | undefined;
  let unwritten = `${redact(JSON.stringify({ command, args: args.map(withoutPassword), pid, startedAt: startedAt.toISOString() }))}\n`;
  const write = (text: string) => {
    unwritten += text;
    try {
      if (!existsSync(dataDir)) return;
      file ??= openSync(newLog(dataDir, name), 'a', 0o600);
      writeSync(file, unwritten);
      unwritten = '';
    } catch {
      // Ignored: the command itself reports a full disk or a folder without access.
    }
  };
  const add = (text: string) => write(redact(plainText(text)));
  write('');
  return {
    /** Appends output of the command, without secrets and terminal control sequences. */
    add,
    end(exitCode: number): void {
      write(`${JSON.stringify({ endedAt: new Date().toISOString(), exitCode })}\n`);
      if (file !== undefined) closeSync(file);
    },
  };
}

/** All jobs with a log, newest first. */
export function readJobs(dataDir: string): readonly Job[] {
  const names = logNames(dataDir).toReversed();
  return names.flatMap((name) => readJob(dataDir, name) ?? []);
}

/** The log of a job; undefined for an unknown id. */
export function readJobLog(dataDir: string, id: string): string | undefined {
  return logNames(dataDir).includes(id) ? readFileSync(pathIn(dataDir, id), 'utf8') : undefined;
}

function readJob(dataDir: string, id: string): Job | undefined {
  const lines = readFileSync(pathIn(dataDir, id), 'utf8').trimEnd().split('\n');
  try {
    const firstLine = JSON.parse(lines[0] ?? '') as Pick<Job, 'command' | 'args' | 'pid' | 'startedAt'>;
    const lastLine = endOf(lines.at(-1));
    return {
      id,
      ...firstLine,
      ...lastLine,
      state: lastLine ? (lastLine.exitCode === 0 ? 'done' : 'failed') : isAlive(firstLine.pid) ? 'running' : 'stopped',
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

/** Deletes the oldest logs to make room for one more. */
function newLog(dataDir: string, name: string): string {
  mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
  for (const old of logNames(dataDir).slice(0, 1 - logsMax)) rmSync(pathIn(dataDir, old), { force: true });
  return pathIn(dataDir, name);
}

const pathIn = (dataDir: string, name: string) => join(folderOf(dataDir), `${name}.log`);

const withoutPassword = (text: string) => text.replace(/(\/\/[^/@\s:]*:)[^/@\s]*@/g, '$1***@');

/** Removes terminal control sequences; each state of a redrawn line becomes a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed.
const plainText = (text: string) => withoutPassword(text.replace(/\u001b\[[\d;]*[A-Za-z]/g, '').replace(/\r(?!\n)/g, '\n'));
