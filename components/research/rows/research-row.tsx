'use client';

import { type ComponentType, Fragment, lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { SaveButton } from '#components/list/save-button.tsx';
import type { RowAbstractProps } from '#components/research/rows/row-abstract.tsx';
import { RowCheckbox } from '#components/research/rows/row-checkbox.tsx';
import { MarkedText } from '#components/text/marked-text.tsx';
import { MarkedTitle } from '#components/text/marked-title.tsx';
import { Text } from '#components/text/text.tsx';
import { isPlainClick } from '#components/ui/is-plain-click.ts';
import { PageLink } from '#components/ui/page-link.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { type ResearchRowData, rowPeopleMax } from '#lib/answers/research-answer.ts';
import type { Loose } from '#lib/base/without-undefined.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { type AbstractKind, abstractWord } from '#lib/domain/text-origin.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { languageName } from '#lib/languages/language-name.ts';
import { directionOf, type Language, languages } from '#lib/languages/languages.ts';
import { openedPath, paths, rowAnchor } from '#lib/url/paths.ts';

type LazyPart = ComponentType<RowAbstractProps>;

const RowAbstract = lazy(() =>
  withFallback(
    import('./row-abstract.tsx').then((module) => module.RowAbstract),
    partOnRecord('abstract'),
  ),
);
const RowCitations = lazy(() =>
  withFallback(
    import('#components/record/row-citations.tsx').then((module) => module.RowCitations),
    partOnRecord('cite'),
  ),
);

/** A lazily loaded part of a row. When its script fails, the record page opens instead. */
const withFallback = (loading: Promise<LazyPart>, fallback: LazyPart) => loading.catch(() => fallback).then((part) => ({ default: part }));

function partOnRecord(part: 'abstract' | 'cite'): LazyPart {
  return ({ id, language }) => {
    useEffect(() => location.assign(`${paths.record(language, id)}#${part}`), [id, language]);
    return null;
  };
}

interface ResearchRowProps {
  readonly research: ResearchRowData;
  readonly language: Language;
  /** The list and the position in it, for the links from the record to the previous and the next one. */
  readonly from?: { readonly query: ResearchQuery; readonly place: number } | undefined;
  readonly headingLevel?: 2 | 3 | 4;
  /** The record as COinS (OpenURL), which reference managers detect. */
  readonly coins?: string | undefined;
  /** Set where rows expand and can be selected: list address, row index, and the abstract if the row is open. */
  readonly opening?: { readonly list: string; readonly index: number; readonly abstract?: ReactNode; readonly isSelecting: boolean };
  /** The number of the row in a numbered list. */
  readonly position?: number;
  /** A note on why the row is listed, shown below it. */
  readonly note?: ReactNode;
}

/** A publication in a list: titles, people, venue, date and matches. */
export function ResearchRow({ research, language, from, headingLevel = 2, coins, opening, position, note }: ResearchRowProps) {
  const t = useTranslations('rows');
  const [isCiting, setCiting] = useState(false);
  const [isRead, setRead] = useState(opening?.abstract !== undefined);
  const Heading = `h${headingLevel}` as 'h2' | 'h3' | 'h4';
  const href = paths.record(language, research.id, from);
  return (
    <li id={opening && rowAnchor(opening.index)} value={position} className="border-b border-line py-3 max-sm:py-2">
      <article>
        {opening && <RowCheckbox id={research.id} title={research.title.value} isSelecting={opening.isSelecting} />}
        <Heading className="max-w-4xl text-[1.1875rem] max-sm:text-[0.9375rem] max-sm:leading-(--leading-tight)">
          <Title research={research} href={href} />
        </Heading>
        {research.title.alt && <SecondTitle alt={research.title.alt} highlights={research.highlights} />}
        <People research={research} language={language} />
        <p className="mt-0.5 flex flex-wrap items-center gap-x-4.5 text-sm text-muted max-md:gap-x-3 max-sm:mt-0 max-sm:text-xs">
          <Spaced>
            {/* A line of its own on a phone, so that the links below are in line in every row. */}
            <span className="flex flex-wrap gap-x-4.5 max-md:gap-x-3 max-sm:w-full">
              <Spaced>
                {research.notice && (
                  <strong
                    className={`font-semibold ${research.notice === 'retraction' || research.notice === 'concern' ? 'text-warn' : ''}`}
                  >
                    {t(`notice.${research.notice}`)}
                  </strong>
                )}
                {research.machine && <span>{research.machine}</span>}
                {research.venue && <Text value={research.venue.name} />}
                {research.year}
                {research.type && <Text value={research.type.name} />}
                {research.language && research.language !== languages[0] && <span>{languageName(research.language, language)}</span>}
                {research.cited !== undefined && <Cited cited={research.cited} language={language} />}
              </Spaced>
            </span>
            <Access research={research} />
            <span className="flex gap-x-4.5 whitespace-nowrap max-md:gap-x-4 max-sm:ms-auto">
              <Spaced>
                {opening && (
                  <AbstractLink
                    t={t}
                    title={research.title.value}
                    kind={research.abstractKind}
                    href={openedPath(opening.list, research.id, opening.index)}
                    className={touchable}
                    isOpen={isRead}
                    onToggle={() => setRead(!isRead)}
                  />
                )}
                {/* Without scripts the link loads the record, and the browser opens the panel at the fragment. */}
                <a
                  href={`${href}#cite`}
                  aria-label={t('citeRecord', { title: research.title.value })}
                  aria-expanded={isCiting || undefined}
                  data-scripted
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    setCiting(!isCiting);
                  }}
                  className={`no-print link ${touchable}`}
                >
                  {t('cite')}
                </a>
                <SaveButton id={research.id} title={research.title.value} />
              </Spaced>{' '}
            </span>
          </Spaced>
        </p>
        {isRead && (
          <div data-testid="row-abstract" className="mt-2 max-w-[41em] border-s-2 border-line ps-4 text-sm">
            {opening?.abstract ?? (
              <Suspense>
                <RowAbstract id={research.id} language={language} />
              </Suspense>
            )}
          </div>
        )}
        {isCiting && (
          <Suspense>
            <RowCitations id={research.id} language={language} />
          </Suspense>
        )}
        {coins && <span className="Z3988" title={coins} hidden />}
        <Reasons research={research} note={note} language={language} />
      </article>
    </li>
  );
}

