/** What the browser asks its server, and the name under which the answer is kept. */
export interface Question<T> {
  readonly queryKey: readonly string[];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<T>;
}

/** How far the answer is. */
export interface Told<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly refetch: () => void;
}
