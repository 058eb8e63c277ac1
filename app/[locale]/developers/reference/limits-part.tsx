import { getTranslations } from 'next-intl/server';
import { sampleLimitHeaders } from '#app/_pages/developers/wire-samples.ts';
import { Chapter, ManualPart, Prose } from '#components/developers/manual-page.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { anonymousLimit, requestLimits, tierLimits } from '#lib/contract/service-limits.ts';
import { limits } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Rate limits by tier of key, the headers that report them, and maximum sizes of requests. */
export async function LimitsPart({ language }: { readonly language: Language }) {
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
      <Chapter isInPart id="headers" title={t('headersHeading')} code={<CodeBlock code={sampleLimitHeaders()} label={t('headerSample')} />}>
        <Prose name="limits.headers" />
      </Chapter>
      <Chapter isInPart id="over" title={t('overHeading')}>
        <Prose name="limits.over" />
        <Prose name="limits.anonymous" values={{ count: anonymousLimit }} />
      </Chapter>
      <Chapter isInPart id="sizes" title={t('sizesHeading')}>
        <Prose name="limits.sizes" values={sizes} />
        <Prose name="limits.cors" />
      </Chapter>
    </ManualPart>
  );
}

async function TierTable({ language }: { readonly language: Language }) {
  const t = await getTranslations('developers.limits');
  const columns = ['burst', 'daily', 'concurrent'] as const;
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2 text-start font-normal">
            {t('tier')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 text-end font-normal">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['unverified', 'verified'] as const).map((tier) => (
          <tr key={tier} className="border-b border-line">
            <th scope="row" className="py-2 text-start font-normal">
              {t(tier)}
            </th>
            {columns.map((column) => (
              <td key={column} className="py-2 text-end">
                {formatInteger(tierLimits[tier][column], language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
