import { startTransition, useEffect, useState } from 'react';

/** Returns `value` with a delay: components that use the result render later, in an interruptible transition. */
export function useFollowing<T extends string | object>(value: T): T {
  const [trackedValue, follow] = useState<T>(value);
  useEffect(() => startTransition(() => follow(value)), [value]);
  return trackedValue;
}
