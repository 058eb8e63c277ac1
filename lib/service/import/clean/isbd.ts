import { cleanPlain } from './plain.ts';

/** Abbreviations that keep their full stop at the end of a field. */
const abbreviations = 'Inc|Ltd|Co|Corp|Jr|Sr|Bros|Dept|Univ|Assn|etc|al';
const stop = new RegExp(`(?<=[\\p{Ll}\\p{Script=Arabic}\\d)\\]]{2})(?<!\\b(?:${abbreviations}))\\.{1,2}$`, 'u');
/** A mark of ISBD that follows a part, alone or after another one. A full stop before it belongs to it: "Jane.,". */
const marks = /(?:\s*[/:;,،؛=])+$/;

/**
 * A part of a catalogue entry without the punctuation that ISBD and MARC put after it ("Orbits :", "Doe, Jane,", "دليل /"), without the direction
 * controls around it and without square brackets around the whole.
 */
export function withoutIsbd(text: string): string {
  return cleanPlain(text)
    .replace(marks, '')
    .replace(stop, '')
    .replace(/^\[([^[\]]*)\]$/, '$1')
    .trim();
}

/** Parts of a name of a body or of a title, each after a full stop: "Nile Academy. Section of Stars". */
export function joinParts(parts: readonly (string | undefined)[]): string | undefined {
  const bare = parts.map((part) => withoutIsbd(part ?? '')).filter(Boolean);
  return bare.map((part, at) => (at < bare.length - 1 ? part.replace(/\.$/, '') : part)).join('. ') || undefined;
}

/** A title and what follows it, after one colon. */
export function joinSubtitle(title: string | undefined, subtitle: string | undefined): string | undefined {
  const main = withoutIsbd(title ?? '');
  const rest = withoutIsbd(subtitle ?? '').replace(/^[:：]\s*/, '');
  return [main, rest].filter(Boolean).join(/[?!]$/.test(main) ? ' ' : ': ') || undefined;
}
