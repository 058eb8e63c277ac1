import { linkFilters } from '#lib/domain/filters.ts';
import { type Exam, listPath, rowsOf } from './exam.ts';
import { type Finding, finding } from './finding.ts';

/** Doctor check D32: references between publications, which only services that run Madar resolve; the site omits citations without them. */
export async function checkCitations(exam: Exam): Promise<readonly Finding[]> {
  const language = exam.options.languages[0] ?? 'en';
  const missing = [finding('D32', 'note', 'citations_missing')];
  const list = exam.answers.get(`findResearch/${language}`);
  if (!list?.headers.has('x-api-version')) return missing;
  // No publication has this id. Earlier versions refuse the parameter or list everything.
  const answer = await exam.ask(listPath('findResearch', language, { cites: '999999998' }));
  if (!answer) return [finding('D32', 'skipped', 'budget_spent', { budget: exam.options.budget })];
  if (answer.problem || rowsOf(answer, 'findResearch', exam.profile).length > 0) return missing;
  exam.profile = { ...exam.profile, extensions: [...new Set([...(exam.profile.extensions ?? []), ...linkFilters])] };
  return [finding('D32', 'ok', 'citations_there')];
}
