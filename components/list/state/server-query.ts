/** A query to our server, and its cache key. */
export interface ServerQuery<T> {
  readonly queryKey: readonly string[];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<T>;
}

/** State of a server query: its answer, a failure, or loading. */
export interface AnswerState<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly refetch: () => void;
}
