import { latinDigits } from '#lib/base/latin-digits.ts';
import type { ParameterKind } from '#lib/contract/parameters/parameter.ts';
import type { Fault } from '#lib/contract/problems/faults.ts';
import { isCountryGroup } from '#lib/domain/places/country-groups.ts';

export type ParameterValue = string | number | boolean | readonly string[];
export type ValueFault = Omit<Fault, 'parameter'>;

const wholeNumber = /^(?:0|[1-9][0-9]{0,15})$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here.
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/;

/** Parses a text into its parameter's type, without checking bounds; `undefined` when empty. Arabic and Persian digits are accepted. */
export function parseValue(kind: ParameterKind, text: string): ParameterValue | undefined {
  if (text === '') return undefined;
  switch (kind.type) {
    case 'integer':
      return wholeNumber.test(latinDigits(text)) ? Number(latinDigits(text)) : Number.NaN;
    case 'ids':
    case 'languages':
    case 'countries':
    case 'choices':
      return [...new Set(latinDigits(text).split(','))];
    case 'names':
      return [plainText(text)].filter((name) => name !== '');
    case 'flag':
      return text === 'true' || text === 'false' ? text === 'true' : text;
    case 'text':
      return plainText(text) || undefined;
    case 'slug':
      return text.toLowerCase();
    case 'letter':
      return text.normalize('NFC');
    case 'moment':
      return parseMoment(latinDigits(text));
    default:
      return text;
  }
}

/** The fault of a value, or undefined. All bounds of parameters are checked here. */
export function checkValue(kind: ParameterKind, value: ParameterValue): ValueFault | undefined {
  switch (kind.type) {
    case 'integer':
      return checkInteger(kind, Number(value));
    case 'ids':
      return checkList(value, kind.countMax, checkId);
    case 'languages':
      return checkList(value, kind.countMax, (code) =>
        /^[a-z]{2}$/.test(code) ? undefined : { code: 'out_of_range', variant: 'language_codes' },
      );
    case 'countries':
      return checkList(value, kind.countMax, (code) =>
        /^[A-Z]{2}$/.test(code) || isCountryGroup(code) ? undefined : { code: 'out_of_range', variant: 'country_codes' },
      );
    case 'names': {
      const fault = checkList(value, Number.POSITIVE_INFINITY, (name) => {
        const textFault = checkText(kind.lengthMax, name);
        return textFault && { ...textFault, value: name };
      });
      return fault ?? checkList(value, kind.countMax, () => undefined);
    }
    case 'choice':
    case 'choices':
      return checkList(value, ('countMax' in kind && kind.countMax) || kind.of.length, (item) =>
        kind.of.includes(item) ? undefined : notAmong(kind.fault, kind.of),
      );
    case 'flag':
      return typeof value === 'boolean' ? undefined : notAmong('out_of_range', ['true', 'false']);
    case 'text':
      return checkText(kind.lengthMax, String(value));
    case 'slug':
      if (String(value).length <= kind.lengthMax && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(String(value))) return undefined;
      return { code: 'out_of_range', variant: 'slug', allowed: { max: kind.lengthMax } };
    case 'letter':
      return /^[\p{Script=Latin}\p{Script=Arabic}]$/u.test(String(value)) && /^\p{L}$/u.test(String(value))
        ? undefined
        : { code: 'out_of_range', variant: 'one_letter' };
    case 'cursor':
      if (String(value).length > kind.lengthMax) return { code: 'too_long', allowed: { max: kind.lengthMax } };
      return value === '*' || /^[A-Za-z0-9_.-]+$/.test(String(value)) ? undefined : { code: 'cursor_invalid' };
    case 'moment':
      return isMoment(String(value)) ? undefined : { code: 'invalid_date' };
  }
}

/** The id in Latin digits, or the fault. Zero is not an id. */
export function readId(kind: ParameterKind, text: string): { readonly id: string } | { readonly fault: ValueFault } {
  const idKind: ParameterKind = kind.type === 'slug' ? kind : { type: 'ids', countMax: 1 };
  const value = parseValue(idKind, text);
  const fault = value === undefined ? undefined : checkValue(idKind, value);
  if (value !== undefined && fault === undefined) return { id: String(value) };
  return { fault: kind.type === 'slug' && fault ? fault : { code: 'type_integer' } };
}

function checkInteger(kind: ParameterKind & { type: 'integer' }, value: number): ValueFault | undefined {
  if (!Number.isInteger(value)) return { code: 'type_integer' };
  if (value >= kind.min && value <= kind.max) return undefined;
  const allowed = { min: kind.min, max: kind.max };
  // Callers used to zero-based pages send 0, so the fault explains that pages start at 1.
  return value === 0 && kind.fallback === 1 ? { code: 'page_index_is_one_based', allowed } : { code: 'out_of_range', allowed };
}

function checkId(id: string): ValueFault | undefined {
  if (!wholeNumber.test(id)) return { code: 'type_integer' };
  return id === '0' ? { code: 'out_of_range', variant: 'at_least', allowed: { min: 1 } } : undefined;
}

const notAmong = (code: 'out_of_range' | ValueFault['code'], allowed: readonly string[]): ValueFault => ({
  code,
  allowed,
  ...(code === 'out_of_range' && { variant: 'one_of' as const }),
});

function checkList(value: ParameterValue, countMax: number, check: (item: string) => ValueFault | undefined): ValueFault | undefined {
  const list = typeof value === 'object' ? value : [String(value)];
  if (list.length > countMax) return { code: 'too_many_values', allowed: { max: countMax } };
  for (const item of list) {
    const fault = check(item);
    if (fault) return fault;
  }
  return undefined;
}

function checkText(lengthMax: number, text: string): ValueFault | undefined {
  if (controlCharacter.test(text)) return { code: 'control_character' };
  return [...text].length > lengthMax ? { code: 'too_long', allowed: { max: lengthMax } } : undefined;
}

/** Trims text and normalises it to NFC. Text with control characters stays unchanged, since trimming would hide some from the check. */
const plainText = (text: string) => (controlCharacter.test(text) ? text : text.normalize('NFC').trim());

function parseMoment(text: string): string {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?Z)?$/.exec(text);
  return match ? `${match[1]}T${match[2] ?? '00:00:00'}Z` : text;
}

/** Whether a date exists. `Date` accepts 30 February as 1 March, so the result is compared with the input. */
function isMoment(text: string): boolean {
  const moment = parseMoment(text);
  const time = moment.endsWith('Z') ? Date.parse(moment) : Number.NaN;
  return !Number.isNaN(time) && `${new Date(time).toISOString().slice(0, 19)}Z` === moment;
}
