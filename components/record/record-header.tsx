import { useTranslations } from 'next-intl';
import { Ltr, Text } from '#components/text.tsx';
import type { Language } from '#lib/domain/language.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { formatDate, formatHijri } from '#lib/i18n/format.ts';
import { paths } from '#lib/url/paths.ts';
import { MarkedTitle } from './marked-title.tsx';
import { PeopleLine } from './people.tsx';

interface RecordHeaderProps {
  readonly research: Research;
  readonly language: Language;
}

/** Kind and access, the title in both languages, the people, where and when. */
export function RecordHeader({ research, language }: RecordHeaderProps) {
  const t = useTranslations('record');
  const { type, title, openAccess } = research;
  return (
    <header>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
        {type && (
          <a
            href={paths.research(language, { ...defaultResearchQuery, researchTypeId: [type.id] })}
            className="no-underline hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            <Text value={type.name} />
          </a>
        )}
        {type && openAccess && <span aria-hidden="true">·</span>}
        {openAccess && <span className="text-ok">{t('openAccess')}</span>}
      </p>
      <h1 className="mt-1 max-w-4xl text-balance text-[clamp(1.5rem,3.2vw,2.125rem)] leading-(--leading-tight)">
        <MarkedTitle research={research} />
      </h1>
      {title.alt && (
        <p className="mt-2 max-w-4xl text-lg text-muted">
          <Text value={title.alt} className="[&:lang(ar)]:leading-[1.75]" />
        </p>
      )}
      <PeopleLine research={research} language={language} />
      <Place research={research} language={language} />
      {research.isTranslated && research.language && (
        <p className="mt-1 text-xs text-muted">
          {t('translatedTitle', {
            language: new Intl.DisplayNames([language], { type: 'language' }).of(research.language) ?? research.language,
          })}
        </p>
      )}
    </header>
  );
}

/** Venue, volume (issue), pages and date, each a unit of its own that never breaks apart. */
function Place({ research, language }: RecordHeaderProps) {
  const t = useTranslations('record');
  const { venue, volume, issue, pages, date, year } = research;
  const position = [volume && issue ? `${volume} (${issue})` : (volume ?? (issue && `(${issue})`)), pages].filter(Boolean).join(', ');
  const when = date ? formatDate(date, language) : year?.toString();
  return (
    <p className="mt-1 flex flex-wrap gap-x-4.5 text-sm text-muted">
      {venue && <Text value={venue.name} />}
      {position && <Ltr>{position}</Ltr>}
      {when && (
        <time dateTime={date?.iso ?? String(year)}>
          {when}
          {language === 'ar' && date?.precision === 'day' && ` ${t('hijri', { date: formatHijri(date.iso) })}`}
        </time>
      )}
    </p>
  );
}
