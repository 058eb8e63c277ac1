import { isSupported, type SupportedFilters } from '#lib/answers/supported-filters.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { ResearchAddress } from '#lib/url/research-query.ts';
import type { QueryChange } from '#lib/url/table/table.ts';

interface OpenAccessNoteProps {
  readonly query: ResearchQuery;
  readonly supportedFilters?: SupportedFilters | undefined;
  readonly hrefOf: (change: QueryChange<ResearchAddress>) => string;
}

/** What the filter `openAccess` leaves out, with a link to the same list filtered by `freeToRead`. */
export function OpenAccessNote({ query: { openAccess }, supportedFilters, hrefOf }: OpenAccessNoteProps) {
  const t = useTranslations('list.openAccessNote');
  if (openAccess === undefined || !isSupported(supportedFilters, 'freeToRead')) return null;
  const href = hrefOf({ openAccess: undefined, freeToRead: openAccess });
  return (
    <p className="no-print mt-1 text-sm text-muted">
      {t.rich(openAccess ? 'true' : 'false', {
        free: (text) => (
          <a href={href} className="link inline-flex items-center max-md:min-h-11">
            {text}
          </a>
        ),
      })}
    </p>
  );
}
