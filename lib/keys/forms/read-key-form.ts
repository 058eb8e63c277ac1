import { type KeyFormFaultCode, type KeyFormField, keyFormLimits } from '#lib/contract/key-form.ts';

/** The fields of a form, as sent. */
export interface KeyFormInput {
  readonly name: string;
  readonly email: string;
  readonly comment?: string;
}

export interface KeyFormFault {
  readonly field: KeyFormField;
  readonly code: KeyFormFaultCode;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here.
const control = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but a comment may have lines.
const controlInComment = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
// A dot-atom of at most 64 characters (RFC 5321 §4.5.3.1), and two or more host labels (RFC 1123 §2.1). Only a mail proves an address.
// Characters that are not visible (\p{C}) would make two addresses that look the same.
const localPart = /^(?=.{1,64}$)[^\s\p{C}@<>(),;:\\"[\].]+(?:\.[^\s\p{C}@<>(),;:\\"[\].]+)*$/u;
const label = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;
const lastLabel = /^(?=.*\p{L}).{2,}$/u;

function isAddress(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  return (
    rest.length === 0 &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    lastLabel.test(labels.at(-1) ?? '')
  );
}

/** Normalises the fields (NFC, trimmed, lower-case address) and returns all faults. */
export function readKeyForm(input: KeyFormInput): { readonly form: Required<KeyFormInput>; readonly faults: readonly KeyFormFault[] } {
  const form = {
    name: input.name.normalize('NFC').trim(),
    email: input.email.normalize('NFC').trim().toLowerCase(),
    comment: (input.comment ?? '').normalize('NFC').replaceAll('\r\n', '\n').trim(),
  };
  const faults: KeyFormFault[] = [];
  const length = (text: string) => [...text].length;
  if (form.name === '') faults.push({ field: 'name', code: 'name_required' });
  else if (length(form.name) > keyFormLimits.nameMax) faults.push({ field: 'name', code: 'name_too_long' });
  else if (control.test(form.name)) faults.push({ field: 'name', code: 'control_character' });
  if (form.email === '') faults.push({ field: 'email', code: 'email_required' });
  else if (form.email.length > keyFormLimits.emailMax || !isAddress(form.email)) faults.push({ field: 'email', code: 'email_invalid' });
  if (length(form.comment) > keyFormLimits.commentMax) faults.push({ field: 'comment', code: 'comment_too_long' });
  else if (controlInComment.test(form.comment)) faults.push({ field: 'comment', code: 'control_character' });
  return { form, faults };
}
