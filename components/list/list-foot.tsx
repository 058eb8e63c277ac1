'use client';

import { Pager } from '#components/list/pager.tsx';
import { save } from '#components/list/state/use-address.ts';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { latinDigits } from '#lib/base/latin-digits.ts';
import type { Page } from '#lib/domain/page.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { apiSamples } from '#lib/url/api-samples.ts';
import { paths } from '#lib/url/paths.ts';

interface ListFootProps {
  readonly language: Language;
  readonly list: {
    readonly query: { readonly pageIndex: number; readonly pageSize: number };
    readonly page: Pick<Page<unknown>, 'hasNext' | 'total' | 'totalPages'>;
    readonly pages: number;
    readonly hrefOf: (change: { readonly pageIndex?: number; readonly pageSize?: number }) => string;
    readonly hrefOfPage: (pageIndex: number) => string;
    readonly furtherHref?: string | undefined;
    readonly previousHref?: string | undefined;
    readonly navigate: (href: string, focus: boolean) => void;
  };
  /** Action of the paging form. */
  readonly action: string;
  readonly apiSiteUrl?: string | undefined;
  /** The API path of the list, starting with `/api/`. */
  readonly apiPath: string;
}

/** Below the rows: pages, rows per page, and the API request. */
export function ListFoot({ language, list, action, apiSiteUrl, apiPath }: ListFootProps) {
  const { query, page, pages, hrefOf, hrefOfPage, furtherHref, previousHref, navigate } = list;
  const { pageIndex } = query;
  return (
    <>
      <Pager
        language={language}
        pageIndex={pageIndex}
        pages={pages}
        hasNext={page.hasNext}
        hrefOf={hrefOfPage}
        furtherHref={furtherHref}
        previousHref={previousHref}
      />
      {(page.total ?? Infinity) > pageSizes[0] && (
        <PageOptions
          language={language}
          pageSize={query.pageSize}
          pageIndex={pageIndex}
          pages={page.totalPages ?? 1}
          hrefOf={hrefOf}
          action={action}
          hiddenFields={[...new URLSearchParams(hrefOf({ pageIndex: 1 }).split('?')[1])]}
          onJump={(jumpTo) => navigate(hrefOfPage(jumpTo), true)}
        />
      )}
      {apiSiteUrl && <ApiCounterpart language={language} siteUrl={apiSiteUrl} path={apiPath} />}
    </>
  );
}

interface ApiCounterpartProps {
  readonly language: Language;
  readonly siteUrl: string;
  /** The API path of the page's data, starting with `/api/`. */
  readonly path: string;
}

/** "This list in the API": the exact request that returns these rows. */
function ApiCounterpart({ language, siteUrl, path }: ApiCounterpartProps) {
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

interface PageOptionsProps {
  readonly language: Language;
  readonly pageSize: number;
  readonly pageIndex: number;
  readonly pages: number;
  readonly hrefOf: (change: { pageSize?: number; pageIndex?: number }) => string;
  /** Action and hidden fields of the form, which the browser uses when JavaScript is off. */
  readonly action: string;
  readonly hiddenFields: readonly (readonly [name: string, value: string])[];
  readonly onJump: (pageIndex: number) => void;
}

const pageSizes = [10, 20, 50, 100] as const;

/** Rows per page, and a field to go to a page. */
function PageOptions({ language, pageSize, pageIndex, pages, hrefOf, action, hiddenFields, onJump }: PageOptionsProps) {
  const t = useTranslations('paging');
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-1">
        <Spaced>
          <span className="me-2 text-muted">{t('perPage')}</span>
          {pageSizes.map((size) => (
            <a
              key={size}
              href={hrefOf({ pageSize: size })}
              data-scripted
              onClick={() => save('pageSize', String(size))}
              aria-current={size === pageSize ? 'true' : undefined}
              className="grid min-h-9 min-w-9 place-items-center no-underline hover:underline aria-[current]:font-semibold aria-[current]:underline max-md:min-h-11 max-md:min-w-11"
            >
              {formatInteger(size, language)}
            </a>
          ))}
        </Spaced>
      </p>
      {pages > 3 && (
        <form
          method="get"
          action={action}
          className="flex items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            const requestedPage = Number(latinDigits(String(new FormData(event.currentTarget).get('pageIndex'))));
            if (requestedPage >= 1) onJump(Math.min(requestedPage, pages));
          }}
        >
          {hiddenFields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label className="flex items-center gap-2 text-muted">
            {t('goTo')}
            <input
              name="pageIndex"
              defaultValue={pageIndex}
              key={pageIndex}
              inputMode="numeric"
              pattern="[0-9٠-٩۰-۹]*"
              dir="ltr"
              className="field w-18 px-2 text-start text-ink"
            />
          </label>
          <button type="submit" className="link min-h-11 cursor-pointer px-1">
            {t('go')}
          </button>
        </form>
      )}
    </div>
  );
}
