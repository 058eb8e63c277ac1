'use client';

import { useTranslations } from 'next-intl';
import { Text } from '#components/text.tsx';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { formatBytes } from '#lib/i18n/format.ts';
import { paths } from '#lib/url/paths.ts';

interface ExportMenuProps {
  readonly language: Language;
  readonly query: ResearchQuery;
  readonly total: number;
  /** On a person's page: whose list it is. */
  readonly authorId?: string | undefined;
}

/** Bytes of a record in each format, measured over the starter collection (mean of both languages). */
const bytesEach = { bib: 1150, ris: 1150, csv: 1250, json: 1650, jsonld: 2450 } as const;

/** The whole result as a file: how much it is, then five plain links, the feed and the report. Needs no script. */
export function ExportMenu({ language, query, total, authorId }: ExportMenuProps) {
  const t = useTranslations('exports');
  const listed = authorId === undefined ? query : { ...query, authorId: [authorId] };
  const fileOf = (extension: string) =>
    authorId === undefined ? paths.researchFile(language, extension, query) : paths.authorFile(language, authorId, extension, query);
  return (
    <details data-menu className="no-print text-sm" data-testid="export">
      <summary className="link flex min-h-11 list-none items-center">{t('summary', { count: total })}</summary>
      <div className="absolute inset-x-0 top-full z-10 w-auto max-w-96 rounded border border-control bg-surface p-4">
        <p>{t('note')}</p>
        <ul className="mt-1">
          {(['bib', 'ris', 'csv', 'json', 'jsonld'] as const).map((extension) => (
            <li key={extension} className="flex flex-wrap items-center justify-between gap-x-4">
              <a href={fileOf(extension)} download rel="nofollow" className="inline-flex min-h-9 items-center max-md:min-h-11">
                <Text value={t(`formats.${extension}`)} />
              </a>
              <span className="text-xs text-muted">{t('about', { size: formatBytes(total * bytesEach[extension], language) })}</span>
            </li>
          ))}
        </ul>
        <p className="mt-2 flex flex-wrap gap-x-6 border-t border-line pt-2">
          <a href={fileOf('atom')} type="application/atom+xml" rel="nofollow" className="inline-flex min-h-9 items-center max-md:min-h-11">
            {t('feed')}
          </a>
          <a href={paths.report(language, query)} rel="nofollow" className="inline-flex min-h-9 items-center max-md:min-h-11">
            {t('report')}
          </a>
          <a href={paths.researchFile(language, 'html', query)} rel="nofollow" className="inline-flex min-h-9 items-center max-md:min-h-11">
            {t('print')}
          </a>
          <a href={paths.charts(language, listed)} rel="nofollow" className="inline-flex min-h-9 items-center max-md:min-h-11">
            {t('charts')}
          </a>
          <a
            href={`${paths.report(language, query)}#another-site`}
            rel="nofollow"
            className="inline-flex min-h-9 items-center max-md:min-h-11"
          >
            {t('embed')}
          </a>
        </p>
      </div>
    </details>
  );
}
