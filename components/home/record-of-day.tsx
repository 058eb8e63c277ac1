import { Text } from '#components/text/text.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Research } from '#lib/domain/research.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface RecordOfDayProps {
  /** The record in the page's language and in the other. */
  readonly research: Research;
  readonly other: Research;
  readonly language: Language;
}

const peopleMax = 4;

/** A complete record: titles, people, venue and both summaries side by side, the page's language first. */
export function RecordOfDay({ research, other, language }: RecordOfDayProps) {
  const t = useTranslations('home');
  const rows = useTranslations('rows');
  const people = research.authors.slice(0, peopleMax);
  const hiddenCount = research.authorCount - people.length;
  return (
    <article data-testid="record-of-day" className="mt-5">
      <h3 className="max-w-3xl text-xl">
        <Text value={research.title} as={PageLink} href={paths.record(language, research.id)} className="no-underline hover:underline" />
      </h3>
      <p className="mt-1 text-sm text-muted">
        {people.map(({ position, name }, index) => (
          <span key={position}>
            {index > 0 && rows('separator')}
            <Text value={name} />
          </span>
        ))}
        {hiddenCount > 0 && ` ${rows('moreAuthors', { count: hiddenCount })}`}
      </p>
      <Spaced as="p" className="flex flex-wrap gap-x-4.5 text-sm text-muted">
        {research.venue && <Text value={research.venue.name} />}
        {research.year}
        {research.freeToRead && <span className="text-ok">{rows('freeToRead')}</span>}
      </Spaced>
      <div className="mt-4 grid gap-x-12 gap-y-5 md:grid-cols-2">
        <Text value={research.abstract} as="p" className="text-pretty" />
        <div className="text-muted">
          <Text value={other.title} as="p" />
          <Text value={other.abstract} as="p" className="mt-1 text-pretty" />
        </div>
      </div>
      {research.abstractKind === 'editor' && <p className="mt-1 text-xs text-muted">{rows('editorNote')}</p>}
      <p className="mt-2">
        <PageLink href={paths.record(language, research.id)} className="link tap">
          {t('toRecord')}
        </PageLink>
      </p>
    </article>
  );
}
