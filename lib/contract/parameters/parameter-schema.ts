import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { countryGroupIds } from '#lib/domain/places/country-groups.ts';
import type { Parameter } from './parameter.ts';

/** A parameter as JSON Schema. A list is one comma-separated value (`explode: false`); for the kind `names`, the parameter is repeated. */
export interface ParameterSchema {
  readonly type: 'integer' | 'string' | 'boolean' | 'array';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly default?: number | string | boolean;
  readonly items?: ParameterSchema;
}

/** Any text without control characters. */
const plainText = '^[^\\u0000-\\u001f\\u007f-\\u009f]*$';
const day = '[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])';
const time = '([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]';

/** The JSON Schema of a parameter. It allows repeated values, because the service accepts them and ignores the repetition. */
export function parameterSchema({ kind, name }: Parameter): ParameterSchema {
  switch (kind.type) {
    case 'integer':
      // pageIndex has no default: generated clients would send it with every cursor, which is invalid.
      return {
        type: 'integer',
        minimum: kind.min,
        maximum: kind.max,
        ...(kind.fallback !== undefined && name !== 'pageIndex' && { default: kind.fallback }),
      };
    case 'ids':
      return {
        type: 'array',
        items: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
        maxItems: kind.countMax,
      };
    case 'text':
      return { type: 'string', minLength: 1, maxLength: kind.lengthMax, pattern: plainText };
    case 'slug':
      return { type: 'string', maxLength: kind.lengthMax, pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' };
    case 'choice':
      return { type: 'string', enum: kind.of, ...(name === 'searchIn' && { default: 'all' }) };
    case 'choices':
      return withoutUndefined<ParameterSchema>({ type: 'array', items: { type: 'string', enum: kind.of }, maxItems: kind.countMax });
    case 'languages':
      return { type: 'array', items: { type: 'string', pattern: '^[a-z]{2}$' }, maxItems: kind.countMax };
    case 'countries':
      return { type: 'array', items: { type: 'string', pattern: `^([A-Z]{2}|${countryGroupIds.join('|')})$` }, maxItems: kind.countMax };
    case 'names':
      return {
        type: 'array',
        items: { type: 'string', minLength: 1, maxLength: kind.lengthMax, pattern: plainText },
        maxItems: kind.countMax,
      };
    case 'flag':
      return { type: 'boolean' };
    case 'letter':
      return { type: 'string', minLength: 1, maxLength: 1 };
    case 'cursor':
      return { type: 'string', maxLength: kind.lengthMax, pattern: '^(\\*|[A-Za-z0-9_.-]+)$' };
    case 'moment':
      return { type: 'string', pattern: `^${day}(T${time}(\\.[0-9]{1,9})?Z)?$` };
  }
}

/** The sample value of a parameter, in the type of its schema. */
export function parameterExample({ kind, example }: Parameter): unknown {
  switch (kind.type) {
    case 'integer':
      return Number(example);
    case 'ids':
      return example.split(',').map(Number);
    case 'choices':
    case 'languages':
    case 'countries':
      return example.split(',');
    case 'names':
      return [example];
    case 'flag':
      return example === 'true';
    default:
      return example;
  }
}
