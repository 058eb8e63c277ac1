import { fold } from '#lib/text/words/fold.ts';

/** Words of a title for comparison: folded, without markup, punctuation and articles. */
export function titleWords(title: string): string[] {
  return fold(title.replace(/<[^<>]*>/g, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !articles.has(word));
}

const articles = new Set(['the', 'a', 'an']);

/** Words for a kind of text or a number in a series. Titles of different works share them, so they are no evidence of a match. */
const genericWords = new Set(
  (
    'editorial editorials preface foreword introduction erratum errata corrigendum corrigenda correction addendum retraction reply response comment comments ' +
    'discussion review reviews book books obituary abstract abstracts contents index news letter letters announcement announcements note notes front back matter ' +
    'proceedings guest memoriam acknowledgement acknowledgements acknowledgments afterword conclusion conclusions summary overview supplement appendix report reports ' +
    'annual monthly weekly issue volume part chapter section special editor editors from of and to in on for is its by with about this that de la le et der die das und ' +
    'مقدمه مقدمة المقدمه المقدمة افتتاحيه افتتاحية الافتتاحيه الافتتاحية كلمه كلمة تقديم تمهيد خاتمه خاتمة فهرس الفهرس اخبار الاخبار مطبوعات مخطوطات خبر رساله رسالة رسائل تصحيح ' +
    'استدراك تعقيب رد ردود ملحق عدد العدد مجلد المجلد جزء الجزء باب قسم الى من في علي عن التحرير هيئه هيئة ملخص ملخصات مراجعه مراجعة كتاب كتب'
  )
    .split(' ')
    .map(fold),
);

/** Whether a title is too specific to match by chance: more than "Editorial" or "Annual report 2019". */
export function isDistinctive(words: readonly string[]): boolean {
  const specific = words.filter((word) => !genericWords.has(word) && !isNumber(word) && word.length > 1);
  return specific.length >= 3 && specific.join('').length >= 15;
}

/** The words that mark a title as an erratum, reply or part. Such a text is not the work that the rest of the title names. */
export function distinguishingWords(words: readonly string[]): string {
  return words
    .filter((word) => distinguishing.has(word))
    .sort()
    .join(' ');
}

const distinguishing = new Set(
  'erratum errata corrigendum corrigenda correction addendum retraction reply response comment comments supplement supplementary supplemental abstract part preface editorial تصحيح استدراك تعقيب رد ملحق الجزء جزء'
    .split(' ')
    .map(fold),
);
const romans = new Set('i ii iii iv v vi vii viii ix x xi xii'.split(' '));

function isNumber(word: string): boolean {
  return /^\d+$/.test(word) || romans.has(word);
}
