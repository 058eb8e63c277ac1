import { readFileSync } from 'node:fs';
import type { AuthorshipRecord, ResearchRecord } from '#lib/domain/record.ts';
import type { Random } from './random.ts';

/** Number of different people. A few are authors of hundreds of records, most of one or two. */
const peopleCount = 400_000;
/** With this exponent, the most productive person is an author of about two thousand of a million records. */
const productivity = 1.7;
const collection = new URL('../../lib/store/starter/collection.jsonl', import.meta.url);

/** Authors whose names combine given and family names of the starter collection, for realistic scripts and homonyms. */
export function peopleSource(): (random: Random) => AuthorshipRecord[] {
  const signatures = readFileSync(collection, 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => (JSON.parse(line) as ResearchRecord).authors)
    .filter((author) => author.given && author.family);
  const givenNames = signatures.map((author) => ({ en: author.given as string, ar: author.name.ar?.split(' ')[0] }));
  const familyNames = signatures.map((author) => ({ en: author.family as string, ar: author.name.ar?.split(' ').slice(1).join(' ') }));
  const places = signatures.filter((author) => author.affiliation).map(({ affiliation, country }) => ({ affiliation, country }));
  const person = (id: number): AuthorshipRecord => {
    const first = givenNames[id % givenNames.length] as (typeof givenNames)[number];
    const last = familyNames[(Math.imul(id, 2_654_435_761) >>> 0) % familyNames.length] as (typeof familyNames)[number];
    const { affiliation, country } = places[id % places.length] as (typeof places)[number];
    return {
      name: { en: `${first.en} ${last.en}`, ...(first.ar && last.ar && { ar: `${first.ar} ${last.ar}` }) },
      given: first.en,
      family: last.en,
      ...(id % 3 === 0 && { orcid: orcidOf(id) }),
      ...(id % 4 !== 0 && { openalex: `A${5_000_000_000 + id}` }),
      ...(affiliation && { affiliation }),
      ...(country && { country }),
    };
  };
  return (random) => {
    const ids = new Set<number>();
    // Usually one to eight authors, most often few. One record in a hundred has a collaboration of 20 to 59.
    const count = random.next() < 0.01 ? 20 + random.below(40) : 1 + random.zipf(8);
    for (let index = 0; index < count; index += 1) ids.add(Math.floor(peopleCount * random.next() ** productivity));
    return [...ids].map(person);
  };
}

/** An ORCID iD below the range that ORCID assigns, with its check digit (ISO 7064, 11-2). */
function orcidOf(id: number): string {
  const digits = `0000${String(9_000_000_000_00 + id).slice(-11)}`;
  const sum = [...digits].reduce((total, digit) => (total + Number(digit)) * 2, 0);
  const check = (12 - (sum % 11)) % 11;
  return `${digits}${check === 10 ? 'X' : check}`.replace(/(.{4})(?=.)/g, '$1-');
}
