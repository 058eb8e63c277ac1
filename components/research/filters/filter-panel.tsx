'use client';

import { type ChangeEvent, type FocusEvent, memo, type RefObject, useEffect, useRef, useState } from 'react';
import { takeCarriedPlace } from '#components/list/state/use-address.ts';
import { useControlledValue } from '#components/list/state/use-controlled-value.ts';
import type { FixedFilters } from '#components/research/browser-props.ts';
import { FacetCheckbox } from '#components/research/filters/facet-checkbox.tsx';
import { FacetGroup } from '#components/research/filters/facet-group.tsx';
import { YearFacet } from '#components/research/filters/year-facet.tsx';
import { formId } from '#components/research/form-id.ts';
import { isPlainClick } from '#components/ui/is-plain-click.ts';
import type { ResearchAnswer } from '#lib/answers/research-answer.ts';
import { isSupported, type SupportedFilters } from '#lib/answers/supported-filters.ts';
import { type FilterPages, type FlagFilter, filterOf, filterPages, filters, flagFilters } from '#lib/domain/filters.ts';
import type { Page } from '#lib/domain/page.ts';
import { type ResearchQuery, type SearchScope, searchScopes } from '#lib/domain/query.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type FacetKind, facetParameters } from '#lib/url/facet-address.ts';
import type { ResearchAddress } from '#lib/url/research-query.ts';

interface FilterPanelProps {
  readonly language: Language;
  readonly query: ResearchQuery;
  readonly page: Page<unknown>;
  /** Per facet, how many values `page` omits. */
  readonly restCounts: ResearchAnswer['facetsMore'];
  /** Filters set by the page: readers cannot remove them. */
  readonly fixed?: FixedFilters | undefined;
  readonly supportedFilters?: SupportedFilters | undefined;
  /** Whether the facets could not be loaded; the selected values stay active. */
  readonly isFailed: boolean;
  /** Whether the list could not be loaded: the values and counts of `page` are those of another query, so only selected values remain. */
  readonly isLost: boolean;
  readonly onRetry: () => void;
  /** Whether the counts are those of the previous query. */
  readonly isPending: boolean;
  readonly addressOf: (address: ResearchAddress) => string;
  /** The columns of a table; undefined for a list. */
  readonly columns?: string | undefined;
}

/** All supported filters as controls of the GET form, next to the list. On phones and for tables, a link opens the panel, also without scripts. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { query, page, supportedFilters, isFailed, isLost, onRetry, isPending } = props;
  const t = useTranslations('filters');
  const focus = useRestoredFocus();
  const isOpen = useFilterDialog(focus.ref);
  return (
    <aside
      id="filters"
      {...focus}
      tabIndex={-1}
      data-sheet={isOpen === undefined ? undefined : isOpen ? 'open' : 'closed'}
      {...(isOpen && { role: 'dialog', 'aria-modal': true })}
      aria-label={t('title')}
      aria-busy={isPending}
      className="filters no-print quiet-scroll gap-5 text-sm md:scrolls"
    >
      <h2 className="text-lg">{t('title')}</h2>
      <SearchOptions query={query} supportedFilters={supportedFilters} hasTitles={props.columns?.split(',').includes('second') !== false} />
      {isFailed && <FailedNotice onRetry={onRetry} />}
      <Facets {...props} />
      <Availability {...props} />
      <Foot total={isPending || isLost ? undefined : page.total} />
    </aside>
  );
});

/** Filters whose values come only from counts. Types and areas can also come from lookup operations. */
const countedKinds = (Object.keys(filterPages) as (keyof FilterPages)[]).filter((kind) => kind !== 'type' && kind !== 'area');

