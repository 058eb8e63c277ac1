import { z } from 'zod';

/** Schemas of the values in payloads. */

export const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
export const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
export const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
export const year = z.int().min(1000).max(2100);
export const text = z.string();
export const languageTag = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/);
export const orcid = z.string().regex(/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/);

export const refSchema = z.object({ id, name: text }).meta({ id: 'Ref' });
export const ror = z.string().regex(/^0[a-z0-9]{6}\d{2}$/);
export const countryCode = z.string().regex(/^[A-Z]{2}$/);

export const itemLinks = z.object({ self: text, html: text });
export const alternate = z.object({ en: text, ar: text });

export const facetValueSchema = z.object({ id: z.union([id, text]), name: text, count }).meta({ id: 'FacetValue' });
export const warningSchema = z.object({ code: text, text, suggestion: text.nullable() }).meta({ id: 'Warning' });

/** The envelope of a list. */
export function listSchema<T extends z.ZodType>(name: string, item: T) {
  return z
    .object({
      items: z.array(item),
      pageIndex: z.int().min(1).max(10_000).nullable(),
      pageSize: z.int().min(1).max(100),
      totalCount: count,
      totalPages: count.nullable(),
      hasPreviousPage: z.boolean(),
      hasNextPage: z.boolean(),
      nextCursor: text.nullable(),
      sort: text,
      match: z.enum(['all', 'repaired', 'any']),
      facets: z.record(z.string(), z.array(facetValueSchema)),
      warnings: z.array(warningSchema),
      links: z.object({ self: text, first: text, prev: text.nullable(), next: text.nullable(), last: text.nullable() }),
    })
    .meta({ id: name });
}
