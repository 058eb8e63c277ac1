import { cleanOrcid } from '#lib/import/clean/identifiers.ts';
import { mainSubjectMark } from '#lib/import/clean/keywords.ts';
import { cleanLanguage } from '#lib/import/clean/languages.ts';
import type { Draft, DraftAuthor } from '#lib/import/draft/draft.ts';
import type { RawNotice } from '#lib/import/draft/notices.ts';
import { pubmedKeywords, pubmedTitles, pubmedTypes } from '#lib/import/formats/pubmed/pubmed-values.ts';
import { readTags, type Tags } from './read-tags.ts';

/** One record of PubMed's tagged text (`.nbib`; fields: nlm.nih.gov/bsd/mms/medlineelements.html). */
export function readMedlineRecord(text: string): Draft | undefined {
  const tags = readTags(text, /^([A-Z]{2,4}) *- ?(.*)$/);
  if (!tags) return undefined;
  const { valuesOf, first, find, unread } = tags;
  const idOf = (kind: string) => find((value) => value.endsWith(`[${kind}]`), 'LID', 'AID')?.replace(/\s*\[\w+\]$/, '');
  const articleId = idOf('pii');
  const draft: Draft = {
    notation: 'html',
    sourceId: first('PMID'),
    pmid: first('PMID'),
    doi: idOf('doi'),
    ...pubmedTitles(first('TI', 'BTI'), first('TT'), cleanLanguage(first('LA'))),
    language: first('LA'),
    abstract: first('AB'),
    // A heading of MeSH has its qualifiers after a slash: "Planets/*history".
    ...pubmedKeywords(
      valuesOf('OT').map((word) => word.replace(mainSubjectMark, '')),
      valuesOf('MH').map((heading) => (heading.split('/')[0] as string).replace(mainSubjectMark, '')),
    ),
    authors: authorsOf(tags),
    editors: editorsOf(tags),
    types: pubmedTypes(valuesOf('PT')),
    year: first('DP')?.slice(0, 4),
    date: first('DP'),
    venue: {
      name: first('JT', 'TA', 'BTI'),
      kind: first('JT', 'TA') ? 'journal' : undefined,
      issn: valuesOf('IS').join('; '),
      isbn: first('ISBN'),
    },
    publisher: first('PB'),
    volume: first('VI'),
    issue: first('IP'),
    // An article number; other publishers' ids, with a DOI or an ISSN in them, are no pages.
    pages: first('PG') ?? (/^[a-z]{0,2}\d{1,8}$/i.test(articleId ?? '') ? articleId : undefined),
    notices: noticesOf(tags, noticesIn, valuesOf('PT').includes('Retracted Publication') ? ['retraction'] : []),
    noticeOf: noticesOf(tags, noticesFor),
  };
  return { ...draft, unread: unread() };
}

/** Tags that cite a later notice about the work, and tags with which a notice cites its work. */
const noticesIn = { RIN: 'retraction', EIN: 'erratum', ECI: 'expression-of-concern' } as const;
const noticesFor = { ROF: 'retraction', EFR: 'erratum', ECF: 'expression-of-concern' } as const;

function noticesOf({ valuesOf }: Tags, types: Readonly<Record<string, string>>, stated: readonly string[] = []): RawNotice[] {
  const cited = Object.entries(types).flatMap(([tag, type]) =>
    valuesOf(tag).map((text) => ({ type, doi: /\b10\.\d{4,9}\/\S+?(?=\.?(?:\s|$))/.exec(text)?.[0] })),
  );
  return [...cited, ...stated.filter((type) => !cited.some((notice) => notice.type === type)).map((type) => ({ type }))];
}

/** Authors in order. The lines after an author contain the short name, affiliations and ORCID iD. */
function authorsOf({ inOrder, valuesOf }: Tags): DraftAuthor[] {
  const authors: { name?: string; literal?: string; orcid?: string; affiliations: string[]; isFull?: boolean }[] = [];
  // The loop reads `inOrder`, which does not mark tags as read, so they are marked here.
  for (const tag of ['FAU', 'AU', 'CN', 'AD', 'AUID']) Array.from(valuesOf(tag));
  for (const [tag, value] of inOrder) {
    const last = authors.at(-1);
    if (tag === 'FAU') authors.push({ name: value, affiliations: [], isFull: true });
    // A short name ("Harbi SM") after a full name is the same author. Without a full name, it is an author by itself.
    else if (tag === 'AU' && last?.isFull) last.isFull = false;
    else if (tag === 'AU') authors.push({ name: withInitials(value), affiliations: [] });
    else if (tag === 'CN') authors.push({ literal: value, affiliations: [] });
    else if (tag === 'AD' && value) last?.affiliations.push(value.replace(/\.$/, ''));
    else if (tag === 'AUID' && last && cleanOrcid(value)) last.orcid = value;
  }
  return authors.map(({ affiliations, isFull: _, ...author }) => ({ ...author, affiliation: affiliations.join('; ') || undefined }));
}

/** Editors by their full names, else by their short ones. */
function editorsOf({ valuesOf }: Tags): DraftAuthor[] {
  const [full, short] = [Array.from(valuesOf('FED')), Array.from(valuesOf('ED'))];
  return full.length > 0 ? full.map((name) => ({ name })) : short.map((name) => ({ name: withInitials(name) }));
}

/** A short name with a comma before its initials: "Harbi SM". */
const withInitials = (name: string): string => name.replace(/ (\p{Lu}{1,4}(?: (?:Jr|Sr|\d\w+))?)$/u, ', $1');
