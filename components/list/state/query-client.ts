import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Question, Told } from './question.ts';

/**
 * TanStack Query keeps what the browser asks for. It comes with the first question (`use-answer.ts`), because a page that is only read asks none and
 * its scripts are weighed. A list is fresh for a minute: going back shows it at once. Failures are shown with a button, not retried in the background for long.
 */
const client = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, gcTime: 600_000, retry: 1, refetchOnWindowFocus: false } },
});
client.mount();

/** Asks unless a fresh answer is kept, and tells of every answer until it is stopped. `given` is the answer that came with the page, and when. */
export function watchAnswer<T>(
  question: Question<T>,
  initialAnswer: { readonly data: T; readonly at: number } | undefined,
  notify: (state: Told<T>) => void,
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

/** The answer if it is kept, of whatever age. */
export function answerEntry<T>({ queryKey }: Question<T>): T | undefined {
  return client.getQueryData<T>(queryKey);
}

/** Asks for what may be wanted next. Never rejects. */
export function fetchAhead<T>(question: Question<T>): void {
  void client.prefetchQuery(question);
}
