import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Ltr, Text } from '#components/text/text.tsx';
import { FirstFew } from '#components/ui/first-few.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { countryName } from '#lib/domain/places/country-name.ts';
import type { Authorship, Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { AffiliationLinks } from './affiliation-links.tsx';

interface PeopleProps {
  readonly research: Research;
  readonly language: Language;
  /** Anchor of the next section. */
  readonly nextSection: string;
}

interface PeopleListProps extends PeopleProps {
  /** Whether institutions have pages. */
  readonly hasPlacePages: boolean;
}

/** Maximum names on the line below the title; the list of people has more. */
const shownMax = 12;
/** Maximum people on the page of a record; the list of authors has all of them. */
const peopleFirst = 30;
/** Maximum institutions of one author. */
const institutionsMax = 10;
/** From this many links on, keyboard users get a skip link. */
const skippableMin = 6;

/** The authors in their order, on one line below the title. */
export function PeopleLine({ research, language, nextSection }: PeopleProps) {
  const t = useTranslations('record');
  const { id, authors, authorCount } = research;
  const people = authors.slice(0, shownMax);
  const hiddenCount = authorCount - people.length;
  if (people.length === 0) return null;
  return (
    <p className="relative mt-4 max-md:leading-7">
      {people.length >= skippableMin && <SkipAuthors to={nextSection} />}{' '}
      {people.map((person, index) => (
        <Fragment key={person.position}>
          {index > 0 && t('separator')}
          <PersonName person={person} language={language} />
        </Fragment>
      ))}
      {hiddenCount > 0 && (
        <>
          {' '}
          <a href={authors.length > peopleFirst ? paths.recordList(language, id, 'authors') : '#people'} className="text-muted">
            {t('moreAuthors', { count: hiddenCount })}
          </a>
        </>
      )}
    </p>
  );
}

/** Whether the list of people shows more than the line below the title. */
export function hasPeopleList({ authors, authorCount, authorsIncomplete }: Research): boolean {
  const hasDetails = authors.some(
    ({ affiliation, affiliations, orcid, corresponding, country }) =>
      affiliation || affiliations?.length || orcid || corresponding || country,
  );
  return authors.length > 0 && (authors.length > shownMax || hasDetails || authorCount > authors.length || authorsIncomplete);
}

/** The section with the first authors, their affiliations and ORCID iDs, for records with `hasPeopleList`. */
export function PeopleList({ research, language, hasPlacePages, nextSection }: PeopleListProps) {
  const t = useTranslations('record');
  const { id, authors } = research;
  const rows = <PeopleRows people={authors.slice(0, peopleFirst)} id={id} language={language} hasPlacePages={hasPlacePages} />;
  return (
    <section aria-labelledby="people-heading" className="mt-8">
      <h2 id="people-heading" className="text-base">
        {t('affiliations')}
      </h2>
      {authors.length > shownMax ? (
        <details className="relative">
          <summary className="link min-h-11 w-fit py-2.5">
            {authors.length > peopleFirst ? t('showFirstAuthors', { count: peopleFirst }) : t('showAllAuthors', { count: authors.length })}
          </summary>
          {/* Inside `<details>`, because browsers open a closed `<details>` if a link leads to an element in it. */}
          <span id="people" className="block scroll-mt-20" />
          <SkipAuthors to={nextSection} />
          {rows}
        </details>
      ) : (
        <div id="people">{rows}</div>
      )}
      {authors.length > shownMax && (
        <p className="no-print flex flex-wrap gap-x-5 text-sm">
          <Spaced>
            {authors.length > peopleFirst && (
              <a href={paths.recordList(language, id, 'authors')} className="link inline-flex min-h-11 items-center">
                {t('allAuthors', { count: authors.length })}
              </a>
            )}{' '}
            <a href={paths.recordListCsv(language, id, 'authors')} download className="link inline-flex min-h-11 items-center">
              {t('authorsFile')}
            </a>
          </Spaced>
        </p>
      )}
      <MissingAuthors research={research} />
    </section>
  );
}

/** A note if the source has more authors than the record. */
export function MissingAuthors({ research: { authors, authorCount, authorsIncomplete } }: Pick<PeopleProps, 'research'>) {
  const t = useTranslations('record');
  const isShort = authorCount > authors.length;
  if (!isShort && !authorsIncomplete) return null;
  return (
    <p className="mt-2 text-xs text-muted">
      {isShort ? t('authorsShort', { known: authors.length, total: authorCount }) : t('authorsIncomplete')}
    </p>
  );
}

interface PeopleRowsProps extends Pick<PeopleListProps, 'language' | 'hasPlacePages'> {
  readonly people: readonly Authorship[];
  /** Id of the record. */
  readonly id: string;
}

/** Authors with their affiliations and ORCID iDs. */
export function PeopleRows({ people, ...props }: PeopleRowsProps) {
  return (
    <ol className="mt-1">
      {people.map((person) => (
        <PersonRow key={person.position} person={person} {...props} />
      ))}
    </ol>
  );
}

function SkipAuthors({ to }: { readonly to: string }) {
  const t = useTranslations('record');
  return (
    <a href={`#${to}`} className="skip">
      {t('skipAuthors')}
    </a>
  );
}

interface PersonRowProps extends Omit<PeopleRowsProps, 'people'> {
  readonly person: Authorship;
}

function PersonRow({ person, id, language, hasPlacePages }: PersonRowProps) {
  const t = useTranslations('record');
  const institutions = hasPlacePages ? (person.affiliations ?? []) : [];
  // An institution whose name is the whole affiliation is shown once.
  const isAffiliationLinked = institutions.some(
    ({ name }) => name.value === person.affiliation?.value || name.alt?.value === person.affiliation?.value,
  );
  return (
    <li
      value={person.position}
      className="grid gap-x-6 border-b border-line py-2 text-sm last:border-0 sm:grid-cols-[minmax(10rem,2fr)_3fr]"
    >
      <span>
        <PersonName person={person} language={language} className="max-md:inline-flex max-md:min-h-11 max-md:items-center" />
        {person.corresponding && <span className="text-xs text-muted"> ({t('corresponding')})</span>}
      </span>{' '}
      <span className="flex flex-wrap items-baseline gap-x-3 text-muted">
        {!isAffiliationLinked && <Text value={person.affiliation} as="span" />}{' '}
        <FirstFew values={institutions} max={institutionsMax} restHref={paths.recordListCsv(language, id, 'authors')}>
          {(institution) => <AffiliationLinks key={institution.id} place={institution} language={language} />}
        </FirstFew>{' '}
        {hasPlacePages && person.country && (
          <a href={paths.country(language, person.country)} className="inline-flex min-h-6 items-center text-xs max-md:min-h-11">
            <Text value={countryName(person.country, language)} contextLanguage={language} />
          </a>
        )}{' '}
        {person.orcid && (
          <a href={`https://orcid.org/${person.orcid}`} rel="external" className="inline-flex min-h-6 items-center text-xs max-md:min-h-11">
            <Ltr>ORCID {person.orcid}</Ltr>
          </a>
        )}
      </span>
    </li>
  );
}

interface PersonNameProps {
  readonly person: Authorship;
  readonly language: Language;
  readonly className?: string;
}

function PersonName({ person, language, className = '' }: PersonNameProps) {
  if (!person.id) return <Text value={person.name} />;
  return (
    <PageLink href={paths.author(language, person.id)} className={`no-underline hover:underline ${className}`}>
      <Text value={person.name} />
    </PageLink>
  );
}
