import { cleanPlain } from './plain.ts';

/** Abbreviations whose full stop stays at the end of a field. */
const abbreviations = 'Inc|Ltd|Co|Corp|Jr|Sr|Bros|Dept|Univ|Assn|etc|al|INC|LTD|CO|CORP|UNIV';
const finalStop = new RegExp(`(?<=[\\p{Ll}\\p{Lo}\\d)\\]]{2}|\\p{Lu}{3}|[!?”"»])(?<!\\b(?:${abbreviations}))[.．。]{1,2}$`, 'u');
/** An abbreviated title, whose full stop also stays: "Phys. Rev.". */
const abbreviatedTitle = /^(?:\p{L}+\.[ ]?){2,}$/u;
/** Trailing punctuation of ISBD, the standard for entries of library catalogues: " :", ",". Longer runs would take time by their square. */
const marks = /(?:\s{0,9}[/:;,،؛=，；：]){1,9}$/;

/** Strips ISBD and MARC punctuation around a text ("Orbits :", "Doe, Jane,"), direction controls and square brackets. */
export function withoutIsbd(text: string): string {
  return withoutIsbdMarks(text)
    .replace(/^\[([^[\]]*)\]$|^\[([^[\]]*)$|^([^[\]]*)\]$/, '$1$2$3')
    .trim();
}

/** The same without a change of brackets, which are part of a keyword: "[Fe/H]". */
export function withoutIsbdMarks(text: string): string {
  // Angle brackets mark the words of a title that do not count in order: "<<Das>> gelbe Rechenbuch".
  const unmarked = cleanPlain(text)
    .replace(/<<(\p{L}[^<>]{0,18}\p{L}['’]?)>>/gu, '$1')
    .replace(marks, '');
  return abbreviatedTitle.test(unmarked) ? unmarked : unmarked.replace(finalStop, '');
}

/** Parts of an organisation's name or of a title, joined by full stops: "Nile Academy. Section of Stars". */
export function joinIsbdParts(parts: readonly (string | undefined)[]): string | undefined {
  const names = parts.map((part) => withoutIsbd(part ?? '')).filter(Boolean);
  return names.map((part, index) => (index < names.length - 1 ? part.replace(/\.$/, '') : part)).join('. ') || undefined;
}

/** A title and its subtitle, joined by a colon. */
export function joinSubtitle(title: string | undefined, subtitle: string | undefined): string | undefined {
  const main = withoutIsbd(title ?? '');
  const rest = withoutIsbd(subtitle ?? '').replace(/^[:：]\s*/, '');
  return [main, rest].filter(Boolean).join(/[?!]$/.test(main) ? ' ' : ': ') || undefined;
}
