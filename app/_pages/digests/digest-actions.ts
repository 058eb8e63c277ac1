'use server';

import { redirect } from 'next/navigation';
import { personContext } from '#app/_pages/developers/person-context.ts';
import type { RequestFormState } from '#components/developers/request-form.tsx';
import { honeypotField, keyFormFaults } from '#lib/contract/key-form.ts';
import { type Language, languageOrFirst } from '#lib/languages/languages.ts';
import { ownDigests } from '#lib/setup/own-digests.ts';
import { paths } from '#lib/url/paths.ts';

const text = (form: FormData, name: string) => String(form.get(name) ?? '');
const languageIn = (form: FormData, name = 'language'): Language => languageOrFirst(text(form, name));
const rhythmIn = (form: FormData): 'weekly' | 'monthly' => (text(form, 'rhythm') === 'monthly' ? 'monthly' : 'weekly');
const managePage = (language: Language, token: string, result: string) =>
  `${paths.digests(language)}?${new URLSearchParams({ token })}&${result}`;

/** Handles the form of a list, with and without JavaScript. */
export async function subscribe(_state: RequestFormState, form: FormData): Promise<RequestFormState> {
  const language = languageIn(form);
  const digests = await ownDigests();
  if (!digests) return { kind: 'empty' };
  const [email, token, rhythm] = [text(form, 'email'), text(form, 'token'), rhythmIn(form)];
  const list = digests.listAt(text(form, 'list'));
  const protection = { token, [honeypotField]: text(form, honeypotField) };
  const result = await digests.subscribe({ email, list, language, rhythm, ...protection }, await personContext());
  if (result.kind !== 'faults') return { kind: 'accepted' };
  const isExpired = result.faults.some(({ code }) => code === 'form_expired');
  return {
    kind: 'faults',
    status: result.status,
    values: { email, rhythm },
    faults: Object.fromEntries(result.faults.map(({ field, code }) => [field, keyFormFaults[code][language]])),
    // A refused form leaves its token valid, so only an expired token is replaced.
    token: isExpired ? digests.openForm() : token,
  };
}

/** Confirms what a mailed link asks for. POST only, because mail scanners follow links. */
export async function confirmDigests(form: FormData): Promise<void> {
  const language = languageIn(form);
  const token = await (await ownDigests())?.confirmNow(text(form, 'token'), form.getAll('id').map(String));
  redirect(token ? managePage(language, token, 'done=confirmed') : `${paths.digests(language, 'confirm')}?gone=1`);
}

/** Saves language and rhythm of a subscription. */
export async function changeDigest(form: FormData): Promise<void> {
  const language = languageIn(form);
  const digests = await ownDigests();
  const token = text(form, 'token');
  const change = { language: languageIn(form, 'mailLanguage'), rhythm: rhythmIn(form) } as const;
  const isSaved = await digests?.change(token, text(form, 'id'), change);
  redirect(managePage(language, token, isSaved ? 'done=saved' : 'done=none'));
}

/** Stops one subscription, or all of the address if the form has no id. */
export async function stopDigests(form: FormData): Promise<void> {
  const language = languageIn(form);
  const digests = await ownDigests();
  const token = text(form, 'token');
  await digests?.stop(token, text(form, 'id') || undefined);
  redirect(managePage(language, token, 'done=stopped'));
}
