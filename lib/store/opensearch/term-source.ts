import { type NamedPerson, scorePeople } from '#lib/search/index-source.ts';
import type { Entity, Statistics, TermSource } from '#lib/search/search-source.ts';
import { type SpellingWords, spellingWords } from '#lib/search/spelling-words.ts';
import { candidatesMax, type NameIndex, spellingsOf } from '#lib/store/values/search-index.ts';
import { nameQuery } from '#lib/text/names/name-keys.ts';
import type { CollectionReader } from './collection-reader.ts';
import {
  all,
  bucketsOf,
  type DslClause,
  equals,
  live,
  oneOf,
  type SearchBody,
  type SearchPort,
  type SearchResult,
  totalOf,
} from './search-port.ts';

/** Index look-ups for parsing and weighting a query. */
export interface TermReader {
  /** Runs `work` repeatedly, each time with more of its look-ups answered, until none is missing. `work` must be pure. */
  run<T>(work: (terms: TermSource, statistics: Statistics) => T): Promise<T>;
}

/** Maximum number of rounds, more than any query needs. Each round reads all answers that were then missing. */
const roundsMax = 30;
/** Maximum number of answers cached for a data version. */
const cachedMax = 50_000;

/** An unanswered look-up: a search, and how to read its result. */
interface Question {
  readonly body: SearchBody;
  readonly read: (result: SearchResult) => unknown;
}

/** Answers of one data version, shared by all queries. */
interface Answers {
  readonly version: string;
  readonly values: Map<string, unknown>;
  common?: readonly (readonly [term: string, records: number])[];
  spelling?: SpellingWords;
}

type People = Pick<NameIndex, 'people'>;

/**
 * Creates the reader, which caches answers for one data version. `people` is a function, since the reader and the name index need each
 * other.
 */
export function termReader(port: SearchPort, collection: CollectionReader, people: () => People): TermReader {
  let current: Answers = { version: '', values: new Map() };
  return {
    async run(work) {
      const { dataVersion } = await collection.state();
      if (current.version !== dataVersion || current.values.size > cachedMax) current = { version: dataVersion, values: new Map() };
      const answers = current;
      for (let round = 0; round < roundsMax; round += 1) {
        const questions = new CachedTerms(answers);
        const result = work(questions, questions);
        if (questions.isComplete) return result;
        await answerAll(questions, answers, { port, collection, people: people() });
      }
      throw new Error('A query requests terms without end.');
    },
  };
}

interface Engine {
  readonly port: SearchPort;
  readonly collection: CollectionReader;
  readonly people: People;
}

async function answerAll(pending: CachedTerms, answers: Answers, { port, collection, people }: Engine): Promise<void> {
  const questions = [...pending.questions];
  const names = [...pending.names];
  const [results] = await Promise.all([
    port.multi(questions.map(([, { body }]) => ['publications', body])),
    ...names.map(async (name) => void answers.values.set(`person ${name}`, await readEntity(port, people, name))),
    pending.needsWords ? collection.value('words').then((words) => Object.assign(answers, { common: words })) : undefined,
  ]);
  for (const [index, [key, { read }]] of questions.entries()) answers.values.set(key, read(results[index] as SearchResult));
}

/** People with a name, and the number of works they signed. */
async function readEntity(port: SearchPort, index: People, name: string): Promise<Entity> {
  const keys = nameQuery(name);
  const rows = keys.length === 0 ? [] : await index.people({ words: [], keys }, candidatesMax);
  const people = scorePeople(
    name,
    rows.map((row): NamedPerson => ({ id: row.id, names: spellingsOf(row) })),
  );
  const workCount =
    people.size === 0 ? 0 : totalOf(await port.search('publications', countBody(all(live, oneOf('authors', [...people.keys()])))));
  return { people, size: workCount, signed: new Map() };
}

const countBody = (query: DslClause): SearchBody => ({ size: 0, query, track_total_hits: true });

