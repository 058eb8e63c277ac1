import type { ContentsEntry } from '#components/record/record-aside.tsx';

/** The anchor of the section after `index` in the table of contents, for skip links; after the last section, the main content. */
export function nextSection(sections: readonly ContentsEntry[], index: number): string {
  return sections.slice(index + 1).find(({ name }) => name !== undefined)?.id ?? 'content';
}