/** The filters that offer a list of values, and the years. */
function Facets({ language, query, page, restCounts, fixed, supportedFilters, isLost, addressOf }: FilterPanelProps) {
  const { facets } = page;
  const isFixed = (name: string) => fixed !== undefined && (name in fixed || (name === 'venue' && 'venueId' in fixed));
  const isAvailable = (name: keyof FixedFilters | 'lists' | 'fromYear' | 'toYear') => isSupported(supportedFilters, name) && !isFixed(name);
  const group = (kind: Exclude<FacetKind, 'year'>, offeredValues?: SupportedFilters['types']) => {
    const { facet } = filters[facetParameters[kind]];
    const selected: readonly string[] = query[facetParameters[kind] as 'authorId'];
    const selectedValues = facets[facet]?.filter(({ id }) => selected.includes(id)).map(({ id, name }) => ({ id, name }));
    const isSingle = offeredValues !== undefined && !isAvailable('lists');
    return (
      <FacetGroup
        key={kind}
        kind={kind}
        language={language}
        query={query}
        isSingle={isSingle}
        values={isLost ? (offeredValues ?? selectedValues) : (facets[facet] ?? offeredValues)}
        restCount={isLost ? 0 : restCounts?.[facet]}
      />
    );
  };
  return (
    <>
      {isAvailable('researchTypeId') && group('type', supportedFilters?.types)}
      {isAvailable('focusedAreaId') && group('area', supportedFilters?.areas)}
      <YearFacet
        language={language}
        query={query}
        values={isLost ? [] : facets.year}
        hasFrom={isAvailable('fromYear')}
        hasTo={isAvailable('toYear')}
        isDrawn={fixed !== undefined}
        addressOf={addressOf}
      />
      {countedKinds.map((kind) => isAvailable(facetParameters[kind]) && group(kind))}
    </>
  );
}

/** The filters for free reading and Arabic text. A filter that another one replaces is only shown while it is active. */
function Availability({ language, query, page, supportedFilters, isLost }: FilterPanelProps) {
  const t = useTranslations('filters');
  const countOf = (name: FlagFilter) => (isLost ? undefined : page.facets[name]?.find((value) => value.id === 'true')?.count);
  // Hides options that would not narrow the list; a text in Arabic is not asked for where it is not known to divide the list.
  const isUseful = (name: FlagFilter) =>
    filterOf(name).replacedBy === undefined && countOf(name) !== (page.total ?? -1) && (name !== 'hasArabic' || (countOf(name) ?? 0) > 0);
  const names = flagFilters.filter((name) => isSupported(supportedFilters, name) && (query[name] ?? isUseful(name)));
  if (names.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-base font-semibold">{t('availability')}</legend>
      {names.map((name) => (
        <FacetCheckbox
          key={name}
          type="checkbox"
          option={{ name, id: 'true', text: t(name), count: countOf(name), isChosen: query[name] === true }}
          language={language}
        />
      ))}
    </fieldset>
  );
}

/** Search scope and, where rows have second titles, their display. */
function SearchOptions({
  query,
  supportedFilters,
  hasTitles,
}: Pick<FilterPanelProps, 'query' | 'supportedFilters'> & { readonly hasTitles: boolean }) {
  return (
    <div>
      {isSupported(supportedFilters, 'searchIn') && <SearchScopeSelect searchIn={query.searchIn} />}
      {hasTitles && <TitleSwitch />}
    </div>
  );
}

/** Buttons below the filters. In an open panel, the button that closes it stays visible and shows the number of results. */
function Foot({ total }: { readonly total: number | undefined }) {
  const t = useTranslations('filters');
  return (
    <div className="flex gap-3">
      <button type="submit" form={formId} className="button-quiet [@media(scripting:enabled)]:hidden">
        {t('apply')}
      </button>
      <a href="#content" data-in-place className="button-quiet">
        {total === undefined ? t('close') : t('closeCount', { count: total })}
      </a>
    </div>
  );
}

const inputOf = (panel: Element, name: string | undefined, value: string | undefined) =>
  name ? [...panel.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].find((input) => input.value === value) : undefined;

/** A selected value may move within its group, which replaces its element. This hook restores the focus, in a dialog also that of links. */
function useRestoredFocus() {
  const panel = useRef<HTMLElement>(null);
  const focusedInput = useRef<HTMLInputElement>(undefined);
  useEffect(() => {
    const { name, value } = focusedInput.current ?? {};
    if (document.activeElement !== document.body) return;
    const control = panel.current ? inputOf(panel.current, name, value) : undefined;
    const dialog = panel.current?.role === 'dialog' ? panel.current : undefined;
    (control ?? dialog)?.focus({ preventScroll: true });
  });
  return {
    ref: panel,
    onFocus: ({ target }: FocusEvent) => {
      focusedInput.current = target instanceof HTMLInputElement ? target : undefined;
    },
    onBlur: () => {
      focusedInput.current = undefined;
    },
  };
}

