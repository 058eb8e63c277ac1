'use client';

import type { ChangeEvent, FormEvent } from 'react';
import { type Choice, ChoiceSelect } from '#components/authors/choice-select.tsx';
import { InstitutionFacts } from '#components/institution/institution-facts.tsx';
import { FilterChips } from '#components/list/filter-chips.tsx';
import { ListNotices } from '#components/list/list-notices.tsx';
import { isTooFar, PageTooFar } from '#components/list/page-too-far.tsx';
import { Pager } from '#components/list/pager.tsx';
import { ResultCount } from '#components/list/result-count.tsx';
import { SortSelect } from '#components/list/sort-select.tsx';
import { Ltr, Text } from '#components/text/text.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { type Institution, institutionKinds } from '#lib/domain/institution.ts';
import type { Page } from '#lib/domain/page.ts';
import { groupsAmong } from '#lib/domain/places/country-group-members.ts';
import { type InstitutionQuery, institutionSorts, limits } from '#lib/domain/query.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { type Language, languageFacts } from '#lib/languages/languages.ts';
import { changeInstitutionQuery, decodeInstitutionQuery, type InstitutionAddress, institutionsPath } from '#lib/url/institution-query.ts';
import { paths } from '#lib/url/paths.ts';
import type { QueryChange } from '#lib/url/table/table.ts';

interface InstitutionListProps {
  readonly language: Language;
  readonly query: InstitutionQuery;
  readonly page: Page<Institution>;
  /** Areas by name; empty where the service has no such filter. */
  readonly areas: readonly Choice[];
  /** Country codes in order of name, and the names by code (from CLDR) for rows and filters. */
  readonly countries: readonly string[];
  readonly names: Readonly<Record<string, TextValue>>;
}

const formId = 'query';

/** The list of institutions with its form, which works without scripts. */
export function InstitutionList(props: InstitutionListProps) {
  const { language, query, page, names } = props;
  const t = useTranslations('institutions');
  const hrefOf = (change: QueryChange<InstitutionAddress>) => institutionsPath(language, changeInstitutionQuery(query, change));
  const pages = page.totalPages ?? 1;
  const submitForm = (form: HTMLFormElement) => {
    const newQuery = decodeInstitutionQuery(new URLSearchParams(new FormData(form) as never));
    location.assign(institutionsPath(language, { ...newQuery, pageIndex: 1 }));
  };
  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    if (target instanceof HTMLSelectElement && target.form) submitForm(target.form);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitForm(event.currentTarget);
  };
  return (
    <div onChange={onChange}>
      <form method="get" action={paths.institutions(language)} id={formId} onSubmit={onSubmit}>
        <search className="no-print mt-3 mb-2 flex max-w-3xl md:mt-4">
          <SearchField
            name="keyword"
            defaultValue={query.keyword}
            maxLength={limits.keywordLengthMax}
            label={t('searchLabel')}
            placeholder={t('searchPlaceholder')}
            button={t('search')}
            isMain
          />
        </search>
        {query.pageSize !== limits.pageSizeDefault && <input type="hidden" name="pageSize" value={query.pageSize} />}
      </form>
      <section aria-label={t('title')} className="pb-2">
        <InstitutionBar {...props} hrefOf={hrefOf} />
        {page.items.length === 0 ? (
          isTooFar({ pageIndex: query.pageIndex, page }) ? (
            <PageTooFar pageIndex={query.pageIndex} page={page} pages={pages} hrefOf={hrefOf} />
          ) : (
            <NoInstitutions language={language} keyword={query.keyword} />
          )
        ) : (
          <ol data-testid="results" className="md:columns-2 md:gap-x-12" start={(query.pageIndex - 1) * query.pageSize + 1}>
            {page.items.map((institution) => (
              <InstitutionRow
                key={institution.id}
                institution={institution}
                countryName={names[institution.country ?? '']}
                language={language}
              />
            ))}
          </ol>
        )}
        <Pager
          language={language}
          pageIndex={query.pageIndex}
          pages={pages}
          hasNext={page.hasNext}
          hrefOf={(pageIndex) => hrefOf({ pageIndex })}
        />
      </section>
    </div>
  );
}

