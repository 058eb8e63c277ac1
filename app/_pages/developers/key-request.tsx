import { getTranslations } from 'next-intl/server';
import { KeyForm, type KeyFormLabels } from '#components/developers/key-form.tsx';
import { honeypotField, keyFormFields, keyFormLimits } from '#lib/contract/key-form.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { instance } from '#lib/setup/compose.ts';
import { issuedKeyLabels } from './issued-key-view.ts';
import { requestKey } from './request-key.ts';

type Keys = NonNullable<Awaited<ReturnType<typeof instance>>['keys']>;

/** The key form. Each rendering issues a new form token. */
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
    acceptedText: t('accepted'),
    acceptedNote: t(keys.mode === 'manual' ? 'acceptedManual' : 'acceptedMail'),
  };
  return (
    <KeyForm
      action={requestKey}
      language={language}
      token={keys.openForm()}
      trapName={honeypotField}
      limits={{ name: keyFormLimits.nameMax, email: keyFormLimits.emailMax, comment: keyFormLimits.commentMax }}
      isRequired={keyFormFields}
      labels={labels}
      note={t.rich('note', { a: (chunks) => <a href={`/${language}/privacy#keys`}>{chunks}</a> })}
    />
  );
}
