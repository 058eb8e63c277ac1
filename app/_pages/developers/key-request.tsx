import { getTranslations } from 'next-intl/server';
import { KeyForm, type KeyFormLabels, type KeyFormState } from '#components/developers/key-form.tsx';
import { instance } from '#lib/compose.ts';
import { honeypotField, keyFormFaults, keyFormLimits } from '#lib/contract/key-form.ts';
import { isLanguage, type Language } from '#lib/domain/language.ts';
import { personContext } from './person-context.ts';
import { issuedKeyLabels, shownKey } from './shown-key.ts';

type Keys = NonNullable<Awaited<ReturnType<typeof instance>>['keys']>;

/** The form with everything it needs to be sent: its seal is made for this one showing. */
export async function KeyRequest({ language, keys }: { readonly language: Language; readonly keys: Keys }) {
  const t = await getTranslations('developers.key');
  const labels: KeyFormLabels = {
    ...(await issuedKeyLabels(language)),
    fields: {
      name: { label: t('name'), hint: t('nameHint') },
      email: { label: t('email'), hint: t('emailHint') },
      comment: { label: t('comment'), hint: t('commentHint') },
    },
    optional: t('optional'),
    trap: t('trap'),
    submit: t('submit'),
    sending: t('sending'),
    notIssued: t('notIssued'),
    accepted: t('accepted'),
    acceptedNote: t(keys.mode === 'manual' ? 'acceptedManual' : 'acceptedMail'),
  };
  return (
    <KeyForm
      action={requestKey}
      language={language}
      token={keys.openForm()}
      trapName={honeypotField}
      limits={{ name: keyFormLimits.nameMax, email: keyFormLimits.emailMax, comment: keyFormLimits.commentMax }}
      labels={labels}
      note={t.rich('note', { a: (chunks) => <a href={`/${language}/privacy#keys`}>{chunks}</a> })}
    />
  );
}

/** The form of the developers page, with and without JavaScript. What was typed comes back with the faults, in the language of the page. */
async function requestKey(_state: KeyFormState, form: FormData): Promise<KeyFormState> {
  const text = (name: string) => String(form.get(name) ?? '');
  const asked = text('language');
  const language = isLanguage(asked) ? asked : 'en';
  const { keys } = await instance();
  if (!keys) return { kind: 'empty' };
  const values = { name: text('name'), email: text('email'), comment: text('comment') };
  const seal = { token: text('token'), [honeypotField]: text(honeypotField) };
  const result = await keys.requestKey({ ...values, ...seal, language }, await personContext());
  switch (result.kind) {
    case 'issued':
      return { kind: 'issued', shown: await shownKey(result.issued, language) };
    case 'accepted':
      return { kind: 'accepted' };
    case 'faults': {
      const faults = Object.fromEntries(result.faults.map(({ field, code }) => [field, keyFormFaults[code][language]]));
      const isSpent = result.faults.some(({ code }) => code === 'form_expired');
      // The old seal is kept where it still counts: a new one would make a quick correction wait.
      return { kind: 'faults', status: result.status, values, faults, token: isSpent ? keys.openForm() : seal.token };
    }
  }
}
