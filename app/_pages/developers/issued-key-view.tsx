import { getTranslations } from 'next-intl/server';
import type { ReactElement } from 'react';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { type Tier, tierLimits } from '#lib/contract/service-limits.ts';
import type { Language } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';

interface IssuedKey {
  readonly key: string;
  readonly keyId: string;
  readonly name: string;
  readonly tier: Tier;
}

/** A new key, how to store it, and a first request that works unchanged. Only its hash is stored, so it can be shown only now. */
export async function issuedKeyView({ key, keyId, name, tier }: IssuedKey, language: Language): Promise<ReactElement> {
  const t = await getTranslations({ locale: language, namespace: 'developers' });
  const curl = `curl -H "X-Api-Key: ${key}" \\\n  "${siteUrl()}${apiPaths.researchList(language)}?pageSize=3"`;
  return (
    <div className="max-w-2xl border-s-2 border-ok ps-4" data-testid="issued-key">
      <p className="font-semibold">{t('key.issued')}</p>
      <CopyButton text={key} label={t('key.copyKey')} doneLabel={t('copied')} className="button mt-3 cursor-pointer" />
      {/* Hidden until the reader opens it, because other people may see the screen. */}
      <details className="mt-1">
        <summary className="link w-fit list-none min-h-11 py-2.5">{t('key.showKey')}</summary>
        <p>
          <code dir="ltr" translate="no" data-testid="key" className="font-mono text-sm break-all select-all">
            {key}
          </code>
        </p>
        <CodeBlock code={curl} label={t('key.tryIt')} copy={{ label: t('copy'), done: t('copied') }} className="mt-4" />
      </details>
      <p className="mt-3">{t('key.issuedNote')}</p>
      <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-5 gap-y-1 text-sm">
        <dt className="text-muted">{t('key.keyName')}</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
        <dt className="text-muted">{t('key.keyId')}</dt>
        <dd>
          <bdi dir="ltr">{keyId}</bdi>
        </dd>
      </dl>
      <p className="mt-1 text-sm text-muted">{t('key.keyLimits', { burst: tierLimits[tier].burst, daily: tierLimits[tier].daily })}</p>
      <p className="mt-4">
        <a href={paths.developers(language, 'reference')}>{t('key.goOn')}</a>
      </p>
    </div>
  );
}
