import { facetNames } from '#lib/domain/filters.ts';
import type { Facets, FacetValue, MatchMode, Warning } from '#lib/domain/page.ts';
import type { Language } from '#lib/languages/languages.ts';
import { envelope } from '#lib/remote/reader/tables/envelope-table.ts';
import { foldName, isMembers, type Members, readEntries } from '#lib/remote/reader/tables/names.ts';
import { openRow, type Row } from '#lib/remote/reader/tables/row.ts';
import { parseLine } from '#lib/remote/reader/values/parse-text.ts';
import { parseInteger } from '#lib/remote/reader/values/parse-value.ts';
import { readText } from '#lib/remote/reader/values/read-text.ts';

/** The metadata that a service may return with the rows; empty values where it returns none. */
export interface PageExtras {
  readonly facets: Facets;
  readonly match: MatchMode;
  readonly warnings: readonly Warning[];
  readonly sort?: string;
  readonly nextCursor?: string;
}

export function readPageExtras(around: Members | undefined, language: Language): PageExtras {
  if (!around) return { facets: {}, match: 'all', warnings: [] };
  const row = openRow(around);
  const match = firstValue(row, envelope.match);
  const sort = firstValue(row, envelope.sort);
  const nextCursor = firstValue(row, envelope.nextCursor);
  return {
    facets: readFacets(firstValue(row, envelope.facets), language),
    match: match === 'repaired' || match === 'any' ? match : 'all',
    warnings: readWarnings(firstValue(row, envelope.warnings)),
    ...(typeof sort === 'string' && sort !== '' && { sort }),
    ...(typeof nextCursor === 'string' && nextCursor !== '' && { nextCursor }),
  };
}

function firstValue(row: Row, names: readonly string[]): unknown {
  return names.map((name) => row.get(name)).find((value) => value !== undefined);
}

function readFacets(value: unknown, language: Language): Facets {
  if (!isMembers(value)) return {};
  const row = openRow(value);
  const lists = facetNames.map((name) => [name, row.get(foldName(name))] as const).filter(([, values]) => Array.isArray(values));
  return Object.fromEntries(lists.map(([name, values]) => [name, readEntries(values, (entry) => readFacetValue(entry, language)) ?? []]));
}

function readFacetValue(value: Members, language: Language): FacetValue | undefined {
  const row = openRow(value);
  const id = typeof value.id === 'boolean' ? String(value.id) : parseLine(value.id);
  const count = parseInteger(row.get('count'));
  if (id === undefined || count === undefined) return undefined;
  return { id, name: readText(row, ['name'], language) ?? { value: id, lang: language }, count };
}

function readWarnings(value: unknown): readonly Warning[] {
  const warnings = readEntries(value, ({ code, text, suggestion }): Warning | undefined => {
    if (typeof code !== 'string' || typeof text !== 'string') return undefined;
    return { code, text, ...(typeof suggestion === 'string' && suggestion !== '' && { suggestion }) };
  });
  return warnings ?? [];
}
