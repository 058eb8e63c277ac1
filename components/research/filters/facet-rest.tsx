'use client';

import { useEffect, useState } from 'react';
import { RetryNote } from '#components/ui/retry-note.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { type FacetAnswer, fetchFacet } from '#lib/answers/facet-answer.ts';
import type { Letter } from '#lib/domain/collection.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type FacetKind, type FacetView, facetParameters } from '#lib/url/facet-address.ts';
import { paths } from '#lib/url/paths.ts';
import { FacetCheckbox } from './facet-checkbox.tsx';

export interface FacetRestProps {
  readonly kind: FacetKind;
  readonly legend: string;
  readonly language: Language;
  readonly query: ResearchQuery;
  readonly type: 'checkbox' | 'radio';
  /** Ids of the values that are already visible above this list. */
  readonly shownIds: readonly string[];
}

/** Pause in typing before a request, in ms. */
const pauseMs = 150;
/** Shorter lists need no search field. */
const searchFieldMin = 8;

/** The other values of a filter, fetched from the server, with search, sorting, and links to a page and a file of all values. */
export function FacetRest({ kind, legend, language, query, type, shownIds }: FacetRestProps) {
  const t = useTranslations('filters');
  const [find, setFind] = useState('');
  const [order, setOrder] = useState<FacetView['by']>('count');
  const [initial, setInitial] = useState<string>();
  const { values, letters = [], isFailed, retry } = useFacet(language, kind, query, { find, by: order, initial });
  const options = (values ?? []).filter(({ id }) => !shownIds.includes(id));
  const name = facetParameters[kind];
  const linkClass = 'link inline-flex min-h-8 items-center max-md:min-h-11';
  return (
    <div aria-busy={values === undefined}>
      {(kind === 'author' || find || options.length >= searchFieldMin) && (
        <input
          type="search"
          value={find}
          onChange={(event) => setFind(event.target.value)}
          // Enter must not submit the list: this field is not part of its query.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          dir={find ? 'auto' : undefined}
          aria-label={t('searchIn', { name: legend })}
          placeholder={t('searchIn', { name: legend })}
          className="field my-1"
        />
      )}
      <button
        type="button"
        onClick={() => {
          setOrder(order === 'name' ? 'count' : 'name');
          setInitial(undefined);
        }}
        className={`${linkClass} cursor-pointer`}
      >
        {t(order === 'name' ? 'byCount' : 'byName')}
      </button>
      {order === 'name' && <Letters letters={letters} selected={initial} onChoose={setInitial} />}
      <div className="max-h-80 overflow-y-auto overscroll-contain pe-1">
        {options.map(({ id, name: text, count }) => (
          <FacetCheckbox key={id} type={type} option={{ name, id, text, count, isChosen: false }} language={language} />
        ))}
      </div>
      <p role="status" className="text-muted">
        {!isFailed && values && options.length === 0 && find ? t('noneSo') : ''}
      </p>
      {isFailed && <RetryNote text={t('restFailed')} onRetry={retry} />}
      <p className="flex flex-wrap gap-x-4">
        <Spaced>
          <a href={paths.facet(language, kind, query, { find, by: order })} rel="nofollow" className={linkClass}>
            {t('whole')}
          </a>
          <a href={paths.facetFile(language, kind, query, { find, by: order })} rel="nofollow" download className={linkClass}>
            {t('asTable')}
          </a>
        </Spaced>
      </p>
    </div>
  );
}

interface LettersProps {
  readonly letters: readonly Letter[];
  readonly selected: string | undefined;
  readonly onChoose: (letter: string | undefined) => void;
}

/** Initial letters of both alphabets; a press on the selected letter removes the restriction. */
function Letters({ letters, selected, onChoose }: LettersProps) {
  const t = useTranslations('list');
  // `#` collects all other characters and has no button; the search field finds such names.
  const letterValues = letters.filter(({ letter }) => letter !== '#');
  if (letterValues.length === 0) return null;
  return (
    <fieldset aria-label={t('letters')} className="flex flex-wrap">
      {letterValues.map(({ letter }) => (
        <button
          key={letter}
          type="button"
          aria-pressed={letter === selected}
          onClick={() => onChoose(letter === selected ? undefined : letter)}
          className="min-h-8 min-w-7 cursor-pointer rounded hover:bg-accent-soft aria-pressed:bg-ink aria-pressed:text-paper max-md:min-h-11 max-md:min-w-10"
        >
          {letter}
        </button>
      ))}
    </fieldset>
  );
}

/** Fetches the values. The last answer stays visible until the next arrives; an older answer never replaces a newer one. */
function useFacet(language: Language, kind: FacetKind, query: ResearchQuery, view: FacetView) {
  const [facet, setFacet] = useState<{ readonly isFailed: boolean } & Partial<FacetAnswer>>({ isFailed: false });
  const [attempt, setAttempt] = useState(0);
  const address = paths.bffFacet(language, kind, query, view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address represents kind, query and view.
  useEffect(() => {
    const request = new AbortController();
    const timer = setTimeout(
      () =>
        void fetchFacet(language, kind, query, view, request.signal).then(
          (answer) => request.signal.aborted || setFacet({ ...answer, isFailed: false }),
          () => request.signal.aborted || setFacet((previous) => ({ ...previous, isFailed: true })),
        ),
      view.find ? pauseMs : 0,
    );
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [address, attempt]);
  return { ...facet, retry: () => setAttempt(attempt + 1) };
}
