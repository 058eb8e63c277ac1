'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ConfirmState } from '#components/developers/confirm-form.tsx';
import { honeypotField } from '#lib/contract/key-form.ts';
import { isLanguage, type Language, languageOrFirst } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';
import { issuedKeyView } from './issued-key-view.ts';
import { forgetSession, keepSession, readSessionCookie } from './keys-session.ts';
import { ownKeys } from './own-keys.tsx';
import { personContext } from './person-context.ts';

/** Whether the form was sent from an https page. On an http page, browsers would drop a `Secure` cookie, even if SITE_URL is https. */
const isSecure = async () => ((await headers()).get('origin') ?? siteUrl()).startsWith('https:');
const text = (form: FormData, name: string) => String(form.get(name) ?? '');
const languageIn = (form: FormData): Language => languageOrFirst(text(form, 'language'));
const keysPage = (language: Language, result = '') => `${paths.developers(language, 'keys')}${result && `?${result}`}`;
const managePage = (language: Language, result = '') => `${paths.developers(language, 'keys/manage')}${result && `?${result}`}`;

/** Opens the management page of one key, for anyone who has the key. */
export async function openByKey(form: FormData): Promise<void> {
  const language = languageIn(form);
  const key = text(form, 'key').trim();
  if (!key) redirect(keysPage(language, 'missing=1'));
  const keys = await ownKeys();
  const token = await keys?.openByKey(key);
  if (!token) {
    const keyRecord = await keys?.verify(key);
    const isOver = keyRecord?.kind === 'revoked' || keyRecord?.kind === 'expired';
    redirect(keysPage(language, isOver ? `ended=${keyRecord.keyId}&gone=1` : 'unknown=1'));
  }
  await closeSession(language);
  await keepSession(token, 'key', await isSecure());
  redirect(managePage(language));
}

/** Opens all keys of an email address with the token of the mailed link. POST only, because mail scanners follow links. */
export async function openByLink(form: FormData): Promise<void> {
  const language = languageIn(form);
  const keys = await ownKeys();
  const token = await keys?.openByLink(text(form, 'token'));
  if (!token) redirect(managePage(language, 'gone=1'));
  await closeSession(language);
  await keepSession(token, 'owner', await isSecure());
  redirect(managePage(language));
}

/** Mails a link to the key page. The response does not reveal whether the address has keys. */
export async function mailLink(form: FormData): Promise<void> {
  const language = languageIn(form);
  const keys = await ownKeys();
  const protection = { token: text(form, 'seal'), [honeypotField]: text(form, honeypotField) };
  const result = await keys?.requestManageLink({ email: text(form, 'email'), ...protection }, await personContext());
  const fault = result?.kind === 'faults' ? result.faults[0]?.code : undefined;
  redirect(keysPage(language, fault ? `fault=${fault}` : 'sent=1'));
}

/** Consumes the confirmation token and shows the key once. */
export async function confirmKey(_state: ConfirmState, form: FormData): Promise<ConfirmState> {
  const requestedLanguage = text(form, 'language');
  const language = isLanguage(requestedLanguage) ? requestedLanguage : 'en';
  const keys = await ownKeys();
  const issuedKey = await keys?.confirm(text(form, 'token'), await personContext());
  return issuedKey ? { kind: 'issued', issuedKey: await issuedKeyView(issuedKey, language) } : { kind: 'gone', status: 410 };
}

/** Issues a replacement key; the old one works for another week. */
export async function rotateKey(_state: ConfirmState, form: FormData): Promise<ConfirmState> {
  const language = languageIn(form);
  const keys = await ownKeys();
  const session = await readSessionCookie(language);
  const issuedKey = session && (await keys?.manage.rotate(session.token, text(form, 'keyId'), await personContext()));
  return issuedKey ? { kind: 'issued', issuedKey: await issuedKeyView(issuedKey, language) } : { kind: 'gone', status: 410 };
}

/** Saves the name and the allowed origins of a key. */
export async function saveKey(form: FormData): Promise<void> {
  const language = languageIn(form);
  const keys = await ownKeys();
  const session = await readSessionCookie(language);
  const keyId = text(form, 'keyId');
  const origins = text(form, 'origins').split(/\s+/).filter(Boolean);
  const isSaved =
    session &&
    keys &&
    (await keys.manage.rename(session.token, keyId, text(form, 'name'))) &&
    (await keys.manage.setOrigins(session.token, keyId, origins));
  redirect(managePage(language, isSaved ? `saved=${encodeURIComponent(keyId)}` : `failed=${encodeURIComponent(keyId)}`));
}

/** Revokes a key, given the confirmation `sure=yes`. */
export async function revokeKey(form: FormData): Promise<void> {
  const language = languageIn(form);
  const keys = await ownKeys();
  const session = await readSessionCookie(language);
  const keyId = text(form, 'keyId');
  const isDone = session && text(form, 'sure') === 'yes' && (await keys?.manage.revoke(session.token, keyId, await personContext()));
  if (isDone && session.scope === 'key') {
    // The session was opened with the revoked key, so it ends.
    await forgetSession();
    redirect(keysPage(language, `ended=${encodeURIComponent(keyId)}`));
  }
  redirect(managePage(language, isDone ? `saved=${encodeURIComponent(keyId)}` : `failed=${encodeURIComponent(keyId)}`));
}

/** Erases all personal data and ends the session. */
export async function eraseData(form: FormData): Promise<void> {
  const language = languageIn(form);
  const keys = await ownKeys();
  const session = await readSessionCookie(language);
  const isDone = session && text(form, 'sure') === 'yes' && (await keys?.manage.erase(session.token, await personContext()));
  if (!isDone) redirect(managePage(language, 'failed=1'));
  await closeSession(language);
  redirect(keysPage(language, 'erased=1'));
}

/** Closes the session in the browser and on the server. */
export async function closeKeys(form: FormData): Promise<void> {
  const language = languageIn(form);
  await closeSession(language);
  redirect(keysPage(language));
}

async function closeSession(language: Language): Promise<void> {
  const session = await readSessionCookie(language);
  if (!session) return;
  const keys = await ownKeys();
  await keys?.closeSession(session.token);
  await forgetSession();
}
