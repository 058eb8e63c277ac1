'use server';

import type { RequestFormState } from '#components/developers/request-form.tsx';
import { honeypotField, keyFormFaults } from '#lib/contract/key-form.ts';
import { isLanguage } from '#lib/languages/languages.ts';
import { issuedKeyView } from './issued-key-view.ts';
import { ownKeys } from './own-keys.tsx';
import { personContext } from './person-context.ts';

/** Handles the key form with and without JavaScript. Returns the fault messages in the language of the page, and the typed values. */
export async function requestKey(_state: RequestFormState, form: FormData): Promise<RequestFormState> {
  const text = (name: string) => String(form.get(name) ?? '');
  const requestedLanguage = text('language');
  const language = isLanguage(requestedLanguage) ? requestedLanguage : 'en';
  const keys = await ownKeys();
  if (!keys) return { kind: 'empty' };
  const values = { name: text('name'), email: text('email'), comment: text('comment') };
  const protection = { token: text('token'), [honeypotField]: text(honeypotField) };
  const result = await keys.requestKey({ ...values, ...protection, language }, await personContext());
  switch (result.kind) {
    case 'issued':
      return { kind: 'issued', issuedKey: await issuedKeyView(result.issued, language) };
    case 'accepted':
      return { kind: 'accepted' };
    case 'faults': {
      const faults = Object.fromEntries(result.faults.map(({ field, code }) => [field, keyFormFaults[code][language]]));
      const isExpired = result.faults.some(({ code }) => code === 'form_expired');
      // A refused form leaves its token valid, so only an expired token is replaced.
      return { kind: 'faults', status: result.status, values, faults, token: isExpired ? keys.openForm() : protection.token };
    }
  }
}
