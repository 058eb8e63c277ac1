import { Fragment } from 'react';
import { Text } from '#components/text/text.tsx';
import { FirstFew } from '#components/ui/first-few.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { countryName } from '#lib/domain/places/country-name.ts';
import type { Authorship, Contributor, Research } from '#lib/domain/research.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface PeopleProps {
  readonly research: Research;
  readonly language: Language;
}

interface PeopleListProps extends PeopleProps {
  /** Whether institutions have pages. */
  readonly hasPlacePages: boolean;
}

/** Maximum names on the line below the title; the list of people has more. */
const shownMax = 6;
/** Maximum people on the page of a record; the list of authors has all of them. */
const peopleFirst = 30;
/** Maximum institutions of one author. */
const institutionsMax = 10;

/** The first authors in their order, on one line below the title. */
export function PeopleLine({ research, language }: PeopleProps) {
  const t = useTranslations('record');
  const { id, authors, authorCount } = research;
  const people = authors.slice(0, shownMax);
  const hiddenCount = authorCount - people.length;
  if (people.length === 0) return <EditorsLine editors={research.editors?.slice(0, shownMax)} />;
  return (
    <p className="mt-2 max-md:leading-7">
      {people.map((person, index) => (
        <Fragment key={person.position}>
          {index > 0 && t('separator')}
          <PersonName person={person} language={language} />
        </Fragment>
      ))}
      {hiddenCount > 0 && (
        <>
          {' '}
          <a href={authors.length > peopleFirst ? paths.recordList(language, id, 'authors') : '#people'} className="link whitespace-nowrap">
            {t('moreAuthors', { count: hiddenCount })}
          </a>
        </>
      )}
    </p>
  );
}

/** The editors of a work without authors; the details have all of them. */
function EditorsLine({ editors }: { readonly editors: readonly Contributor[] | undefined }) {
  const t = useTranslations('record');
  if (!editors?.length) return null;
  return (
    <p className="mt-2 max-md:leading-7">
      <span className="text-muted">{t('editedBy')}</span>{' '}
      {editors.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two editors may have one name.
        <Fragment key={index}>
          {index > 0 && t('separator')}
          <Text value={name} />
        </Fragment>
      ))}
    </p>
  );
}

const hasDetails = ({ affiliation, affiliations, orcid, corresponding, country }: Authorship) =>
  Boolean(affiliation || affiliations?.length || orcid || corresponding || country);

/** Whether the list of people shows more than the line below the title. */
export function hasPeopleList({ authors, authorCount, authorsIncomplete }: Research): boolean {
  return authors.length > 0 && (authors.length > shownMax || authors.some(hasDetails) || authorCount > authors.length || authorsIncomplete);
}

