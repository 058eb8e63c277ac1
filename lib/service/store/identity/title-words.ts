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

/** Numbers without which it is another one: of parts, of years. */
export function tellingNumbers(words: readonly string[]): string {
  return words
    .filter(isNumber)
    .map((word) => String(romans.get(word) ?? word))
    .sort()
    .join(' ');
}

const telling = new Set(
  'erratum errata corrigendum corrigenda correction addendum retraction reply response comment comments supplement supplementary supplemental abstract part preface editorial تصحيح استدراك تعقيب رد ملحق الجزء جزء'
    .split(' ')
    .map(fold),
);
const romans = new Map('i ii iii iv v vi vii viii ix x xi xii'.split(' ').map((roman, place) => [roman, place + 1] as const));

function isNumber(word: string): boolean {
  return /^\d+$/.test(word) || romans.has(word);
}

/** How alike two titles are; `foreign`: they are in two scripts; `near`: one leaves out the subtitle of the other, or a few of many words are written otherwise. */
export function compareTitles(one: readonly string[], two: readonly string[]): 'equal' | 'near' | 'other' | 'unrelated' | 'foreign' {
  if (one.length === 0 || two.length === 0) return 'other';
  if (one.join('') === two.join('')) return 'equal';
  if (isArabic(one) !== isArabic(two)) return 'foreign';
  const [short, long] = one.length <= two.length ? [one, two] : [two, one];
  const rest = new Map<string, number>();
  for (const word of long) rest.set(word, (rest.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of short) {
    const left = rest.get(word) ?? 0;
    if (left === 0) continue;
    rest.set(word, left - 1);
    common += 1;
  }
  const isBeginning = short.every((word, place) => word === long[place]) && isDistinctive(short);
  if (isBeginning || (short.length >= 5 && common / long.length >= 0.75)) return 'near';
  return common === 0 || common / short.length < 0.25 ? 'unrelated' : 'other';
}

const isArabic = (words: readonly string[]): boolean => /\p{Script=Arabic}/u.test(words.join(''));
