'use client';

import { useUnpacked, type WithPackedAnswer } from '#components/list/state/packed-props.ts';
import type { ResearchBrowserProps } from './browser-props.ts';
import { ResearchList } from './research-list.tsx';

/** A filterable list of publications: complete in the served HTML, then updated in the browser. */
export function ResearchBrowser({ initial, ...props }: WithPackedAnswer<ResearchBrowserProps>) {
  return <ResearchList {...props} initial={useUnpacked(initial)} />;
}
