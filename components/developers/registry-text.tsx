import { Fragment } from 'react';
import { Code } from './inline-code.tsx';

// A run of Latin words, names of parameters and values, with the numbers that belong to it ("RFC 9457", "-year", "cursor=*", "title:").
const latinRun = /-?[A-Za-z][\w\-./=+*]*:?(?: [A-Za-z0-9][\w\-./=+*]*:?)*/g;

/**
 * Prose of the registry. In Arabic the names inside it are isolated: `mdr_.` at the end of a sentence would otherwise read `._mdr`, because the
 * underscore and the full stop take the direction of the line.
 */
export function RegistryText({ text, language }: { readonly text: string; readonly language: string }) {
  if (language !== 'ar') return text;
  return splitRuns(text).map((part) =>
    part.isLatin ? (
      <bdi key={part.at} dir="ltr">
        {part.text}
      </bdi>
    ) : (
      <Fragment key={part.at}>{part.text}</Fragment>
    ),
  );
}

interface Run {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
  readonly isLatin: boolean;
}

/** Full stops at the end of a run belong to the sentence. */
export function splitRuns(text: string): readonly Run[] {
  const parts: Run[] = [];
  let offset = 0;
  for (const match of text.matchAll(latinRun)) {
    const codeText = match[0].replace(/\.+$/, '');
    if (match.index > offset) parts.push({ at: offset, text: text.slice(offset, match.index), isLatin: false });
    parts.push({ at: match.index, text: codeText, isLatin: true });
    offset = match.index + codeText.length;
  }
  if (offset < text.length) parts.push({ at: offset, text: text.slice(offset), isLatin: false });
  return parts;
}

/** A path of the API, which may break before each of its segments on a narrow screen and nowhere else. */
export function ApiPath({ method, path }: { readonly method?: string; readonly path: string }) {
  return (
    <Code>
      {method && <span className="text-muted">{method} </span>}
      {path.split(/(?=\/)/).map((segment) => (
        <Fragment key={segment}>
          <wbr />
          {segment}
        </Fragment>
      ))}
    </Code>
  );
}
