import { QueryClient } from '@tanstack/react-query';

let shared: QueryClient | undefined;

/** One client for the life of a page in the browser; a new one for each rendering on the server, where a shared one would mix visitors. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return newClient();
  shared ??= newClient();
  return shared;
}

function newClient(): QueryClient {
  // A list is fresh for a minute: going back shows it at once. Failures are shown with a button, not retried behind the reader's back for long.
  return new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, gcTime: 600_000, retry: 1, refetchOnWindowFocus: false } } });
}
