import type { Author } from '#lib/domain/author.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import type { Ref, Research } from '#lib/domain/research.ts';
import type { LooseAuthor } from '#lib/remote/reader/fields/read-author.ts';
import type { LooseRef } from '#lib/remote/reader/fields/read-refs.ts';
import type { LooseResearch } from '#lib/remote/reader/fields/read-research.ts';

/** The lists of types and areas, each fetched when a reference first needs it. */
export interface Lookups {
  types(): Promise<readonly LookupEntry[]>;
  areas(): Promise<readonly LookupEntry[]>;
}

/**
 * Completes names and ids of types and areas from the lookups. If a name stays unknown, the reference is dropped; an unknown id becomes ''.
 */
export async function completeResearch(rows: readonly LooseResearch[], lookups: Lookups): Promise<readonly Research[]> {
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

export async function completeAuthors(rows: readonly LooseAuthor[], lookups: Lookups): Promise<readonly Author[]> {
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
