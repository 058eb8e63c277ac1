'use client';

import { type ReactNode, useActionState, useEffect, useId, useRef } from 'react';
import { IssuedKey, type IssuedKeyLabels, type IssuedKeyView } from './issued-key.tsx';

export type KeyFormFieldName = 'name' | 'email' | 'comment';

export type KeyFormState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'issued'; readonly issuedKey: IssuedKeyView }
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'faults';
      /** HTTP status of the response. lib/server reads it from the rendered page or from this state. */
      readonly status: number;
      readonly values: Readonly<Record<KeyFormFieldName, string>>;
      /** Messages in the language of the page; the message in `form` does not belong to a field. */
      readonly faults: Readonly<Partial<Record<KeyFormFieldName | 'form', string>>>;
      /** The form token to send next. */
      readonly token: string;
    };

export interface KeyFormLabels extends IssuedKeyLabels {
  readonly fields: Readonly<Record<KeyFormFieldName, { readonly label: string; readonly hint: string }>>;
  readonly optional: string;
  readonly trap: string;
  readonly submit: string;
  readonly sending: string;
  readonly notIssued: string;
  readonly acceptedText: string;
  readonly acceptedNote: string;
}

interface KeyFormProps {
  readonly action: (state: KeyFormState, form: FormData) => Promise<KeyFormState>;
  readonly language: string;
  readonly token: string;
  readonly trapName: string;
  readonly limits: Readonly<Record<KeyFormFieldName, number>>;
  readonly isRequired: Readonly<Record<KeyFormFieldName, boolean>>;
  readonly labels: KeyFormLabels;
  readonly note: ReactNode;
}

/** The request form for a key. Typed values survive a failed attempt, with and without JavaScript. */
export function KeyForm({ action, language, token, trapName, limits, isRequired, labels, note }: KeyFormProps) {
  const [state, send, isSending] = useActionState(action, { kind: 'empty' });
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind !== 'empty') summary.current?.focus();
  }, [state]);
  if (state.kind === 'issued') {
    return (
      // biome-ignore lint/a11y/noAutofocus: without JavaScript the response would be below the fold.
      <div ref={summary} tabIndex={-1} autoFocus>
        <IssuedKey issuedKey={state.issuedKey} labels={labels} />
      </div>
    );
  }
  if (state.kind === 'accepted') {
    return (
      // biome-ignore lint/a11y/noAutofocus: as above.
      <div ref={summary} tabIndex={-1} autoFocus role="status" className="border-s-2 border-ok ps-4">
        <p className="font-semibold">{labels.acceptedText}</p>
        <p className="mt-1">{labels.acceptedNote}</p>
      </div>
    );
  }
  const faults = state.kind === 'faults' ? state.faults : {};
  const values = state.kind === 'faults' ? state.values : { name: '', email: '', comment: '' };
  const field = (name: KeyFormFieldName, extraProps: Partial<FieldProps> = {}) => (
    <Field
      name={name}
      {...labels.fields[name]}
      fault={faults[name]}
      value={values[name]}
      lengthMax={limits[name]}
      required={isRequired[name]}
      optional={labels.optional}
      {...extraProps}
    />
  );
  return (
    <form action={send} className="grid max-w-xl gap-5" noValidate>
      {state.kind === 'faults' && (
        // biome-ignore lint/a11y/noAutofocus: as above.
        <div ref={summary} tabIndex={-1} autoFocus role="alert" data-refused={state.status} className="border-s-2 border-warn ps-4">
          <p className="font-semibold">{labels.notIssued}</p>
          {Object.values(faults).map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="token" value={state.kind === 'faults' ? state.token : token} />
      <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
        <label>
          {labels.trap} <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {field('name', { autoComplete: 'organization' })}
      {field('email', { type: 'email', autoComplete: 'email', dir: 'ltr' })}
      {field('comment', { isLong: true })}
      <div>
        <button type="submit" disabled={isSending} className="button disabled:opacity-60">
          {isSending ? labels.sending : labels.submit}
        </button>
      </div>
      <p className="text-xs text-muted">{note}</p>
    </form>
  );
}

interface FieldProps {
  readonly name: KeyFormFieldName;
  readonly label: string;
  readonly hint: string;
  readonly optional: string;
  readonly value: string;
  readonly lengthMax: number;
  readonly fault: string | undefined;
  readonly required: boolean;
  readonly isLong?: boolean;
  readonly type?: string;
  readonly autoComplete?: string;
  readonly dir?: 'ltr';
}

function Field({
  name,
  label,
  hint,
  optional,
  value,
  lengthMax,
  fault,
  required,
  isLong = false,
  type = 'text',
  autoComplete,
  dir,
}: FieldProps) {
  const id = useId();
  const describedBy = `${id}-hint${fault ? ` ${id}-fault` : ''}`;
  const inputProps = {
    id,
    name,
    defaultValue: value,
    required,
    maxLength: lengthMax,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': describedBy,
    className: `field mt-1.5 ${fault ? 'border-warn' : ''}`,
  } as const;
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label} {!required && <span className="text-xs font-normal text-muted">({optional})</span>}
      </label>
      <p id={`${id}-hint`} className="text-xs text-muted">
        {hint}
      </p>
      {isLong ? (
        <textarea {...inputProps} rows={3} dir={value ? 'auto' : undefined} />
      ) : (
        <input {...inputProps} type={type} autoComplete={autoComplete} dir={dir ?? (value ? 'auto' : undefined)} />
      )}
      {fault && (
        <p id={`${id}-fault`} className="mt-1 text-sm text-warn">
          {fault}
        </p>
      )}
    </div>
  );
}
