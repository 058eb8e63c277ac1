import { isAuthorRole, isRoleOf } from '#lib/import/clean/people/roles.ts';
import type { Draft, DraftAuthor, DraftContributor, Warn } from '#lib/import/draft/draft.ts';
import { peopleOfField } from './finish-authors.ts';

type Role = 'editors' | 'translators';

const roles: readonly Role[] = ['editors', 'translators'];
const nameParts = ['name', 'given', 'family', 'literal'] as const;
/** A bracket after a name or after its family name: `Amin, Huda (Ed.)`, `Amin (Ed.), Huda`. */
const bracket = /\s?[([]([^()[\]]{2,30})[)\]]\s?(?=$|[,،])/u;
const pluralMark = /^(?:eds|editors|translators)\.?$|(?:[ويا]ن|ات)$/i;

/** The draft with those people of author fields as editors or translators whose names have the mark of that role. */
export function withMarkedRoles(draft: Draft): Draft {
  if (!draft.authors?.some((author) => nameParts.some((part) => /[([]/.test(author[part] ?? '')))) return draft;
  const people = draft.authors.flatMap(peopleOfField);
  const marks = people.map(markOf);
  const plurals = marks.filter((mark) => mark && pluralMark.test(mark.text));
  // A single mark in the plural ends a list: "Amin, Huda; Reis, Mona (Eds.)".
  const listEnd = plurals.length === 1 ? marks.indexOf(plurals[0]) : -1;
  const roleOf = (index: number): Role | undefined => (marks[index] ?? (index < listEnd ? marks[listEnd] : undefined))?.role;
  const inRole = (role: Role) => people.filter((_, index) => roleOf(index) === role).map(withoutMark);
  return {
    ...draft,
    authors: people.filter((_, index) => !roleOf(index)),
    editors: [...inRole('editors'), ...(draft.editors ?? [])],
    translators: [...inRole('translators'), ...(draft.translators ?? [])],
  };
}

/** The draft with its contributors by role. Those of another role are authors where nobody else is named; a warning names each of them. */
export function withContributors({ contributors = [], ...draft }: Draft, warn: Warn): Draft {
  if (contributors.length === 0) return draft;
  const { authors = [], editors = [], translators = [], others = [] } = Object.groupBy(contributors, roleOfContributor);
  for (const { roles: stated, name, literal, given, family } of others)
    warn(
      'other_role',
      'authors',
      [stated.join(', '), literal ?? name ?? [given, family].filter(Boolean).join(' ')].filter(Boolean).join(': '),
    );
  const allAuthors = [...(draft.authors ?? []), ...authors];
  const hasNames = allAuthors.length + editors.length + (draft.editors?.length ?? 0) > 0;
  return {
    ...draft,
    authors: hasNames ? allAuthors : others,
    editors: [...(draft.editors ?? []), ...editors],
    translators: [...(draft.translators ?? []), ...translators],
  };
}

const roleOfContributor = ({ roles: stated }: DraftContributor): 'authors' | Role | 'others' =>
  stated.some(isAuthorRole) ? 'authors' : (roles.find((role) => stated.some((text) => isRoleOf(text, role))) ?? 'others');

function markOf(person: DraftAuthor): { readonly role: Role; readonly text: string } | undefined {
  for (const part of nameParts) {
    const text = bracket.exec(person[part] ?? '')?.[1]?.trim();
    const role = text && roles.find((candidate) => isRoleOf(text, candidate));
    if (role) return { role, text };
  }
  return undefined;
}

const withoutMark = (person: DraftAuthor): DraftAuthor =>
  markOf(person) ? { ...person, ...Object.fromEntries(nameParts.map((part) => [part, person[part]?.replace(bracket, '')])) } : person;
