import { honeypotField } from '#lib/contract/key-form.ts';
import type { formTokens } from './form-token.ts';
import type { KeyFormFault } from './read-key-form.ts';

/** What comes with every form beside its fields. */
export interface FormSeal {
  /** From `openForm()`, in a hidden field. */
  readonly token: string;
  /** The trap; empty when a person sent the form. */
  readonly [honeypotField]?: string;
}

/**
 * What is wrong with a form, its fields and its seal together; `trapped` means that a script filled in the trap and should believe that it succeeded.
 * No form is too fast: password managers fill one in within a second; the trap and the limits hold scripts back. Forms of other sites never come so far: see `lib/server/http/form-request.ts`.
 */
export function checkForm(
  tokens: ReturnType<typeof formTokens>,
  seal: FormSeal,
  faults: readonly KeyFormFault[],
): { readonly faults: readonly KeyFormFault[]; readonly trapped: boolean } {
  const code = tokens.check(seal.token);
  return { faults: code ? [...faults, { field: 'form', code }] : faults, trapped: (seal[honeypotField] ?? '') !== '' };
}
