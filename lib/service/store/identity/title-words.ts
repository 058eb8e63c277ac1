import { fold } from '#lib/text/words/fold.ts';

/** Words of a title as it is compared: folded, without markup, signs and the articles that catalogues leave out. */
export function titleWords(title: string): string[] {
  return fold(title.replace(/<[^<>]*>/g, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !articles.has(word));
}

const articles = new Set(['the', 'a', 'an']);

/** Words by which a title says what kind of text it is, or which of a row it is: they tell works apart and never show that two are one. */
const kinds = new Set(
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

/** A title that hardly two works have by chance: words of its own, not only "Editorial" or "Annual report 2019". */
export function isDistinctive(words: readonly string[]): boolean {
  const own = words.filter((word) => !kinds.has(word) && !isNumber(word) && word.length > 1);
  return own.length >= 3 && own.join('').length >= 15;
}

/** Words without which a title is another one: "erratum", "reply" and the like. */
export function tellingWords(words: readonly string[]): string {
  return words
    .filter((word) => telling.has(word))
    .sort()
    .join(' ');
}

const telling = new Set(
  'erratum errata corrigendum corrigenda correction addendum retraction reply response comment comments supplement supplementary supplemental abstract part preface editorial تصحيح استدراك تعقيب رد ملحق الجزء جزء'
    .split(' ')
    .map(fold),
);
const romans = new Set('i ii iii iv v vi vii viii ix x xi xii'.split(' '));

function isNumber(word: string): boolean {
  return /^\d+$/.test(word) || romans.has(word);
}