/** The section with the first authors, their affiliations and ORCID iDs, for records with `hasPeopleList`. */
export function PeopleList({ research, language, hasPlacePages }: PeopleListProps) {
  const t = useTranslations('record');
  const { id, authors, authorCount } = research;
  return (
    <section aria-labelledby="people-heading" className="mt-6 border-y border-line">
      <details className="fold printed">
        <summary className="min-h-13 content-center">
          <h2 id="people-heading" className="inline text-lg">
            {t('affiliations')}
          </h2>{' '}
          <span className="text-muted">{formatInteger(authorCount, language)}</span>
        </summary>
        {/* Inside `<details>`, because browsers open a closed `<details>` if a link leads to an element in it. */}
        <div id="people" className="scroll-mt-32 pb-2">
          <PeopleRows people={authors.slice(0, peopleFirst)} id={id} language={language} hasPlacePages={hasPlacePages} />
          {authors.length > shownMax && (
            <p className="no-print flex flex-wrap gap-x-5 text-sm">
              <Spaced>
                {authors.length > peopleFirst && (
                  <a href={paths.recordList(language, id, 'authors')} className="link inline-flex min-h-11 items-center">
                    {t('allAuthors', { count: authors.length })}
                  </a>
                )}{' '}
                <a href={paths.recordListCsv(language, id, 'authors')} download className="link inline-flex min-h-11 items-center">
                  {t('listFile')}
                </a>
              </Spaced>
            </p>
          )}
          <MissingAuthors research={research} />
        </div>
      </details>
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

/** Authors with their affiliations and ORCID iDs, one a line; if only names are known, in columns, which are narrower than long names. */
export function PeopleRows({ people, ...props }: PeopleRowsProps) {
  if (people.some(hasDetails))
    return (
      <ol>
        {people.map((person) => (
          <PersonRow key={person.position} person={person} {...props} />
        ))}
      </ol>
    );
  return (
    <ol className="columns-2 gap-x-6 sm:columns-3 [&_bdi]:whitespace-normal">
      {people.map((person) => (
        <li key={person.position} value={person.position} className="flex min-h-9 break-inside-avoid items-center gap-x-2 max-md:min-h-11">
          <span className="min-w-8 text-xs text-muted">{formatInteger(person.position, props.language)}</span>{' '}
          <PersonName person={person} language={props.language} className={nameTarget} />
        </li>
      ))}
    </ol>
  );
}

/** Class of a name that is alone in its line. */
const nameTarget = 'max-md:inline-flex max-md:min-h-11 max-md:items-center';

function PersonRow({ person, id, language, hasPlacePages }: Omit<PeopleRowsProps, 'people'> & { readonly person: Authorship }) {
  const t = useTranslations('record');
  const institutions = hasPlacePages ? (person.affiliations ?? []) : [];
  // An institution whose name is the whole affiliation is shown once.
  const isAffiliationLinked = institutions.some(
    ({ name }) => name.value === person.affiliation?.value || name.alt?.value === person.affiliation?.value,
  );
  return (
    <li value={person.position} className="flex min-h-11 items-center gap-x-2 border-t border-line text-sm">
      <p className="min-w-0 flex-1 leading-normal md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-x-4">
        <span>
          <PersonName person={person} language={language} className={nameTarget} />
          {person.corresponding && <span className="text-xs text-muted"> ({t('corresponding')})</span>}
        </span>{' '}
        <span className="text-muted">
          {!isAffiliationLinked && <Text value={person.affiliation} as="span" />}{' '}
          <FirstFew
            values={institutions}
            max={institutionsMax}
            separator={t('separator')}
            restHref={paths.recordListCsv(language, id, 'authors')}
          >
            {({ id: institution, name, isDerived }) => (
              <span key={institution} data-testid="affiliation">
                <a href={paths.institution(language, institution)}>
                  <Text value={name} />
                </a>
                {isDerived && ` (${t('derivedAffiliation')})`}
              </span>
            )}
          </FirstFew>{' '}
          {hasPlacePages && institutions.length === 0 && person.country && (
            <a href={paths.country(language, person.country)}>
              <Text value={countryName(person.country, language)} contextLanguage={language} />
            </a>
          )}
        </span>
      </p>{' '}
      {person.orcid && (
        <a
          href={`https://orcid.org/${person.orcid}`}
          rel="external"
          title={`ORCID ${person.orcid}`}
          className="-me-2.5 grid size-11 shrink-0 place-items-center text-muted no-underline"
        >
          <span aria-hidden="true" className="grid size-5 place-items-center rounded-full border text-[0.6875rem] leading-none">
            iD
          </span>{' '}
          <Text value={{ value: t('orcidOf', { name: person.name.value }), lang: person.name.lang }} className="sr-only" />
        </a>
      )}
    </li>
  );
}

interface PersonNameProps {
  readonly person: Authorship;
  readonly language: Language;
  readonly className?: string;
}

function PersonName({ person, language, className = '' }: PersonNameProps) {
  const name = <Text value={person.name} className={unbroken(person.name.value)} />;
  if (!person.id) return name;
  return (
    <PageLink href={paths.author(language, person.id)} className={`no-underline hover:underline ${className}`}>
      {name}
    </PageLink>
  );
}

/** Characters of a name that fits on one line of the smallest phone, which is 320 px wide. */
const unbrokenMax = 30;

/** Class of a name of a person, which does not break across lines unless it is longer than a line. */
const unbroken = (name: string): string | undefined => (name.length <= unbrokenMax ? 'whitespace-nowrap' : undefined);
