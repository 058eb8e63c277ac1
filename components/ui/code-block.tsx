import { CodeArea } from './code-area.tsx';
import { CopyButton } from './copy-button.tsx';

interface CodeBlockProps {
  readonly code: string;
  /** Accessible name: "curl", "Response". */
  readonly label: string;
  readonly copy?: { readonly label: string; readonly done: string };
  /** Hides the label of a block that the text next to it explains. */
  readonly isLabelHidden?: boolean;
  /** See `CodeArea`. */
  readonly wraps?: 'words' | 'anywhere';
  readonly className?: string;
}

/** Code, left to right in both languages; long lines scroll unless `wraps` is set. */
export function CodeBlock({ code, label, copy, isLabelHidden = false, wraps, className = '' }: CodeBlockProps) {
  return (
    <div className={className}>
      <div className="flex min-h-11 items-center justify-between gap-4 text-xs text-muted">
        <span>{!isLabelHidden && <bdi dir="auto">{label}</bdi>}</span>
        {copy && <CopyButton text={code} label={copy.label} doneLabel={copy.done} />}
      </div>
      <CodeArea code={code} label={label} wraps={wraps} />
    </div>
  );
}
