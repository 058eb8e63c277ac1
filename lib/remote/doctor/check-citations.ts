import { linkFilters } from '#lib/domain/filters.ts';
import { type Exam, listRequestPath, rowsOfExchange } from './exam.ts';
import { type Finding, finding } from './finding.ts';

/** Doctor check D32: whether references between publications can be queried. If not, the site shows no citations. */
export async function checkCitations(exam: Exam): Promise<readonly Finding[]> {
  const language = exam.options.languages[0] ?? 'en';
  const missing = [finding('D32', 'note', 'citations_missing')];
  const list = exam.answers.get(`findResearch/${language}`);
  if (!list?.headers.has('x-api-version')) return missing;
  // No publication has this id, so the list must be empty. Earlier versions of Madar reject the parameter or return all publications.
  const answer = await exam.ask(listRequestPath('findResearch', language, { cites: '999999998' }));
  if (!answer) return [finding('D32', 'skipped', 'budget_spent', { budget: exam.options.budget })];
  if (answer.problem || rowsOfExchange(answer, 'findResearch', exam.profile).length > 0) return missing;
  exam.profile = { ...exam.profile, extensions: [...new Set([...(exam.profile.extensions ?? []), ...linkFilters])] };
  return [finding('D32', 'ok', 'citations_there')];
}
