'use client';

import { useTranslations } from 'next-intl';
import { save } from '#components/list/state/use-address.ts';
import { Spaced } from '#components/ui/spaced.tsx';
import { latinDigits } from '#lib/base/latin-digits.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';

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
export function PageOptions({ language, pageSize, pageIndex, pages, hrefOf, action, hiddenFields, onJump }: PageOptionsProps) {
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
          <label className="flex items-center gap-2">
            <span className="text-muted">{t('goTo')}</span>
            <input
              name="pageIndex"
              defaultValue={pageIndex}
              key={pageIndex}
              inputMode="numeric"
              pattern="[0-9٠-٩۰-۹]*"
              dir="ltr"
              className="field w-18 px-2 text-start"
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
