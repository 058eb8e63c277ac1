import { listIn, readData } from '#lib/text/data/read-data.ts';
import { wordsOfClass } from './word-classes.ts';

/** A light stem (light10): no article, ending or irregular plural, and no particle before a known word. Not a root: مدار is not مدير. */
export function stemArabic(word: string): string {
  const withoutArticle = stripArticle(word);
  const base = withoutPossessive(withoutArticle === word ? stripProclitic(word) : withoutArticle);
  const stem = withoutEndings(base);
  return words().irregular.get(base) ?? words().irregularStems.get(stem) ?? stem;
}

const articles = ['وبال', 'فبال', 'وكال', 'ولل', 'وال', 'بال', 'كال', 'فال', 'لل', 'ال'];
const suffixes = ['هما', 'ها', 'هم', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];
/** Two-letter nouns of the field that may follow an article; light10 would leave الطب unchanged. */
const shortNouns: ReadonlySet<string> = new Set(wordsOfClass('short-noun'));

/** The stemmer's word lists, folded. `npm run vocabulary` writes them, since deriving them at each start would take too long. */
export interface ArabicWords {
  /** Words of prose and irregular forms, and their stems. They decide whether a leading letter is a particle. */
  readonly known: ReadonlySet<string>;
  readonly knownStems: ReadonlySet<string>;
  /** Stems by irregular form; in `irregularStems`, by irregular form without its endings. */
  readonly irregular: ReadonlyMap<string, string>;
  readonly irregularStems: ReadonlyMap<string, string>;
  /** Stems of the vocabulary, at least four letters; a particle may precede them. Shorter ones match by chance (ورقة and رقة). */
  readonly termStems: ReadonlySet<string>;
}

let cachedWords: ArabicWords | undefined;
const words = (): ArabicWords => {
  cachedWords ??= readWords();
  return cachedWords;
};

function readWords(): ArabicWords {
  const rows = new Map(readData('arabic-words.tsv').map(([name = '', list]) => [name, listIn(list)]));
  const listOf = (name: keyof ArabicWords) => rows.get(name) ?? [];
  const pairsOf = (name: keyof ArabicWords) => new Map(listOf(name).map((pair) => pair.split(' ') as [string, string]));
  return {
    known: new Set(listOf('known')),
    knownStems: new Set(listOf('knownStems')),
    irregular: pairsOf('irregular'),
    irregularStems: pairsOf('irregularStems'),
    termStems: new Set(listOf('termStems')),
  };
}

/** Whether a word is listed, with or without one ending. Stems of three letters are too little evidence (المياه does not belong to ألم). */
function isListed(word: string): boolean {
  const { known, knownStems } = words();
  if (known.has(word)) return true;
  for (const suffix of suffixes) {
    const rest = word.slice(0, -suffix.length);
    if (!word.endsWith(suffix) || rest.length < 3) continue;
    if (known.has(rest) || known.has(`${rest}ه`) || (rest.endsWith('ت') && known.has(`${rest.slice(0, -1)}ه`))) return true;
  }
  const stem = withoutEndings(word);
  return stem.length >= 4 && knownStems.has(stem);
}

/** Whether a word occurs in a term of the vocabulary, with or without an ending. */
function isTerm(word: string): boolean {
  const stem = withoutEndings(word);
  return stem.length >= 4 && words().termStems.has(stem);
}

/** Removes a possessive suffix: أقمارها, شمسنا. Removes ه, which may be ة («مقاطعة»), only after a broken plural like أقمار. */
function withoutPossessive(word: string): string {
  const { known, irregular } = words();
  const [, base = '', suffix = ''] = /^(.{3,}?)(هما|ها|هم|نا|ه)$/.exec(word) ?? [];
  if (base === '' || known.has(word)) return word;
  if (irregular.has(base) && (suffix !== 'ه' || /^(?:ا[^ل].ا.|..ا.ي.)$/.test(base))) return base;
  if (suffix !== 'نا') return word;
  const noun = base.endsWith('ت') ? `${base.slice(0, -1)}ه` : base;
  return [base, noun].find((form) => known.has(form)) ?? word;
}

