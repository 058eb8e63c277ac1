import { parseArgs } from 'node:util';
import { Problem } from '#lib/base/problem.ts';
import { fill } from '#lib/languages/bilingual.ts';
import { isLanguage } from '#lib/languages/languages.ts';
import { type Profile, readProfile } from '#lib/remote/profile/profile.ts';
import { checkTitles, verdictWords } from './check-titles.ts';
import type { DoctorOptions } from './exam.ts';
import { exitCodes, type Finding } from './finding.ts';
import { messages } from './messages.ts';
import { type DoctorReport, runDoctor } from './run-doctor.ts';

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

const summaries = {
  0: 'Everything is recognised.',
  1: 'Usable; read the warnings.',
  2: 'Not usable in this state.',
  3: 'The key is refused.',
  4: 'The service cannot be reached.',
  64: 'The command was not understood.',
} as const;

/** The report as a plain-text table, one line per finding. */
export function renderReport(report: DoctorReport): string {
  const rows = report.findings.map(
    (finding) => [`${finding.check} ${checkTitles[finding.check]}`, verdictWords[finding.verdict], findingText(finding)] as const,
  );
  const table = [['Check', 'Result', 'Finding'] as const, ...rows];
  const width = (column: 0 | 1) => Math.max(...table.map((row) => row[column].length));
  const [titleWidth, verdictWidth] = [width(0), width(1)];
  const lines = table.map(([title, verdict, text]) => `${title.padEnd(titleWidth)}  ${verdict.padEnd(verdictWidth)}  ${text}`);
  return [report.baseUrl, '', ...lines, '', `${summaries[report.exitCode]} (${report.requests} requests)`, ''].join('\n');
}

function findingText({ message, values }: Finding): string {
  return fill(messages[message], values);
}

/** The help text of `npm run doctor`, which examines a remote service or this site. */
export const doctorUsage = `npm run doctor                              what this site still needs before it goes public; with a remote service, examines that service
npm run doctor -- --base-url URL [options]  examine a deployment of the interface

  --base-url URL            address of the deployment (default: UPSTREAM_BASE_URL)
  --key-env NAME            variable that holds the key (default: UPSTREAM_API_KEY)
  --lang en,ar              languages to check
  --budget 40               maximum number of requests
  --sample 3                number of records to open
  --probe-auth              find out where the key is accepted (at most 9 requests)
  --allow-query-key         also try the key in the query string
  --insecure-loopback       accept any certificate on a loopback address
  --write FILE              write the profile, after comparing it with an existing one
  --json FILE               write the report
  --with-samples            include rows of the list in the report
Exit: 0 all recognised, 1 warnings, 2 not usable, 3 key refused, 4 not reachable, 64 usage error.
`;
