'use client';

import { useActionState } from 'react';
import { IssuedKey, type IssuedKeyLabels, type IssuedKeyView } from './issued-key.tsx';

export type ConfirmState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'gone'; readonly status: 410 }
  | { readonly kind: 'issued'; readonly issuedKey: IssuedKeyView };

interface ConfirmFormProps {
  readonly action: (state: ConfirmState, form: FormData) => Promise<ConfirmState>;
  /** Hidden fields: language, token or key id. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly button: string;
  readonly expiredText: string;
  readonly labels: IssuedKeyLabels;
}

/** A form with a single button. Its response shows a new key, which is never shown again. */
export function ConfirmForm({ action, hidden, button, expiredText, labels }: ConfirmFormProps) {
  const [state, send, isSending] = useActionState(action, { kind: 'waiting' });
  if (state.kind === 'issued') return <IssuedKey issuedKey={state.issuedKey} labels={labels} />;
  if (state.kind === 'gone')
    return (
      <p role="alert" data-refused={state.status}>
        {expiredText}
      </p>
    );
  return (
    <form action={send}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" disabled={isSending} className="button disabled:opacity-60">
        {button}
      </button>
    </form>
  );
}
