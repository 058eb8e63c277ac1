'use client';

import { type ComponentProps, type ReactNode, useActionState, useEffect, useId, useRef } from 'react';
import { ChoiceField, Honeypot } from './form-parts.tsx';
import { IssuedKey, type IssuedKeyLabels, type IssuedKeyView } from './issued-key.tsx';

/** The state of a form that asks for a key or for mails about a list. */
export type RequestFormState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'issued'; readonly issuedKey: IssuedKeyView }
  | {
      readonly kind: 'faults';
      /** HTTP status of the response. lib/server reads it from the rendered page or from this state. */
      readonly status: number;
      readonly values: Readonly<Record<string, string>>;
      /** Messages in the language of the page, by field; the message in `form` does not belong to a field. */
      readonly faults: Readonly<Record<string, string>>;
      /** The form token to send next. */
      readonly token: string;
    };

export interface RequestField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly lengthMax?: number;
  /** The mark of a field that may stay empty. */
  readonly optional?: string | undefined;
  readonly isLong?: true;
  readonly type?: 'email';
  readonly autoComplete?: string;
  readonly dir?: 'ltr';
  /** The values of a choice with their names; the first is the default. */
  readonly choices?: readonly (readonly [value: string, name: string])[];
}

interface RequestFormProps {
  readonly action: (state: RequestFormState, form: FormData) => Promise<RequestFormState>;
  readonly hidden: Readonly<Record<string, string>>;
  readonly token: string;
  readonly trapName: string;
  readonly fields: readonly RequestField[];
  readonly labels: Readonly<Record<'trap' | 'submit' | 'sending' | 'refused' | 'accepted' | 'acceptedNote', string>>;
  readonly issuedLabels?: IssuedKeyLabels;
  readonly note?: ReactNode;
}

/** Asks for a key or for mails. Typed values survive a refusal, with and without JavaScript. */
export function RequestForm({ action, hidden, token, trapName, fields, labels, issuedLabels, note }: RequestFormProps) {
  const [state, send, isSending] = useActionState(action, { kind: 'empty' });
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind !== 'empty') summary.current?.focus();
  }, [state]);
  if (state.kind === 'issued')
    return <Summary ref={summary}>{issuedLabels && <IssuedKey issuedKey={state.issuedKey} labels={issuedLabels} />}</Summary>;
  if (state.kind === 'accepted')
    return (
      <Summary ref={summary} role="status" className="mt-6 max-w-[36em] border-s-2 border-ok ps-4">
        <p className="font-semibold">{labels.accepted}</p>
        <p className="mt-1">{labels.acceptedNote}</p>
      </Summary>
    );
  const refusal = state.kind === 'faults' ? state : undefined;
  return (
    <form action={send} className="mt-6 grid max-w-xl gap-5" noValidate>
      {refusal && (
        <Summary ref={summary} role="alert" data-refused={refusal.status} className="border-s-2 border-warn ps-4">
          <p className="font-semibold">{labels.refused}</p>
          {Object.values(refusal.faults).map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </Summary>
      )}
      {Object.entries({ ...hidden, token: refusal?.token ?? token }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot name={trapName} label={labels.trap} />
      {fields.map((field) =>
        field.choices ? (
          <ChoiceField
            key={field.name}
            name={field.name}
            label={field.label}
            choices={field.choices}
            value={refusal?.values[field.name] ?? field.choices[0]?.[0]}
          />
        ) : (
          <TextField key={field.name} {...field} value={refusal?.values[field.name] ?? ''} fault={refusal?.faults[field.name]} />
        ),
      )}
      <div>
        <button type="submit" disabled={isSending} className="button disabled:opacity-60">
          {isSending ? labels.sending : labels.submit}
        </button>
      </div>
      {note && <p className="text-xs text-muted">{note}</p>}
    </form>
  );
}

/** The result of a form. It has the focus. */
function Summary(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/noAutofocus: without JavaScript, the summary would be below the fold
  return <div {...props} tabIndex={-1} autoFocus />;
}

interface TextFieldProps extends RequestField {
  readonly value: string;
  readonly fault: string | undefined;
}

function TextField({ name, label, hint, optional, value, lengthMax, fault, isLong, type, autoComplete, dir }: TextFieldProps) {
  const id = useId();
  const inputProps = {
    id,
    name,
    defaultValue: value,
    required: optional === undefined,
    maxLength: lengthMax,
    dir: dir ?? (value ? 'auto' : undefined),
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined,
    className: `field mt-1.5 ${fault ? 'border-warn' : ''}`,
  } as const;
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label} {optional && <span className="text-xs font-normal text-muted">({optional})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {isLong ? <textarea {...inputProps} rows={3} /> : <input {...inputProps} type={type ?? 'text'} autoComplete={autoComplete} />}
      {fault && (
        <p id={`${id}-fault`} className="mt-1 text-sm text-warn">
          {fault}
        </p>
      )}
    </div>
  );
}
