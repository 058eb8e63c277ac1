import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseConcepts, nameStems } from '#lib/text/vocabulary.ts';

/** `npm run vocabulary`: the stems of all names, which are kept because making them takes longer than a start may. After a change of names or stemmers. */
const lines = houseConcepts().map((concept) =>
  [
    concept.id,
    nameStems(concept)
      .map((name) => name.join(' '))
      .join('; '),
  ].join('\t'),
);
writeFileSync(join(import.meta.dirname, 'name-stems.tsv'), `id\tstems\n${lines.join('\n')}\n`);