/** Without scripts the button reloads the page; lib/server never caches a page with `data-incomplete`. */
function FailedNotice({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('states');
  return (
    <div role="alert" data-incomplete="facets" className="border-s-2 border-warn ps-4">
      <p>{t('facetsFailed')}</p>
      <button
        type="submit"
        form={formId}
        onClick={(event) => {
          event.preventDefault();
          onRetry();
        }}
        className="link min-h-11 cursor-pointer"
      >
        {t('retry')}
      </button>
    </div>
  );
}

/** Shows or hides the second title of each row. The choice is stored on the device; `themeScript` applies it before the first paint. */
function TitleSwitch() {
  const t = useTranslations('list');
  const [isShown, setShown] = useState(true);
  useEffect(() => setShown(document.documentElement.dataset.secondTitle !== 'off'), []);
  const onChange = ({ target: { checked } }: ChangeEvent<HTMLInputElement>) => {
    setShown(checked);
    document.documentElement.dataset.secondTitle = checked ? 'on' : 'off';
    try {
      // `themeScript` takes any text as a choice to hide them.
      localStorage.setItem('secondTitle', checked ? '' : 'off');
    } catch {
      // Storage is blocked: the setting applies until the page is left.
    }
  };
  return (
    <label data-testid="title-switch" className="no-print flex min-h-11 cursor-pointer items-center gap-2 [@media(scripting:none)]:hidden">
      <input type="checkbox" checked={isShown} onChange={onChange} className="cursor-pointer" />
      {t('bothTitles')}
    </label>
  );
}

/** A select box for the fields that the search covers. */
function SearchScopeSelect({ searchIn }: { readonly searchIn: SearchScope }) {
  const t = useTranslations('list');
  const scope = useControlledValue<HTMLSelectElement>(searchIn);
  return (
    <label className="flex min-h-11 items-center gap-2">
      <span className="font-semibold">{t('searchIn')}</span>
      <select ref={scope} name="searchIn" form={formId} defaultValue={searchIn} className="choice">
        {searchScopes.map((candidate) => (
          <option key={candidate} value={candidate}>
            {t(`scope.${candidate}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** `md` in app/globals.css: from this width on, filters are next to the list. */
const wideQuery = '(width >= 52rem)';

/**
 * Whether the filter panel is open on a phone or next to a table: a modal dialog, which is no part of the address, so that opening and closing it adds no
 * history entry. Undefined before hydration, when `#filters` opens it as `:target`.
 */
function useFilterDialog(panel: RefObject<HTMLElement | null>): boolean | undefined {
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    const media = matchMedia(wideQuery);
    const isFolded = () => !media.matches || !panel.current?.matches('.beside > *');
    const openFromHash = () => {
      if (location.hash !== '#filters') return;
      setOpen(isFolded());
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    // The router may have dropped the hash of a link that was followed while it started; the panel remains the target.
    setOpen(panel.current?.matches(':target') === true && isFolded());
    const onClick = (event: MouseEvent) => {
      // A click of a pointer outside closes it; Enter in a field also clicks the button of the form.
      if (event.detail > 0 && panel.current && !event.composedPath().includes(panel.current)) setOpen((was) => was && false);
      const link = (event.target as Element).closest?.('a[href="#filters"], #filters a[href="#content"]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const opens = link.getAttribute('href') === '#filters';
      setOpen(opens && isFolded());
      if (opens && !isFolded()) panel.current?.focus();
    };
    const close = () => setOpen(false);
    openFromHash();
    addEventListener('hashchange', openFromHash);
    media.addEventListener('change', close);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('hashchange', openFromHash);
      media.removeEventListener('change', close);
      document.removeEventListener('click', onClick);
    };
  }, [panel]);
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const release = isolate(element);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setOpen(false);
    };
    const keepFocus = () => {
      if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
    };
    // Back to an address with an anchor takes the focus away.
    const onFocusOut = () => setTimeout(() => document.activeElement === document.body && element.isConnected && keepFocus());
    const place = takeCarriedPlace();
    if (place) element.scrollTop = place.top;
    inputOf(element, place?.name, place?.value)?.focus({ preventScroll: true });
    keepFocus();
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusout', onFocusOut);
      release();
      document.querySelector<HTMLElement>('a[href="#filters"]:not(.skip)')?.focus();
    };
  }, [isOpen, panel]);
  return isOpen;
}

/** Makes everything outside an element inert; returns the function that reverts it. */
function isolate(element: Element): () => void {
  const inertElements: Element[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    inertElements.push(...[...inner.parentElement.children].filter((outside) => outside !== inner && !outside.hasAttribute('inert')));
  for (const outside of inertElements) outside.toggleAttribute('inert', true);
  return () => {
    for (const outside of inertElements) outside.removeAttribute('inert');
  };
}
