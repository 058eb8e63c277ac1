'use client';

import { useEffect, useState } from 'react';
import { saveAll } from '#components/list/state/saved-records.ts';
import { endSelection, select } from '#components/list/state/selection.ts';
import type { ExportFormat } from '#components/research/browser-props.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

export interface SelectionBarProps {
  readonly language: Language;
  readonly tickedIds: readonly string[];
  /** Ids of the rows on this page. */
  readonly ids: readonly string[];
  readonly formats: readonly ExportFormat[];
}

const itemClass = 'link inline-flex min-h-11 cursor-pointer items-center';

/** Actions on the ticked rows, fixed to the bottom of the window; loaded on first use. */
export function SelectionBar({ language, tickedIds, ids, formats }: SelectionBarProps) {
  const t = useTranslations('selection');
  const [isSaved, setSaved] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed selection is not saved yet.
  useEffect(() => setSaved(false), [tickedIds]);
  const isWhole = ids.length > 0 && ids.every((id) => tickedIds.includes(id));
  return (
    <section
      aria-label={t('label')}
      data-testid="selection"
      className="no-print sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 max-sm:gap-x-3 border-t border-control bg-paper py-1 text-sm"
    >
      {/* Reserves space for the longest text, so that the buttons do not move. */}
      <strong role="status" className="font-semibold max-md:w-full md:min-w-64">
        {isSaved ? t('saved', { count: tickedIds.length }) : t('count', { count: tickedIds.length })}
      </strong>
      <button type="button" className={`${itemClass} min-w-[9.25em]`} onClick={() => select(ids, !isWhole)}>
        {t(isWhole ? 'none' : 'all')}
      </button>
      <div className={tickedIds.length > 0 ? 'contents' : 'invisible contents'}>
        <a href={`${paths.list(language, tickedIds)}#bibliography`} className={itemClass}>
          {t('cite')}
        </a>
        <button
          type="button"
          className={itemClass}
          onClick={() => {
            saveAll(tickedIds);
            setSaved(true);
          }}
        >
          {t('save')}
        </button>
        <Files language={language} tickedIds={tickedIds} formats={formats} />
      </div>
      <button type="button" className={`${itemClass} ms-auto`} onClick={endSelection}>
        {t('end')}
      </button>
    </section>
  );
}

function Files({ language, tickedIds, formats }: Omit<SelectionBarProps, 'ids'>) {
  const t = useTranslations('selection');
  return (
    <details data-menu name="menu" className="relative">
      <summary className={`${itemClass} list-none`}>{t('export')}</summary>
      <ul className="absolute bottom-full end-0 rounded border border-control bg-surface px-4 py-1">
        {formats.map(({ extension, name }) => (
          <li key={extension}>
            <a href={paths.listFile(language, extension, tickedIds)} download rel="nofollow" className={itemClass}>
              <bdi dir="ltr" className="whitespace-nowrap">
                {name}
              </bdi>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
