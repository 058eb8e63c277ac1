import type { ResearchRecord } from '#lib/domain/record.ts';
import { indexRecord } from '#lib/search/index-record.ts';
import { type DocsRow, IndexSource, type IndexTables, type NamedPerson } from '#lib/search/index-source.ts';
import { PostingWriter } from '#lib/search/posting-writer.ts';
import { type TermRow, unpackLengths } from '#lib/search/postings.ts';
import type { SearchSource } from '#lib/search/search-source.ts';
import { nameKeys, nameQuery } from '#lib/text/names/name-keys.ts';
import { arxivDoi } from '#lib/text/query/identifier.ts';

/** An index of records in memory, for experiments and tests of the engine. `marksOf` returns the concepts of a record's type. */
export function memorySource(records: readonly ResearchRecord[], marksOf: (type: string) => readonly string[]): SearchSource {
  const writer = new PostingWriter();
  const rows = new Map<string, TermRow[]>();
  const take = () => {
    for (const row of writer.take()) rows.set(row.term, [...(rows.get(row.term) ?? []), row]);
  };
  const lengths = records.map((record, number) => {
    const entry = indexRecord(record, marksOf);
    if (writer.isOther(number)) take();
    writer.add(number, entry);
    return entry.lengths;
  });
  take();
  return new IndexSource(new MemoryTables(records, rows), {
    size: records.length,
    year: records.map(({ year }) => year ?? 0),
    citations: records.map(({ citations }) => citations ?? 0),
    number: records.map((_, number) => number),
    lengths: unpackLengths(lengths),
  });
}

class MemoryTables implements IndexTables {
  readonly #records: readonly ResearchRecord[];
  readonly #rows: ReadonlyMap<string, readonly TermRow[]>;
  readonly #terms: readonly string[];
  readonly #people = new Map<
    string,
    NamedPerson & { readonly keys: ReadonlySet<string>; readonly signed: [doc: number, position: number][] }
  >();

  constructor(records: readonly ResearchRecord[], rows: ReadonlyMap<string, readonly TermRow[]>) {
    this.#records = records;
    this.#rows = rows;
    this.#terms = [...rows.keys()].sort();
    for (const [doc, { authors }] of records.entries())
      for (const [index, { name, variants = [] }] of authors.entries()) {
        const names = [...Object.values(name), ...variants].filter((name): name is string => Boolean(name));
        const person = this.#people.get(names.join('|')) ?? {
          id: this.#people.size,
          names,
          keys: new Set(names.flatMap(nameKeys)),
          signed: [] as [number, number][],
        };
        person.signed.push([doc, index + 1]);
        this.#people.set(names.join('|'), person);
      }
  }

  rows = (term: string): readonly DocsRow[] => this.#rows.get(term) ?? [];
  places = (term: string, block: number) => this.#rows.get(term)?.find((row) => row.block === block)?.places;
  count = (term: string) => this.rows(term).reduce((sum, { records }) => sum + records, 0);

  termsBeginning(beginning: string): [string, number][] {
    let [low, high] = [0, this.#terms.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#terms[middle] as string) < beginning) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (this.#terms[end]?.startsWith(beginning)) end += 1;
    return this.#terms.slice(low, end).map((term) => [term, this.count(term)]);
  }

  *commonWords(): Generator<readonly [string, number]> {
    for (const term of this.#terms) if (/^[wp]/.test(term)) yield [term, this.count(term)];
  }

  identified({ value }: { readonly value: string }): number[] {
    const ids = new Set([value.toLowerCase(), value.replace(arxivDoi, '')]);
    const idsOf = ({ doi, arxiv, versions = [] }: ResearchRecord) => [
      doi,
      arxiv,
      ...versions.flatMap((version) => [version.doi, version.arxiv]),
    ];
    return this.#records.flatMap((record, doc) => (idsOf(record).some((id) => id && ids.has(id.toLowerCase())) ? [doc] : []));
  }

  people(name: string): NamedPerson[] {
    const groups = nameQuery(name);
    return [...this.#people.values()].filter(
      ({ keys }) => groups.length > 0 && groups.every((group) => group.some((key) => keys.has(key))),
    );
  }

  *signed(people: readonly number[]) {
    const ids = new Set(people);
    for (const { id, signed } of this.#people.values())
      if (ids.has(id)) for (const [doc, position] of signed) yield { doc, person: id, position };
  }
}