/** Verbal nouns by pattern: تسريع, استخلاص, انتشار, انكسار. They may follow a particle without being listed. */
const verbalNoun = /^(?:ت[^اوي]{2}ي[^اوي]|است[^اوي]{2,3}ا[^اوي]|ا[^اوي]ت[^اوي]ا[^اوي]|ان[^اوي]{2}ا[^اوي])$/;

function stripArticle(word: string): string {
  if (isListed(word)) return word;
  // وألوان: the ال after the particle belongs to a known word.
  if (/^[وفبكل]ال/.test(word) && isListed(word.slice(1))) return word.slice(1);
  for (const article of articles) {
    const rest = word.slice(article.length);
    if (word.startsWith(article) && (rest.length >= 3 || shortNouns.has(rest))) return rest;
  }
  return word;
}

function stripProclitic(word: string): string {
  if (isListed(word)) return word;
  const match = /^(?:[وف][بلك]|[وفبلك])(?=.{3})/.exec(word);
  if (!match) return word;
  for (const length of match[0].length === 2 ? [2, 1] : [1]) {
    const rest = word.slice(length);
    if (rest.length >= 3 && (isListed(rest) || isTerm(rest) || verbalNoun.test(withoutEndings(rest)))) return rest;
  }
  // A long word that begins with وا is nearly always "and" (و) plus a word that begins with alef.
  return /^وا.{4,}/.test(word) ? word.slice(1) : word;
}

/** Stems of an unlisted word without its possible particle, which `stemArabic` does not remove. */
export function stemsAfterParticle(word: string): string[] {
  const [, first = '', second = ''] = /^([وفبلك])([بلك])?[\u0621-\u064a]{2}/.exec(word) ?? [];
  if (first === '' || isListed(word)) return [];
  const rests = [word.slice(1), ...(second ? [word.slice(2)] : [])];
  return rests.filter((rest) => /^.{2}/.test(rest)).map(stemArabic);
}

/** Removes endings, at most twice, while three letters remain: فيضانات → فيضان → فيض, the same as for فيضان. */
export function withoutEndings(word: string, { known, knownStems }: Pick<ArabicWords, 'known' | 'knownStems'> = words()): string {
  let stem = word;
  for (let round = 0; round < 2; round++) {
    const before = stem;
    for (const suffix of suffixes) {
      if (!stem.endsWith(suffix) || stem.length - suffix.length < 3) continue;
      // بركاني belongs to بركان, but زهراني is a name unrelated to زهرة, and البيروني is not a well.
      if ((suffix === 'ان' || suffix === 'ون') && round > 0 && !known.has(stem)) continue;
      // A verbal noun whose root ends in ن: تعدين does not belong to تعد, nor تأمين to تام.
      if (suffix === 'ين' && /^ت..ين$/.test(stem)) continue;
      // حلوان is a town; the dual of a word that ends in و is rarer than names in وان.
      if (suffix === 'ان' && stem.endsWith('وان')) continue;
      stem = stem.slice(0, -suffix.length);
      // سرعتها: the ت is the ة of سرعة before a suffix.
      if (/^(?:ه|ها|هم|هما|ان|ين)$/.test(suffix) && stem.length >= 4 && stem.endsWith('ت')) {
        const noun = stem.slice(0, -1);
        if (knownStems.has(noun) || known.has(`${noun}ه`)) stem = `${noun}ه`;
      }
    }
    if (stem === before) break;
  }
  // لقاءات belongs to لقاء, which is folded to لقا.
  if (stem.length >= 4 && /ا[يء]$/.test(stem)) stem = stem.slice(0, -1);
  return stem.length >= 5 && stem.endsWith('يا') ? stem.slice(0, -2) : stem.length >= 6 && stem.endsWith('يكا') ? stem.slice(0, -1) : stem;
}
