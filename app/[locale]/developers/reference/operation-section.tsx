import { getTranslations } from 'next-intl/server';
import { Code, inlineCode } from '#components/developers/inline-code.tsx';
import { ApiPath, RegistryText } from '#components/developers/registry-text.tsx';
import { TryForm } from '#components/developers/try-form.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { OperationReference, ParameterReference } from '#lib/contract/reference.ts';
import { type Language, languageFacts } from '#lib/languages/languages.ts';

interface OperationSectionProps {
  readonly operation: OperationReference;
  readonly language: Language;
  /** Problems that every operation can return. The page explains them once for all operations. */
  readonly sharedProblems: ReadonlySet<string>;
}

/** One operation from the registry: description, parameters, a request with its response, problems and a form to try it. */
export async function OperationSection({ operation, language, sharedProblems }: OperationSectionProps) {
  const t = await getTranslations('developers.reference');
  return (
    <section aria-labelledby={operation.id} className="border-b border-line py-10 last:border-0">
      <h2 id={operation.id} className="text-xl">
        {operation.summary}
      </h2>
      <p className="mt-1 text-sm">
        <ApiPath method={operation.method} path={operation.template} />
      </p>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        <div className="min-w-0">
          <p>
            <RegistryText text={operation.description} language={language} />
          </p>
          <h3 className="mt-6 text-base">{t('parameters')}</h3>
          <ParameterList parameters={operation.parameters} language={language} />
          <h3 className="mt-6 text-base">{t('problems')}</h3>
          <Problems operation={operation} sharedProblems={sharedProblems} />
        </div>
        <div className="min-w-0">
          <Samples operation={operation} />
          <CodeBlock code={JSON.stringify(operation.example.body, null, 2)} label={t('example')} className="mt-4" />
          <p className="mt-2 text-xs text-muted">{t('formats', { formats: operation.formats.join(languageFacts[language].comma) })}</p>
          <Try operation={operation} />
        </div>
      </div>
    </section>
  );
}

/** The request in several programming languages. The `<details>` share a `name`, so that only one is open at a time. */
async function Samples({ operation }: { readonly operation: OperationReference }) {
  const t = await getTranslations('developers');
  return (
    <div>
      <h3 className="text-base">{t('reference.samples')}</h3>
      {operation.samples.map(({ name, title, code }, index) => (
        <details key={name} name={`sample-${operation.id}`} open={index === 0} className="border-t border-line first-of-type:border-0">
          <summary className="link w-fit py-2.5 text-sm">
            <bdi dir="ltr">{title}</bdi>
          </summary>
          <CodeBlock code={code} label={title} isLabelHidden copy={{ label: t('copy'), done: t('copied') }} className="-mt-2 pb-3" />
        </details>
      ))}
    </div>
  );
}

async function Problems({ operation, sharedProblems }: Omit<OperationSectionProps, 'language'>) {
  const t = await getTranslations('developers.reference');
  return (
    <Spaced as="p" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <a href={'#codes'} className="touch">
        {t('sharedProblems')}
      </a>
      {operation.problems
        .filter(({ code }) => !sharedProblems.has(code))
        .map(({ code, status, title }) => (
          <a key={code} href={`#${code}`} title={title} className="touch">
            <Code>
              {status} {code}
            </Code>
          </a>
        ))}
    </Spaced>
  );
}

/** A form to try the operation, prefilled with the sample request; empty fields are not sent. */
async function Try({ operation }: { readonly operation: OperationReference }) {
  const t = await getTranslations('developers.reference');
  const sampleParams = new URL(operation.samplePath, 'http://localhost').searchParams;
  const parameters = operation.parameters.map(({ name, place, example }) => ({
    name,
    inPath: place === 'path',
    value: place === 'path' ? example : (sampleParams.get(name) ?? ''),
  }));
  const labels = {
    key: t('tryKey'),
    send: t('send'),
    sending: t('sending'),
    answer: t('answer'),
    failed: t('failed'),
    noScript: t('noScript'),
  };
  return (
    <details className="mt-4 border-t border-line">
      <summary className="link w-fit py-2.5">{t('try')}</summary>
      <p className="mb-3 text-xs text-muted">
        {t('tryNote')} {t('keyShared')}
      </p>
      <TryForm path={operation.path} parameters={parameters} labels={labels} />
    </details>
  );
}

/** The parameters of an operation: name, type, default, meaning. A list rather than a table, for narrow screens. */
async function ParameterList({
  parameters,
  language,
}: {
  readonly parameters: readonly ParameterReference[];
  readonly language: Language;
}) {
  const t = await getTranslations('developers.reference');
  if (parameters.length === 0) return <p className="mt-2 text-sm text-muted">{t('none')}</p>;
  return (
    <dl className="mt-2 text-sm">
      {parameters.map((parameter) => (
        <div key={parameter.name} className="border-t border-line py-2.5 first:border-0">
          <Spaced as="dt" className="flex flex-wrap items-baseline gap-x-3">
            <Code>
              <strong>{parameter.name}</strong>
            </Code>
            {parameter.extension && <span className="text-xs text-muted">{t('extension')}</span>}
            {parameter.required && <span className="text-xs text-muted">{t('required')}</span>}
          </Spaced>
          <dd>
            <p>
              <RegistryText text={parameter.text} language={language} />
            </p>
            <p className="text-xs text-muted">
              <Accepts kind={parameter.kind} />
              {parameter.fallback && (
                <>
                  {languageFacts[language].semicolon}
                  {t('default')}: <RegistryText text={parameter.fallback} language={language} />
                </>
              )}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The accepted values of a parameter, in words. */
async function Accepts({ kind }: { readonly kind: ParameterReference['kind'] }) {
  const t = await getTranslations('developers.reference.kinds');
  switch (kind.type) {
    case 'integer':
      return kind.max > 1_000_000
        ? t('integerOpen', { min: String(kind.min) })
        : t('integer', { min: String(kind.min), max: String(kind.max) });
    case 'ids':
    case 'languages':
    case 'countries':
      return t(kind.type, { max: String(kind.countMax) });
    case 'text':
    case 'slug':
      return t(kind.type, { max: String(kind.lengthMax) });
    case 'names':
      return t('names', { max: String(kind.countMax), length: String(kind.lengthMax) });
    case 'choice':
    case 'choices':
      return t.rich(kind.type, { v: () => <Code>{kind.of.join(' ')}</Code> });
    case 'flag':
      return t.rich('flag', inlineCode);
    case 'letter':
      return t('letter');
    case 'cursor':
      return t.rich('cursor', inlineCode);
    case 'moment':
      return t('moment');
  }
}
