import { honeypotField } from '#lib/contract/key-form.ts';
import type { formTokens } from './form-token.ts';
import type { KeyFormFault } from './read-key-form.ts';

/** The protection fields of every form. */
export interface FormSeal {
  /** From `openForm()`, in a hidden field. */
  readonly token: string;
  /** The honeypot; empty when a person sent the form. */
  readonly [honeypotField]?: string;
}

/** The faults of a form and its seal; `trapped`: a script filled the honeypot. No minimum time, because of password managers. */
export function checkForm(
  tokens: ReturnType<typeof formTokens>,
  seal: FormSeal,
  faults: readonly KeyFormFault[],
): { readonly faults: readonly KeyFormFault[]; readonly trapped: boolean } {
  const code = tokens.check(seal.token);
  return { faults: code ? [...faults, { field: 'form', code }] : faults, trapped: (seal[honeypotField] ?? '') !== '' };
}
