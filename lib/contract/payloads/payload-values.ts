import { z } from 'zod';

/** Schemas of the values in payloads. */

/** A numeric record id, from 1 and exact as a JavaScript number. */
export const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
/** A number of records or citations, from 0 and exact as a JavaScript number. */
export const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
/** A UTC timestamp in whole seconds, `YYYY-MM-DDTHH:MM:SSZ`; a subset of RFC 3339. */
export const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
/** A Gregorian calendar year from 1000 to 2100. */
export const year = z.int().min(1000).max(2100);
/** Text without a limit of length or format; it may be empty. */
export const text = z.string();
/** A BCP 47 language tag with a lower-case primary code of two or three letters, such as `ar`; subtags are not checked. */
export const languageTag = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/);
/** An ORCID iD in four groups with hyphens, without the URL; the check digit is not verified. */
export const orcid = z.string().regex(/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/);

/** The id of a record or lookup entry with its name in the language of the path. */
export const refSchema = z.object({ id, name: text }).meta({ id: 'Ref' });
/** A ROR id: nine characters from `0` to the two check digits, without the URL; the check digits are not verified. */
export const ror = z.string().regex(/^0[a-z0-9]{6}\d{2}$/);
/** An ISO 3166-1 alpha-2 code in capitals; the pattern does not check that it is assigned. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/);

/** Links of a list row, as paths from the root: `self` is the record in the API, `html` its page. */
export const itemLinks = z.object({ self: text, html: text });
/** Paths of the same record in the API, one for each language. */
export const alternate = z.object({ en: text, ar: text });

/** A facet value and its number of records; `id` is the value to filter by, a number for ids and years. */
export const facetValueSchema = z.object({ id: z.union([id, text]), name: text, count }).meta({ id: 'FacetValue' });
/** A notice in a list on how the query was understood; `suggestion` is, for example, the corrected query. */
export const warningSchema = z.object({ code: text, text, suggestion: text.nullable() }).meta({ id: 'Warning' });

/** The envelope of a list; `more`: its further members. */
export function listSchema<T extends z.ZodType, More extends z.ZodRawShape = Record<never, never>>(
  name: string,
  item: T,
  more = {} as More,
) {
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
      ...more,
      warnings: z.array(warningSchema),
      links: z.object({ self: text, first: text, prev: text.nullable(), next: text.nullable(), last: text.nullable() }),
    })
    .meta({ id: name });
}
