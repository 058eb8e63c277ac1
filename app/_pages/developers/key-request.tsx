import { getTranslations } from 'next-intl/server';
import { RequestForm } from '#components/developers/request-form.tsx';
import { honeypotField, keyFormFields, keyFormLimits } from '#lib/contract/key-form.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { instance } from '#lib/setup/compose.ts';
import { issuedKeyLabels } from './issued-key-view.ts';
import { requestKey } from './request-key.ts';

type Keys = NonNullable<Awaited<ReturnType<typeof instance>>['keys']>;

/** The key form. Each rendering issues a new form token. */
export async function KeyRequest({ language, keys }: { readonly language: Language; readonly keys: Keys }) {
  const t = await getTranslations('developers.key');
  const optionalIn = (name: keyof typeof keyFormFields) => (keyFormFields[name] ? undefined : t('optional'));
  const { nameMax, emailMax, commentMax } = keyFormLimits;
  return (
    <RequestForm
      action={requestKey}
      hidden={{ language }}
      token={keys.openForm()}
      trapName={honeypotField}
      fields={[
        {
          name: 'name',
          label: t('name'),
          hint: t('nameHint'),
          lengthMax: nameMax,
          optional: optionalIn('name'),
          autoComplete: 'organization',
        },
        {
          ...{ name: 'email', label: t('email'), hint: t('emailHint'), lengthMax: emailMax, optional: optionalIn('email') },
          ...{ type: 'email', autoComplete: 'email', dir: 'ltr' },
        },
        {
          name: 'comment',
          label: t('comment'),
          hint: t('commentHint'),
          lengthMax: commentMax,
          optional: optionalIn('comment'),
          isLong: true,
        },
      ]}
      labels={{
        trap: t('trap'),
        submit: t('submit'),
        sending: t('sending'),
        refused: t('notIssued'),
        accepted: t('accepted'),
        acceptedNote: t(keys.mode === 'manual' ? 'acceptedManual' : 'acceptedMail'),
      }}
      issuedLabels={await issuedKeyLabels(language)}
      note={t.rich('note', { a: (chunks) => <a href={`/${language}/privacy#keys`}>{chunks}</a> })}
    />
  );
}
