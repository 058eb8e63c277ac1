import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { filterParameters } from '#lib/contract/parameters/filter-parameters.ts';
import { filterNames } from '#lib/domain/filters.ts';
import { Problem } from '#lib/domain/problem.ts';

const auth = z.object({
  in: z.enum(['header', 'query']),
  name: z.string().regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/),
  /** Written before the key, with a space: `Bearer`. */
  scheme: z
    .string()
    .regex(/^[A-Za-z]{1,32}$/)
    .nullable(),
});
const fieldPaths = z.record(z.string(), z.looseObject({ path: z.string() }));

/**
 * What the doctor found out about a deployment, or what its operator knows. Everything is optional: what is missing is
 * taken from the tables of the reader, and the base of paging is probed once.
 */
const schema = z.looseObject({
  profileVersion: z.literal(1),
  checkedAt: z.string().optional(),
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  dialect: z.string().optional(),
  auth: auth.optional(),
  paging: z
    .object({
      base: z.union([z.literal(0), z.literal(1)]).optional(),
      indexParam: z.string().min(1).optional(),
      sizeParam: z.string().min(1).optional(),
      maxSize: z.number().int().min(1).optional(),
      stableOrder: z.boolean().optional(),
      /** Rows of every page, where the service has its own idea of a page's size. */
      fixedSize: z.number().int().min(1).optional(),
      /** Whatever page is asked for, everything comes: fetch once, page here. */
      ignored: z.boolean().optional(),
    })
    .optional(),
  list: z.object({ path: z.string().optional(), total: z.string().nullable().optional() }).optional(),
  single: z.object({ path: z.string().optional() }).optional(),
  fields: z.object({ research: fieldPaths, author: fieldPaths, lookup: fieldPaths }).partial().optional(),
  /** Our name of a parameter → theirs. */
  parameters: z.record(z.string(), z.string()).optional(),
  /** Parameters beyond the interface document that this deployment knows; `lists` means several values in one filter, `institutions` our own operations on them, `institutionArea` their filter by area. */
  extensions: z.array(z.string()).optional(),
  ignoredParams: z.array(z.string()).optional(),
  unrecognised: z.record(z.string(), z.array(z.string())).optional(),
  warnings: z.array(z.string()).optional(),
});

export type Profile = z.infer<typeof schema>;

/** A deployment of which nothing is known yet. */
export const unknownProfile: Profile = { profileVersion: 1 };

/** Our own embedded service. */
export const embeddedProfile: Profile = {
  profileVersion: 1,
  dialect: 'madar',
  auth: { in: 'header', name: 'X-Api-Key', scheme: null },
  paging: { base: 1, indexParam: 'pageIndex', sizeParam: 'pageSize', maxSize: 100, stableOrder: true },
  extensions: [
    'lists',
    'sort',
    'facets',
    'searchIn',
    'initial',
    'strict',
    'cursor',
    'updatedSince',
    'institutions',
    'institutionArea',
    ...filterNames.filter((name) => filterParameters[name].extension),
  ],
};

/** Reads the text of a profile file. Throws a `Problem` of kind `config` that names every fault. */
export function readProfile(text: string): Profile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Problem('config', { detail: 'The profile is not JSON.', cause });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Problem('config', {
    detail: `The profile has faults:\n${result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n')}`,
  });
}

/** The profile that `UPSTREAM_PROFILE` names. Throws a `Problem` of kind `config` where it cannot be read. */
export function readProfileFile(path: string): Profile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Problem('config', { detail: `UPSTREAM_PROFILE names ${path}, which cannot be read.`, cause });
  }
  return readProfile(text);
}

/** The profile that the operator names, else the unknown one; `pageBase` is the operator's own word on how pages are numbered. */
export function chosenProfile(file: string | undefined, pageBase: number | undefined): Profile {
  const known = file ? readProfileFile(file) : unknownProfile;
  return pageBase === undefined ? known : { ...known, paging: { ...known.paging, base: pageBase === 0 ? 0 : 1 } };
}
