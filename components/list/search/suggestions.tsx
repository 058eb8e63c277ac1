'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Text } from '#components/text/text.tsx';
import { RetryNote } from '#components/ui/retry-note.tsx';
import { fetchSuggestions, suggestionHref } from '#lib/answers/suggest-answer.ts';
import type { Suggestion } from '#lib/domain/collection.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Overlays the page, below the field. */
const layer = 'absolute inset-x-0 top-full z-20 mt-1 rounded border border-control bg-surface';

interface SuggestionsProps {
  readonly input: HTMLInputElement;
  /** The only kind to suggest besides institutions, which filter publications and authors alike. By default, all kinds. */
  readonly kind?: Suggestion['kind'] | undefined;
}

/** Suggestions below a search field. Loads on first use and overlays the page. */
export function Suggestions({ input, kind }: SuggestionsProps) {
  const t = useTranslations('suggest');
  const language = useLocale() as Language;
  const router = useRouter();
  const listId = useId();
  const { suggestions, isFailed, request, clear } = useSuggestions(language);
  const [active, setActive] = useState(-1);
  const options = kind ? suggestions.filter((suggestion) => suggestion.kind === kind || suggestion.kind === 'institution') : suggestions;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts without a selection.
  useEffect(() => setActive(-1), [suggestions]);
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);
  const select = (index: number) => {
    const option = options[index];
    if (!option) return;
    clear();
    const href = suggestionHref(language, option);
    if (href) return router.push(href);
    input.value = option.text.value;
    input.form?.requestSubmit();
  };
  useCombobox({ input, listId, count: options.length, active, onMove: setActive, onSelect: select, onType: request, onClose: clear });
  // Requests suggestions for text that was typed before this code loaded, unless the text was already submitted.
  useEffect(() => {
    const currentKeyword = new URLSearchParams(location.search).get('keyword') ?? '';
    if (document.activeElement === input && input.value.trim() !== currentKeyword) request(input.value);
  }, [request, input]);

  return (
    <>
      <p role="status" className="sr-only">
        {options.length > 0 && active < 0 ? t('count', { count: options.length }) : ''}
      </p>
      {/* The field keeps the focus when the button is pressed. */}
      {isFailed && (
        <div onPointerDown={(event) => event.preventDefault()} className={`${layer} px-4`}>
          <RetryNote text={t('failed')} onRetry={() => request(input.value)} />
        </div>
      )}
      {options.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label={t('label')}
          data-testid="suggestions"
          // The field keeps the focus when an option is pressed.
          onPointerDown={(event) => event.preventDefault()}
          className={`${layer} max-h-[min(26rem,60vh)] overflow-y-auto py-1`}
        >
          {options.map((option, index) => (
            <Option
              key={`${option.kind}-${option.id ?? option.text.value}`}
              id={optionId(listId, index)}
              option={option}
              kind={t(`kind.${option.kind}`)}
              isActive={index === active}
              onSelect={() => select(index)}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly option: Suggestion;
  readonly kind: string;
  readonly isActive: boolean;
  readonly onSelect: () => void;
}

function Option({ id, option, kind, isActive, onSelect }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-accent-soft aria-selected:bg-accent-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent"
    >
      <Text value={option.text} className="line-clamp-2 min-w-0 flex-1" />
      <span className="shrink-0 text-xs text-muted">{kind}</span>
    </div>
  );
}

/** Pause in typing before a request, in ms. */
const pauseMs = 120;
const lettersMin = 2;

/** Suggestions for a text. A new request cancels the previous one, so that an old response never replaces a newer one. */
function useSuggestions(language: Language): {
  readonly suggestions: readonly Suggestion[];
  readonly isFailed: boolean;
  readonly request: (text: string) => void;
  readonly clear: () => void;
} {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [isFailed, setFailed] = useState(false);
  const pending = useRef<{ timer?: ReturnType<typeof setTimeout>; request?: AbortController; isUnsupported?: boolean }>({});

  const cancel = useCallback(() => {
    clearTimeout(pending.current.timer);
    pending.current.request?.abort();
  }, []);
  const clear = useCallback(() => {
    cancel();
    setSuggestions([]);
    setFailed(false);
  }, [cancel]);
  const request = useCallback(
    (text: string) => {
      if (text.trim().length < lettersMin || pending.current.isUnsupported) return clear();
      cancel();
      pending.current.timer = setTimeout(async () => {
        const request = new AbortController();
        pending.current.request = request;
        const answer = await fetchSuggestions(language, text, request.signal).catch(() => 'failed' as const);
        if (request.signal.aborted) return;
        pending.current.isUnsupported = answer === undefined;
        setFailed(answer === 'failed');
        setSuggestions(answer === 'failed' ? [] : (answer ?? []));
      }, pauseMs);
    },
    [language, cancel, clear],
  );
  useEffect(() => cancel, [cancel]);
  return { suggestions, isFailed, request, clear };
}

interface Combobox {
  readonly input: HTMLInputElement;
  readonly listId: string;
  readonly count: number;
  /** Index of the option that Enter selects; -1 if Enter submits the typed text. */
  readonly active: number;
  readonly onMove: (to: number) => void;
  readonly onSelect: (index: number) => void;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Adds the keys and attributes of an ARIA 1.2 combobox with manual selection. The focus stays in the field; Escape closes the list. */
function useCombobox(combobox: Combobox): void {
  const { input, listId, count, active } = combobox;
  const latest = useRef(combobox);
  latest.current = combobox;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { count, active, onMove, onSelect, onClose } = latest.current;
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      // Closing also cancels suggestions that are still loading, which would otherwise open over the results.
      if (event.key === 'Enter' && active < 0) return onClose();
      if (count === 0) return;
      if (event.key === 'ArrowDown') onMove(active + 1 >= count ? -1 : active + 1);
      else if (event.key === 'ArrowUp') onMove(active < 0 ? count - 1 : active - 1);
      else if (event.key === 'Escape') onClose();
      else if (event.key === 'Enter') onSelect(active);
      else return void (event.key === 'Tab' ? onClose() : undefined);
      event.preventDefault();
      event.stopPropagation();
    };
    const onInput = (event: Event) => (event as InputEvent).isComposing || latest.current.onType(input.value);
    const onBlur = () => latest.current.onClose();
    input.addEventListener('keydown', onKey);
    input.addEventListener('input', onInput);
    input.addEventListener('compositionend', onInput);
    input.addEventListener('blur', onBlur);
    input.form?.addEventListener('submit', onBlur);
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    // The autocomplete list of the browser would cover the suggestions.
    input.autocomplete = 'off';
    return () => {
      input.removeEventListener('keydown', onKey);
      input.removeEventListener('input', onInput);
      input.removeEventListener('compositionend', onInput);
      input.removeEventListener('blur', onBlur);
      input.form?.removeEventListener('submit', onBlur);
    };
  }, [input]);

  useEffect(() => {
    input.setAttribute('aria-expanded', String(count > 0));
    setParameter(input, 'aria-controls', count > 0 ? listId : undefined);
    setParameter(input, 'aria-activedescendant', active >= 0 ? optionId(listId, active) : undefined);
  }, [input, listId, count, active]);
}

function setParameter(input: HTMLInputElement, name: string, value: string | undefined): void {
  if (value === undefined) input.removeAttribute(name);
  else input.setAttribute(name, value);
}
