import { getTranslations } from 'next-intl/server';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { instance } from '#lib/setup/compose.ts';
import { apiSamples } from '#lib/url/api-samples.ts';

interface PageInApiProps {
  /** One path, or one for each part of the page. */
  readonly path: string | readonly string[];
  /** Whether `path` is the path of a file, which needs no API key. */
  readonly isFile?: true;
}

/** The API request for this page's data; nothing in remote mode. */
export async function PageInApi({ path, isFile }: PageInApiProps) {
  const { service, siteUrl } = await instance();
  if (!service) return null;
  const t = await getTranslations('list');
  return (
    <details className="no-print mt-8 text-sm" data-testid="page-in-api">
      <summary className="link min-h-11 w-fit list-none py-2.5">{t('api')}</summary>
      <CodeBlock
        code={[path]
          .flat()
          .map((each) => (isFile ? `curl "${siteUrl}${each}"` : apiSamples(siteUrl, each).curl))
          .join('\n\n')}
        label="curl"
        copy={{ label: t('copy'), done: t('copied') }}
      />
    </details>
  );
}
