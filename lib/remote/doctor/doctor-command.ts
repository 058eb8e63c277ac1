import { parseArgs } from 'node:util';
import { Problem } from '#lib/base/problem.ts';
import { isLanguage } from '#lib/languages/languages.ts';
import { type Profile, readProfile } from '#lib/remote/profile/profile.ts';
import type { DoctorOptions } from './exam.ts';
import { exitCodes } from './finding.ts';
import { renderReport } from './render-report.ts';
import { runDoctor } from './run-doctor.ts';
import { doctorUsage } from './usage.ts';

/** The host functions that the command needs. */
export interface DoctorHost {
  readonly baseUrl?: string;
  readonly allowPrivate: boolean;
  variable(name: string): string | undefined;
  /** Undefined when the file does not exist. */
  readFile(path: string): Promise<string | undefined>;
  writeFile(path: string, text: string): Promise<void>;
  print(text: string): void;
}

/** Runs the doctor from command-line arguments; returns the exit code. Usage errors are printed and return 64. */
export async function doctorCommand(args: readonly string[], host: DoctorHost): Promise<number> {
  let command: Command;
  try {
    command = readArguments(args, host);
  } catch (error) {
    host.print(`${error instanceof Error ? error.message : String(error)}\n\n${doctorUsage}`);
    return exitCodes.usage;
  }
  const { write, json, options } = command;
  const previousProfile = write === undefined ? undefined : await storedProfile(write, host);
  const report = await runDoctor({ ...options, ...(previousProfile && { stored: previousProfile }) });
  host.print(renderReport(report));
  if (json !== undefined) await host.writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  // A profile of a failed examination must not replace a good one.
  const isUsable = report.exitCode === exitCodes.recognised || report.exitCode === exitCodes.warnings;
  if (write !== undefined && isUsable) await host.writeFile(write, `${JSON.stringify(report.profile, null, 2)}\n`);
  return report.exitCode;
}

interface Command {
  readonly options: DoctorOptions;
  /** Files for the profile and the report. */
  readonly write: string | undefined;
  readonly json: string | undefined;
}

const flags = {
  'base-url': { type: 'string' },
  'key-env': { type: 'string', default: 'UPSTREAM_API_KEY' },
  lang: { type: 'string', default: 'en,ar' },
  budget: { type: 'string', default: '40' },
  sample: { type: 'string', default: '3' },
  'probe-auth': { type: 'boolean', default: false },
  'allow-query-key': { type: 'boolean', default: false },
  'insecure-loopback': { type: 'boolean', default: false },
  'with-samples': { type: 'boolean', default: false },
  write: { type: 'string' },
  json: { type: 'string' },
} as const;

function readArguments(args: readonly string[], host: DoctorHost): Command {
  const { values } = parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: false });
  const baseUrl = values['base-url'] ?? host.baseUrl;
  if (baseUrl === undefined || !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? ''))
    throw usageProblem('--base-url must be an http or https address.');
  const languages = values.lang.split(',').map((part) => part.trim());
  if (languages.length === 0 || !languages.every(isLanguage)) throw usageProblem('--lang must be en, ar or en,ar.');
  const key = host.variable(values['key-env']);
  const options: DoctorOptions = {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    languages: languages.filter(isLanguage),
    budget: parseCount('--budget', values.budget),
    sample: parseCount('--sample', values.sample),
    probeAuth: values['probe-auth'],
    allowQueryKey: values['allow-query-key'],
    insecureLoopback: values['insecure-loopback'],
    withSamples: values['with-samples'],
    allowPrivate: host.allowPrivate,
    ...(key !== undefined && key !== '' && { key }),
  };
  return { options, write: values.write, json: values.json };
}

function parseCount(name: string, value: string): number {
  if (!/^[1-9]\d{0,3}$/.test(value)) throw usageProblem(`${name} must be a number from 1 to 9999.`);
  return Number(value);
}

function usageProblem(detail: string): Problem {
  return new Problem('bad_request', { detail });
}

async function storedProfile(path: string, host: DoctorHost): Promise<Profile | undefined> {
  const text = await host.readFile(path);
  return text === undefined ? undefined : readProfile(text);
}
