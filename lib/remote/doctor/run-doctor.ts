import { operationPath } from '#lib/remote/profile/operations.ts';
import { embeddedProfile, type Profile } from '#lib/remote/profile/profile.ts';
import { personalNames } from '#lib/remote/reader/tables/ignored-members.ts';
import { foldName, isMembers, type Members } from '#lib/remote/reader/tables/names.ts';
import { checkConnection } from './check-connection.ts';
import { checkContent } from './check-content.ts';
import { checkDetails } from './check-details.ts';
import { checkCitations, checkInstitutions, knownExtensions } from './check-institutions.ts';
import { checkKey } from './check-key.ts';
import { checkOperations } from './check-operations.ts';
import { checkPaging } from './check-paging.ts';
import { checkParameters } from './check-parameters.ts';
import { checkTraffic } from './check-traffic.ts';
import { budgetSpent, type DoctorOptions, type Exam, listRequestPath, openExam, rowsOfList } from './exam.ts';
import { checkIds, type ExitCode, exitCodeOf, type Finding, finding } from './finding.ts';

export interface DoctorReport {
  /** When the doctor finished, in UTC. */
  readonly checkedAt: string;
  readonly baseUrl: string;
  readonly exitCode: ExitCode;
  readonly requests: number;
  /** In the order of the checks, with at least one finding per check. */
  readonly findings: readonly Finding[];
  /** The profile with which the site reads this deployment. */
  readonly profile: Profile;
  /** Rows of the research list as received, without contact data; absent unless `withSamples` is set. */
  readonly samples?: readonly Members[];
}

/** Examines a deployment. Never rejects. Only `samples` contains text of records; nothing contains the key. */
export async function runDoctor(options: DoctorOptions): Promise<DoctorReport> {
  const exam = openExam(options);
  const findings: Finding[] = [...(await checkKey(exam))];
  const connection = await checkConnection(exam);
  findings.push(...connection);
  const canContinue = !findings.some(({ check, verdict }) => verdict === 'failure' && (check === 'D01' || check === 'D04'));
  if (canContinue) {
    for (const check of [
      checkOperations,
      checkPaging,
      checkParameters,
      checkDetails,
      checkErrors,
      checkContent,
      checkInstitutions,
      checkCitations,
      checkTraffic,
    ])
      findings.push(...(await check(exam)));
    // D30 and D33 need no request: no operation returns the dictionary, venues or missions.
    findings.push(checkDrift(exam), finding('D30', 'note', 'terms_own'), finding('D33', 'note', 'topics_missing'));
  }
  return report(exam, findings);
}

function report(exam: Exam, results: readonly Finding[]): DoctorReport {
  const isDown = results.some(({ check, verdict }) => check === 'D01' && verdict === 'failure');
  const findings = checkIds.flatMap((id) => {
    const matching = results.filter(({ check }) => check === id);
    // Without a connection, the results of the key checks are discarded.
    return matching.length > 0 && !(isDown && id !== 'D01') ? matching : [finding(id, 'skipped', 'not_asked')];
  });
  const checkedAt = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  const warnings = findings
    .filter(({ verdict }) => verdict === 'warning' || verdict === 'failure')
    .map(({ check, message }) => `${check}.${message}`);
  const profile: Profile = { ...exam.profile, checkedAt, dialect: dialectOf(exam), warnings };
  const outcome = { checkedAt, baseUrl: exam.options.baseUrl, exitCode: exitCodeOf(findings), requests: exam.exchanges.length, findings };
  return { ...outcome, profile: withExtensions(profile), ...(exam.options.withSamples && { samples: samplesOf(exam) }) };
}

function samplesOf(exam: Exam): Members[] {
  return rowsOfList(exam, 'findResearch')
    .slice(0, exam.options.sample)
    .map((row) => withoutContacts(row) as Members);
}

function withoutContacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutContacts);
  if (!isMembers(value)) return value;
  const permitted = Object.entries(value).filter(([name]) => !personalNames.test(foldName(name)));
  return Object.fromEntries(permitted.map(([name, inner]) => [name, withoutContacts(inner)]));
}

/** Name of the server framework or style of a deployment, recognised by properties of its list response. */
function dialectOf(exam: Exam): string {
  const answer = exam.answers.get(`findResearch/${exam.language}`);
  const { payload } = answer ?? {};
  if (answer?.headers.has('x-api-version') && isMembers(payload) && 'nextCursor' in payload && 'facets' in payload) return 'madar';
  if (isMembers(payload) && '__abp' in payload) return 'abp';
  if (answer?.text.includes('"$values"')) return 'reference-handler';
  if (Array.isArray(payload)) return 'bare-list';
  return isMembers(payload) && Object.keys(payload).every((name) => /^[A-Z]/.test(name)) ? 'pascal-case' : 'other';
}

function withExtensions(profile: Profile): Profile {
  const extensions = embeddedProfile.extensions;
  return profile.dialect === 'madar' && extensions ? { ...profile, extensions: knownExtensions(extensions, profile.extensions) } : profile;
}

/** Doctor check D28 of a remote service: differences from the profile of the previous examination. */
function checkDrift(exam: Exam): Finding {
  const { stored: previousProfile } = exam.options;
  if (!previousProfile) return finding('D28', 'note', 'no_stored_profile');
  const checkedAt = previousProfile.checkedAt ?? '?';
  const names = changedNames(previousProfile, exam.profile);
  return names.length === 0
    ? finding('D28', 'ok', 'no_drift', { checkedAt })
    : finding('D28', 'warning', 'drift', { checkedAt, names: names.join(', ') });
}

function changedNames(previous: Profile, current: Profile): string[] {
  const topLevel: string[] = (['auth', 'paging', 'list', 'single', 'ignoredParams'] as const).filter(
    (name) => previous[name] !== undefined && !isEqual(previous[name], current[name]),
  );
  const fields = Object.entries(previous.fields?.research ?? {}).filter(
    ([name, { path }]) => current.fields?.research?.[name]?.path !== path,
  );
  return [...topLevel, ...fields.map(([name]) => `fields.research.${name}`)];
}

function isEqual(a: unknown, b: unknown): boolean {
  const canonical = (value: unknown) =>
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
    );
  return canonical(a) === canonical(b);
}

/** Doctor check D19 of a remote service: whether an unknown language and a malformed number are rejected with a recognisable error. */
async function checkErrors(exam: Exam): Promise<readonly Finding[]> {
  const language = await exam.ask(operationPath('researchTypes', 'xx'));
  const number = await exam.ask(listRequestPath('findResearch', exam.language, { pageIndex: 'abc' }));
  if (!language || !number) return [budgetSpent(exam, 'D19')];
  const accepted = [...(language.payload === undefined ? [] : ['/api/xx']), ...(number.payload === undefined ? [] : ['pageIndex=abc'])];
  // The site never sends such values, so this is only a note.
  if (accepted.length > 0) return [finding('D19', 'note', 'errors_absent', { names: accepted.join(', ') })];
  if ([language, number].some(({ status }) => status >= 200 && status < 300)) return [finding('D19', 'note', 'errors_soft')];
  return [
    finding('D19', 'ok', 'errors_clear', {
      language: language.problem?.kind ?? language.status,
      number: number.problem?.kind ?? number.status,
    }),
  ];
}
