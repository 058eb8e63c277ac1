import type { ReactNode } from 'react';
import { Text } from '#components/text/text.tsx';

interface CodeAreaProps {
  readonly code: string;
  readonly label: string;
  /** `anywhere` is for commands: with `words`, a long URL would wrap and leave a line with only its indent. */
  readonly wraps?: 'words' | 'anywhere' | undefined;
}

/** A code block, left to right in both languages. Unless `wraps` is set, long lines scroll, and the block is focusable for the keyboard. */
export function CodeArea({ code, label, wraps }: CodeAreaProps) {
  return (
    <figure aria-label={label}>
      <pre
        dir="ltr"
        translate="no"
        tabIndex={wraps ? undefined : 0}
        className={`border-y border-line px-4 py-3 font-mono text-xs/relaxed ${wraps ? `whitespace-pre-wrap bg-surface ${wraps === 'anywhere' ? 'break-all' : ''}` : 'scrolls max-h-96 [--ground:var(--surface)]'}`}
      >
        <code>{isolateStrings(code)}</code>
      </pre>
    </figure>
  );
}

/** A quoted text with Arabic letters. */
const arabicString = /(?<=")([^"\n]*\p{Script=Arabic}[^"\n]*)(?=")/u;

/** Code in which the quotes and commas after an Arabic text stay at its end. */
function isolateStrings(code: string): ReactNode {
  return code.split(arabicString).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code never move.
      <Text key={index} value={part} />
    ) : (
      part
    ),
  );
}
