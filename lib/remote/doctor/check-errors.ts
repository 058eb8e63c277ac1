import { operationPath } from '#lib/remote/profile/operations.ts';
import { budgetSpent, type Exam, listRequestPath } from './exam.ts';
import { type Finding, finding } from './finding.ts';

/** Doctor check D19 of a remote service: whether an unknown language and a malformed number are rejected with a recognisable error. */
export async function checkErrors(exam: Exam): Promise<readonly Finding[]> {
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
