'use client';

import { useUnpacked, type WithPackedAnswer } from '#components/list/state/packed.ts';
import type { ResearchBrowserProps } from './browser-props.ts';
import { ResearchList } from './research-list.tsx';

/** A filterable list of publications: whole in the served HTML, and from then on kept current by the browser. */
export function ResearchBrowser({ initial, ...props }: WithPackedAnswer<ResearchBrowserProps>) {
  return <ResearchList {...props} initial={useUnpacked(initial)} />;
}
