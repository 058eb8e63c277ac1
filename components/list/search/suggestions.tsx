'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { optionId, useCombobox } from '#components/list/state/use-combobox.ts';
import { useSuggestions } from '#components/list/state/use-suggestions.ts';
import { Text } from '#components/text/text.tsx';
import { RetryNote } from '#components/ui/retry-note.tsx';
import { suggestionHref } from '#lib/answers/suggest-answer.ts';
import type { Suggestion } from '#lib/domain/collection.ts';
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
