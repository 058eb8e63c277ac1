'use client';

import { type SyntheticEvent, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { onceDone } from '#lib/domain/bounds/once-done.ts';
import type { Question, Told } from './question.ts';

interface Answer<T> extends Omit<Told<T>, 'isPending'> {
  /** The data are those of the question before: the answer is on its way. */
  readonly isPlaceholderData: boolean;
}

type Library = typeof import('./query-client.ts');

let library: Library | undefined;
let answerEntry: Library['answerEntry'] = () => undefined;

const loadLibrary = onceDone(async () => {
  library = await import('./query-client.ts');
  answerEntry = library.answerEntry;
  return library;
});

const nothing = () => undefined;
const keyOf = (question: Question<unknown>) => question.queryKey.join('\n');

/**
 * The answer to a question, which follows the address. The first one came with the page (`initial`, as long as `isInitial`) and asks nobody; with the
 * second the library is fetched that keeps answers, and what it is to keep beside it, not after it.
 */
export function useAnswer<T>(question: Question<T>, initial: T, isInitial: boolean): Answer<T> {
  const key = keyOf(question);
  const [at] = useState(Date.now);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const told = useRef<(Told<T> & { readonly key: string }) | undefined>(undefined);
  const last = useRef(initial);
  const known = told.current?.key === key ? told.current : undefined;
  const data = known ? known.data : (answerEntry(question) ?? (isInitial ? initial : undefined));
  const shown = useRef<Pick<Told<T>, 'data' | 'isError'>>({ data, isError: false });
  const isError = known?.isError ?? false;
  useEffect(() => {
    shown.current = { data, isError };
    if (data !== undefined) last.current = data;
  });
  const asking: Asked<T> = { question, given: isInitial ? { data: initial, at } : undefined };
  const asked = useRef(asking);
  asked.current = asking;
  useEffect(
    () =>
      watch(asked.current, (now) => {
        told.current = { key, ...now };
        if (now.isPending || now.data !== shown.current.data || now.isError !== shown.current.isError) rerender();
      }),
    [key],
  );
  const isPlaceholderData = data === undefined && !isError;
  return { data: isPlaceholderData ? last.current : data, isPlaceholderData, isError, refetch: known?.refetch ?? nothing };
}

interface Asked<T> {
  readonly question: Question<T>;
  readonly given: { readonly data: T; readonly at: number } | undefined;
}

function watch<T>({ question, given }: Asked<T>, tell: (told: Told<T>) => void): () => void {
  if (library) return library.watchAnswer(question, given, tell);
  if (given) return nothing;
  const abort = new AbortController();
  let stop: (() => void) | undefined;
  const ask = () => {
    tell({ data: undefined, isError: false, isPending: true, refetch: nothing });
    const early = question.queryFn({ signal: abort.signal });
    early.catch(nothing);
    loadLibrary().then(
      (loaded) => {
        if (abort.signal.aborted) return;
        loaded.fetchAhead({ ...question, queryFn: () => early });
        stop = loaded.watchAnswer(question, undefined, tell);
      },
      () => abort.signal.aborted || tell({ data: undefined, isError: true, isPending: false, refetch: ask }),
    );
  };
  ask();
  return () => {
    abort.abort();
    stop?.();
  };
}

/**
 * What asks beforehand: a pointer or the focus on the way to the next rows, or on a control that may lead to others; and, with a click, `askNow`, which does not wait
 * until the page has been drawn for the new address. `questionAt` reads the query of an address.
 */
export function useAsking(questionAt: (search: URLSearchParams) => Question<unknown>) {
  return useMemo(() => {
    const onPoint = ({ target }: SyntheticEvent) => {
      const control = (target as Element).closest('a[rel=next],a[rel=prev],nav a,label,input,select');
      if (!control) return;
      loadLibrary().then((loaded) => {
        if (control.matches('a[rel]')) loaded.fetchAhead(questionAt(new URL((control as HTMLAnchorElement).href).searchParams));
      }, nothing);
    };
    return { onPointerOver: onPoint, onFocus: onPoint, askNow: (search: URLSearchParams) => library?.fetchAhead(questionAt(search)) };
  }, [questionAt]);
}

/** Asks for what comes next while the reader reads, once the browser is idle and the reader has begun to go on from the first page. */
export function useAhead(question: Question<unknown> | undefined): void {
  const key = question && keyOf(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question.
  useEffect(() => {
    if (!question || !library || typeof requestIdleCallback === 'undefined') return;
    const handle = requestIdleCallback(() => library?.fetchAhead(question), { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }, [key]);
}
