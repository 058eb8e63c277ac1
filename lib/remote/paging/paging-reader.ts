import type { Profile } from '#lib/remote/profile/profile.ts';
import type { Ask } from '#lib/remote/transport/ask-service.ts';
import { probePaging } from './probe-paging.ts';
import type { PagingFacts } from './read-window.ts';

/** Returns how a list is paged: from the profile, otherwise probed once on first use. A failed probe is repeated on the next use. */
export function createPagingReader(ask: Ask, profile: Profile): (operation: 'findResearch' | 'findAuthors') => Promise<PagingFacts> {
  let maxSize = profile.paging?.maxSize;
  const learnMaxSize = (size: number) => {
    maxSize = Math.min(maxSize ?? size, size);
  };
  const factsByOperation = new Map<string, Promise<Omit<PagingFacts, 'maxSize'>>>();
  return async (operation) => {
    const facts = factsByOperation.getOrInsertComputed(operation, () => pagingFactsOf(ask, profile, operation));
    facts.catch(() => factsByOperation.delete(operation));
    return { ...(await facts), learnMaxSize, ...(maxSize !== undefined && { maxSize }) };
  };
}

async function pagingFactsOf(ask: Ask, profile: Profile, operation: 'findResearch' | 'findAuthors'): Promise<Omit<PagingFacts, 'maxSize'>> {
  const { base, ignored = false, fixedSize, stableOrder = true } = profile.paging ?? {};
  if (base !== undefined || ignored) return { base: base ?? 1, ignored, stableOrder, ...(fixedSize !== undefined && { fixedSize }) };
  const {
    certain: _certain,
    because: _because,
    ...facts
  } = await probePaging(operation, 'en', profile, (path, attempt) => ask(operation, path, `${path}#${attempt}`));
  return facts;
}
