import type { Language } from '#lib/domain/language.ts';
import type { Highlight, MatchReason, Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { type AnalysedWord, analyse, type ConceptSpan } from '#lib/text/analyse.ts';
import { fold } from '#lib/text/fold.ts';
import { institutionKeys, institutionParts, isFrom } from '#lib/text/institution.ts';
import { kindredSubjects, memberSubjects } from '#lib/text/kindred-subjects.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { townForms } from '#lib/text/region-names.ts';
import { houseVocabulary } from '#lib/text/vocabulary.ts';
import { type Asked, isShown, marks, narrowerMarks, partMarks, phraseMarks, wordMarks } from './mark-text.ts';
import { soundsLike } from './match-authors.ts';
import { isMission, isOfNamesake, isPlaceName } from './proper-names.ts';

/** A row with why it is in the result; `isWhole` where all of it was read, as lists do not. */
export type Explain = (research: Research, isWhole?: boolean) => Research;

/** Says of each row why it is in the result: the words marked in the original spelling, or, when the title does not show them, the way they were met. */
export function explainer(clauses: readonly Clause[], language: Language): Explain {
  const wanted = clauses.filter((clause) => !clause.exclude);
  if (wanted.length === 0) return (research) => research;
  const [quoted, typed] = [wanted.filter(({ kind }) => kind === 'phrase'), wanted.filter(({ kind }) => kind === 'word')];
  const { units, spans } = analyse(typed.map((clause) => clause.text).join(' '));
  // «القمر» alone is no mark for a satellite, nor "State" for Qatar: such a name is marked as a whole, by what it names.
  const isNameOfOne = (span: ConceptSpan, name: readonly AnalysedWord[]) =>
    isOfNamesake(name) || (name.length > 1 && (isPlaceName(name) || isMission(span)));
  const isWhole = (place: number) =>
    spans.some((span) => span.from <= place && place < span.to && isNameOfOne(span, units.slice(span.from, span.to)));
  const meant = units.filter((unit, place) => !unit.stop && !isWhole(place));
  const asked: Asked = {
    stems: new Set(meant.flatMap(formsToMark)),
    prefixes: wanted.filter((clause) => clause.prefix && clause.text.length > 1).map((clause) => fold(clause.text)),
    phrases: quoted.map(({ text }) => analyse(text).units.flatMap((unit) => unit.words)),
    concepts: new Set(spans.flatMap(narrowest)),
    akin: new Set(spans.flatMap((span) => [...memberSubjects(span.concepts), ...kindredSubjects(narrowest(span))])),
    areas: new Set(spans.flatMap((span) => span.concepts)),
    name: typed
      .filter((clause) => !clause.field || clause.field === 'author')
      .map((clause) => clause.text)
      .join(' '),
  };
  const explain: Explain = (research, isWhole = false) => {
    const inFew = [...marks('title', research.title.value, asked), ...marks('keywords', research.keywords.join(' · '), asked)];
    const highlights =
      inFew.length > 0
        ? inFew
        : [
            ...phraseMarks('venue', research.venue?.name.value ?? '', asked),
            ...[research.abstract?.value, research.abstract?.alt?.value].flatMap((text) => phraseMarks('abstract', text ?? '', asked)),
          ];
    // A phrase is met where its words stand side by side, so where they do is all there is to say.
    const isSaid = highlights.some(({ field }) => field === 'title') || (highlights.length > 0 && quoted.length === wanted.length);
    const match = isSaid ? undefined : reasonOf(research, asked, language);
    // What was asked for, wherever it stands, says more than the area.
    const isArea = match?.kind === 'area' || match?.kind === 'language';
    if (highlights.length > 0) return { ...research, highlights, ...(match && !(match.kind === 'area') && { match }) };
    if (match && !isArea) return { ...research, match };
    const elsewhere = besides(research, asked, isWhole);
    return { ...research, ...(elsewhere.length > 0 ? { highlights: elsewhere } : match && { match }) };
  };
  return (research, isWhole) => withOtherTitle(explain(research, isWhole), asked);
}

/** The words in the title of the other language, which rows show beneath, where the title itself has none of them. */
function withOtherTitle(research: Research, asked: Asked): Research {
  const alt = altOf(research.title);
  if (!alt || research.highlights?.some(({ field }) => field === 'title')) return research;
  const inOther = marks('titleAlt', alt.value, asked);
  return inOther.length > 0 ? { ...research, highlights: [...(research.highlights ?? []), ...inOther] } : research;
}

/** Of a word its stems, of a designation also two parts written as one (TRAPPIST-1e); of a town with the article that, and nobody «علاء». */
function formsToMark(unit: AnalysedWord): readonly string[] {
  const town = unit.words.length === 1 ? townForms(unit.words[0] as string) : [];
  if (town.length > 0) return town;
  if (unit.whole === undefined) return unit.stems;
  return [...unit.stems, unit.whole, ...unit.stems.slice(1).map((part, place) => `${unit.stems[place]}${part}`)];
}

/** "Dark matter" and not all of cosmology, where it is a subject of its own. */
function narrowest({ concepts }: ConceptSpan): readonly string[] {
  const subjects = concepts.filter((token) => houseVocabulary().concepts.get(token)?.kind === 'term');
  return subjects.length > 0 ? subjects : concepts;
}

/** What shows neither in the title nor as a reason: the institution as it was signed, else the words in the abstract, which lists leave out, else a narrower subject. */
function besides({ title, keywords, authors, abstract }: Research, asked: Asked, isWhole: boolean): readonly Highlight[] {
  const institution = institutionKeys(asked.name);
  const signed = institution ? authors.flatMap(({ affiliation }) => textsOf(affiliation)) : [];
  for (const text of signed) {
    const part = institution && institutionParts(text).find((one) => isFrom(one, institution));
    if (part) return partMarks('affiliation', text, part);
  }
  for (const text of textsOf(abstract)) {
    const marked = wordMarks('abstract', text, asked);
    if (marked.length > 0) return marked;
  }
  const named = (concepts: Asked['concepts']) => {
    const inTitle = narrowerMarks('title', title.value, asked, concepts);
    return inTitle.length > 0 ? inTitle : narrowerMarks('keywords', keywords.join(' · '), asked, concepts);
  };
  const narrower = named(new Set([...asked.concepts, ...asked.akin]));
  // The area is all there is to say where the abstract says nothing either.
  return narrower.length > 0 || !isWhole ? narrower : named(asked.areas);
}

const textsOf = (text: Text | undefined): string[] => [text?.value, text?.alt?.value].filter((one) => one !== undefined);

function reasonOf(research: Research, asked: Asked, language: Language): MatchReason | undefined {
  const shows = (text: Text | undefined, by = asked) => text !== undefined && isShown(text.value, by);
  // The B of "B-modes" is nobody's initial.
  const called: Asked = { ...asked, stems: new Set([...asked.stems].filter((one) => one.length > 1)) };
  const isNamed = ({ name }: { readonly name: Text }) =>
    [name.value, name.alt?.value].some(
      (spelling) => spelling !== undefined && asked.name !== '' && !/\d/.test(asked.name) && soundsLike(asked.name, spelling) > 0,
    );
  const person = research.authors.find(isNamed) ?? research.authors.find(({ name }) => shows(name, called) || shows(altOf(name), called));
  if (person) return { kind: 'author', name: person.name };
  const alt = altOf(research.title);
  if (alt && shows(alt)) return { kind: 'language', lang: alt.lang };
  const area = research.areas.find((one) => analyse(one.name.value).concepts.some((concept) => asked.areas.has(concept)));
  if (area) return { kind: 'area', name: area.name };
  return research.title.lang === language ? undefined : { kind: 'language', lang: research.title.lang };
}

const altOf = (text: Text): Text | undefined => text.alt && { value: text.alt.value, lang: text.alt.lang };
