import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { AnswerState, ServerQuery } from './server-query.ts';

/** A cache in which an answer is fresh for a minute. This module is loaded only when needed (`use-answer.ts`). */
const client = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, gcTime: 600_000, retry: 1, refetchOnWindowFocus: false } },
});
client.mount();

/** Fetches unless a fresh answer is cached, and reports every state until unsubscribed. `initialAnswer` was part of the page. */
export function watchAnswer<T>(
  question: ServerQuery<T>,
  initialAnswer: { readonly data: T; readonly at: number } | undefined,
  notify: (state: AnswerState<T>) => void,
): () => void {
  const observer = new QueryObserver<T>(client, {
    ...question,
    ...(initialAnswer && { initialData: initialAnswer.data, initialDataUpdatedAt: initialAnswer.at }),
  });
  const refetch = () => void observer.refetch();
  const report = () => {
    const { data, isError, isPending } = observer.getCurrentResult();
    notify({ data, isError, isPending, refetch });
  };
  const unsubscribe = observer.subscribe(report);
  report();
  return unsubscribe;
}

/** The cached answer, however old; undefined if there is none. */
export function answerEntry<T>({ queryKey }: ServerQuery<T>): T | undefined {
  return client.getQueryData<T>(queryKey);
}

/** Prefetches a query. Never rejects. */
export function fetchAhead<T>(question: ServerQuery<T>): void {
  void client.prefetchQuery(question);
}
