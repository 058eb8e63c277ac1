import { cookies } from 'next/headers';
import { type Language, languages } from '#lib/domain/language.ts';
import { paths } from '#lib/url/paths.ts';

/** What opened the page of the keys: the mailed link shows all keys of an address and may erase them, a key shows itself. */
export type KeysScope = 'owner' | 'key';

const nameIn = (language: Language) => `madar_keys_${language}`;

/** Remembers an open page of keys for half an hour, as long as the session itself lives. One cookie a language, because its path is the page's and nothing else's. */
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

export async function readSession(language: Language): Promise<{ readonly token: string; readonly scope: KeysScope } | undefined> {
  const value = (await cookies()).get(nameIn(language))?.value;
  const [, scope, token] = /^(owner|key)\.([\w-]+)$/.exec(value ?? '') ?? [];
  return scope && token ? { scope: scope as KeysScope, token } : undefined;
}

/** In this browser; at the server it is `closeSession`. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies();
  for (const language of languages) jar.set(nameIn(language), '', { path: paths.developers(language, 'keys'), maxAge: 0 });
}
