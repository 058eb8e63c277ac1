import type { ContentsEntry } from '#components/record/record-aside.tsx';

/** The anchor of the first part behind a place that the contents list; that of the page behind the last. */
export function nextListed(sections: readonly ContentsEntry[], place: number): string {
  return sections.slice(place + 1).find(({ name }) => name !== undefined)?.id ?? 'content';
}
