import { observe } from '#lib/remote/paging/observe.ts';
import { type Exam, listRequestPath, rowsOfList } from './exam.ts';
import type { Exchange } from './exchange.ts';
import { type Finding, finding } from './finding.ts';

/** Values that no record matches. If the response does not change, the service ignores the parameter. */
const unmatchedValues = [
  ['findResearch', 'keyword', 'zqxjkvwqzx'],
  ['findResearch', 'researchTypeId', '999999998'],
  ['findResearch', 'focusedAreaId', '999999998'],
  ['findResearch', 'authorId', '999999998'],
  ['findResearch', 'fromYear', '2100'],
  ['findResearch', 'toYear', '1000'],
  ['findAuthors', 'keyword', 'zqxjkvwqzx'],
  ['findAuthors', 'focusedAreaId', '999999998'],
] as const;

const refusals: ReadonlySet<string> = new Set(['bad_request', 'not_found']);

/** Doctor check D12 of a remote service: whether every list parameter changes the result. */
export async function checkParameters(exam: Exam): Promise<readonly Finding[]> {
  const ignored: string[] = [];
  const unchecked: string[] = [];
  let working = 0;
  for (const [operation, name, value] of unmatchedValues) {
    const without = exam.answers.get(`${operation}/${exam.language}`);
    if (rowsOfList(exam, operation).length === 0) return [finding('D12', 'skipped', 'no_rows')];
    const answer = await exam.ask(listRequestPath(operation, exam.language, { [name]: value }));
    const label = operation === 'findAuthors' ? `${name} (findAuthors)` : name;
    // A server error is inconclusive. A rejection (400 or 404) shows that the service reads the parameter.
    if (!answer || (answer.problem && !refusals.has(answer.problem.kind))) unchecked.push(label);
    else if (hasEffect(exam, operation, without, answer)) working++;
    else ignored.push(label);
  }
  // Labels with ` (findAuthors)` are left out, so that parameters which only the author list ignores are still sent.
  exam.learn({ ignoredParams: ignored.filter((label) => !label.includes(' ')) });
  if (ignored.length > 0) return [finding('D12', 'warning', 'parameters_ignored', { names: ignored.join(', ') })];
  if (unchecked.length > 0) return [finding('D12', 'skipped', 'parameters_partly', { count: working, names: unchecked.join(', ') })];
  return [finding('D12', 'ok', 'parameters_work', { count: working })];
}

function hasEffect(exam: Exam, operation: 'findResearch' | 'findAuthors', without: Exchange | undefined, answer: Exchange): boolean {
  if (answer.problem || answer.payload === undefined) return true;
  const baseline = without && observe(without, operation, exam.reader);
  const filteredResult = observe(answer, operation, exam.reader);
  // An unstable order may change by itself, so then only an empty result or another total shows an effect.
  if (filteredResult.ids.length === 0 || filteredResult.total !== baseline?.total) return true;
  return exam.profile.paging?.stableOrder !== false && filteredResult.ids.join() !== baseline?.ids.join();
}