type PartProps = Pick<ResearchRowProps, 'research' | 'language'>;

/** The first authors as links and the number of others; fewer names on a phone. */
function People({ research, language }: PartProps) {
  const t = useTranslations('rows');
  const people = research.authors.slice(0, rowPeopleMax);
  const hiddenCount = research.authorCount - people.length;
  const onPhone = peopleOnPhone(people, research.authorCount);
  const separator = people.length > 1 && t('separator');
  const nameOf = ({ id, name }: (typeof people)[number]) => {
    const link = id && ({ href: paths.author(language, id), className: 'no-underline hover:underline' } as const);
    const nameMarks = marksIn(research.highlights, 'authors', name.value);
    if (nameMarks.length === 0) return link ? <Text value={name} as={PageLink} {...link} /> : <Text value={name} />;
    const markedName = <MarkedText hits={nameMarks} lang={name.lang} />;
    return link ? <PageLink {...link}>{markedName}</PageLink> : markedName;
  };
  const personName = (person: (typeof people)[number]) => (
    <Fragment key={person.position}>
      {person !== people[0] && separator}
      {nameOf(person)}
    </Fragment>
  );
  if (people.length === 0) return null;
  return (
    <p className="mt-0.5 max-md:leading-7 max-sm:mt-0 max-sm:text-sm max-sm:leading-[1.375rem]">
      {people.slice(0, onPhone).map(personName)}
      {onPhone < people.length && <span className="max-sm:hidden">{people.slice(onPhone).map(personName)}</span>}
      {hiddenCount > 0 && (
        <span className={onPhone < people.length ? 'text-muted max-sm:hidden' : 'text-muted'}>
          {' '}
          {t('moreAuthors', { count: hiddenCount })}
        </span>
      )}
      {onPhone < people.length && (
        <span className="text-muted sm:hidden"> {t('moreAuthors', { count: research.authorCount - onPhone })}</span>
      )}
      {research.authorsIncomplete && hiddenCount <= 0 && <span className="text-muted"> {t('andOthers')}</span>}
    </p>
  );
}

/** Why the row is in the list: the reason of the match, matches in other fields, and missing words. */
function Reasons({ research, note, language }: PartProps & Pick<ResearchRowProps, 'note'>) {
  const t = useTranslations('rows');
  const [other] = research.highlights?.filter(({ field }) => field !== 'titleAlt' && field !== 'authors') ?? [];
  const otherMatches =
    other && other.field !== 'title' ? marksIn(research.highlights, other.field, other.before + other.match + other.after) : [];
  return (
    <>
      {research.match && (
        <p className="mt-1.5 text-xs text-muted">
          {research.match.kind === 'language' ? (
            t('matchedInLanguage', { language: languageName(research.match.lang, language) })
          ) : (
            <>
              {t(research.match.kind === 'area' ? 'matchedByArea' : 'matchedByAuthor')}{' '}
              <Text value={research.match.name} className="font-semibold" />
            </>
          )}
        </p>
      )}
      {note && <p className="mt-1.5 text-xs text-muted">{note}</p>}
      {otherMatches.length > 0 && (
        <p className="mt-1.5 text-xs text-muted [&_mark]:text-ink">
          <MarkedText hits={otherMatches} />
        </p>
      )}
      {research.missingWords && (
        <p className="mt-1.5 text-xs text-muted">
          {t('lacks')} <bdi>{research.missingWords.join(t('separator'))}</bdi>
        </p>
      )}
    </>
  );
}

