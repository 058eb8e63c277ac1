import { institutionListSchema } from '#lib/contract/payloads/institution-payloads.ts';
import { linkFilters } from '#lib/domain/filters.ts';
import { operationPath } from '#lib/remote/profile/operations.ts';
import { budgetSpent, type Exam, listRequestPath, rowsIn } from './exam.ts';
import { type Finding, finding } from './finding.ts';

/** Profile extensions of a service with institution operations, and one that only newer versions of Madar support. */
const extensions = ['institutions', 'institutionId', 'country'];
const newestExtension = 'institutionArea';
const probedExtensions: readonly string[] = [...extensions, newestExtension, ...linkFilters];

/**
 * Doctor check D29 of a remote service: whether it has the institution operations. If not, the site has no institution pages and filters.
 */
export async function checkInstitutions(exam: Exam): Promise<readonly Finding[]> {
  const lists = async (query: string) => {
    const answer = await exam.ask(`${operationPath('findInstitutions', exam.language)}?pageSize=1${query}`);
    return answer && institutionListSchema.safeParse(answer.payload).success;
  };
  const hasLists = await lists('');
  if (hasLists === undefined) return [budgetSpent(exam, 'D29')];
  if (!hasLists) return [finding('D29', 'note', 'institutions_missing')];
  // Services that run Madar reject unknown parameters, so a successful response shows that this one is supported.
  const supported = (await lists('&focusedAreaId=1')) ? [...extensions, newestExtension] : extensions;
  exam.learn({ extensions: [...new Set([...(exam.profile.extensions ?? []), ...supported])] });
  return [finding('D29', 'ok', 'institutions_there')];
}

/** The extensions of a service that runs Madar: those in `declared` that the doctor does not probe, and the probed ones in `detected`. */
export const knownExtensions = (declared: readonly string[], detected: readonly string[] = []): string[] => [
  ...declared.filter((name) => !probedExtensions.includes(name)),
  ...detected.filter((name) => probedExtensions.includes(name)),
];

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
