import { startTransition, useEffect, useState } from 'react';

/** The same value, one frame later: what depends on it renders after the rest, interruptibly. */
export function useFollowing<T extends string | object>(value: T): T {
  const [trackedValue, follow] = useState<T>(value);
  useEffect(() => startTransition(() => follow(value)), [value]);
  return trackedValue;
}
