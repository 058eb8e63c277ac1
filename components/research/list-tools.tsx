'use client';

import { SelectSwitch } from '#components/research/rows/select-rows.tsx';
import type { ResearchBrowserProps } from './browser-props.ts';
import { ExportMenu } from './export-menu.tsx';
import type { useResearchList } from './use-research-list.ts';

interface ListToolsProps extends ResearchBrowserProps {
  readonly list: ReturnType<typeof useResearchList>;
}

/** What can be done with the rows, beside their number: all of them as a file, or some that are ticked. */
export function ListTools({ language, canExport, fixed, list }: ListToolsProps) {
  const { page, shownQuery } = list;
  if (page.items.length === 0) return null;
  return (
    <>
      {canExport && page.total && <ExportMenu language={language} query={shownQuery} total={page.total} authorId={fixed?.authorId?.[0]} />}
      <SelectSwitch />
    </>
  );
}
