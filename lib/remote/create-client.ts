import type { Author } from '#lib/domain/author.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import type { Page } from '#lib/domain/page.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { operationPath } from '#lib/remote/profile/operations.ts';
import { embeddedProfile, type Profile } from '#lib/remote/profile/profile.ts';
import { writeParameters } from '#lib/remote/profile/write-parameters.ts';
import { type AskOptions, createAsk, unknownIfMalformed } from '#lib/remote/transport/ask-service.ts';
import { askInstitutions } from './ask-institutions.ts';
import { completeAuthors, completeResearch, type Lookups } from './complete-refs.ts';
import { createListReader } from './list-reader.ts';
import { readPayloads } from './read-payloads.ts';

/** A catalogue that can probe the service in advance. */
export interface Client extends Catalogue {
  /** Determines how lists are paged. Concurrent list requests share the probe. Rejects with a `Problem`. */
  probe(): Promise<void>;
}

export interface ClientOptions extends AskOptions {
  /** Properties of the service. By default, those of the embedded service of this site. */
  readonly profile?: Profile;
}

/**
 * A catalogue read over any transport; its results have one form for every service. If paging is unknown, the first list costs five probing
 * requests.
 */
export function createClient({ profile = embeddedProfile, ...options }: ClientOptions): Client {
  const ask = createAsk(options);
  const payloads = readPayloads(profile);
  const lists = createListReader(ask, profile, payloads);
  const lookup = async (operation: 'researchTypes' | 'researchAreas', language: Language): Promise<readonly LookupEntry[]> =>
    inDisplayOrder(payloads.lookup(await ask(operation, operationPath(operation, language)), operation, language));
  const lookupsOf = (language: Language): Lookups => ({
    types: () => lookup('researchTypes', language),
    areas: () => lookup('researchAreas', language),
  });
  const detail = (operation: 'research' | 'author', language: Language, id: string) =>
    ask(operation, operationPath(operation, language, id)).catch(unknownIfMalformed);
  const institutions = askInstitutions(ask, profile);
  return {
    probe: () => lists.probe(),
    ...(institutions && { institutions }),
    researchTypes: (language) => lookup('researchTypes', language),
    researchAreas: (language) => lookup('researchAreas', language),
    async findResearch(language, query) {
      const page = await lists.read('findResearch', language, query, writeParameters('GetAllResearch', query, profile));
      return withItems(page, await completeResearch(page.items, lookupsOf(language)));
    },
    async research(language, id) {
      const answer = await detail('research', language, id);
      const [research] = await completeResearch([payloads.research(answer, id, language)], lookupsOf(language));
      return { ...(research as Research), ...(answer.asOf && { asOf: answer.asOf }) };
    },
    async findAuthors(language, query) {
      const page = await lists.read('findAuthors', language, query, writeParameters('GetAllAuthor', query, profile));
      return withItems(page, await completeAuthors(page.items, lookupsOf(language)));
    },
    async author(language, id) {
      const answer = await detail('author', language, id);
      const [author] = await completeAuthors([payloads.author(answer, id, language)], lookupsOf(language));
      return { ...(author as Author), ...(answer.asOf && { asOf: answer.asOf }) };
    },
  };
}

function inDisplayOrder(entries: readonly LookupEntry[]): readonly LookupEntry[] {
  return entries.every((entry) => entry.displayOrder !== undefined)
    ? [...entries].sort((a, b) => (a.displayOrder ?? 0) - (b.displayOrder ?? 0))
    : entries;
}

function withItems<A, B>(page: Page<A>, items: readonly B[]): Page<B> {
  return { ...page, items };
}