/** Characters of names per line on a phone. */
const phonePeopleMax = 30;

/** How many names fit on one line of a phone; at least one. */
function peopleOnPhone(people: ResearchRowData['authors'], authorCount: number): number {
  const widthOf = ({ name }: (typeof people)[number]) => name.value.length + 2;
  if (people.length === authorCount && people.reduce((sum, person) => sum + widthOf(person), 0) <= phonePeopleMax + 8) return authorCount;
  let width = 0;
  const end = people.findIndex((person) => {
    width += widthOf(person);
    return width > phonePeopleMax;
  });
  return end < 0 ? people.length : Math.max(1, end);
}

/** Class of links in a line of text: a large touch target that does not change the line height. */
const touchable = 'max-md:-my-2 max-sm:-my-2.5 max-md:inline-flex max-md:min-h-11 max-md:items-center';

/** The citation count with its source and date, or a note that no count is known. */
function Cited({ cited, language }: { readonly cited: ResearchRowData['cited']; readonly language: Language }) {
  const t = useTranslations('rows');
  if (!cited) return <span>{t('citedUnknown')}</span>;
  const { name, date = '' } = cited.from ?? {};
  const day = date && formatDate({ iso: date, precision: 'day' }, language);
  return (
    <span>
      <span className="text-ink">{t('cited', { count: cited.count })}</span>{' '}
      <span className="max-sm:hidden">
        {name ? t.rich('citedBy', { name: () => <bdi dir="ltr">{name}</bdi>, date: day }) : day && t('citedAsOf', { date: day })}
      </span>
    </span>
  );
}

/** A link to where the work can be read; the link text states whether reading is free. */
export function Access({ research: { read, title } }: { readonly research: ResearchRowData }) {
  const t = useTranslations('rows');
  return (
    <a
      href={read.href}
      rel={read.href.startsWith('/') ? undefined : 'external'}
      aria-label={t('accessRecord', { state: read.text, title: title.value })}
      className={`${read.isFree ? 'text-ok' : ''} no-underline hover:underline ${touchable}`}
    >
      {read.text}
    </a>
  );
}

/** The title as a link to the record, with matches marked. */
export function Title({ research, href }: { readonly research: ResearchRowData; readonly href: string }) {
  const { title, titleMarkup, highlights } = research;
  const titleMarks = marksIn(highlights, 'title', title.value);
  const link = { href, className: 'no-underline hover:underline' } as const;
  if (titleMarks.length === 0 && !titleMarkup) return <Text value={title} as={PageLink} {...link} />;
  return (
    <PageLink {...link}>
      {titleMarks.length > 0 ? <MarkedText hits={titleMarks} lang={title.lang} /> : <MarkedTitle research={research} />}
    </PageLink>
  );
}

/** The title in the other language, with its matches marked. */
export function SecondTitle({
  alt,
  highlights,
}: { readonly alt: NonNullable<TextValue['alt']> } & Loose<Pick<ResearchRowData, 'highlights'>>) {
  const className = 'second-title page-start mt-0.5 max-w-4xl text-sm text-muted max-sm:mt-0 max-sm:text-xs';
  const altMarks = marksIn(highlights, 'titleAlt', alt.value);
  if (altMarks.length === 0) return <Text value={alt} as="p" className={className} />;
  return (
    <p lang={alt.lang} dir={directionOf(alt.lang)} className={`${className} [&_mark]:text-ink`}>
      <MarkedText hits={altMarks} lang={alt.lang} />
    </p>
  );
}

/** The matches in a field; one counts only if its parts `before`, `match` and `after` together are the displayed text. */
const marksIn = (highlights: ResearchRowData['highlights'] = [], wantedField: string, text: string) =>
  highlights.filter(({ field, before, match, after }) => field === wantedField && before + match + after === text);

interface AbstractLinkProps {
  /** The message function of the row. Passed in, because a call of `useTranslations` costs more than rendering the texts. */
  readonly t: ReturnType<typeof useTranslations<'rows'>>;
  readonly title: string;
  readonly kind: AbstractKind | undefined;
  /** Address of the list with this abstract opened. */
  readonly href: string;
  /** Class of links in the line with venue, date and citations. */
  readonly className: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens the abstract of a row. Without JavaScript, it leads to the list with the row opened. */
function AbstractLink({ t, title, kind, href, className, isOpen, onToggle }: AbstractLinkProps) {
  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onToggle();
  };
  const word = t(abstractWord(kind));
  return (
    <a
      href={href}
      rel="nofollow"
      data-scripted
      onClick={toggle}
      aria-expanded={isOpen}
      aria-label={t('textOf', { word, title })}
      className={`link no-print ${className}`}
    >
      {word}
    </a>
  );
}
