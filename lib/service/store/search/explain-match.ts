import type { Language } from '#lib/domain/language.ts';
import type { Highlight, MatchReason, Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { analyse } from '#lib/text/analyse.ts';
import { fold } from '#lib/text/fold.ts';
import { highlight, type Segment } from '#lib/text/highlight.ts';
import { institutionKeys, isFrom } from '#lib/text/institution.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { soundsLike } from './match-authors.ts';

/** What was asked for, as it can be looked for in a text that is shown. */
interface Asked {
  readonly stems: ReadonlySet<string>;
  readonly prefixes: readonly string[];
  /** Concepts that words of the query name, and those of the words themselves for areas. */
  readonly concepts: ReadonlySet<string>;
  /** The words that may be a name. */
  readonly name: string;
}

/** Says of each row why it is in the result: the words marked in the original spelling, or, when the title does not show them, the way they were met. */
export function explainer(clauses: readonly Clause[], language: Language): (research: Research) => Research {
  const wanted = clauses.filter((clause) => !clause.exclude);
  if (wanted.length === 0) return (research) => research;
  const { units, spans } = analyse(wanted.map((clause) => clause.text).join(' '));
  const meant = units.filter((unit) => !unit.stop);
  const asked: Asked = {
    stems: new Set(meant.flatMap((unit) => [...unit.stems, ...(unit.whole === undefined ? [] : [unit.whole])])),
    prefixes: wanted.filter((clause) => clause.prefix && clause.text.length > 1).map((clause) => fold(clause.text)),
    concepts: new Set(spans.flatMap((span) => span.concepts)),
    name: wanted
      .filter((clause) => clause.kind === 'word' && (!clause.field || clause.field === 'author'))
      .map((clause) => clause.text)
      .join(' '),
  };
  return (research) => {
    const highlights = [...marks('title', research.title.value, asked), ...marks('keywords', research.keywords.join(' · '), asked)];
    const match = highlights.some(({ field }) => field === 'title') ? undefined : reasonOf(research, asked, language);
    return { ...research, ...(highlights.length > 0 && { highlights }), ...(match && { match }) };
  };
}

/** The first run of matching words of a field, the longest one if several. Joining before, match and after gives the field back. */
function marks(field: string, text: string, asked: Asked): Highlight[] {
  const segments = markWords(text, asked);
  let best: { readonly from: number; readonly to: number; readonly words: number } | undefined;
  for (let from = 0; from < segments.length; from += 1) {
    if (!segments[from]?.match) continue;
    let to = from + 1;
    let words = 1;
    // Words that match side by side are one mark, with the blanks and hyphens between them.
    while (segments[to + 1]?.match && !/[^\s\p{Pd}]/u.test(segments[to]?.text ?? '')) {
      to += 2;
      words += 1;
    }
    if (words > (best?.words ?? 0)) best = { from, to, words };
    from = to;
  }
  if (!best) return [];
  const { from, to } = best;
  const join = (start: number, end?: number) =>
    segments
      .slice(start, end)
      .map((segment) => segment.text)
      .join('');
  return [{ field, before: join(0, from), match: join(from, to), after: join(to) }];
}

/** Words of the text that have a stem of the query, and those that name one of its subjects, in either language. */
function markWords(text: string, asked: Asked): Segment[] {
  const { units, spans } = analyse(text);
  const naming = spans.filter((span) => span.concepts.some((concept) => asked.concepts.has(concept)));
  const stems = naming.flatMap((span) =>
    units
      .slice(span.from, span.to)
      .filter((unit) => !unit.stop)
      .flatMap((unit) => unit.stems),
  );
  return highlight(text, stems.length > 0 ? new Set([...asked.stems, ...stems]) : asked.stems, asked.prefixes);
}

function reasonOf(research: Research, asked: Asked, language: Language): MatchReason | undefined {
  const shows = (text: Text | undefined) => text !== undefined && markWords(text.value, asked).some((segment) => segment.match);
  const isNamed = ({ name }: { readonly name: Text }) =>
    [name.value, name.alt?.value].some(
      (spelling) => spelling !== undefined && asked.name !== '' && !/\d/.test(asked.name) && soundsLike(asked.name, spelling) > 0,
    );
  const institution = institutionKeys(asked.name);
  const isFromThere = ({ affiliation }: { readonly affiliation?: Text | undefined }) =>
    institution !== undefined &&
    [affiliation?.value, affiliation?.alt?.value].some((text) => text !== undefined && isFrom(text, institution));
  const person =
    research.authors.find(isNamed) ??
    research.authors.find(isFromThere) ??
    research.authors.find((author) => shows(author.name) || shows(altOf(author.name)));
  if (person) return { kind: 'author', name: person.name };
  const alt = altOf(research.title);
  if (alt && shows(alt)) return { kind: 'language', lang: alt.lang };
  const area = research.areas.find((one) => analyse(one.name.value).concepts.some((concept) => asked.concepts.has(concept)));
  if (area) return { kind: 'area', name: area.name };
  return research.title.lang === language ? undefined : { kind: 'language', lang: research.title.lang };
}

const altOf = (text: Text): Text | undefined => text.alt && { value: text.alt.value, lang: text.alt.lang };
