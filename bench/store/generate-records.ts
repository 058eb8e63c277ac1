import { researchAreaTerms, researchTypeTerms } from '#lib/contract/lookups.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { peopleSource } from './people-source.ts';
import { createRandom, type Random } from './random.ts';
import { wordSource } from './word-source.ts';

/** Part of the folder name of a generated store. Raise this version when the generator changes, so that older stores are not reused. */
export const generatorVersion = '1';

const seed = 20_261_121;
const catalogues = ['NGC', 'HD', 'HIP', 'PSR', 'GRB', 'SN', 'TOI', 'KOI'];
const venues = [
  'Journal of Orbital Measurements',
  'Annals of Space Observation',
  'Letters on Remote Sensing',
  'Proceedings of Small Missions',
];
const venuesAr = ['مجلة القياسات المدارية', 'حوليات رصد الفضاء', 'رسائل الاستشعار عن بُعد', 'وقائع البعثات الصغيرة'];

/**
 * Fictional records with realistic words, lengths, authors, languages, years, types, areas and citations. Record number n is
 * always the same.
 */
export function* generateRecords(from: number, to: number): Generator<ResearchRecord> {
  const write = {
    en: wordSource('en', researchAreaTerms.length),
    ar: wordSource('ar', researchAreaTerms.length),
  };
  const sign = peopleSource();
  for (let number = from; number < to; number += 1) {
    const random = createRandom(seed + Math.imul(number, 0x9e37_79b1));
    const topic = random.zipf(researchAreaTerms.length);
    const text = (language: 'en' | 'ar', words: number) => textOf(random, topic, language, words, () => write[language](random, topic));
    yield recordOf(number, random, topic, text, sign(random));
  }
}

type Writer = (language: 'en' | 'ar', words: number) => string;

function recordOf(number: number, random: Random, topic: number, text: Writer, authors: ResearchRecord['authors']): ResearchRecord {
  const kind = random.next();
  // 5 % of records are Arabic, 2 % French, the rest English. Half of the Arabic records have titles in both languages. So do
  // English records that make up 20 % of all records.
  const language = kind < 0.05 ? 'ar' : kind < 0.07 ? 'fr' : 'en';
  const bilingual = kind >= 0.8 || (language === 'ar' && random.next() < 0.5);
  const main = language === 'ar' ? 'ar' : 'en';
  const other = main === 'ar' ? 'en' : 'ar';
  const year = 2026 - Math.min(80, random.zipf(90));
  const venueIndex = random.zipf(venues.length);
  const hasAbstract = random.next() < 0.6;
  const isTranslated = bilingual && random.next() < 0.5;
  return {
    key: `bench-${number}`,
    title: { [language]: text(main, 5 + random.below(10)), ...(bilingual && { [other]: text(other, 5 + random.below(10)) }) },
    language,
    ...(hasAbstract && {
      abstract: { [language]: text(main, 60 + random.below(120)), ...(isTranslated && { [other]: text(other, 40 + random.below(60)) }) },
    }),
    ...(random.next() < 0.6 && { keywords: { [main]: [text(main, 2), text(main, 1), text(main, 2)] } }),
    authors,
    type: researchTypeTerms[random.next() < 0.6 ? 0 : random.zipf(researchTypeTerms.length)]?.id as string,
    areas: [...new Set([topic, ...(random.next() < 0.4 ? [random.zipf(researchAreaTerms.length)] : [])])].map(
      (area) => researchAreaTerms[area]?.id as string,
    ),
    year,
    date: `${year}-${String(1 + random.below(12)).padStart(2, '0')}`,
    venue: { name: { en: venues[venueIndex] as string, ar: venuesAr[venueIndex] as string }, kind: 'journal' },
    volume: String(1 + random.below(400)),
    ...(random.next() < 0.9 && { doi: `10.5555/bench.${number}` }),
    openAccess: random.next() < 0.5,
    citations: random.next() < 0.3 ? 0 : random.zipf(1500),
  };
}

/** Words mixed with names of areas and objects, which people search for. */
function textOf(random: Random, topic: number, language: 'en' | 'ar', count: number, word: () => string): string {
  const words: string[] = [];
  while (words.length < count) {
    const typeShare = random.next();
    if (typeShare < 0.012) words.push(areaName(random.next() < 0.7 ? topic : random.below(researchAreaTerms.length), language));
    else if (typeShare < 0.018 && language === 'en')
      words.push(`${catalogues[random.below(catalogues.length)]} ${1 + random.zipf(90_000)}`);
    else words.push(word());
  }
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function areaName(area: number, language: 'en' | 'ar'): string {
  const term = researchAreaTerms[area];
  return (language === 'en' ? term?.en.toLowerCase() : term?.ar) ?? '';
}
