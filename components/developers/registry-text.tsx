import { Fragment } from 'react';
import { directionOf } from '#lib/languages/languages.ts';
import { Code } from './inline-code.tsx';

// A run of Latin words, parameter names and values, with adjacent numbers ("RFC 9457", "-year", "cursor=*", "title:").
const latinRun = /-?[A-Za-z][\w\-./=+*]*:?(?: [A-Za-z0-9][\w\-./=+*]*:?)*/g;

/** Text of the API registry. In Arabic, Latin names are isolated, since `mdr_.` at the end of a sentence would be displayed as `._mdr`. */
export function RegistryText({ text, language }: { readonly text: string; readonly language: string }) {
  if (directionOf(language) === 'ltr') return text;
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
  /** Offset in the text. */
  readonly at: number;
  readonly text: string;
  readonly isLatin: boolean;
}

/** Splits a text into Latin runs and the text between them. Full stops at the end of a run belong to the sentence. */
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

/** A path of the API that wraps only before a slash. */
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
