import { describe, expect, it } from 'vitest';
import { listIn, readData } from '#lib/text/data/read-data.ts';
import families from '#lib/text/testing/word-families.json' with { type: 'json' };
import { entityType } from '#lib/text/vocabulary/entity-type.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { words } from './fold.ts';
import { stem } from './stem.ts';
import { porter2 } from './stem-english.ts';

const bareWord = (word: string) => word.replace(/^ال(?=.{2})/, '');
const stemOf = (word: string) => stem(words(word)[0] as string);

describe('stem', () => {
  it.each(families.families)('gives the forms of %s one stem', (...forms) => {
    const givenForms = forms.filter((form) => typeof form === 'string');
    expect(new Set(givenForms.map(stemOf)).size, givenForms.map((form) => `${form}=${stemOf(form)}`).join(' ')).toBe(1);
  });

  it('distinguishes trap pairs, except the two with the same letters', () => {
    const mergedTraps = families.traps.filter(([one, other]) => stemOf(one as string) === stemOf(other as string));
    expect(mergedTraps).toEqual([
      ['ضوء', 'وضوء'],
      ['موجة', 'موجه'],
    ]);
  });

  it('gives no name of a mission or place the stem of an ordinary Arabic word', () => {
    const isName = ({ token }: { readonly token: string }) => ['mission', 'sensor', 'place', 'thing'].includes(entityType(token));
    const wordsOf = (names: readonly string[]) => names.flatMap((name) => (/^[\u0621-\u064a]{3,}$/.test(name) ? words(name) : []));
    const concepts = [...defaultVocabulary().concepts.values()];
    const countries = new Intl.DisplayNames(['ar'], { type: 'region' });
    const places = [
      ...readData('places.tsv').flatMap(([, arabic]) => listIn(arabic)),
      ...['GA', 'CM', 'GE', 'SY', 'PK'].map((code) => `${countries.of(code)}`),
    ];
    const names = new Set(wordsOf([...concepts.filter(isName).flatMap(({ ar }) => ar), ...places]).map(bareWord));
    const ordinary = [
      ...readData('words.tsv').flatMap(([, senses]) => listIn(senses).flatMap((sense) => /^(\S{3,}) \d+$/.exec(sense)?.[1] ?? [])),
      ...concepts.filter((concept) => !isName(concept)).flatMap(({ ar }) => ar),
    ];
    const byStem = Map.groupBy(wordsOf(ordinary).map(bareWord), stem);
    // «بريطاني» is of «بريطانيا»: an adjective of the name and not another word.
    const isOfName = (word: string, name: string) => word.startsWith(name.replace(/(?:يا|ا|ه|ي)$/, '')) && /ي[هن]?$/.test(word);
    const isOther = (word: string, name: string) => !names.has(word) && !isOfName(word, name) && !isOfName(name, word);
    const merged = [...names].flatMap(
      (name) => byStem.get(stem(name))?.flatMap((word) => (isOther(word, name) ? `${name} ${word}` : [])) ?? [],
    );
    expect([...new Set(merged)]).toEqual([]);
  });

  it('gives the Arabic words of the table of words one stem with and without the article', () => {
    const arabic = readData('words.tsv').flatMap(([, senses]) =>
      listIn(senses).flatMap((sense) => /^(\S{2,}) \d+$/.exec(sense)?.[1] ?? []),
    );
    const faults = [...new Set(arabic)].filter((word) => !/^[اأإآ]ل/.test(word) && stemOf(word) !== stemOf(`ال${word}`));
    // They begin with a particle, or are spelt like another word with the article: «المها» is her pain.
    const exceptions =
      'أس أم بالتساوي بالتيمور بالمئة بانتظام بدقة بضعف بمساعدة بن تماس حي فان فالنسيا فهم فيتان كالاهاري كاليفورنيا كل كيني لابعدي لامتناح لانهائي لانهاية لقيم لي ماس مئات مئين مها مهم هام واشنطن وايومنغ';
    expect(faults.sort()).toEqual(exceptions.split(' ').sort());
  });

  it('removes a particle only before a known word', () => {
    expect(stemOf('لتشغيل')).toBe(stemOf('تشغيل'));
    expect(stemOf('وتسريع')).toBe(stemOf('تسريع'));
    expect(stemOf('وقود')).toBe('وقود');
    expect(stemOf('بالونات')).toBe(stemOf('بالون'));
    expect(stemOf('كالسيوم')).toBe('كالسيوم');
  });

  it.each([
    ['بتمعدن', 'تمعدن'],
    ['وسطوع', 'سطوع'],
    ['وجريان', 'جريان'],
    ['ببلاستيك', 'بلاستيك'],
    ['ولاضمحلال', 'اضمحلال'],
    ['بكتلتها', 'كتلة'],
  ])('cuts the particle of %s, whose noun is listed or in the vocabulary', (word, noun) => {
    expect(stemOf(word)).toBe(stemOf(noun));
  });

  it.each(['ورقة', 'وحدة', 'فكرة', 'وسائل', 'لقطات', 'ليمان', 'برايت', 'باخرة'])('cuts nothing from %s', (word) => {
    expect(stemOf(word)).toMatch(/^[وفبل]/);
  });

  it.each([
    ['إزالته', 'إزالة'],
    ['سرعته', 'سرعة'],
    ['حمايتها', 'حماية'],
    ['تغطيته', 'تغطية'],
    ['مكافحته', 'مكافحة'],
    ['نهايتهم', 'نهاية'],
  ])('restores for the possessive %s the ending of %s', (owned, noun) => {
    expect(stemOf(owned)).toBe(stemOf(noun));
  });

  it.each([
    ['أقمارها', 'قمر'],
    ['أهدافه', 'هدف'],
    ['وبراكينه', 'بركان'],
    ['عظامهم', 'العظام'],
    ['بياناتها', 'بيانات'],
    ['شمسنا', 'الشمس'],
    ['مجرتنا', 'مجرة'],
    ['كوكبنا', 'كواكب'],
  ])('maps the possessive %s to %s', (owned, noun) => {
    expect(stemOf(owned)).toBe(stemOf(noun));
  });

  it.each([
    ['مقاطعة', 'مقطع'],
    ['هوائية', 'هوائي'],
    ['أحيانا', 'حي'],
    ['الخوارزمي', 'خوارزمية'],
    ['خوارزم', 'خوارزميات'],
  ])('distinguishes %s from %s', (word, other) => {
    expect(stemOf(word)).not.toBe(stemOf(other));
  });

  it.each(['ثابتة', 'مؤقتة', 'باهتة', 'لافتة', 'تشتته', 'صوته'])('keeps the ت of %s', (word) => {
    expect(stemOf(word)).toMatch(/ت$/);
  });

  it.each([
    ['تعدين', 'تعد'],
    ['تأمين', 'تام'],
    ['تحسين', 'تحس'],
  ])('keeps the verbal noun %s, which is not %s with an ending', (noun, other) => {
    expect(stemOf(noun)).not.toBe(stemOf(other));
    expect(stemOf(`و${noun}ها`)).toBe(stemOf(noun));
  });

  it('leaves numbers and designations unchanged', () => {
    for (const word of ['1068', 'ngc1068', '18b', 'co2', 'z1p5']) expect(stem(word)).toBe(word);
  });

  it('follows Porter2 for words without our additions', () => {
    // Pairs of the published sample vocabulary.
    const sample =
      'consign consigned:consign consignment:consign consolation:consol consistency:consist knightly:knight knack:knack kneeling:kneel generously:generous communication:communic';
    for (const [word, expected] of sample.split(' ').map((pair) => pair.split(':'))) expect(porter2(word as string)).toBe(expected ?? word);
  });
});
