import { useTranslations } from 'next-intl';
import { MarkedTitle } from '#components/text/marked-title.tsx';
import { Ltr, Text } from '#components/text/text.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { formatDate, formatHijri } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { MachineNote } from './machine-note.tsx';
import { Notices } from './notices.tsx';
import { PeopleLine } from './people.tsx';

interface RecordHeaderProps {
  readonly research: Research;
  /** The record in the other language. */
  readonly other?: Research | undefined;
  readonly language: Language;
  /** Anchor of the next section, for the link that skips the authors. */
  readonly nextSection: string;
  /** Whether both languages are shown, and the address that toggles this. */
  readonly isBoth: boolean;
  readonly viewHref: string;
}

/** The header of a record: kind, title in both languages, people, venue and date. */
export function RecordHeader({ research, other, language, nextSection, isBoth, viewHref }: RecordHeaderProps) {
  const t = useTranslations('record.both');
  const { type, title } = research;
  return (
    <header>
      <Notices research={research} language={language} />
      <p className="flex flex-wrap items-center gap-x-5 text-xs text-muted">
        <Spaced>
          {type && (
            <a
              href={paths.research(language, { ...defaultResearchQuery, researchTypeId: [type.id] })}
              className="no-underline hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
            >
              <Text value={type.name} />
            </a>
          )}
          <a href={viewHref} rel="nofollow" className="link no-print inline-flex items-center max-md:min-h-11" data-testid="both-switch">
            {t(isBoth ? 'one' : 'switch')}
          </a>
        </Spaced>
      </p>
      <h1 className="mt-1 max-w-4xl text-balance text-[clamp(1.5rem,3.2vw,2.125rem)] leading-(--leading-tight)">
        <MarkedTitle research={research} />
      </h1>
      {title.alt && !isBoth && (
        <p className="mt-2 max-w-4xl text-muted md:text-lg">
          <Text value={title.alt} className="[&:lang(ar)]:leading-[1.75]" />
        </p>
      )}
      <p className="mt-1 text-xs text-muted empty:hidden">
        <MachineNote research={research} field="title" fieldLanguage={title.lang} language={language} />
        {title.alt && <MachineNote research={research} field="title" fieldLanguage={title.alt.lang} language={language} />}
      </p>
      <PeopleLine research={research} language={language} nextSection={nextSection} />
      <PublicationLine research={research} other={other} language={language} />
    </header>
  );
}

/** The line with venue, volume, issue, pages and date. */
function PublicationLine({ research, other, language }: Pick<RecordHeaderProps, 'research' | 'other' | 'language'>) {
  const t = useTranslations('record');
  const { venue, volume, issue, pages, date, year } = research;
  const dateText = date ? formatDate(date, language) : year?.toString();
  const numbers = [
    ['volume', volume],
    ['issue', issue],
    [pages && /[-–,]/.test(pages) ? 'pages' : 'page', pages],
  ] as const;
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-4.5 text-sm text-muted">
      <Spaced>
        {venue?.id && (
          <a
            href={paths.venue(language, venue.id)}
            className="no-underline hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            <VenueName name={venue.name} otherName={originalVenue(research, other, language)} />
          </a>
        )}
        {venue && !venue.id && <VenueName name={venue.name} otherName={originalVenue(research, other, language)} />}
        {numbers.map(([name, value]) => value && <span key={name}>{t.rich(name, { value: () => <Ltr>{value}</Ltr> })}</span>)}
        {dateText && (
          <time dateTime={date?.iso ?? String(year)}>
            {dateText}
            {language === 'ar' && date?.precision === 'day' && ` ${t('hijri', { date: formatHijri(date.iso) })}`}
          </time>
        )}
      </Spaced>
    </p>
  );
}

/** The original name of the venue, if the page shows a translated name. */
function originalVenue(research: Research, other: Research | undefined, language: Language): TextValue | undefined {
  const isForeign = language === 'ar' ? research.language !== 'ar' : research.language === 'ar';
  const otherVenueName = isForeign ? other?.venue?.name : undefined;
  return otherVenueName && otherVenueName.value !== research.venue?.name.value ? otherVenueName : undefined;
}

/** A venue's original name, as libraries list it, with its name in the page language in parentheses. */
function VenueName({ name, otherName }: { readonly name: TextValue; readonly otherName: TextValue | undefined }) {
  if (!otherName) return <Text value={name} />;
  return (
    <span>
      <Text value={otherName} className="text-ink" /> (<Text value={name} />)
    </span>
  );
}
