import type { Author } from '#lib/domain/author.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import type { Page } from '#lib/domain/page.ts';
import type { Ref, Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { operationPath } from '#lib/remote/profile/operations.ts';
import { embeddedProfile, type Profile } from '#lib/remote/profile/profile.ts';
import { writeParameters } from '#lib/remote/profile/write-parameters.ts';
import type { LooseAuthor } from '#lib/remote/reader/fields/read-author.ts';
import type { LooseRef } from '#lib/remote/reader/fields/read-refs.ts';
import type { LooseResearch } from '#lib/remote/reader/fields/read-research.ts';
import { type AskOptions, createAsk, unknownIfMalformed } from '#lib/remote/transport/ask-service.ts';
import { askInstitutions } from './ask-institutions.ts';
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

/** The lists of types and areas, each fetched when a reference first needs it. */
interface Lookups {
  types(): Promise<readonly LookupEntry[]>;
  areas(): Promise<readonly LookupEntry[]>;
}

/**
 * Completes names and ids of types and areas from the lookups. If a name stays unknown, the reference is dropped; an unknown id becomes ''.
 */
async function completeResearch(rows: readonly LooseResearch[], lookups: Lookups): Promise<readonly Research[]> {
  const types = await entriesIfNeeded(
    rows.flatMap((row) => row.type ?? []),
    lookups.types,
  );
  const areas = await entriesIfNeeded(
    rows.flatMap((row) => row.areas),
    lookups.areas,
  );
  return rows.map(({ type, areas: looseAreas, ...row }) => {
    const completeType = type && completeRef(type, types);
    return {
      ...row,
      ...(completeType && { type: completeType }),
      areas: looseAreas.map((area) => completeRef(area, areas)).filter((area) => area !== undefined),
    };
  });
}

async function completeAuthors(rows: readonly LooseAuthor[], lookups: Lookups): Promise<readonly Author[]> {
  const areas = await entriesIfNeeded(
    rows.flatMap((row) => row.areas),
    lookups.areas,
  );
  return Promise.all(
    rows.map(async ({ areas: looseAreas, recentResearch, ...row }) => ({
      ...row,
      areas: looseAreas.map((area) => completeRef(area, areas)).filter((area) => area !== undefined),
      ...(recentResearch && { recentResearch: await completeResearch(recentResearch, lookups) }),
    })),
  );
}

async function entriesIfNeeded(refs: readonly LooseRef[], read: () => Promise<readonly LookupEntry[]>): Promise<readonly LookupEntry[]> {
  return refs.every((ref) => ref.id !== undefined && ref.name) ? [] : read().catch(() => []);
}

function completeRef(ref: LooseRef, entries: readonly LookupEntry[]): Ref | undefined {
  const byId = entries.find((entry) => entry.id === ref.id);
  const byName = ref.id === undefined ? entries.find((entry) => sameName(entry, ref)) : undefined;
  const name = ref.name ?? byId?.name;
  return name && { id: ref.id ?? byName?.id ?? '', name };
}

function sameName(entry: LookupEntry, ref: LooseRef): boolean {
  const wantedName = ref.name?.value.toLowerCase();
  return [entry.name.value, entry.name.alt?.value, entry.code].some((name) => name?.toLowerCase() === wantedName);
}
