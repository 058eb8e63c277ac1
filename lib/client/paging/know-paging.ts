import type { Ask } from '#lib/client/ask-service.ts';
import { operationPath } from '#lib/client/operations.ts';
import type { Profile } from '#lib/client/profile/profile.ts';
import { writePage } from '#lib/client/profile/write-parameters.ts';
import { observe } from './observe.ts';
import { probePaging } from './probe-paging.ts';
import type { PagingFacts } from './read-window.ts';

/**
 * How each list is paged: from the profile, else probed once when the list is first asked for. All callers wait for the one probe;
 * a probe that fails is made again by the next caller. A largest page learnt on the way is kept for the life of the client.
 */
export function knowPaging(ask: Ask, profile: Profile): (operation: 'findResearch' | 'findAuthors') => Promise<PagingFacts> {
  let maxSize = profile.paging?.maxSize;
  const learnMaxSize = (size: number) => {
    maxSize = Math.min(maxSize ?? size, size);
  };
  const known = new Map<string, Promise<Omit<PagingFacts, 'maxSize'>>>();
  return async (operation) => {
    let facts = known.get(operation);
    if (!facts) {
      facts = find(ask, profile, operation);
      known.set(operation, facts);
      facts.catch(() => known.delete(operation));
    }
    return { ...(await facts), learnMaxSize, ...(maxSize !== undefined && { maxSize }) };
  };
}

async function find(ask: Ask, profile: Profile, operation: 'findResearch' | 'findAuthors'): Promise<Omit<PagingFacts, 'maxSize'>> {
  const { base, ignored = false, fixedSize, stableOrder = true } = profile.paging ?? {};
  if (base !== undefined || ignored) return { base: base ?? 1, ignored, stableOrder, ...(fixedSize !== undefined && { fixedSize }) };
  const path = operationPath(operation, 'en');
  const verdict = await probePaging(async (index, size, attempt) => {
    const parameters = index === undefined ? new URLSearchParams() : writePage(new URLSearchParams(), profile, index, size);
    const text = `${path}?${parameters}`.replace(/\?$/, '');
    const answer = await ask(operation, text, `${text}#${attempt}`);
    return observe(answer, operation, profile);
  });
  return {
    base: verdict.base,
    ignored: verdict.ignored,
    stableOrder: verdict.stableOrder,
    ...(verdict.fixedSize !== undefined && { fixedSize: verdict.fixedSize }),
  };
}
