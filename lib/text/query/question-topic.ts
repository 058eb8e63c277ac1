import { analyse } from '#lib/text/analyse/analyse.ts';
import { fold } from '#lib/text/words/fold.ts';
import { generality } from '#lib/text/words/general-words.ts';
import { stem } from '#lib/text/words/stem.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';
import { type WordClass, wordsOfClass } from '#lib/text/words/word-classes.ts';

const foldedOf = (name: WordClass): ReadonlySet<string> => new Set(wordsOfClass(name).map(fold));

/** Connectives between the requested publications and their topic. */
const connectives = foldedOf('joint');

/** Words that begin a request, in both languages and in dialects. */
const requestOpeners = foldedOf('request-opener');

/** Verbs that are a request by themselves: «حدثني عن». */
const requestVerbs = foldedOf('request-verb');

/** Verbs that ask for an explanation of what follows. */
const explanationVerbs = foldedOf('explaining');

/** Words that ask for a definition. */
const definitionWords = foldedOf('defining');

/** Maximum number of words before the connective of a request. */
const wordsMax = 6;

/** The topic of a question: «أريد أبحاث عن دوران النجوم» becomes «دوران النجوم». A query with operators or quotes stays unchanged. */
export function questionTopic(keyword: string): string {
  if (/["“”«»:*+]|(?:^| )-/.test(keyword)) return keyword;
  const tokens = keyword.trim().split(/\s+/);
  const foldedTokens = tokens.map(fold);
  if (tokens.length > 1 && explanationVerbs.has(foldedTokens[0] as string)) return questionTopic(tokens.slice(1).join(' '));
  const topic = afterConnective(tokens, foldedTokens);
  return topic === undefined ? (withoutRequests(tokens, foldedTokens) ?? keyword) : questionTopic(topic);
}

const isFiller = (word: string) => isRequest(word) || isStopWord(word) || requestOpeners.has(word) || requestVerbs.has(word);
const isRequest = (word: string) => generality(stem(word))?.kind === 'request';

function afterConnective(tokens: readonly string[], folded: readonly string[]): string | undefined {
  const position = folded.findIndex((word) => connectives.has(word));
  const before = folded.slice(0, position);
  if (position < 1 || position > wordsMax || position === tokens.length - 1 || searchNouns.has(before.at(-1) ?? '')) return undefined;
  const isAsking = before.some((word) => isRequest(word) || requestVerbs.has(word)) && before.every(isFiller);
  return isAsking ? tokens.slice(position + 1).join(' ') : undefined;
}

/** The only name in a query besides words of questions: "night lights research", «ما هو القمح؟». "Space research" is itself a name. */
function withoutRequests(tokens: readonly string[], folded: readonly string[]): string | undefined {
  const from = folded.findIndex((word) => !isRequest(word) && !definitionWords.has(word));
  const to = folded.findLastIndex((word) => !isRequest(word)) + 1;
  if (from < 0 || to - from === tokens.length || isName(tokens.join(' '))) return undefined;
  const remainder = tokens.slice(from, to).join(' ').replace(/[?؟]$/, '');
  return isName(remainder) ? remainder : undefined;
}

/** Whether these words are one name of the vocabulary. */
function isName(text: string): boolean {
  const { spans, units } = analyse(text);
  return spans.length === 1 && spans[0]?.from === 0 && spans[0].to === units.length;
}

/** Nouns for a search for something other than publications: «البحث عن المعادن» is a search for minerals. */
const searchNouns = foldedOf('search-of');
