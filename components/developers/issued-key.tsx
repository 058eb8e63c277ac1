import { CodeBlock } from '#components/ui/code-block.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';

/** A newly issued key. Only its hash is stored, so it can be shown only now. */
export interface IssuedKeyView {
  readonly key: string;
  readonly keyId: string;
  readonly name: string;
  readonly limits: string;
  readonly curl: string;
  readonly referenceUrl: string;
}

export interface IssuedKeyLabels {
  readonly issuedText: string;
  readonly issuedNote: string;
  readonly copyKey: string;
  readonly showKey: string;
  readonly copy: string;
  readonly copiedLabel: string;
  readonly keyName: string;
  readonly keyId: string;
  readonly tryIt: string;
  readonly continueText: string;
}

/** The key, how to store it, and a first request to run. */
export function IssuedKey({ issuedKey, labels }: { readonly issuedKey: IssuedKeyView; readonly labels: IssuedKeyLabels }) {
  return (
    <div className="max-w-2xl border-s-2 border-ok ps-4" data-testid="issued-key">
      <p className="font-semibold">{labels.issuedText}</p>
      <CopyButton text={issuedKey.key} label={labels.copyKey} doneLabel={labels.copiedLabel} className="button mt-3 cursor-pointer" />
      {/* Hidden until the reader opens it, because other people may see the screen. */}
      <details className="mt-1">
        <summary className="link w-fit list-none min-h-11 py-2.5">{labels.showKey}</summary>
        <p>
          <code dir="ltr" translate="no" data-testid="key" className="font-mono text-sm break-all select-all">
            {issuedKey.key}
          </code>
        </p>
        <CodeBlock code={issuedKey.curl} label={labels.tryIt} copy={{ label: labels.copy, done: labels.copiedLabel }} className="mt-4" />
      </details>
      <p className="mt-3">{labels.issuedNote}</p>
      <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-5 gap-y-1 text-sm">
        <dt className="text-muted">{labels.keyName}</dt>
        <dd>
          <bdi>{issuedKey.name}</bdi>
        </dd>
        <dt className="text-muted">{labels.keyId}</dt>
        <dd>
          <bdi dir="ltr">{issuedKey.keyId}</bdi>
        </dd>
      </dl>
      <p className="mt-1 text-sm text-muted">{issuedKey.limits}</p>
      <p className="mt-4">
        <a href={issuedKey.referenceUrl}>{labels.continueText}</a>
      </p>
    </div>
  );
}
