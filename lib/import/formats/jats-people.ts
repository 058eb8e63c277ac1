import { escapeMarkup } from '#lib/base/escape-markup.ts';
import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';
import type { Draft, DraftAuthor, DraftInstitution } from '#lib/import/draft/draft.ts';
import type { XmlNode } from '#lib/import/split/split-xml.ts';
import { childOf, markupIn, nodesBelow, nodesOf, textIn, xmlText } from './xml-reading.ts';

/** Types of contributors. Some publishers mark groups of authors by a type of their own. */
const contributorTypes = {
  authors: /^(?:|author|collab|collaboration|group)$/i,
  editors: /^editor$/i,
  translators: /^translator$/i,
} as const;

/** Authors of a JATS article, its editors and its translators. */
export const jatsPeople = (meta: XmlNode | undefined): Pick<Draft, keyof typeof contributorTypes> => ({
  authors: jatsContributors(meta, 'authors'),
  editors: jatsContributors(meta, 'editors'),
  translators: jatsContributors(meta, 'translators'),
});

/** Contributors of one kind. The members of a group follow it. */
function jatsContributors(meta: XmlNode | undefined, kind: keyof typeof contributorTypes): DraftAuthor[] {
  const affiliations = new Map(nodesBelow(meta, 'aff').map((node) => [node.attributes.id ?? '', node]));
  const linked = new Set(nodesBelow(meta, 'contrib-group').flatMap((group) => nodesBelow(group, 'xref').flatMap(linksOf)));
  return nodesOf(meta, 'contrib-group').flatMap((group) => {
    const hasLinks = nodesBelow(group, 'xref').some((link) => linksOf(link).length > 0);
    const common = hasLinks
      ? []
      : [...nodesOf(group, 'aff'), ...nodesOf(meta, 'aff')].filter(({ attributes }) => !linked.has(attributes.id ?? ''));
    // Affiliations that no author refers to belong to all authors of the group, or of the article.
    return peopleOf(group, kind, affiliations, common);
  });
}

/** The ids of the affiliations that a cross-reference names. */
const linksOf = ({ attributes }: XmlNode): readonly string[] =>
  attributes['ref-type'] === 'aff' ? (attributes.rid?.split(/\s+/) ?? []) : [];

function peopleOf(
  group: XmlNode,
  kind: keyof typeof contributorTypes,
  affiliations: ReadonlyMap<string, XmlNode>,
  common: readonly XmlNode[],
): DraftAuthor[] {
  return nodesBelow(group, 'contrib')
    .filter(({ attributes }) => contributorTypes[kind].test(attributes['contrib-type'] ?? ''))
    .flatMap((contrib) => [
      authorOf(contrib, affiliations, common),
      ...groupsOfPerson(contrib),
      ...nodesBelow(contrib, 'contrib-group').flatMap((members) => peopleOf(members, kind, affiliations, [])),
    ]);
}

/** Groups that a person signs for, which some publishers put into the element of the last person. */
const groupsOfPerson = (contrib: XmlNode): DraftAuthor[] =>
  nodesOf(contrib, 'name', 'string-name').length > 0
    ? nodesOf(contrib, 'collab').map((group) => ({ literal: markupIn(group, withinCollab).trim() || undefined }))
    : [];

