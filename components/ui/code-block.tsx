import { CodeArea } from './code-area.tsx';
import { CopyButton } from './copy-button.tsx';

interface CodeBlockProps {
  readonly code: string;
  /** What the block holds, for whoever cannot see it: "curl", "Answer". */
  readonly label: string;
  readonly copy?: { readonly label: string; readonly done: string };
  /** Where something beside it says the same. */
  readonly isLabelHidden?: boolean;
  /** For prose in code: long lines go on in the next one, and nothing scrolls. */
  readonly wraps?: boolean;
  readonly className?: string;
}

/** Code as it is typed: left to right and from the left in both languages; long lines scroll inside the block unless it `wraps`. */
export function CodeBlock({ code, label, copy, isLabelHidden = false, wraps = false, className = '' }: CodeBlockProps) {
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
