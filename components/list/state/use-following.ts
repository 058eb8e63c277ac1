import { startTransition, useEffect, useState } from 'react';

/** The same value, one drawn frame later: what depends on it is made when the reader has seen the rest, in pieces that let the next click through. */
export function useFollowing<T extends string | object>(value: T): T {
  const [trackedValue, follow] = useState<T>(value);
  useEffect(() => startTransition(() => follow(value)), [value]);
  return trackedValue;
}
