import { Parser } from 'n3';
import { describe, expect, it } from 'vitest';
import { termName } from '#lib/domain/dictionary.ts';
import { type ThesaurusConcept, thesaurusAddress, thesaurusLicence } from '#lib/domain/thesaurus.ts';
import { writeThesaurus } from '#lib/formats/feeds/thesaurus-file.ts';
import { languages } from '#lib/languages/languages.ts';
import { articleFaults } from '#lib/testing/arabic-phrases.ts';
import { arabicFaults } from '#lib/text/arabic-style.ts';
import { readData } from '#lib/text/data/read-data.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { dictionary } from './dictionary.ts';
import { thesaurus } from './thesaurus.ts';

const { concepts } = thesaurus();
const all = [...concepts.values()];
const current = all.filter(({ replacedBy }) => !replacedBy);
const siteUrl = 'https://madar.example';
/** Arabic names that two current concepts may share: none. */
const sharedNames: readonly string[] = [];

describe('the Unified Astronomy Thesaurus', () => {
  it('has all concepts of version 5.1, each once, with one Arabic name', () => {
    const [english, arabic] = [readData('uat/concepts.tsv'), readData('uat/arabic.tsv')];
    expect([all.length, all.length - current.length]).toEqual([2372, 97]);
    expect(english.map(([id]) => id)).toEqual(arabic.map(([id]) => id));
    expect(english.map(([id]) => id)).toEqual([...concepts.keys()]);
    expect([...english.filter((cells) => cells.length !== 6), ...arabic.filter((cells) => cells.length !== 3)]).toEqual([]);
  });

  it('has names in Arabic that follow the style guide', () => {
    const faults = all.flatMap(({ id, names: { ar } }) =>
      [...arabicFaults(ar[0]), ...articleFaults(ar[0]), ...(/\p{Script=Arabic}/u.test(ar[0]) ? [] : ['has no Arabic'])].map(
        (fault) => `${id}: ${ar[0]} ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  it('has no name in Arabic for two concepts', () => {
    const byName = Map.groupBy(current, ({ names }) => fold(names.ar[0]).replace(/^ال/, ''));
    expect([...byName].filter(([name, sharing]) => sharing.length > 1 && !sharedNames.includes(name))).toEqual([]);
  });

  it.each([
    [/\babundances?\b/i, /وفرة/],
    [/\bcatalog(?:ue)?s?\b/i, /فهرس|فهارس/],
    [/\bcompact\b/i, /متراص/],
    [/\bcoron(?:a|ae|al|agraphic)\b/i, /إكليل|أكاليل/],
    [/\bdarkening\b/i, /إعتام/],
    [/\bdiffuse\b/i, /منتشر/],
    [/\bdimming\b/i, /تعتيم/],
    [/\beffects?\b/i, /تأثير|ظاهرة/],
    [/\bextinction\b/i, /خفوت/],
    [/\binteractions?\b/i, /تآثر/],
    [/\b(?:micro)?lensing\b/i, /تعدّس/],
    [/\bluminosit(?:y|ies)\b/i, /ضيائي/],
    [/\bmillisecond\b/i, /ميلي ثانية/],
    [/\bperiods?\b/i, /دورة/],
    [/\bplumes?\b/i, /ريش/],
    [/\bpolarimet(?:ry|ers?)\b/i, /الاستقطاب/],
    [/\brecombination\b/i, /إعادة (?:ال)?اتحاد/],
    [/\bredshift(?:ed|s)?\b/i, /نحو الأحمر/],
    [/seismolog/i, /زلازل|زلزالية/],
    [/\bshocks?\b/i, /صدم/],
    [/\bspectrometers?\b/i, /مطياف/],
    [/spectro(?:metry|scopy)\b/i, /مطيافية/],
    [/\bstreamers?\b/i, /شرائط/],
    [/\bstreams?\b/i, /تيار/],
    [/\bsurveys?\b/i, /مسح|مسوح/],
    [/(?<!solar )\bsystems?\b(?! planets)/i, /نظام|نظم/],
    [/\btails?\b/i, /ذيول/],
    [/\btrails?\b/i, /آثار/],
    [/\bultraluminous\b/i, /فائقة الضيائية/],
  ])('has one Arabic word for %s: %s', (english, arabic) => {
    const matches = all.filter(({ names }) => english.test(names.en[0]));
    expect(matches).not.toEqual([]);
    expect(
      matches.filter(({ names }) => !arabic.test(names.ar[0])).map(({ id, names }) => `${id}: ${names.en[0]}, ${names.ar[0]}`),
    ).toEqual([]);
  });

  it('shares a word with the dictionary term that is the same concept, besides words like “star”', () => {
    const stemsOf = (names: readonly string[]) => names.flatMap((name) => words(name).map(stem));
    const general = new Set(stemsOf(['نجوم مجرات كواكب كويكبات شمسي علم فلك من']));
    const faults = current.flatMap(({ id, termId = '', names }) => {
      const contentStems = stemsOf(names.ar).filter((word) => !general.has(word));
      const termStems = new Set(stemsOf(dictionary.term(termId)?.names.ar ?? []));
      return contentStems.length === 0 || contentStems.some((word) => termStems.has(word)) ? [] : [`${id}: ${names.ar[0]}, ${termId}`];
    });
    // «مجرات أولية» has the stems of «المجرات الأولى», the first galaxies.
    expect(faults).toEqual(['1298: مجرات أولية, protogalaxy']);
  });

  it('relates existing current concepts, without cycles, from 11 top ones down', () => {
    const isCurrent = (id: string) => current.some((concept) => concept.id === id);
    for (const { id, broader, narrower, replacedBy = [] } of all) {
      for (const other of [...broader, ...narrower, ...replacedBy]) expect(isCurrent(other), `${other} of ${id}`).toBe(true);
      expect(allBroader(id).has(id), id).toBe(false);
    }
    expect(current.filter(({ broader }) => broader.length === 0)).toHaveLength(11);
  });

  it('has each current concept in the dictionary as one term with the same id', () => {
    for (const { id, termId = '' } of current) expect(dictionary.term(termId)?.uat, `${id}: ${termId}`).toBe(id);
    const ids = current.map(({ termId }) => termId);
    expect(new Set(ids).size).toBe(ids.length);
    const added = dictionary.all('en').filter((term) => term.uat !== undefined && term.id === `uat-${term.uat}`);
    expect(added.length).toBeGreaterThan(1332);
    for (const term of added) expect(languages.map((language) => termName(term, language).lang)).toEqual(languages);
  });

  it.each([
    ['Galaxy clusters', '584'],
    ['galaxy cluster', '584'],
    ['عناقيد المجرات', '584'],
    ['Galaxy clusters (584)', '584'],
    ['Galaxy clusters(584)', '584'],
    ['Galaxy clusters (585)', undefined],
    ['Hypergiant stars', '774'],
    ['Earth (planet)', '439'],
    // Both “Exoplanets” and “Solar system planets” have this alternative name.
    ['Planets', undefined],
    ['no such thing', undefined],
  ])('knows the keyword %s as %s', (keyword, id) => expect(thesaurus().named(keyword)?.id).toBe(id));

  it('finds a concept under the names of the thesaurus in the dictionary', () => {
    expect(dictionary.find({ text: 'White dwarf stars' }, 'en').map(({ id }) => id)).toContain('white-dwarf');
    expect(dictionary.find({ text: 'نجوم فرط عملاقة' }, 'ar').map(({ id }) => id)).toContain('uat-774');
    expect(dictionary.named('Hypergiant star')?.id).toBe('uat-774');
    expect(dictionary.term('uat-774')?.broader).toEqual(['uat-481']);
    expect(dictionary.term('uat-481')?.narrower).toContain('uat-774');
  });
});

describe('the file of the thesaurus', () => {
  const quads = new Parser().parse(writeThesaurus(thesaurus(), { siteUrl }));
  const skos = 'http://www.w3.org/2004/02/skos/core#';
  const objectsOf = (id: string, property: string) =>
    quads
      .filter(({ subject, predicate }) => subject.value === `${thesaurusAddress}/${id}` && predicate.value === property)
      .map(({ object }) => (object.termType === 'Literal' ? `${object.value}@${object.language}` : object.value));

  it('has the names, relations and addresses of each concept', () => {
    const statements = Map.groupBy(quads, ({ subject }) => subject.value);
    for (const concept of current) {
      const conceptStatements = statements.get(`${thesaurusAddress}/${concept.id}`) ?? [];
      const objects = (property: string) =>
        conceptStatements.filter(({ predicate }) => predicate.value === skos + property).map(({ object }) => object);
      expect(objects('prefLabel').map((object) => object.termType === 'Literal' && [object.language, object.value])).toEqual(
        languages.map((language) => [language, concept.names[language][0]]),
      );
      for (const relation of ['broader', 'narrower'] as const)
        expect(objects(relation).map(({ value }) => value)).toEqual(concept[relation].map((id) => `${thesaurusAddress}/${id}`));
      expect(objects('exactMatch').map(({ value }) => value)).toEqual([`${siteUrl}/en/terms/${concept.termId}`]);
    }
  });

  it('states licence, rights and version', () => {
    expect(objectsOf('1', 'http://purl.org/dc/terms/license')).toEqual([thesaurusLicence]);
    expect(objectsOf('1', 'http://purl.org/dc/terms/rights')).toEqual([expect.stringContaining('American Astronomical Society')]);
    expect(objectsOf('1', `${skos}hasTopConcept`)).toHaveLength(11);
  });

  it('marks a deprecated concept and names the one to use instead', () => {
    expect(objectsOf('1470', 'http://www.w3.org/2002/07/owl#deprecated')).toEqual(['true@']);
    expect(objectsOf('1470', 'http://purl.org/dc/terms/isReplacedBy')).toEqual([`${thesaurusAddress}/477`]);
    expect(objectsOf('1470', `${skos}prefLabel`)).toEqual([]);
  });
});

function allBroader(id: string, visited = new Set<string>()): ReadonlySet<string> {
  for (const broaderId of (concepts.get(id) as ThesaurusConcept).broader) {
    if (visited.has(broaderId)) continue;
    visited.add(broaderId);
    allBroader(broaderId, visited);
  }
  return visited;
}
