import { useTranslations } from 'next-intl';
import { Text } from '#components/text/text.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import type { CountedRef } from '#lib/domain/collection.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface PeopleCountsProps {
  readonly people: readonly CountedRef[];
  readonly language: Language;
  /** What is counted, for screen readers: publications `together` with the person of the page, or all publications (`alone`). */
  readonly counts: 'together' | 'alone';
  /** The link of a name; by default, to the page of the person. */
  readonly hrefOf?: (id: string) => string;
}

const visibleMax = 12;

/** Names with counts; the first are visible, the others folded. */
export function PeopleCounts({ people, language, counts, hrefOf = (id) => paths.author(language, id) }: PeopleCountsProps) {
  const t = useTranslations('author');
  if (people.length === 0) return null;
  const rest = people.slice(visibleMax);
  const rows = (entries: readonly CountedRef[]) => (
    <ul className="gap-x-10 text-sm sm:columns-2">
      {entries.map((person) => (
        <li key={person.id} className="break-inside-avoid">
          <PageLink
            href={hrefOf(person.id)}
            className="flex items-baseline justify-between gap-3 py-1 no-underline hover:underline max-md:min-h-11 max-md:items-center"
          >
            <Text value={person.name} />{' '}
            <span className="text-xs text-muted">
              <span aria-hidden="true">{formatInteger(person.count, language)}</span>{' '}
              <span className="sr-only">{t(counts, { count: person.count })}</span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="min-w-0">
      <div className="mt-2">{rows(people.slice(0, visibleMax))}</div>
      {rest.length > 0 && (
        <details>
          <summary className="link min-h-11 w-fit py-2.5 text-sm">{t('more', { count: rest.length })}</summary>
          {rows(rest)}
        </details>
      )}
    </div>
  );
}
