import type { ReactNode } from 'react';
import { SearchField } from '#components/ui/search-field.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { useTranslations } from '#lib/i18n/use-translations.ts';

interface NameFinderProps {
  /** Action and hidden fields of the form. */
  readonly action: string;
  readonly hidden: readonly (readonly [string, string])[];
  readonly find: string | undefined;
  /** Label of the field; "name" by default. */
  readonly label?: string;
  /** The order of the values, and the address of each order; absent where the order is fixed. */
  readonly by?: 'count' | 'name';
  readonly hrefOf?: (order: 'count' | 'name') => string;
  /** The number of values, shown before the form. */
  readonly count: ReactNode;
  /** Content after the sort orders. */
  readonly children?: ReactNode;
}

/** Tools above a list of values: number of values, search by name and sort orders. Needs no script. */
export function NameFinder({ action, hidden, find, label, by, hrefOf, count, children }: NameFinderProps) {
  const t = useTranslations('facets');
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-x-8 gap-y-2 border-b border-line pb-2 text-sm">
      {count}
      <form method="get" action={action} className={`flex max-sm:w-full ${label ? 'sm:w-96' : ''}`}>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField name="find" defaultValue={find} maxLength={60} label={label ?? t('find')} button={t('go')} />
      </form>
      {hrefOf && (
        <p className="flex flex-wrap items-center gap-x-3">
          <Spaced>
            <span className="text-muted">{t('order')}</span>
            {(['count', 'name'] as const).map((order) => (
              <a
                key={order}
                href={hrefOf(order)}
                rel="nofollow"
                aria-current={order === by ? 'true' : undefined}
                className="inline-flex min-h-11 items-center no-underline hover:underline aria-[current]:font-semibold aria-[current]:underline"
              >
                {t(order === 'name' ? 'byName' : 'byCount')}
              </a>
            ))}
          </Spaced>
        </p>
      )}
      {children}
    </div>
  );
}
