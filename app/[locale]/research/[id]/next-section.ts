import type { ContentsEntry } from '#components/record/record-aside.tsx';

/** The anchor of the next section that the contents list; after the last, that of the top of the page. */
export function nextSection(sections: readonly ContentsEntry[], index: number): string {
  return sections.slice(index + 1).find(({ name }) => name !== undefined)?.id ?? 'content';
}
