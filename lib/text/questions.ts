import { attestedArabic } from './attested-arabic.ts';
import { fold } from './fold.ts';
import { stem } from './stem.ts';

const wordsIn = (list: string): string[] => list.trim().split(/\s+/).map(fold);

/** Words that a question begins with, in both languages and in the dialects. */
const beginnings: ReadonlySet<string> = new Set(
  wordsIn(`
how what why when where who whose which whom do does did is are was were can could will would should has have had
كيف كيفية لماذا لم ماذا ما متى أين من هل كم أي أية لأي بماذا مم عم مما
ليه ليش لاش ازاي إزاي ازاى شلون اشلون كيفاش علاش ايه إيه شو شنو وش ايش إيش واش شنهو وين فين منين مين قديش ماهو ماهي ماهيه ماهم امتى إمتى ايمتى وقتيش شحال فاش علاه وقتاش فوقاش شنوة شنية شنهي ويش وشو كاين هل دلوقتي ليه`),
);

/** What people ask with and texts say otherwise: "what is dark matter made of" is answered by texts on its nature, none of which says "made". */
const plain: ReadonlySet<string> = new Set(
  wordsIn(`
make makes made making get gets got go goes gone went come comes came coming give gives gave take takes took taken keep keeps kept become becomes became
turn turns turned look looks looked see sees saw seen know knows knew known tell say says said think find finds found let put
live lives lived living die dies died dying born begin begins began begun start starts started end ends stop stops stopped stay stays run runs
lose loses lost gain gains work works worked study studied form forms formed exist exists existed appear appears appeared cause causes caused help helps need needs needed
after before again move moves moved moving hit hits hitting reach reaches reached arrive arrives fall falls rise rises rotate rotates spin spins shine shines glow glows
call called named mean means meant matter matters contain contains consist consists composed build built
compute computes calculate calculates estimate estimated number many much really actually true ever back down away us affect affects affected
كيفية يتم تتم يعيش تعيش نعيش عاش عاشت يموت تموت يحدث تحدث حدث يحصل تحصل يصير تصير صار يعمل تعمل يشتغل تشتغل يكون تكون يوجد ينشأ تنشأ نشأ نشأت يتكون تتكون تكونت يتشكل تتشكل تشكلت
يفقد تفقد فقد يخسر تخسر يدور تدور يتحرك تتحرك يصل تصل نصل يذهب تذهب نذهب نروح يروح تروح يسقط تسقط سقط سقطت يقع تقع وقع وقعت يطلع تطلع يضيء تضيء يلمع تلمع يبدأ تبدأ بدأ ينتهي تنتهي
أتى أتت يأتي تأتي جاء جاءت يجيء تجيء إجا إجت جت
يصنع تصنع صنع مصنوع مصنوعة يسبب تسبب نعرف يعرف نرى يرى يبعد تبعد يبلغ تبلغ
يكتشف تكتشف نكتشف اكتشف اكتشفت اكتشفوا يستغرق تستغرق يقاس تقاس نقيس يقيس تقيس يساعد تساعد يحافظ تحافظ نحافظ يحتاج تحتاج نحتاج ندرس يدرس تدرس سمي سميت يسمى تسمى نسمي ينمو تنمو
عدد حول صحيح فعلا حقا يؤثر تؤثر نتأثر تتأثر يتأثر أثرت تأثر علينا فينا لنا عليها`).flatMap((word) => [word, stem(word)]),
);

/** How great a thing is, of which texts give the measure. Before what they belong to they name it: fast radio waves. */
const measures: ReadonlySet<string> = new Set(
  wordsIn(`
far big large small long fast quickly hot cold deep heavy كبير كبيرة بعيد بعيدة سريع سريعة حار حارة بارد باردة طويل طويلة`).flatMap(
    (word) => [word, stem(word)],
  ),
);

/** Verbs of the dialects and of any: «بيناموا», «يملك», «مبيناموش». */
const inflected = /^(?:(?:[بحهس]?ي|ب[تن])[\u0621-\u064a]{3,}|ما?ب[تني][\u0621-\u064a]{3,}ش)$/;

/** Words that make a question wherever they stand: "solar storms and how they affect us". */
const interrogatives: ReadonlySet<string> = new Set(
  wordsIn('how why كيف كيفية لماذا ليه ليش ازاي إزاي ازاى شلون اشلون كيفاش علاش').flatMap((word) => [word, `و${word}`]),
);

/** Whether these folded words are a question. */
export const isQuestion = (asked: readonly string[]): boolean =>
  beginnings.has(asked[0] ?? '') || asked.some((word) => interrogatives.has(word));

let nouns: ReadonlySet<string> | undefined;

/** «بيانات» and «بترول» begin as such verbs do. */
function isNoun(word: string): boolean {
  nouns ??= new Set(wordsIn(attestedArabic).flatMap((one) => [one, stem(one)]));
  return nouns.has(word) || nouns.has(stem(word));
}

/** Whether a folded word of a question is one of asking rather than of its subject, also with what the dialects put before a verb: «بيعيش», «حيموت». */
export const isPlainInQuestion = (word: string): boolean =>
  [word, stem(word), word.replace(/^[بحهس](?=[يتن])/, '')].some((form) => plain.has(form));

/** Whether a folded word of a question is how great a thing is («كم تبعد», "how fast"), and no part of its name («السريعة», "fast radio waves"). */
export const isMeasureInQuestion = (word: string, before: string, isBeforeName: boolean): boolean =>
  (measures.has(word) || measures.has(stem(word))) && !word.startsWith('ال') && (before === 'how' || !isBeforeName);

/** Whether a folded word of a question is a verb, of which texts on its subject may have another. One that is a noun but for its first letter says more: «يتبخر». */
export const isVerbInQuestion = (word: string): boolean => inflected.test(word) && !/^[تين]ت/.test(word) && !isNoun(word);
