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

/**
 * The faults of a form's fields and seal; `trapped` means that a script filled in the honeypot, which is shown success. There is no minimum
 * time: password managers fill in a form within a second. Cross-site forms are refused in `lib/server/http/form-request.ts`.
 */
export function checkForm(
  tokens: ReturnType<typeof formTokens>,
  seal: FormSeal,
  faults: readonly KeyFormFault[],
): { readonly faults: readonly KeyFormFault[]; readonly trapped: boolean } {
  const code = tokens.check(seal.token);
  return { faults: code ? [...faults, { field: 'form', code }] : faults, trapped: (seal[honeypotField] ?? '') !== '' };
}
