import { isProblem } from '#lib/base/problem.ts';
import type { Language } from '#lib/languages/languages.ts';
import { operationPath } from '#lib/remote/profile/operations.ts';
import type { Profile } from '#lib/remote/profile/profile.ts';
import { writePageParameters } from '#lib/remote/profile/write-parameters.ts';
import { applyProfile } from '#lib/remote/reader/apply-profile.ts';
import type { FetchedResponse } from '#lib/remote/transport/fetch-answer.ts';
import { judgePaging, type Observation, type PagingVerdict } from './judge-paging.ts';
import { observe } from './observe.ts';

/** Rows per probing request: the fewest whose order can be compared. */
const probeSize = 2;

/** Failures that may be due to the requested page number. Any other failure ends the probe. */
const pageFailures: ReadonlySet<string> = new Set(['bad_request', 'not_found', 'upstream_error', 'gone']);

/** Finds the page numbering of a list with five requests. With `attempt` 2, `ask` must bypass caches. */
export async function probePaging(
  operation: 'findResearch' | 'findAuthors',
  language: Language,
  profile: Profile,
  ask: (path: string, attempt: number) => Promise<Pick<FetchedResponse, 'payload' | 'headers'>>,
): Promise<PagingVerdict> {
  const reader = applyProfile(profile);
  const path = operationPath(operation, language);
  const pathOf = (index: number) => `${path}?${writePageParameters(new URLSearchParams(), profile, index, probeSize)}`;
  const observeAt = async (pagePath: string, attempt = 1): Promise<Observation | undefined> => {
    try {
      return observe(await ask(pagePath, attempt), operation, reader);
    } catch (error) {
      if (isProblem(error) && pageFailures.has(error.kind)) return undefined;
      throw error;
    }
  };
  const one = await observeAt(pathOf(1));
  const zero = await observeAt(pathOf(0));
  // Neither page can be read. Repeats the request so that its error is thrown.
  if (!one && !zero) await ask(pathOf(1), 1);
  const two = await observeAt(pathOf(2));
  const again = await observeAt(pathOf(1), 2);
  return judgePaging({ size: probeSize, one, zero, two, again, none: await observeAt(path) });
}
