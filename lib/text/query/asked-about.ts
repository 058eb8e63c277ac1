import { analyse } from '#lib/text/analyse.ts';
import { fold } from '#lib/text/words/fold.ts';
import { generality } from '#lib/text/words/general-words.ts';
import { stem } from '#lib/text/words/stem.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';
import { type WordClass, wordsOfClass } from '#lib/text/words/word-classes.ts';

const foldedOf = (name: WordClass): ReadonlySet<string> => new Set(wordsOfClass(name).map(fold));

/** What stands between the papers that are asked for and what they are about. */
const joints = foldedOf('joint');

/** Words that somebody who asks begins with, in both languages and in the dialects. */
const wanting = foldedOf('wanting');

/** «حدثني عن»: such words ask by themselves. */
const telling = foldedOf('telling');

/** What asks for an explanation of whatever follows. */
const explaining = foldedOf('explaining');

/** What asks for what a thing is. */
const defining = foldedOf('defining');

/** So many words before the joint are a way of asking. */
const wordsMax = 6;

/**
 * What a query is about, without the words it asks with: «أريد أبحاث عن دوران النجوم» asks what «دوران النجوم» does, and not for anything on «البحث عن المعادن». "The search
 * for" is a subject, and so is «البحث عن»; what somebody puts between signs stays as it is.
 */
export function askedAbout(keyword: string): string {
  if (/["“”«»:*+]|(?:^| )-/.test(keyword)) return keyword;
  const written = keyword.trim().split(/\s+/);
  const folded = written.map(fold);
  if (written.length > 1 && explaining.has(folded[0] as string)) return askedAbout(written.slice(1).join(' '));
  const about = behindJoint(written, folded);
  return about === undefined ? (besideRequests(written, folded) ?? keyword) : askedAbout(about);
}

const saysNothing = (word: string) => isRequest(word) || isStopWord(word) || wanting.has(word) || telling.has(word);
const isRequest = (word: string) => generality(stem(word))?.kind === 'request';

function behindJoint(written: readonly string[], folded: readonly string[]): string | undefined {
  const joint = folded.findIndex((word) => joints.has(word));
  const before = folded.slice(0, joint);
  if (joint < 1 || joint > wordsMax || joint === written.length - 1 || searching.has(before.at(-1) ?? '')) return undefined;
  const isAsking = before.some((word) => isRequest(word) || telling.has(word)) && before.every(saysNothing);
  return isAsking ? written.slice(joint + 1).join(' ') : undefined;
}

/** «دراسات الأضواء الليلية», "night lights research", «ما هو القمح؟»: the one name beside them. "Space research" is one. */
function besideRequests(written: readonly string[], folded: readonly string[]): string | undefined {
  const from = folded.findIndex((word) => !isRequest(word) && !defining.has(word));
  const to = folded.findLastIndex((word) => !isRequest(word)) + 1;
  if (from < 0 || to - from === written.length || isName(written.join(' '))) return undefined;
  const rest = written.slice(from, to).join(' ').replace(/[?؟]$/, '');
  return isName(rest) ? rest : undefined;
}

/** Whether these words are one name of the vocabulary. */
function isName(text: string): boolean {
  const { spans, units } = analyse(text);
  return spans.length === 1 && spans[0]?.from === 0 && spans[0].to === units.length;
}

/** What is looked for, and no publications: «البحث عن المعادن». */
const searching = foldedOf('search-of');
