import { MarkedTitle } from '#components/text/marked-title.tsx';
import { Ltr, Text } from '#components/text/text.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { formatDate, formatHijri } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { type Language, languageFacts, languageOrFirst } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { MachineNote } from './machine-note.tsx';
import { Notices } from './notices.tsx';
import { PeopleLine } from './people.tsx';

interface RecordHeaderProps {
  readonly research: Research;
  /** The record in the other language. */
  readonly other?: Research | undefined;
  readonly language: Language;
}

/** Characters from which on a title is set smaller, so that the summary stays in the first screen of a phone. */
const longTitle = 90;

/** The header of a record: kind, title in both languages, people, venue and date. */
export function RecordHeader({ research, other, language }: RecordHeaderProps) {
  const { type, title } = research;
  // A remote service may give one language per request, so the other title is that of the other response.
  const otherTitle = title.alt ?? (other && other.title.lang !== title.lang ? other.title : undefined);
  return (
    <header>
      <Notices research={research} language={language} />
      {type && (
        <p className="text-sm text-muted">
          <a
            href={paths.research(language, { ...defaultResearchQuery, researchTypeId: [type.id] })}
            className="touch -my-2 no-underline hover:underline"
          >
            <Text value={type.name} />
          </a>
        </p>
      )}
      <h1
        className={`mt-0.5 ${title.value.length > longTitle ? 'text-[clamp(1.1875rem,2.2vw,1.5rem)]' : 'text-[clamp(1.375rem,2.6vw,1.75rem)]'}`}
      >
        <MarkedTitle research={research} />
      </h1>
      {otherTitle && (
        <p className="mt-1.5 text-sm text-muted max-md:leading-normal">
          <Text value={otherTitle} />
        </p>
      )}
      <p className="mt-1 text-xs text-muted empty:hidden">
        <MachineNote research={research} field="title" fieldLanguage={title.lang} language={language} />
        {otherTitle && <MachineNote research={research} field="title" fieldLanguage={otherTitle.lang} language={language} />}
      </p>
      <PeopleLine research={research} language={language} />
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
    <p className="mt-0.5 text-sm text-muted [&>*]:me-3.5">
      <Spaced>
        {venue?.id && (
          <a href={paths.venue(language, venue.id)}>
            <VenueName name={venue.name} otherName={originalVenue(research, other, language)} />
          </a>
        )}
        {venue && !venue.id && <VenueName name={venue.name} otherName={originalVenue(research, other, language)} />}
        {numbers.map(
          ([name, value]) =>
            value && (
              <span key={name} className="inline-block max-w-full">
                {t.rich(name, { value: () => <Ltr>{value}</Ltr> })}
              </span>
            ),
        )}
        {dateText && (
          <time dateTime={date?.iso ?? String(year)} className="inline-block max-w-full">
            {dateText}
            {languageFacts[language].hasHijriDates && date?.precision === 'day' && ` ${t('hijri', { date: formatHijri(date.iso) })}`}
          </time>
        )}
      </Spaced>
    </p>
  );
}

/** The original name of the venue, if the page shows a translated name that does not contain it. */
function originalVenue(research: Research, other: Research | undefined, language: Language): TextValue | undefined {
  const otherVenueName = languageOrFirst(research.language) !== language ? other?.venue?.name : undefined;
  return otherVenueName && !research.venue?.name.value.includes(otherVenueName.value) ? otherVenueName : undefined;
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
