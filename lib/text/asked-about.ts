import { analyse } from './analyse.ts';
import { fold } from './fold.ts';
import { generality } from './general-words.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

const wordsIn = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(fold));

/** What stands between the papers that are asked for and what they are about. */
const joints = wordsIn('about on regarding concerning عن حول بخصوص بشأن');

/** Words that somebody who asks begins with, in both languages and in the dialects. */
const wanting = wordsIn(`
i we want need looking search find show give get list me to please any some latest new good scientific academic peer-reviewed
أريد نريد أحتاج احتاج محتاج محتاجة أبحث ابحث ابغى أبغى ابي أبي ودي بدي عايز عايزة عاوز هات أعطني اعطني اعرض عندكم هل يوجد توجد علمي علمية جديدة جديد بعض`);

/** «حدثني عن»: such words ask by themselves. */
const telling = wordsIn('tell talk read learn know حدثني حدثنا أخبرني اخبرني احكيلي احكي ابحث أبحث قل اقرأ أقرأ أعرف اعرف');

/** What asks for an explanation of whatever follows. */
const explaining = wordsIn('explain describe اشرح اشرحلي شرح وضح');

/** What asks for what a thing is. */
const defining = wordsIn(
  'what is are was the a an of define definition meaning ما ماذا هو هي ماهو ماهي ايه إيه ايش إيش وش شو شنو يعني معنى تعريف مفهوم',
);

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
  if (joint < 1 || joint > wordsMax || joint === written.length - 1 || before.at(-1) === searching) return undefined;
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

const searching = fold('البحث');
