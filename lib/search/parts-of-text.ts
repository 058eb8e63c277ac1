import { type AnalysedWord, analyse, type ConceptSpan } from '#lib/text/analyse/analyse.ts';
import { issnIn } from '#lib/text/query/identifier.ts';
import { keywordRuns } from '#lib/text/query/keyword-token.ts';
import { isPlainInQuestion } from '#lib/text/query/questions.ts';
import type { EntityType } from '#lib/text/vocabulary/concept.ts';
import { entityType } from '#lib/text/vocabulary/entity-type.ts';
import { spellsName } from '#lib/text/vocabulary/translations.ts';
import { conceptToken } from '#lib/text/vocabulary/vocabulary.ts';
import { fold } from '#lib/text/words/fold.ts';
import { generality } from '#lib/text/words/general-words.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';
import { absentTermsIn, institutionsIn, peopleIn, textOfWords } from './entities.ts';
import type { TermSource } from './search-source.ts';
import { conceptWays, isEntityRole, literalWays, type Part, partsOfWord, type Way, wordForms, wordWays } from './ways.ts';
import type { Role } from './weights.ts';

/** Only the first 16 words of a query are looked up as keywords of records. */
const keywordWords = 16;

/** Parts of a text from left to right: institutions, people, concepts, words. */
export function partsOf(source: TermSource, text: string): Part[] {
  const issn = issnIn(text);
  // A range of years, such as 1990-1992, may have a right check digit.
  if (issn !== undefined && (source.count(`i${issn}`) > 0 || /^\s*e?-?issn/i.test(text)))
    return [{ text, role: 'thing', ways: [{ type: 'identifier', term: `i${issn}`, factor: 1 }], words: [], length: 1 }];
  const { units, spans } = analyse(text);
  const entities = [...institutionsIn(source, units, spans), ...peopleIn(source, units, spans), ...absentTermsIn(source, units, spans)];
  const conceptIds = spans.flatMap(({ concepts }) => concepts);
  const beginnings = new Set(text.match(/\p{L}+(?=\*)/gu)?.map(fold));
  const parts: Part[] = [];
  for (let index = 0; index < units.length; ) {
    const entity = entities.find(({ from }) => from === index);
    if (entity) {
      parts.push(entity.part);
      index = entity.to;
      continue;
    }
    const span = spans.find(({ from }) => from === index);
    const to = span?.to ?? index + 1;
    const run = units.slice(index, to);
    const before = parts.at(-1);
    if (span || !run[0]?.stop) {
      const part = partOf(source, { run, span, conceptIds, beginnings, followsThing: before?.role === 'thing' });
      // «القمر الصناعي» before a name says what kind of thing it is; texts need not say so.
      if (before && isKind(spans.find((other) => other.to === index)) && isOfMission(run, span))
        parts.splice(-1, 1, { ...before, role: 'plain' });
      parts.push(part);
    }
    index = to;
  }
  return parts;
}

const missionKinds: ReadonlySet<string> = new Set(wordsOfClass('mission-kind').map(conceptToken));
const isKind = (span: ConceptSpan | undefined): boolean => span?.concepts.every((token) => missionKinds.has(token)) === true;

/** Whether words are the name of a mission, or one word in any spelling of such a name. */
const isOfMission = ([first]: readonly AnalysedWord[], span: ConceptSpan | undefined): boolean =>
  span ? span.concepts.some(isMission) : spellsName(first?.stems.join(' ') ?? '');
const isMission = (token: string): boolean => ['mission', 'sensor'].includes(entityType(token));

interface PartContext {
  readonly run: readonly AnalysedWord[];
  readonly span: ConceptSpan | undefined;
  readonly conceptIds: readonly string[];
  /** Words of the query that end with `*`. */
  readonly beginnings: ReadonlySet<string>;
  /** The previous part is a spacecraft or celestial body, so a number may be part of its name: «أبولو 11». */
  readonly followsThing: boolean;
}

function partOf(source: TermSource, { run, span, conceptIds, beginnings, followsThing }: PartContext): Part {
  const isNumber = followsThing && /^\d{1,3}$/.test(run[0]?.words[0] ?? '');
  const basicRole = roleOf(run, span);
  const isEntity = !isNumber && isEntityRole(basicRole);
  const setting = { isSubject: span !== undefined, isEntity, isBeginning: beginnings.has(run[0]?.words[0] ?? ''), conceptIds };
  const word = run.length === 1 && run[0] ? wordWays(source, run[0], setting) : [];
  const role = isNumber || isProcess(source, word, basicRole) ? 'word' : basicRole;
  const concept = span ? conceptWays(span, textOfWords(run), isEntity) : [];
  const isNameless =
    span !== undefined &&
    !concept.some(({ type, term }) => (type === 'concept' || type === 'narrower') && source.count(term) > 0) &&
    !(run.length > 1 && source.hasPhrase(run.flatMap(({ stems }) => stems)));
  return {
    text: textOfWords(run),
    role,
    ways: [...concept, ...word],
    // Words that are near one another may express a subject, but are no name of a mission: a very large radio telescope is not the VLT.
    words: span?.concepts.some(isMission) ? [] : wordsOf(run),
    isNameless,
    length: run.length,
  };
}

/** Ways to match each word of a name of several words, or each part of a hyphenated word (B1913+16). */
function wordsOf(units: readonly AnalysedWord[]): Way[][] {
  const waysOf = (unit: AnalysedWord) =>
    unit.words.length > 1 && unit.whole === undefined ? partsOfWord(unit).map(wordForms) : [literalWays(unit)];
  if (units.length > 1) return units.filter(({ stop }) => !stop).flatMap(waysOf);
  const parts = units.flatMap(partsOfWord);
  return parts.length > 1 ? parts.map(wordForms) : [];
}

/** Whether the word is a common verb that the vocabulary maps to subjects. It is then what the query is about: "how stars die". */
const isProcess = (source: TermSource, ways: readonly Way[], role: Role): boolean =>
  role === 'plain' && ways.some(({ type, term }) => type === 'process' && term.startsWith('c_') && source.count(term) > 0);

/** The role of each entity type. A spacecraft counts as `thing`, an instrument as `method`. */
const roleOfType: Readonly<Record<EntityType, Role>> = {
  mission: 'thing',
  sensor: 'method',
  agency: 'agency',
  thing: 'thing',
  place: 'place',
  method: 'method',
  document: 'document',
  subject: 'subject',
};

function roleOf(units: readonly AnalysedWord[], span: ConceptSpan | undefined): Role {
  const kinds = units.map(({ stems }) => generality(stems.join(' '))?.kind);
  const [kind] = kinds;
  if (kind && kinds.every((each) => each !== undefined)) return kind;
  if (span) return roleOfType[entityType(span.concepts[0] ?? '')];
  const [word = ''] = units[0]?.words ?? [];
  // Texts on any subject contain numbers; only years before 1450, long before modern research, are distinctive.
  if (/^\d{1,4}$/.test(word) && !(word.length > 2 && Number(word) < 1450)) return 'general';
  if (isPlainInQuestion(word)) return 'plain';
  return 'word';
}

interface Keyword {
  readonly from: number;
  readonly to: number;
  readonly token: string;
}

/** Runs of words that are a keyword of some record. */
export const keywordsIn = (source: TermSource, units: readonly AnalysedWord[]): readonly Keyword[] =>
  keywordRuns(units.slice(0, keywordWords)).filter(({ token }) => source.count(token) > 0);
