'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { RetryNote } from '#components/ui/retry-note.tsx';
import type { Letter } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { type FacetAnswer, fetchFacet } from '#lib/queries/facet-answer.ts';
import { type FacetKind, type FacetView, facetParameters } from '#lib/url/facet-address.ts';
import { paths } from '#lib/url/paths.ts';
import { FacetTick } from './facet-tick.tsx';

export interface FacetRestProps {
  readonly kind: FacetKind;
  readonly legend: string;
  readonly language: Language;
  readonly query: ResearchQuery;
  readonly type: 'checkbox' | 'radio';
  /** Values that stand above already. */
  readonly shownIds: readonly string[];
}

/** A pause of this length in typing asks. */
const pauseMs = 150;
/** Fewer are found by eye. */
const searchedFrom = 8;

/** The other values of a filter, asked of the server: found by name, in the order of counts or names, as a table or on a page of their own. */
export function FacetRest({ kind, legend, language, query, type, shownIds }: FacetRestProps) {
  const t = useTranslations('filters');
  const [find, setFind] = useState('');
  const [order, setBy] = useState<FacetView['by']>('count');
  const [initial, setInitial] = useState<string>();
  const { values, letters = [], isFailed, retry } = useFacet(language, kind, query, { find, by: order, initial });
  const options = (values ?? []).filter(({ id }) => !shownIds.includes(id));
  const name = facetParameters[kind];
  const linkClass = 'link inline-flex min-h-8 items-center max-md:min-h-11';
  return (
    <div aria-busy={values === undefined}>
      {(kind === 'author' || find || options.length >= searchedFrom) && (
        <input
          type="search"
          value={find}
          onChange={(event) => setFind(event.target.value)}
          // Enter sends no list: what is typed here is no part of its query.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          {...(find && { dir: 'auto' })}
          aria-label={t('searchIn', { name: legend })}
          placeholder={t('searchIn', { name: legend })}
          className="field my-1"
        />
      )}
      <button
        type="button"
        onClick={() => {
          setBy(order === 'name' ? 'count' : 'name');
          setInitial(undefined);
        }}
        className={`${linkClass} cursor-pointer`}
      >
        {t(order === 'name' ? 'byCount' : 'byName')}
      </button>
      {order === 'name' && <Letters letters={letters} selected={initial} onChoose={setInitial} />}
      <div className="max-h-80 overflow-y-auto overscroll-contain pe-1">
        {options.map(({ id, name: text, count }) => (
          <FacetTick key={id} type={type} option={{ name, id, text, count, isChosen: false }} language={language} />
        ))}
      </div>
      <p role="status" className="text-muted">
        {!isFailed && values && options.length === 0 && find ? t('noneSo') : ''}
      </p>
      {isFailed && <RetryNote text={t('restFailed')} onRetry={retry} />}
      <p className="flex flex-wrap gap-x-4">
        <a href={paths.facet(language, kind, query, { find, by: order })} rel="nofollow" className={linkClass}>
          {t('whole')}
        </a>
        <a href={paths.facetFile(language, kind, query, { find, by: order })} rel="nofollow" download className={linkClass}>
          {t('asTable')}
        </a>
      </p>
    </div>
  );
}

interface LettersProps {
  readonly letters: readonly Letter[];
  readonly selected: string | undefined;
  readonly onChoose: (letter: string | undefined) => void;
}

/** The letters that values begin with, both alphabets; the chosen one again shows all. */
function Letters({ letters, selected, onChoose }: LettersProps) {
  const t = useTranslations('list');
  // Anything else than a letter is under `#` and is found by name.
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

/** The last answer stays until the next is there; an older one never takes its place. */
function useFacet(language: Language, kind: FacetKind, query: ResearchQuery, view: FacetView) {
  const [facet, setFacet] = useState<{ readonly isFailed: boolean } & Partial<FacetAnswer>>({ isFailed: false });
  const [attempt, setAttempt] = useState(0);
  const address = paths.bffFacet(language, kind, query, view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the question.
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
