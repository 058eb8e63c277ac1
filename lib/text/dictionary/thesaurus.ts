import type { Thesaurus, ThesaurusConcept } from '#lib/domain/thesaurus.ts';
import { languages } from '#lib/languages/languages.ts';
import { listIn, readData } from '#lib/text/data/read-data.ts';
import { fold } from '#lib/text/words/fold.ts';

let cached: Thesaurus | undefined;

/** The Unified Astronomy Thesaurus with our Arabic names, read once at first use. */
export function thesaurus(): Thesaurus {
  cached ??= readThesaurus();
  return cached;
}

function readThesaurus(): Thesaurus {
  const concepts = readConcepts();
  const current = [...concepts.values()].filter(({ replacedBy }) => !replacedBy);
  const byName = conceptsByName(current);
  return {
    concepts,
    named(name) {
      const [, label = name, id] = /^(.+?) ?\((\d+)\)$/.exec(name) ?? [];
      const concept = byName.get(nameKey(label)) ?? byName.get(nameKey(name));
      return concept && (id === undefined || concept.id === id) ? concept : undefined;
    },
  };
}

function readConcepts(): ReadonlyMap<string, ThesaurusConcept> {
  const rows = readData('uat/concepts.tsv');
  const arabic = new Map(readData('uat/arabic.tsv').map(([id = '', name = '', term]) => [id, { name, term }]));
  const narrower = new Map<string, string[]>();
  for (const [id = '', , broader] of rows)
    for (const broaderId of listIn(broader)) narrower.set(broaderId, [...(narrower.get(broaderId) ?? []), id]);
  return new Map(
    rows.map(([id = '', english = '', broader, alternatives, status, replacedBy]) => {
      const { name = '', term } = arabic.get(id) ?? {};
      const concept = {
        id,
        names: { en: [english, ...listIn(alternatives)], ar: [name] },
        broader: listIn(broader),
        narrower: narrower.get(id) ?? [],
        ...(status ? { replacedBy: listIn(replacedBy) } : { termId: term || `uat-${id}` }),
      } satisfies ThesaurusConcept;
      return [id, concept];
    }),
  );
}

/** Equal for the singular and plural of English words, and for Arabic words with and without article. */
const nameKey = (name: string): string =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) =>
      word
        .replace(/^ال(?=..)/, '')
        .replace(/(?<=[a-z])ies$/, 'y')
        .replace(/(?<=[a-z][^s])s$/, ''),
    )
    .filter(Boolean)
    .join(' ');

/** Concepts by name; null for a name of several concepts. */
function conceptsByName(concepts: readonly ThesaurusConcept[]): ReadonlyMap<string, ThesaurusConcept | null> {
  const map = new Map<string, ThesaurusConcept | null>();
  for (const concept of concepts)
    for (const key of new Set(languages.flatMap((language) => concept.names[language].map(nameKey))))
      map.set(key, map.has(key) ? null : concept);
  return map;
}