/** Number of institutions, filters and sort order. */
function InstitutionBar(props: InstitutionListProps & { readonly hrefOf: (change: QueryChange<InstitutionAddress>) => string }) {
  const { query, page, hrefOf } = props;
  const filters = useFilters(props);
  const activeFilters = filters.filter(({ name }) => !page.ignored?.includes(name));
  const chips = activeFilters.flatMap(({ name, nameOf }) =>
    query[name].map((id) => ({
      key: `${name}-${id}`,
      text: nameOf(id),
      href: hrefOf({ [name]: query[name].filter((other: string) => other !== id) }),
    })),
  );
  return (
    <div className="border-b border-line pb-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <ResultCount
          kind="institutions"
          pageIndex={query.pageIndex}
          pageSize={query.pageSize}
          visibleCount={page.items.length}
          total={page.total}
        />
        <span className="flex min-w-0 flex-wrap gap-x-6 max-md:gap-x-2 md:ms-auto">
          {filters.map(
            (filter) =>
              filter.options.length > 0 && (
                <ChoiceSelect key={filter.name} {...filter} selected={query[filter.name]} separator={languageFacts[props.language].comma} />
              ),
          )}
          <SortSelect sorts={institutionSorts} defaultSort={query.keyword ? 'relevance' : '-publications'} selected={query.sort} />
        </span>
      </div>
      <ListNotices page={page} hrefOf={hrefOf} />
      <FilterChips chips={chips} clearHref={hrefOf({ focusedAreaId: [], country: [], kind: [] })} />
    </div>
  );
}

/** The filters of the list. Countries begin with the groups that have several of the listed ones. */
function useFilters({ language, areas, countries, names }: InstitutionListProps) {
  const t = useTranslations('institutions');
  const listT = useTranslations('list');
  const inPage = (value: string) => ({ value, lang: language });
  const filters = [
    { name: 'focusedAreaId', label: t('area'), anyLabel: t('anyArea'), options: areas },
    {
      name: 'country',
      label: t('country'),
      anyLabel: t('anyCountry'),
      options: [...groupsAmong(countries, language), ...countries.map((code) => ({ id: code, name: names[code] ?? inPage(code) }))],
    },
    {
      name: 'kind',
      label: t('kind'),
      anyLabel: t('anyKind'),
      options: institutionKinds.map((kind) => ({ id: kind, name: inPage(t(`kinds.${kind}`)) })),
    },
  ] as const;
  return filters.map((filter) => ({
    ...filter,
    nameOf: (id: string) =>
      filter.options.find((option) => option.id === id)?.name.value ??
      names[id]?.value ??
      listT(`unknown.${filter.name === 'kind' ? 'country' : filter.name}`, { id }),
  }));
}

function NoInstitutions({ language, keyword }: { readonly language: Language; readonly keyword: string | undefined }) {
  const t = useTranslations('institutions');
  return (
    <div data-testid="no-results" className="py-10">
      <h2 className="text-lg">
        {keyword ? t.rich('noneFor', { query: keyword, q: (chunks) => <bdi dir="auto">{chunks}</bdi> }) : t('none')}
      </h2>
      <p className="mt-3">
        <a href={paths.institutions(language)} className="tap">
          {t('all')}
        </a>
      </p>
    </div>
  );
}

interface InstitutionRowProps {
  readonly institution: Institution;
  readonly countryName: TextValue | undefined;
  readonly language: Language;
}

/** An institution in a list: names, acronym and facts. */
function InstitutionRow({ institution, countryName, language }: InstitutionRowProps) {
  const { id, name, acronym } = institution;
  return (
    <li className="break-inside-avoid border-b border-line py-3">
      <article>
        <Spaced as="h2" className="flex flex-wrap items-baseline gap-x-3 text-base">
          <a href={paths.institution(language, id)} className="touch no-underline hover:underline">
            <Text value={name} />
          </a>
          {acronym && (
            <span className="text-sm font-normal text-muted">
              <Ltr>{acronym}</Ltr>
            </span>
          )}
        </Spaced>
        {name.alt && <Text value={name.alt} as="p" className="page-start text-sm text-muted" />}
        <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-muted">
          <InstitutionFacts institution={institution} countryName={countryName} language={language} />
        </p>
      </article>
    </li>
  );
}
