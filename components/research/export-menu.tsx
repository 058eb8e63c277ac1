'use client';

import { useState } from 'react';
import { Text } from '#components/text/text.tsx';
import { RetryNote } from '#components/ui/retry-note.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { type FileSizes, fetchFileSizes } from '#lib/answers/file-sizes-answer.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { formatBytes } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import type { ExportFormat } from './browser-props.ts';

interface ExportMenuProps {
  readonly language: Language;
  readonly query: ResearchQuery;
  readonly total: number;
  /** Id of the person, on an author page. */
  readonly authorId?: string | undefined;
  readonly formats: readonly ExportFormat[];
}

/** File sizes, requested when the menu opens, because the estimate costs more than the list. Without JavaScript, no sizes are shown. */
function useFileSizes(language: Language, query: ResearchQuery) {
  const address = paths.bffFileSizes(language, query);
  const [answer, setAnswer] = useState<{ readonly address: string; readonly sizes?: FileSizes }>();
  const current = answer?.address === address ? answer : undefined;
  const load = () => {
    setAnswer(undefined);
    fetchFileSizes(language, query).then(
      (sizes) => setAnswer({ address, sizes }),
      () => setAnswer({ address }),
    );
  };
  return { sizes: current?.sizes, isFailed: current !== undefined && !current.sizes, load };
}

/** The complete result as a file: plain links with sizes, the feed and the report. */
export function ExportMenu({ language, query, total, authorId, formats }: ExportMenuProps) {
  const t = useTranslations('exports');
  const exportQuery = authorId === undefined ? query : { ...query, authorId: [authorId] };
  const fileOf = (extension: string) =>
    authorId === undefined ? paths.researchFile(language, extension, query) : paths.authorFile(language, authorId, extension, query);
  const { sizes, isFailed, load } = useFileSizes(language, exportQuery);
  const filesOf = (some: readonly ExportFormat[]) => (
    <ul className="mt-1">
      {some.map(({ extension, label }) => (
        <li key={extension} className="flex flex-wrap items-center justify-between gap-x-4">
          <a href={fileOf(extension)} download rel="nofollow" className="inline-flex min-h-9 items-center max-md:min-h-11">
            <Text value={label} />
          </a>
          {sizes?.[extension] !== undefined && (
            <span data-bytes={sizes[extension]} className="text-xs text-muted">
              {t('about', { size: formatBytes(sizes[extension], language) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <details
      data-menu
      name="menu"
      className="no-print text-sm"
      data-testid="export"
      onToggle={({ currentTarget }) => currentTarget.open && !sizes && load()}
    >
      <summary className="link flex min-h-11 list-none items-center">
        {/* On a phone, the number that the line begins with is not repeated. */}
        <span>{t.rich('summary', { count: total, n: (chunks) => <span className="max-sm:sr-only">{chunks}</span> })}</span>
      </summary>
      <div className="absolute inset-x-0 top-full z-10 w-auto max-w-96 rounded border border-control bg-surface p-4">
        <p>{t('note')}</p>
        {filesOf(formats.filter(({ isForPrograms }) => !isForPrograms))}
        <details>
          <summary className="link min-h-9 w-fit py-1.5 max-md:min-h-11 max-md:py-2.5">{t('moreFormats')}</summary>
          {filesOf(formats.filter(({ isForPrograms }) => isForPrograms))}
          <a
            href={paths.withJournalMacros(fileOf('bib'))}
            download
            rel="nofollow"
            className="inline-flex min-h-9 items-center max-md:min-h-11"
          >
            {t('bibtexMacros')}
          </a>
        </details>
        {isFailed && <RetryNote text={t('sizesFailed')} onRetry={load} />}
        <p className="mt-2 flex flex-wrap gap-x-6 border-t border-line pt-2">
          <Spaced>
            <a href={paths.report(language, query)} rel="nofollow" className="inline-flex min-h-9 items-center max-md:min-h-11">
              {t('report')}
            </a>
            <a
              href={paths.researchFile(language, 'html', query)}
              rel="nofollow"
              className="inline-flex min-h-9 items-center max-md:min-h-11"
            >
              {t('print')}
            </a>
          </Spaced>
        </p>
      </div>
    </details>
  );
}
