import type { Profile } from '#lib/client/profile/profile.ts';
import type { ReadContext } from '#lib/client/reader/tables/table.ts';
import type { Language } from '#lib/domain/language.ts';

type RecordName = 'research' | 'author' | 'lookup';

const kept = new WeakMap<Profile, Map<string, ReadContext>>();

/** What the reader is told of a deployment for one kind of record. The same object each time, because plans of reading hang on it. */
export function contextOf(profile: Profile, language: Language, record: RecordName): ReadContext {
  const contexts = kept.get(profile) ?? new Map<string, ReadContext>();
  kept.set(profile, contexts);
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
