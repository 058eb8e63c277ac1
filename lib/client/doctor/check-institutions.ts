import { operationPath } from '#lib/client/operations.ts';
import { institutionListSchema } from '#lib/contract/payloads/institution-payloads.ts';
import { linkFilters } from '#lib/domain/filters.ts';
import type { Exam } from './exam.ts';
import { type Finding, finding } from './finding.ts';

/** What a service has that answers on institutions as our contract does, and what only its newer versions have. */
const extensions = ['institutions', 'institutionId', 'country'];
const newer = 'institutionArea';
const probed: readonly string[] = [...extensions, newer, ...linkFilters];

/** D29: the operations beyond the interface document. No service needs them; without them the site leaves their pages and filters out. */
export async function checkInstitutions(exam: Exam): Promise<readonly Finding[]> {
  const language = exam.options.languages[0] ?? 'en';
  const lists = async (query: string) => {
    const answer = await exam.ask(`${operationPath('findInstitutions', language)}?pageSize=1${query}`);
    return answer && institutionListSchema.safeParse(answer.payload).success;
  };
  const hasLists = await lists('');
  if (hasLists === undefined) return [finding('D29', 'skipped', 'budget_spent', { budget: exam.options.budget })];
  if (!hasLists) return [finding('D29', 'note', 'institutions_missing')];
  // A service of ours refuses parameters that it does not know.
  const seen = (await lists('&focusedAreaId=1')) ? [...extensions, newer] : extensions;
  exam.profile = { ...exam.profile, extensions: [...new Set([...(exam.profile.extensions ?? []), ...seen])] };
  return [finding('D29', 'ok', 'institutions_there')];
}

/** The extensions that a service of ours has, of whatever version; those that were asked for only where they were seen. */
export const knownExtensions = (own: readonly string[], seen: readonly string[] = []): string[] => [
  ...own.filter((name) => !probed.includes(name)),
  ...seen.filter((name) => probed.includes(name)),
];