function authorOf(contrib: XmlNode, affiliations: ReadonlyMap<string, XmlNode>, common: readonly XmlNode[]): DraftAuthor {
  // The names of the members of a group are within `collab`. Alternatives have one name in several scripts.
  const personal = nodesOf(contrib, 'name', 'string-name');
  const names = personal.length > 0 ? personal : nodesBelow(contrib, 'collab', 'name', 'string-name');
  const isArabic = (node: XmlNode) => hasArabicLetters(textIn(node) ?? '');
  const isLatin = (node: XmlNode) => /\p{Script=Latin}/u.test(textIn(node) ?? '');
  const name = names.find(isLatin) ?? names.find((node) => !isArabic(node)) ?? names[0];
  const arabic = names.find((node) => node !== name && isArabic(node));
  const orcid = nodesOf(contrib, 'contrib-id').find(({ attributes }) => attributes['contrib-id-type'] === 'orcid');
  const ids = nodesOf(contrib, 'xref').flatMap(linksOf);
  const linked = [...nodesOf(contrib, 'aff'), ...new Set(ids.flatMap((id) => affiliations.get(id) ?? []))];
  const nodes = linked.length > 0 ? linked : common;
  return {
    ...(name?.name === 'collab' ? { literal: markupIn(name, withinCollab).trim() || undefined } : personOf(name)),
    arabic: arabic && naturalOrder(arabic),
    orcid: textIn(orcid),
    affiliation: nodes.map(addressIn).filter(Boolean).join('; ') || undefined,
    institutions: nodes.flatMap(institutionsIn),
    country: nodes.flatMap((node) => nodesBelow(node, 'country')).find(({ attributes }) => attributes.country)?.attributes.country,
    corresponding: contrib.attributes.corresp === 'yes' || undefined,
  };
}

/** Elements of a group that are not its name. */
const withinCollab = ['contrib-group', 'xref', 'fn', 'aff', 'address', 'email', 'role'];

function personOf(name: XmlNode | undefined): DraftAuthor {
  const [family, given] = [xmlText(name, 'surname'), xmlText(name, 'given-names')];
  return family ? { family, given, suffix: xmlText(name, 'suffix') } : { name: given ?? textIn(name) };
}

function naturalOrder(name: XmlNode): string | undefined {
  const parts = [xmlText(name, 'given-names'), xmlText(name, 'surname')].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : textIn(name);
}

const outsideAddress = new Set(['label', 'institution-id', 'email', 'ext-link', 'fn', 'xref']);

/** An affiliation as markup. Parts without punctuation of their own are joined by commas, and a postcode and its town by a blank. */
function addressIn(node: XmlNode): string {
  node.read = true;
  const { pieces, children } = node;
  if (children.length === 0) return escapeMarkup(node.text).replace(/\s+/g, ' ').trim();
  // SciELO repeats the address as printed in parts.
  const printed = children.find(({ attributes }) => attributes['content-type'] === 'original');
  if (printed) {
    textIn(node);
    return addressIn(printed).replace(/[\s.;,]+$/, '');
  }
  const texts = children.map((child, index) => {
    // A superscript before the address is its number.
    const isNumber = child.name === 'sup' && index === 0 && !pieces?.[0]?.trim();
    if (!outsideAddress.has(child.name) && !isNumber) return addressIn(child);
    child.read = true;
    return '';
  });
  if (pieces)
    return pieces
      .map((piece, index) => escapeMarkup(piece) + (texts[index] ?? ''))
      .join('')
      .replace(/\s+/g, ' ')
      .replace(/(?:[,;] )+(?=[,;])|^[\s,;]+|[\s,;.]+$/g, '');
  return children.reduce((text, { name, attributes }, index) => {
    const part = texts[index];
    if (!part) return text;
    const previous = children[index - 1];
    const isTown = previous && (previous.name === 'postal-code' || /post|zip/.test(previous.attributes['content-type'] ?? ''));
    const isTownPart = isTown && (name !== 'country' || attributes['content-type'] === 'city');
    return [text, part].filter(Boolean).join(isTownPart ? ' ' : ', ');
  }, '');
}

/** The institutions with a ROR id; the last name in their group is that of the whole institution. */
function institutionsIn(node: XmlNode): DraftInstitution[] {
  const wraps = nodesBelow(node, 'institution-wrap');
  return (wraps.length > 0 ? wraps : [node]).flatMap((wrap) => {
    const ror = nodesOf(wrap, 'institution-id')
      .map(textIn)
      .find((id) => id?.includes('ror.org'));
    const country = childOf(node, 'country')?.attributes.country;
    return ror ? [{ ror, name: nodesOf(wrap, 'institution').map(textIn).at(-1), ...(country && { country }) }] : [];
  });
}
