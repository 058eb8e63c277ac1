import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Language } from '#lib/domain/language.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import type { Page } from '#lib/domain/page.ts';
import { isProblem, Problem } from '#lib/domain/problem.ts';
import { type AskOptions, createAsk, type KeptAnswer } from './ask-service.ts';
import { completeAuthors, completeResearch, type Lookups } from './complete-refs.ts';
import { createListReader } from './list-reader.ts';
import { type OperationName, operationPath } from './operations.ts';
import { embeddedProfile, type Profile } from './profile.ts';
import { contextOf } from './read-context.ts';
import { findList } from './reader/find-list.ts';
import { findSingle } from './reader/find-single.ts';
import { readAuthorRow } from './reader/read-author.ts';
import { readLookupRow } from './reader/read-lookup.ts';
import { readResearchRow } from './reader/read-research.ts';
import { writeAuthorParameters, writeResearchParameters } from './write-parameters.ts';

/** A catalogue that can find out beforehand what it would otherwise find out at the first list. */
export interface Client extends Catalogue {
  /** Learns how the lists are paged. Lists asked for meanwhile wait for the same requests. Rejects with a `Problem`. */
  probe(): Promise<void>;
}

export interface ClientOptions extends AskOptions {
  /** What is known of the service. Without it: our own. */
  readonly profile?: Profile;
}

/**
 * The six operations over any transport. What leaves here is the same whatever answered: pages are 1-based, texts say their language,
 * references have names, failures are `Problem`s. Against a service whose paging is unknown, the first list costs five probing requests.
 */
export function createClient({ profile = embeddedProfile, ...options }: ClientOptions): Client {
  const ask = createAsk(options);
  const lists = createListReader(ask, profile);
  const lookup = async (operation: 'researchTypes' | 'researchAreas', language: Language): Promise<readonly LookupEntry[]> => {
    const { payload } = await ask(operation, operationPath(operation, language));
    const list = payload === undefined ? { rows: [] } : findList(payload, operation, profile.list?.path);
    if (!list) throw unreadable(operation);
    return inDisplayOrder(
      list.rows.map((row) => readLookupRow(row, contextOf(profile, language, 'lookup'))).filter((row) => row !== undefined),
    );
  };
  const lookupsOf = (language: Language): Lookups => ({
    types: () => lookup('researchTypes', language),
    areas: () => lookup('researchAreas', language),
  });
  const detail = async (operation: 'research' | 'author', language: Language, id: string) => {
    const answer = await ask(operation, operationPath(operation, language, id)).catch((error: unknown) => {
      // An address with a malformed id leads nowhere, which for a reader is the same as an unknown one.
      throw isProblem(error) && error.kind === 'bad_request'
        ? new Problem('not_found', { detail: error.detail ?? '', cause: error })
        : error;
    });
    return { row: { id, ...recordOf(answer, operation, profile) }, since: answer.asOf && { asOf: answer.asOf } };
  };
  return {
    probe: () => lists.probe(),
    researchTypes: (language) => lookup('researchTypes', language),
    researchAreas: (language) => lookup('researchAreas', language),
    async findResearch(language, query) {
      const context = contextOf(profile, language, 'research');
      const page = await lists.read('findResearch', language, query, writeResearchParameters(query, profile), (row) =>
        readResearchRow(row, context),
      );
      return withItems(page, await completeResearch(page.items, lookupsOf(language)));
    },
    async research(language, id) {
      const { row, since } = await detail('research', language, id);
      const record = readResearchRow(row, contextOf(profile, language, 'research'));
      const [research] = record ? await completeResearch([record], lookupsOf(language)) : [];
      if (!research) throw unreadable('research');
      return { ...research, ...since };
    },
    async findAuthors(language, query) {
      const context = contextOf(profile, language, 'author');
      const page = await lists.read('findAuthors', language, query, writeAuthorParameters(query, profile), (row) =>
        readAuthorRow(row, context),
      );
      return withItems(page, await completeAuthors(page.items, lookupsOf(language)));
    },
    async author(language, id) {
      const { row, since } = await detail('author', language, id);
      const record = readAuthorRow(row, contextOf(profile, language, 'author'));
      const [author] = record ? await completeAuthors([record], lookupsOf(language)) : [];
      if (!author) throw unreadable('author');
      return { ...author, ...since };
    },
  };
}

function recordOf({ payload }: KeptAnswer, operation: 'research' | 'author', profile: Profile) {
  const found = payload === undefined || payload === null ? null : findSingle(payload, operation, profile.single?.path);
  if (found === null) throw new Problem('not_found', { detail: 'The answer holds no record.' });
  if (!found) throw unreadable(operation);
  return found.record;
}

function unreadable(operation: OperationName): Problem {
  return new Problem('bad_payload', {
    detail: `The answer to ${operation} has no form that is known. Run the doctor and give the client its profile.`,
  });
}

function inDisplayOrder(entries: readonly LookupEntry[]): readonly LookupEntry[] {
  return entries.every((entry) => entry.displayOrder !== undefined)
    ? [...entries].sort((a, b) => (a.displayOrder ?? 0) - (b.displayOrder ?? 0))
    : entries;
}

function withItems<A, B>(page: Page<A>, items: readonly B[]): Page<B> {
  return { ...page, items };
}
