import { cookies } from 'next/headers';
import { type Language, languages } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/**
 * What a session may manage. `owner` (opened with a mailed link): all keys of the email address, and erasure of its data. `key` (opened
 * with a key): only that key.
 */
export type KeysScope = 'owner' | 'key';

const nameIn = (language: Language) => `madar_keys_${language}`;

/** Stores the session for half an hour, as the server does. Sets one cookie per language, because the path of the key page differs. */
export async function keepSession(token: string, scope: KeysScope, secure: boolean): Promise<void> {
  const jar = await cookies();
  for (const language of languages) {
    jar.set(nameIn(language), `${scope}.${token}`, {
      path: paths.developers(language, 'keys'),
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: 1800,
    });
  }
}

/** The session in the cookie; undefined if the cookie is missing or malformed. */
export async function readSessionCookie(language: Language): Promise<{ readonly token: string; readonly scope: KeysScope } | undefined> {
  const value = (await cookies()).get(nameIn(language))?.value;
  const [, scope, token] = /^(owner|key)\.([\w-]+)$/.exec(value ?? '') ?? [];
  return scope && token ? { scope: scope as KeysScope, token } : undefined;
}

/** Removes the cookie. `closeSession` ends the session on the server. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies();
  for (const language of languages) jar.set(nameIn(language), '', { path: paths.developers(language, 'keys'), maxAge: 0 });
}
