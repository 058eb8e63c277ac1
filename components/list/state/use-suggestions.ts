import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchSuggestions } from '#lib/answers/suggest-answer.ts';
import type { Suggestion } from '#lib/domain/collection.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Pause in typing before a request, in ms. */
const pauseMs = 120;
const lettersMin = 2;

/** Suggestions for a text. A new request cancels the previous one, so that an old response never replaces a newer one. */
export function useSuggestions(language: Language): {
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
