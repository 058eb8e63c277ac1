import type { Language } from '#lib/languages/languages.ts';
import type { Profile } from '#lib/remote/profile/profile.ts';
import type { ReadContext } from '#lib/remote/reader/tables/table.ts';

type RecordName = 'research' | 'author' | 'lookup';

const contextsByProfile = new WeakMap<Profile, Map<string, ReadContext>>();

/**
 * The reading context of a deployment for one record type: always the same object, because `planOf` caches by the identity of its `paths`.
 */
export function contextOf(profile: Profile, language: Language, record: RecordName): ReadContext {
  const contexts = contextsByProfile.get(profile) ?? new Map<string, ReadContext>();
  contextsByProfile.set(profile, contexts);
  const name = `${record}/${language}`;
  const context = contexts.get(name) ?? makeContext(profile, language, record);
  contexts.set(name, context);
  return context;
}

function makeContext(profile: Profile, language: Language, record: RecordName): ReadContext {
  const fields = profile.fields?.[record];
  return {
    language,
    ...(profile.baseUrl !== undefined && { baseUrl: `${profile.baseUrl.replace(/\/+$/, '')}/` }),
    ...(fields && { paths: Object.fromEntries(Object.entries(fields).map(([name, { path }]) => [name, path])) }),
  };
}
