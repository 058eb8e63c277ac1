import type { ParameterKind } from '#lib/contract/parameters/parameter.ts';
import type { Fault } from '#lib/contract/problems/faults.ts';

export type Value = string | number | boolean | readonly string[];
export type ReadValue = { readonly value: Value } | { readonly fault: Omit<Fault, 'parameter'> };

const wholeNumber = /^(?:0|[1-9][0-9]{0,15})$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here.
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/;

/** Reads one value; `undefined` when it is empty, which counts as not sent. Arabic-Indic and Persian digits mean the same as Latin ones. */
export function readValue(kind: ParameterKind, text: string): ReadValue | undefined {
  if (text === '') return undefined;
  switch (kind.type) {
    case 'integer':
      return readInteger(kind, latinDigits(text));
    case 'ids':
      return readList(text, kind.countMax, readId);
    case 'languages':
      return readList(text, kind.countMax, (part) =>
        /^[a-z]{2}$/.test(part) ? undefined : { code: 'out_of_range', variant: 'language_codes' },
      );
    case 'countries':
      return readList(text, kind.countMax, (part) =>
        /^[A-Z]{2}$/.test(part) ? undefined : { code: 'out_of_range', variant: 'country_codes' },
      );
    case 'choices':
      return readList(text, kind.of.length, (part) =>
        kind.of.includes(part)
          ? undefined
          : { code: kind.fault, allowed: kind.of, ...(kind.fault === 'out_of_range' && { variant: 'one_of' as const }) },
      );
    case 'choice':
      if (kind.of.includes(text)) return { value: text };
      return { fault: { code: kind.fault, allowed: kind.of, ...(kind.fault === 'out_of_range' && { variant: 'one_of' as const }) } };
    case 'flag':
      if (text === 'true' || text === 'false') return { value: text === 'true' };
      return { fault: { code: 'out_of_range', variant: 'one_of', allowed: ['true', 'false'] } };
    case 'text':
      return readText(kind.lengthMax, text);
    case 'slug':
      return readSlug(kind.lengthMax, text);
    case 'letter':
      if (/^[\p{Script=Latin}\p{Script=Arabic}]$/u.test(text.normalize('NFC')) && /^\p{L}$/u.test(text.normalize('NFC')))
        return { value: text.normalize('NFC') };
      return { fault: { code: 'out_of_range', variant: 'one_letter' } };
    case 'cursor':
      if (text.length > kind.lengthMax) return { fault: { code: 'too_long', allowed: { max: kind.lengthMax } } };
      return text === '*' || /^[A-Za-z0-9_.-]+$/.test(text) ? { value: text } : { fault: { code: 'cursor_invalid' } };
    case 'moment':
      return readMoment(latinDigits(text));
  }
}

function readInteger(kind: ParameterKind & { type: 'integer' }, text: string): ReadValue {
  if (!wholeNumber.test(text)) return { fault: { code: 'type_integer' } };
  const value = Number(text);
  if (value >= kind.min && value <= kind.max) return { value };
  // Zero is what a caller of a 0-based service sends, and deserves the plainest answer.
  if (value === 0 && kind.fallback === 1) return { fault: { code: 'page_index_is_one_based', allowed: { min: kind.min, max: kind.max } } };
  return { fault: { code: 'out_of_range', allowed: { min: kind.min, max: kind.max } } };
}

function readId(part: string): Omit<Fault, 'parameter'> | undefined {
  if (!wholeNumber.test(part)) return { code: 'type_integer' };
  return part === '0' ? { code: 'out_of_range', variant: 'at_least', allowed: { min: 1 } } : undefined;
}

function readList(text: string, countMax: number, check: (part: string) => Omit<Fault, 'parameter'> | undefined): ReadValue {
  const parts = [...new Set(latinDigits(text).split(','))];
  if (parts.length > countMax) return { fault: { code: 'too_many_values', allowed: { max: countMax } } };
  for (const part of parts) {
    const fault = check(part);
    if (fault) return { fault };
  }
  return { value: parts };
}

function readText(lengthMax: number, raw: string): ReadValue | undefined {
  if (controlCharacter.test(raw)) return { fault: { code: 'control_character' } };
  const text = raw.normalize('NFC').trim();
  if (text === '') return undefined;
  return [...text].length > lengthMax ? { fault: { code: 'too_long', allowed: { max: lengthMax } } } : { value: text };
}

/** In any case, as the segments of a path are. */
function readSlug(lengthMax: number, text: string): ReadValue {
  const value = text.toLowerCase();
  if (value.length <= lengthMax && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) return { value };
  return { fault: { code: 'out_of_range', variant: 'slug', allowed: { max: lengthMax } } };
}

function readMoment(text: string): ReadValue {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?Z)?$/.exec(text);
  const normal = match && `${match[1]}T${match[2] ?? '00:00:00'}Z`;
  // Date rolls 30 February over to March; a moment that does not come back unchanged is not one.
  if (!normal || Number.isNaN(Date.parse(normal)) || `${new Date(normal).toISOString().slice(0, 19)}Z` !== normal)
    return { fault: { code: 'invalid_date' } };
  return { value: normal };
}

function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) as number) & 0xf));
}
