'use client';

import { useTranslations } from 'next-intl';
import { CodeBlock } from '#components/ui/code-block.tsx';
import type { Language } from '#lib/languages/languages.ts';
import { apiSamples } from '#lib/url/api-samples.ts';
import { paths } from '#lib/url/paths.ts';

interface ApiCounterpartProps {
  readonly language: Language;
  readonly siteUrl: string;
  /** The API path of the page's data, starting with `/api/`. */
  readonly path: string;
}

/** "This list in the API": the exact request that returns these rows. */
export function ApiCounterpart({ language, siteUrl, path }: ApiCounterpartProps) {
  const t = useTranslations('list');
  const samples = apiSamples(siteUrl, path);
  const labels = { curl: 'curl', python: 'Python', javascript: 'JavaScript' } as const;
  return (
    <details className="no-print">
      <summary className="link w-fit list-none min-h-11 py-2.5">{t('apiList')}</summary>
      {Object.entries(labels).map(([name, label]) => (
        <CodeBlock key={name} code={samples[name as keyof typeof labels]} label={label} copy={{ label: t('copy'), done: t('copied') }} />
      ))}
      <p className="mt-2 text-xs text-muted">
        {t.rich('apiNote', { code: (chunks) => <code dir="ltr">{chunks}</code> })}{' '}
        <a href={`${paths.developers(language)}#key`}>{t('getKey')}</a>
      </p>
    </details>
  );
}
