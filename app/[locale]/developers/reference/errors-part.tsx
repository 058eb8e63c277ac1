import { getTranslations } from 'next-intl/server';
import { refusedCall } from '#app/_pages/developers/wire-samples.ts';
import { Code, inlineCode } from '#components/developers/inline-code.tsx';
import { Chapter, ManualPart, Prose } from '#components/developers/manual-page.tsx';
import { RegistryText } from '#components/developers/registry-text.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { faultReferences, problemReferences } from '#lib/contract/reference.ts';
import type { Language } from '#lib/languages/languages.ts';

/** The form of error responses, all error codes, and all codes of invalid parameters. */
export async function ErrorsPart({ language }: { readonly language: Language }) {
  const t = await getTranslations('developers.errors');
  return (
    <ManualPart id="errors" title={t('title')} lead={t.rich('lead', inlineCode)}>
      <Chapter isInPart id="shape" title={t('shapeHeading')} code={<CodeBlock code={refusedCall(language)} label={t('sample')} />}>
        <Prose name="errors.shape" />
        <Prose name="errors.strict" />
        <Prose name="errors.retry" />
      </Chapter>
      <section aria-labelledby="codes" className="border-t border-line py-8">
        <h3 id="codes">{t('tableHeading')}</h3>
        <ProblemList language={language} />
      </section>
      <section aria-labelledby="faults" className="border-t border-line py-8">
        <h3 id="faults">{t.rich('faultsHeading', inlineCode)}</h3>
        <dl className="mt-3">
          {faultReferences(language).map(({ code, text }) => (
            <div key={code} className="grid gap-x-8 border-t border-line py-2.5 first:border-0 md:grid-cols-[16rem_minmax(0,1fr)]">
              <dt>
                <Code>{code}</Code>
              </dt>
              <dd className="text-sm">
                <RegistryText text={text} language={language} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </ManualPart>
  );
}

/** All error codes with their remedies. The `documentation` URL in an error response points to the anchor of its code. */
function ProblemList({ language }: { readonly language: Language }) {
  return (
    <dl className="mt-3">
      {problemReferences(language).map(({ code, status, title, remedy }) => (
        <div
          key={code}
          id={code}
          className="grid gap-x-8 border-t border-line py-3 first:border-0 target:bg-mark md:grid-cols-[16rem_minmax(0,1fr)]"
        >
          <dt>
            <Code>
              <span className="text-muted">{status}</span> {code}
            </Code>
          </dt>
          <dd>
            <a href={`/problems/${code}`} className="font-semibold no-underline hover:underline">
              <RegistryText text={title} language={language} />
            </a>
            <p className="text-sm">
              <RegistryText text={remedy} language={language} />
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
