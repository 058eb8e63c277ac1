'use client';

import { useEffect, useRef } from 'react';

/**
 * Whether the rows on the page are those of another question, and not merely of another page of the same one: `question` names it without its page,
 * `isWaiting` says that its answer is on its way. How many pages there are is not known then.
 */
export function useOtherRows(question: string, isWaiting: boolean): boolean {
  const shown = useRef(question);
  useEffect(() => {
    if (!isWaiting) shown.current = question;
  });
  return isWaiting && shown.current !== question;
}
