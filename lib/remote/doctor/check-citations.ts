import { linkFilters } from '#lib/domain/filters.ts';
import { budgetSpent, type Exam, listRequestPath, rowsIn } from './exam.ts';
import { type Finding, finding } from './finding.ts';

/** Doctor check D32: whether references between publications can be queried. If not, the site shows no citations. */
export async function checkCitations(exam: Exam): Promise<readonly Finding[]> {
  const missing = [finding('D32', 'note', 'citations_missing')];
  const list = exam.answers.get(`findResearch/${exam.language}`);
  if (!list?.headers.has('x-api-version')) return missing;
  // No publication has this id, so the list must be empty. Earlier versions of Madar reject the parameter or return all publications.
  const answer = await exam.ask(listRequestPath('findResearch', exam.language, { cites: '999999998' }));
  if (!answer) return [budgetSpent(exam, 'D32')];
  if (answer.problem || rowsIn(exam, answer, 'findResearch').length > 0) return missing;
  exam.learn({ extensions: [...new Set([...(exam.profile.extensions ?? []), ...linkFilters])] });
  return [finding('D32', 'ok', 'citations_there')];
}
