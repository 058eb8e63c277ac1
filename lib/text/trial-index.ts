import { type AnalysedWord, type Analysis, analyse } from './analyse.ts';
import { matchName, nameKeys, nameQuery } from './name-keys.ts';
import { repair, SpellIndex } from './spell.ts';
import { stem } from './stem.ts';
import { vocabularyWords } from './vocabulary.ts';

export interface TrialRecord {
  readonly id: number;
  readonly texts: readonly string[];
  readonly authors: readonly string[];
}

interface Indexed {
  readonly id: number;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly concepts: ReadonlySet<string>;
  readonly names: readonly { readonly name: string; readonly keys: ReadonlySet<string> }[];
}

/** The weights the prototype was measured with: a word, its stem, a concept, a name. */
const weights = { word: 6, stem: 3, concept: 2, name: 4 } as const;

/**
 * A search engine of thirty lines for judging the analyser: all words (each by itself, its stem or a concept), or a name;
 * failing that with repaired spelling; failing that any word. The store does the same with an index, so tests of
 * retrieval here say what the analyser is worth and nothing of speed.
 */
export class TrialIndex {
  private readonly records: readonly Indexed[];
  private readonly counts = new Map<string, number>();
  private readonly spelling: SpellIndex;

  constructor(records: readonly TrialRecord[]) {
    this.records = records.map(({ id, texts, authors }) => {
      const analyses = texts.map((text) => analyse(text));
      const gather = (field: 'words' | 'stems' | 'concepts') => new Set(analyses.flatMap((analysis) => analysis[field]));
      return {
        id,
        words: gather('words'),
        stems: gather('stems'),
        concepts: gather('concepts'),
        names: authors.map((name) => ({ name, keys: new Set(nameKeys(name)) })),
      };
    });
    const words = new Map(vocabularyWords());
    for (const record of this.records) {
      for (const term of new Set([...record.stems, ...record.concepts])) this.counts.set(term, (this.counts.get(term) ?? 0) + 1);
      for (const word of record.words) words.set(word, (words.get(word) ?? 0) + 1);
    }
    this.spelling = new SpellIndex(words);
  }

  /** Record ids, best first. */
  search(query: string): { ids: number[]; match: 'all' | 'repaired' | 'any' } {
    const all = this.rank(query, analyse(query), true);
    if (all.length > 0) return { ids: all, match: 'all' };
    const repaired = query.replace(/[\p{L}\p{M}\u0640]+/gu, (word) => this.repairWord(word));
    const again = repaired === query ? [] : this.rank(repaired, analyse(repaired), true);
    if (again.length > 0) return { ids: again, match: 'repaired' };
    return { ids: this.rank(repaired, analyse(repaired), false), match: 'any' };
  }

  private repairWord(word: string): string {
    const folded = analyse(word).words[0] ?? '';
    return this.counts.has(stem(folded)) ? word : (repair(folded, this.spelling) ?? word);
  }

  private rank(query: string, analysis: Analysis, needAll: boolean): number[] {
    const groups = nameQuery(query);
    return this.records
      .map((record) => ({
        id: record.id,
        score: Math.max(this.textScore(record, analysis, needAll), this.nameScore(record, query, groups)),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .map(({ id }) => id);
  }

  private textScore(record: Indexed, analysis: Analysis, needAll: boolean): number {
    let score = 0;
    const covered = new Set<number>();
    analysis.units.forEach((unit, i) => {
      const gain = this.unitScore(record, unit);
      if (gain > 0 || unit.stop) covered.add(i);
      score += gain;
    });
    for (const span of analysis.spans) {
      const met = span.concepts.find((token) => record.concepts.has(token));
      if (met === undefined) continue;
      score += weights.concept * this.rarity(met);
      for (let i = span.from; i < span.to; i++) covered.add(i);
    }
    return needAll && covered.size < analysis.units.length ? 0 : score;
  }

  private unitScore(record: Indexed, unit: AnalysedWord): number {
    if (unit.stop) return 0;
    const rarity = Math.max(...unit.stems.map((one) => this.rarity(one)));
    if ((unit.whole !== undefined && record.words.has(unit.whole)) || unit.words.every((word) => record.words.has(word)))
      return weights.word * rarity;
    return unit.stems.every((one) => record.stems.has(one)) ? weights.stem * rarity : 0;
  }

  private nameScore(record: Indexed, query: string, groups: readonly (readonly string[])[]): number {
    let best = 0;
    for (const { name, keys } of record.names)
      if (groups.length > 0 && groups.every((group) => group.some((key) => keys.has(key))))
        best = Math.max(best, matchName(query, name).score);
    return best * weights.name * groups.length;
  }

  private rarity(term: string): number {
    const count = this.counts.get(term) ?? 0;
    return Math.log(1 + (this.records.length - count + 0.5) / (count + 0.5));
  }
}
