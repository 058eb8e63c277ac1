import { type RawSearchParams, readSearchParams } from '#lib/url/table/search-params.ts';

/** Whether an address shows a record in both languages side by side. */
export const isBothView = (raw: RawSearchParams): boolean => readSearchParams(raw).get('view')?.[0] === 'both';

/** The same address, with its other parameters, in both languages or in one. */
export function recordViewPath(path: string, raw: RawSearchParams, isBoth: boolean): string {
  const rest = [...readSearchParams(raw)]
    .filter(([name]) => name !== 'view')
    .flatMap(([name, values]) => values.map((value) => [name, value]));
  const search = new URLSearchParams([...rest, ...(isBoth ? [['view', 'both']] : [])] as [string, string][]).toString();
  return search ? `${path}?${search}` : path;
}
