import { getTranslations } from 'next-intl/server';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { ownKeys, remoteNotice } from '#app/_pages/developers/own-keys.tsx';
import { languageOf } from '#app/_pages/view/locale.ts';
import { OperationSection } from '#app/[locale]/developers/reference/operation-section.tsx';
import { Code, inlineCode } from '#components/developers/inline-code.tsx';
import { ManualPage, ManualPart, MessageChapter } from '#components/developers/manual-page.tsx';
import { RegistryText } from '#components/developers/registry-text.tsx';
import { TryKeyProvider } from '#components/developers/try-form.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { conditionalSample, walkSamples } from '#lib/contract/examples/code-samples.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { writeFault } from '#lib/contract/problems/faults.ts';
import { invalidParametersDetail } from '#lib/contract/problems/problem-details.ts';
import { problems } from '#lib/contract/problems/problems.ts';
import { faultReferences, operationReferences, problemReferences } from '#lib/contract/reference.ts';
import { anonymousLimit, requestLimits, tierLimits } from '#lib/contract/service-limits.ts';
import { limits } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';

type Props = PageProps<'/[locale]/developers/reference'>;

export const generateMetadata = manualMetadata('reference', 'reference');

/** Manual: all operations of the API, generated from the registry in `lib/contract`, with paging, errors and limits. */
export default async function ReferencePage({ params }: Props) {
  const language = await languageOf(params);
  const [t, parts] = [await getTranslations('developers.reference'), await getTranslations('developers')];
  const keys = await ownKeys();
  if (!keys) return remoteNotice({ language, section: 'reference', title: t('title') });
  const operations = operationReferences(language, siteUrl());
  const sharedProblems = new Set(
    operations[0]?.problems
      .map(({ code }) => code)
      .filter((code) => operations.every(({ problems }) => problems.some((problem) => problem.code === code))),
  );
  return (
    <ManualPage language={language} section="reference" title={t('title')} lead={t.rich('lead', inlineCode)}>
      <nav aria-label={t('contents')} className="mt-6">
        <ul className="gap-x-12 sm:columns-2">
          {operations.map((operation) => (
            <li key={operation.id}>
              <a href={`#${operation.id}`} className="inline-flex items-center py-1 max-md:min-h-11">
                {operation.summary}
              </a>
            </li>
          ))}
          {(['paging', 'errors', 'limits'] as const).map((part) => (
            <li key={part}>
              <a href={`#${part}`} className="inline-flex items-center py-1 max-md:min-h-11">
                {parts(`${part}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-4 text-sm text-muted">{t.rich('extensionNote', { x: () => <strong>{t('extension')}</strong> })}</p>
      <TryKeyProvider>
        {operations.map((operation) => (
          <OperationSection key={operation.id} operation={operation} language={language} sharedProblems={sharedProblems} />
        ))}
      </TryKeyProvider>
      <PagingPart language={language} />
      <ErrorsPart language={language} />
      <LimitsPart language={language} />
    </ManualPage>
  );
}

const inPaging = { part: 'paging', isInPart: true } as const;
const inLimits = { part: 'limits', isInPart: true } as const;

/** How to read a list by pages, by cursor, or only what changed. */
async function PagingPart({ language }: { readonly language: Language }) {
  const t = await getTranslations('developers');
  const copy = { label: t('copy'), done: t('copied') };
  const walks = walkSamples(apiPaths.researchList(language), siteUrl());
  const conditional = conditionalSample(apiPaths.research(language, 1), siteUrl(), 'W/"42-5d8c72a5edd"');
  return (
    <ManualPart id="paging" title={t('paging.title')} lead={t('paging.lead')}>
      <MessageChapter {...inPaging} name="pages" values={{ sizeMax: limits.pageSizeMax, window: limits.pageWindow }} />
      <MessageChapter {...inPaging} name="links" />
      <MessageChapter
        {...inPaging}
        name="cursor"
        values={{ hours: requestLimits.cursorHours }}
        code={walks.map(({ name, title, code }) => (
          <CodeBlock key={name} code={code} label={`${t('paging.sample')} (${title})`} copy={copy} />
        ))}
      />
      <MessageChapter {...inPaging} name="since" />
      <MessageChapter {...inPaging} name="etag" code={<CodeBlock code={conditional.code} label={t('paging.etagSample')} copy={copy} />} />
    </ManualPart>
  );
}

/** The form of error responses, all error codes, and all codes of invalid parameters. */
async function ErrorsPart({ language }: { readonly language: Language }) {
  const t = await getTranslations('developers.errors');
  return (
    <ManualPart id="errors" title={t('title')} lead={t.rich('lead', inlineCode)}>
      <MessageChapter
        part="errors"
        isInPart
        name="shape"
        further={['strict', 'retry']}
        code={<CodeBlock code={refusedCall(language)} label={t('sample')} />}
      />
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

/** Rate limits by tier of key, the headers that report them, and maximum sizes of requests. */
async function LimitsPart({ language }: { readonly language: Language }) {
  const t = await getTranslations('developers.limits');
  const sizes = {
    url: requestLimits.urlBytesMax,
    headers: requestLimits.headerBytesMax,
    keyword: limits.keywordLengthMax,
    seconds: requestLimits.processingMsMax / 1000,
  };
  return (
    <ManualPart id="limits" title={t('title')} lead={t('lead')}>
      <div className="max-w-[34rem] py-6">
        <TierTable language={language} />
      </div>
      <MessageChapter {...inLimits} name="headers" code={<CodeBlock code={sampleLimitHeaders()} label={t('headerSample')} />} />
      <MessageChapter {...inLimits} name="over" further={['anonymous']} values={{ count: anonymousLimit }} />
      <MessageChapter {...inLimits} name="sizes" further={['cors']} values={sizes} />
    </ManualPart>
  );
}

async function TierTable({ language }: { readonly language: Language }) {
  const t = await getTranslations('developers.limits');
  const columns = ['burst', 'daily', 'concurrent'] as const;
  return (
    <DataTable
      head={[t('tier'), ...columns.map((column) => t(column))]}
      rows={(['unverified', 'verified'] as const).map((tier) => ({
        id: tier,
        cells: [t(tier), ...columns.map((column) => formatInteger(tierLimits[tier][column], language))],
      }))}
    />
  );
}

const requestId = '0199d6d0-7b1e-7c5e-9a51-3f0b6f1f7a10';

/** Sample of an error: a request with two invalid parameters and its raw HTTP response, with the texts of the API. */
function refusedCall(language: Language): string {
  const body = {
    type: '/problems/invalid_parameter',
    title: problems.invalid_parameter.title[language],
    status: problems.invalid_parameter.status,
    detail: invalidParametersDetail(2)[language],
    instance: `urn:uuid:${requestId}`,
    code: 'invalid_parameter',
    requestId,
    errors: [
      writeFault({ parameter: 'pageSize', code: 'out_of_range', allowed: { min: 1, max: 100 }, value: '500' }, language),
      writeFault(
        { parameter: 'fromyears', code: 'unknown_parameter', variant: 'did_you_mean', suggestion: 'fromYear', value: '2020' },
        language,
      ),
    ],
    documentation: `/${language}/developers/reference#invalid_parameter`,
  };
  const requestHead = [
    'GET …/GetAllResearch?pageSize=500&fromyears=2020',
    '',
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Language: ${language}`,
  ];
  return [...requestHead, '', JSON.stringify(body, null, 2)].join('\n');
}

/** Sample of the rate-limit headers for a key of the default tier. */
function sampleLimitHeaders(): string {
  const { burst, daily } = tierLimits.unverified;
  return [
    `RateLimit-Policy: "burst";q=${burst};w=60, "daily";q=${daily};w=86400`,
    `RateLimit: "burst";r=${burst - 3};t=42, "daily";r=${daily - 127};t=59400`,
  ].join('\n');
}
