import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { issuedKeyLabels } from '#app/_pages/developers/issued-key-view.ts';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { ownKeys, remoteNotice } from '#app/_pages/developers/own-keys.tsx';
import { requestKey } from '#app/_pages/developers/request-key.ts';
import { sampleResponse } from '#app/_pages/developers/sample-response.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { inlineCode } from '#components/developers/inline-code.tsx';
import { ManualPage } from '#components/developers/manual-page.tsx';
import { ApiPath } from '#components/developers/registry-text.tsx';
import { RequestForm } from '#components/developers/request-form.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { fallback } from '#lib/base/failed-parts.ts';
import { documentPath } from '#lib/contract/document-path.ts';
import { honeypotField, keyFormFields, keyFormLimits } from '#lib/contract/key-form.ts';
import { type OperationReference, operationReferences } from '#lib/contract/reference.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { type instance, siteUrl } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/developers'>;

export const generateMetadata = manualMetadata(undefined, undefined);

/** First page of the API manual: a key, a request and its response, the operations, and files to download. */
export default async function DevelopersPage({ params }: Props) {
  const language = await languageOf(params);
  const t = await getTranslations('developers');
  const keys = await ownKeys();
  if (!keys) return remoteNotice({ language, section: 'start', title: t('title') });
  const copy = { label: t('copy'), done: t('copied') };
  const operations = operationReferences(language, siteUrl());
  const firstOperation = operations.find(({ id }) => id === 'GetAllResearch');
  const answer = firstOperation && (await sampleResponse(language, siteUrl() + firstOperation.samplePath).catch(fallback(undefined)));
  const areRequired = Object.values(keyFormFields);
  const required = areRequired.filter(Boolean).length;
  const fieldCounts = { required, optional: areRequired.length - required };
  return (
    <ManualPage language={language} section="start" title={t('title')} lead={t('lead')}>
      <section aria-labelledby="first-call" className="border-b border-line py-8">
        <h2 id="first-call" className="text-lg">
          {t('start.heading')}
        </h2>
        <ol className="steps mt-4 grid gap-8">
          <Step
            id="key"
            number={1}
            title={t('key.heading')}
            note={`${t('start.fields', fieldCounts)} ${t({ instant: 'start.one', email: 'start.oneMail', manual: 'start.oneManual' }[keys.mode] as 'start.one')}`}
          >
            <KeyRequest language={language} keys={keys} />
          </Step>
          <Step
            id="request"
            number={2}
            title={t('start.command')}
            note={
              <>
                <span className={untilIssued}>{t.rich('start.two', inlineCode)}</span>
                <span className="hidden [.steps:has([data-testid=issued-key])_&]:inline">{t('start.twoIssued')}</span>
              </>
            }
          >
            <CodeBlock
              className={untilIssued}
              code={firstOperation?.samples[0]?.code ?? ''}
              label={t('start.command')}
              isLabelHidden
              copy={copy}
              wraps="anywhere"
            />
          </Step>
          <Step id="response" number={3} title={t('start.answer')} note={t.rich('start.three', inlineCode)}>
            {answer && <CodeBlock code={answer} label={t('start.answer')} isLabelHidden wraps="words" className="mt-2" />}
          </Step>
        </ol>
      </section>
      <Operations language={language} operations={operations} />
      <Downloads />
    </ManualPage>
  );
}

/** Class of the sample with a placeholder: an issued key comes with a sample that contains it. */
const untilIssued = '[.steps:has([data-testid=issued-key])_&]:hidden';

interface StepProps {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** The result to expect from the step. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** One of the three steps to a first response. */
function Step({ id, number, title, note, children }: StepProps) {
  return (
    <li aria-labelledby={id} className="grid gap-x-12 gap-y-3 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div>
        <h3 id={id}>
          {number}. {title}
        </h3>
        <p className="mt-1 text-muted">{note}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

async function Operations({ language, operations }: { readonly language: Language; readonly operations: readonly OperationReference[] }) {
  const t = await getTranslations('developers.operations');
  return (
    <section aria-labelledby="operations" className="border-b border-line py-8">
      <h2 id="operations" className="text-lg">
        {t('heading', { count: operations.length })}
      </h2>
      <p className="mt-1 max-w-[41em]">{t('note')}</p>
      <p className="mt-1 max-w-[41em]" data-testid="pages">
        {t.rich('pages', inlineCode)}
      </p>
      <dl className="mt-4">
        {operations.map((operation) => (
          <div key={operation.id} className="grid gap-x-8 border-t border-line py-2.5 first:border-0 md:grid-cols-[20rem_minmax(0,1fr)]">
            <dt>
              <a href={`${paths.developers(language, 'reference')}#${operation.id}`} className="touch">
                {operation.summary}
              </a>
            </dt>
            <dd className="text-sm text-muted">
              <ApiPath path={operation.template} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

async function Downloads() {
  const t = await getTranslations('developers.downloads');
  return (
    <section aria-labelledby="downloads" className="py-8">
      <h2 id="downloads" className="text-lg">
        {t('heading')}
      </h2>
      <p className="mt-1 max-w-[41em]">{t('note')}</p>
      <dl className="mt-4">
        {(['postman', 'openapi'] as const).map((name) => (
          <div key={name} className="grid items-center gap-x-8 border-t border-line first:border-0 md:grid-cols-[20rem_minmax(0,1fr)]">
            <dt className="max-md:pt-2">{t(name)}</dt>
            <Spaced as="dd" className="flex gap-x-6">
              {languages.map((each) => (
                <a key={each} href={documentPath(name, each)} download className="tap">
                  {t(`in.${each}`)}
                </a>
              ))}
            </Spaced>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-muted">{t('importNote')}</p>
      <p className="mt-2">
        <a href="/api/client.ts" download className="tap">
          {t('client')}
        </a>
      </p>
    </section>
  );
}

type Keys = NonNullable<Awaited<ReturnType<typeof instance>>['keys']>;

/** The key form. Each rendering issues a new form token. */
async function KeyRequest({ language, keys }: { readonly language: Language; readonly keys: Keys }) {
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
