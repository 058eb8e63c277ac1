'use client';

import { createContext, type FormEvent, type ReactNode, useContext, useId, useState } from 'react';
import { CodeArea } from '#components/ui/code-area.tsx';

const TryKey = createContext<{ readonly key: string; readonly setKey: (key: string) => void }>({ key: '', setKey: () => undefined });

/** Shares one API key between all forms of the page, in memory only. */
export function TryKeyProvider({ children }: { readonly children: ReactNode }) {
  const [key, setKey] = useState('');
  return <TryKey value={{ key, setKey }}>{children}</TryKey>;
}

interface TryFormProps {
  /** For example `/api/en/Publication/GetResearchById/{id}`. */
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly value: string; readonly inPath: boolean }[];
  readonly labels: {
    readonly key: string;
    readonly send: string;
    readonly sending: string;
    readonly answer: string;
    readonly failed: string;
    readonly noScript: string;
  };
}

interface Answer {
  readonly url: string;
  readonly status: number;
  readonly ms: number;
  readonly body: string;
}

/** Maximum characters of a response that are displayed. */
const bodyLengthMax = 20_000;

/** Sends a request from the page. The key goes from the reader's browser to the service in a header. */
export function TryForm({ path, parameters, labels }: TryFormProps) {
  const id = useId();
  const { key, setKey } = useContext(TryKey);
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<Answer | 'failed'>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const url = addressOf(path, parameters, new FormData(event.currentTarget));
    setSending(true);
    setAnswer(await call(url, key).catch(() => 'failed' as const));
    setSending(false);
  };
  return (
    <>
      <noscript>
        <p className="text-sm text-muted">{labels.noScript}</p>
      </noscript>
      <form onSubmit={submit} className="grid gap-3 text-sm [@media(scripting:none)]:hidden" autoComplete="off">
        <TryField id={`${id}-key`} label={labels.key} isCode={false}>
          <input
            id={`${id}-key`}
            type="password"
            value={key}
            onChange={(event) => setKey(event.target.value)}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            className="field font-mono text-xs"
          />
        </TryField>
        {parameters.map(({ name, value }) => (
          <TryField key={name} id={`${id}-${name}`} label={name} isCode>
            <input
              id={`${id}-${name}`}
              name={name}
              defaultValue={value}
              dir="auto"
              autoComplete="off"
              className="field font-mono text-xs"
            />
          </TryField>
        ))}
        <div>
          <button type="submit" disabled={isSending} className="button-quiet disabled:opacity-60">
            {isSending ? labels.sending : labels.send}
          </button>
        </div>
      </form>
      <div role="status" className="mt-3">
        {answer === 'failed' && <p className="text-warn">{labels.failed}</p>}
        {answer && answer !== 'failed' && (
          <>
            <p dir="ltr" className="font-mono text-xs break-all text-muted">
              GET {answer.url} → {answer.status}, {answer.ms} ms
            </p>
            <div className="mt-2">
              <CodeArea code={answer.body} label={labels.answer} />
            </div>
          </>
        )}
      </div>
    </>
  );
}

function TryField({
  id,
  label,
  isCode,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly isCode: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid items-center gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <label htmlFor={id} className={isCode ? 'font-mono text-xs' : ''}>
        {isCode ? <bdi dir="ltr">{label}</bdi> : label}
      </label>
      {children}
    </div>
  );
}

/** The address of the request; empty fields are not sent. */
function addressOf(path: string, parameters: TryFormProps['parameters'], form: FormData): string {
  const query = new URLSearchParams();
  let filledPath = path;
  for (const { name, inPath } of parameters) {
    const value = String(form.get(name) ?? '').trim();
    if (inPath) filledPath = filledPath.replace(`{${name}}`, encodeURIComponent(value || '0'));
    else if (value) query.set(name, value);
  }
  return query.size > 0 ? `${filledPath}?${query}` : filledPath;
}

async function call(url: string, key: string): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: key.trim() ? { 'X-Api-Key': key.trim() } : {}, cache: 'no-store' });
  const text = await response.text();
  const ms = Math.round(performance.now() - startedAt);
  return { url, status: response.status, ms, body: pretty(text).slice(0, bodyLengthMax) };
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
