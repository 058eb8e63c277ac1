import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Problem } from '#lib/base/problem.ts';
import { filterParameters } from '#lib/contract/parameters/filter-parameters.ts';
import { filterNames } from '#lib/domain/filters.ts';

const auth = z.object({
  in: z.enum(['header', 'query']),
  name: z.string().regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/),
  /** Authentication scheme before the key, such as `Bearer`. */
  scheme: z
    .string()
    .regex(/^[A-Za-z]{1,32}$/)
    .nullable(),
});
/** Where values are. The doctor states the share of records that have a field (`coverage`, 0 to 1), an operator only `path`. */
const fieldPaths = z.record(z.string(), z.looseObject({ path: z.string(), coverage: z.number().optional() }));
export type FieldPaths = z.infer<typeof fieldPaths>;

/**
 * Properties of a deployment, written by the doctor command or an operator. All but the version are optional; the paging base is probed if
 * absent.
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
      /** Number of rows per page, if the service ignores the requested size. */
      fixedSize: z.number().int().min(1).optional(),
      /** Every request returns all rows, so the client fetches once and pages locally. */
      ignored: z.boolean().optional(),
    })
    .optional(),
  list: z.object({ path: z.string().optional(), total: z.string().nullable().optional() }).optional(),
  single: z.object({ path: z.string().optional() }).optional(),
  fields: z.object({ research: fieldPaths, author: fieldPaths, lookup: fieldPaths }).partial().optional(),
  /** Parameter names: from the name on this site to the name in the service. */
  parameters: z.record(z.string(), z.string()).optional(),
  /** Parameters beyond the interface document; `lists`: several values per filter; `institutionArea`: institutions by area. */
  extensions: z.array(z.string()).optional(),
  ignoredParams: z.array(z.string()).optional(),
  unrecognised: z.record(z.string(), z.array(z.string())).optional(),
  warnings: z.array(z.string()).optional(),
});

export type Profile = z.infer<typeof schema>;

/** The profile of a deployment of which nothing is known. */
export const unknownProfile: Profile = { profileVersion: 1 };

/** The profile of the service that this site embeds. */
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
    ...filterNames.filter((name) => filterParameters[name].extension).map((name) => filterParameters[name].formerName ?? name),
  ],
};

/** Parses a profile file. Throws a `Problem` of kind `config` that lists every fault. */
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
    detail: `The profile is invalid:\n${result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n')}`,
  });
}

/** Reads the profile file that `UPSTREAM_PROFILE` names. Throws a `Problem` of kind `config` if it cannot be read. */
export function readProfileFile(path: string): Profile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Problem('config', { detail: `UPSTREAM_PROFILE names ${path}, which cannot be read.`, cause });
  }
  return readProfile(text);
}

/** The operator's profile, or the unknown one; `pageBase` overrides its page numbering. */
export function profileFromSettings(file: string | undefined, pageBase: number | undefined): Profile {
  const profile = file ? readProfileFile(file) : unknownProfile;
  return pageBase === undefined ? profile : { ...profile, paging: { ...profile.paging, base: pageBase === 0 ? 0 : 1 } };
}
