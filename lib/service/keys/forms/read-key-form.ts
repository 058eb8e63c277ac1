import { type KeyFormFaultCode, type KeyFormField, keyFormLimits } from '#lib/contract/key-form.ts';

/** The form as it was sent. */
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
// One @, something with a dot behind it, no spaces or characters that have a meaning in a mail header. The mail itself is the real test.
const address = /^[^\s@<>(),;:\\"[\]]{1,64}@[^\s@<>(),;:\\"[\]]+\.[^\s@<>(),;:\\"[\].]{2,}$/;

/** Cleans the fields (NFC, outer spaces gone, address in lower case) and names everything that is wrong with them. */
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
  else if (form.email.length > keyFormLimits.emailMax || control.test(form.email) || !address.test(form.email))
    faults.push({ field: 'email', code: 'email_invalid' });
  if (length(form.comment) > keyFormLimits.commentMax) faults.push({ field: 'comment', code: 'comment_too_long' });
  else if (controlInComment.test(form.comment)) faults.push({ field: 'comment', code: 'control_character' });
  return { form, faults };
}
