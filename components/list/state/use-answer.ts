'use client';

import { type SyntheticEvent, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { runOnce } from '#lib/base/bounds/run-once.ts';
import type { AnswerState, ServerQuery } from './server-query.ts';

interface Answer<T> extends Omit<AnswerState<T>, 'isPending'> {
  /** Whether `data` still answers the previous question, because the new answer is loading. */
  readonly isPlaceholderData: boolean;
}

type Library = typeof import('./query-client.ts');

let library: Library | undefined;
let answerEntry: Library['answerEntry'] = () => undefined;

const loadLibrary = runOnce(async () => {
  library = await import('./query-client.ts');
  answerEntry = library.answerEntry;
  return library;
});

const noop = () => undefined;
const keyOf = (question: ServerQuery<unknown>) => question.queryKey.join('\n');

/** The answer to `question`. `initial` is the answer in the page. The first request runs while the cache library loads. */
export function useAnswer<T>(question: ServerQuery<T>, initial: T, isInitial: boolean): Answer<T> {
  const key = keyOf(question);
  const [loadedAt] = useState(Date.now);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const latest = useRef<(AnswerState<T> & { readonly key: string }) | undefined>(undefined);
  const lastData = useRef(initial);
  const current = latest.current?.key === key ? latest.current : undefined;
  const data = current ? current.data : (answerEntry(question) ?? (isInitial ? initial : undefined));
  const renderedState = useRef<Pick<AnswerState<T>, 'data' | 'isError'>>({ data, isError: false });
  const isError = current?.isError ?? false;
  useEffect(() => {
    renderedState.current = { data, isError };
    if (data !== undefined) lastData.current = data;
  });
  const currentSubscription: Subscription<T> = { question, initialAnswer: isInitial ? { data: initial, at: loadedAt } : undefined };
  const subscription = useRef(currentSubscription);
  subscription.current = currentSubscription;
  useEffect(
    () =>
      watch(subscription.current, (state) => {
        latest.current = { key, ...state };
        if (state.isPending || state.data !== renderedState.current.data || state.isError !== renderedState.current.isError) rerender();
      }),
    [key],
  );
  const isPlaceholderData = data === undefined && !isError;
  return { data: isPlaceholderData ? lastData.current : data, isPlaceholderData, isError, refetch: current?.refetch ?? noop };
}

interface Subscription<T> {
  readonly question: ServerQuery<T>;
  readonly initialAnswer: { readonly data: T; readonly at: number } | undefined;
}

function watch<T>({ question, initialAnswer }: Subscription<T>, notify: (answer: AnswerState<T>) => void): () => void {
  if (library) return library.watchAnswer(question, initialAnswer, notify);
  if (initialAnswer) return noop;
  const abort = new AbortController();
  let unsubscribe: (() => void) | undefined;
  const start = () => {
    notify({ data: undefined, isError: false, isPending: true, refetch: noop });
    const request = question.queryFn({ signal: abort.signal });
    request.catch(noop);
    loadLibrary().then(
      (client) => {
        if (abort.signal.aborted) return;
        client.fetchAhead({ ...question, queryFn: () => request });
        unsubscribe = client.watchAnswer(question, undefined, notify);
      },
      () => abort.signal.aborted || notify({ data: undefined, isError: true, isPending: false, refetch: start }),
    );
  };
  start();
  return () => {
    abort.abort();
    unsubscribe?.();
  };
}

/**
 * Prefetches when a paging link is hovered or focused. `prefetchNow` starts a request before the list renders, if the cache library is
 * loaded. `questionAt` parses a query string.
 */
export function usePrefetch(questionAt: (search: URLSearchParams) => ServerQuery<unknown>) {
  return useMemo(() => {
    const onPoint = ({ target }: SyntheticEvent) => {
      const control = (target as Element).closest('a[rel=next],a[rel=prev],nav a,label,input,select');
      if (!control) return;
      loadLibrary().then((client) => {
        if (control.matches('a[rel]')) client.fetchAhead(questionAt(new URL((control as HTMLAnchorElement).href).searchParams));
      }, noop);
    };
    return { onPointerOver: onPoint, onFocus: onPoint, prefetchNow: (search: URLSearchParams) => library?.fetchAhead(questionAt(search)) };
  }, [questionAt]);
}

/** Prefetches a question when the browser is idle, if the cache library is already loaded. */
export function useAhead(question: ServerQuery<unknown> | undefined): void {
  const key = question && keyOf(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the question.
  useEffect(() => {
    if (!question || !library || typeof requestIdleCallback === 'undefined') return;
    const handle = requestIdleCallback(() => library?.fetchAhead(question), { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }, [key]);
}
