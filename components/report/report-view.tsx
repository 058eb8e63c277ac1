import { useTranslations } from 'next-intl';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Spaced } from '#components/ui/spaced.tsx';

interface ReportViewProps {
  readonly lines: readonly { readonly field: string; readonly label: string; readonly value: string }[];
  /** The report as plain text, to copy. */
  readonly text: string;
  /** Changes since an earlier report; absent if the address names no earlier report. */
  readonly changesText?: string | undefined;
  readonly resultsHref: string;
  readonly jsonHref: string;
}

/** The search report, which documents a query and its result: fields, text to copy and permanent link. */
export function ReportView({ lines, text, changesText, resultsHref, jsonHref }: ReportViewProps) {
  const t = useTranslations('report');
  return (
    <main id="content" className="wrap pb-16">
      <h1 className="mt-10 text-2xl">{t('title')}</h1>
      <p className="mt-3 max-w-[39em] text-muted">{t('intro')}</p>
      {changesText && (
        <p role="status" className="mt-4 max-w-[39em] border-s-2 border-accent ps-4" data-testid="since-then">
          {changesText}
        </p>
      )}
      <dl
        className="mt-6 grid max-w-4xl gap-x-6 border-t-2 border-ink pt-3 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-y-1.5"
        data-testid="report"
      >
        {lines.map(({ field, label, value }) => (
          <div key={field} className="contents">
            <dt className="text-muted max-sm:mt-2">{label}</dt>
            <dd className="min-w-0" data-field={field}>
              {field === 'permalink' ? (
                <a href={value} rel="nofollow">
                  <bdi dir="ltr" className="break-all">
                    {value}
                  </bdi>
                </a>
              ) : (
                <bdi dir="auto">{value}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="no-print mt-5 flex flex-wrap gap-x-6">
        <Spaced>
          <a href={resultsHref} className="link inline-flex min-h-11 items-center">
            {t('results')}
          </a>
          <a href={jsonHref} rel="nofollow" className="link inline-flex min-h-11 items-center">
            {t('asJson')}
          </a>
        </Spaced>
      </p>
      <h2 className="no-print mt-6 text-lg">{t('asText')}</h2>
      <textarea
        readOnly
        rows={lines.length + 3}
        dir="auto"
        aria-label={t('asText')}
        defaultValue={text}
        className="field no-print mt-2 max-w-4xl text-sm"
      />
      <p className="no-print">
        <CopyButton text={text} label={t('copy')} doneLabel={t('copied')} />
      </p>
    </main>
  );
}