const noEntity: Entity = { people: new Map(), size: 0, signed: new Map() };

/** Answers look-ups from the cache; returns a placeholder for a missing answer and lists the look-up as a question. */
class CachedTerms implements TermSource, Statistics {
  readonly questions = new Map<string, Question>();
  readonly names = new Set<string>();
  needsWords = false;
  readonly #answers: Answers;

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  get isComplete(): boolean {
    return this.questions.size === 0 && this.names.size === 0 && !this.needsWords;
  }

  get size(): number {
    return this.#count('live', live);
  }

  count = (term: string): number => this.#count(`term ${term}`, equals('terms', term));
  countAny = (terms: readonly string[]): number =>
    terms.length === 0
      ? 0
      : terms.length === 1
        ? this.count(terms[0] as string)
        : this.#count(`any ${terms.join('\n')}`, oneOf('terms', terms));
  countAll = (groups: readonly (readonly string[])[]): number =>
    this.#count(`all ${JSON.stringify(groups)}`, all(...groups.map((terms) => oneOf('terms', terms))));
  hasTogether = (groups: readonly (readonly string[])[]): boolean => this.countAll(groups) > 0;
  hasPhrase = (stems: readonly string[]): boolean => this.#count(`phrase ${stems.join(' ')}`, phraseOf(stems)) > 0;

  termsBeginning = (beginning: string, most: number): readonly string[] => {
    if (beginning[0] === 'w') return this.#commonBeginning(beginning, most);
    const terms = this.#ask<readonly string[]>(`begins ${most} ${beginning}`, [], {
      body: {
        size: 0,
        query: all({ prefix: { terms: beginning } }),
        aggs: {
          terms: { terms: { field: 'begins', include: `${escaped(beginning)}.*`, size: most, execution_hint: 'map', order: byCount } },
        },
      },
      read: ({ aggregations }) => bucketsOf(aggregations?.terms).map(({ key }) => String(key)),
    });
    return terms;
  };

  peopleNamed = (name: string): Entity => {
    const entity = this.#answers.values.get(`person ${name}`) as Entity | undefined;
    if (!entity) this.names.add(name);
    return entity ?? noEntity;
  };

  latinWords = (pattern: RegExp, most: number): readonly string[] => this.#spelling()?.latinWords(pattern, most) ?? [];
  isSpelled = (word: string): boolean => this.#spelling()?.isSpelled(word) ?? true;
  nearestSpelling = (word: string): string | undefined => this.#spelling()?.nearestSpelling(word);

  #commonBeginning(beginning: string, most: number): string[] {
    const terms = this.#common().filter(([term]) => term.startsWith(beginning));
    return terms.slice(0, most).map(([term]) => term);
  }

  #common(): readonly (readonly [term: string, records: number])[] {
    const { common } = this.#answers;
    if (!common) this.needsWords = true;
    return common ?? [];
  }

  #spelling(): SpellingWords | undefined {
    const common = this.#common();
    if (this.needsWords) return undefined;
    this.#answers.spelling ??= spellingWords(common);
    return this.#answers.spelling;
  }

  #count = (key: string, query: DslClause): number => this.#ask(key, 0, { body: countBody(query), read: totalOf });

  #ask<T>(key: string, placeholder: T, question: Question): T {
    const value = this.#answers.values.get(key) as T | undefined;
    if (value === undefined) this.questions.set(key, question);
    return value ?? placeholder;
  }
}

/** The commonest terms first, as `IndexSource` returns them. */
const byCount = [{ _count: 'desc' }, { _key: 'asc' }];

/** Matches consecutive stems of one text, in order. */
export const phraseOf = (stems: readonly string[]): DslClause => ({ match_phrase: { stems: stems.join(' ') } });

/** Escapes a term for a Lucene regular expression. */
const escaped = (term: string): string => term.replaceAll(/[.?+*|{}[\]()"\\#@&<>~^$-]/g, String.raw`\$&`);
