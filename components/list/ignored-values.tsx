'use client';

import { useSearchParams } from 'next/navigation';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { limits } from '#lib/domain/query.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { type IgnoredPart, ignoredParts } from '#lib/url/clean-search.ts';
import type { Table } from '#lib/url/table/table.ts';

/** Values in the address that are ignored (an invalid year, a text that is too long), as typed, with a button to copy them. */
export function IgnoredValues<T>({ table }: { readonly table: Table<T> }) {
  const t = useTranslations('list');
  const search = useSearchParams().toString();
  return ignoredParts(table, search).map(({ name, value }: IgnoredPart) => (
    <div key={`${name} ${value}`} data-testid="unused" className="mt-1 flex flex-wrap items-baseline gap-x-3 text-sm text-warn">
      <p className="max-h-24 min-w-0 overflow-y-auto break-words">
        {t.rich(name === 'keyword' ? 'tooLong' : 'unused', {
          name: t(`part.${name}` as 'part.sort'),
          most: limits.keywordLengthMax,
          value,
          q: (chunks) => <bdi dir="auto">{chunks}</bdi>,
        })}
      </p>
      <CopyButton text={value} label={t('copy')} doneLabel={t('copied')} />
    </div>
  ));
}
