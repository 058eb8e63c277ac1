import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { parse } from '@retorquere/bibtex-parser';
import { langidOf } from '#lib/formats/bibliography/langid.ts';
import type { BibliographicEntry } from '#lib/formats/cite/reference.ts';
import { workKinds } from '#lib/formats/cite/work-kind.ts';
import type { PersonName } from '#lib/formats/values/person-name.ts';
import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';
import { scriptText } from '#lib/text/latex/script-text.ts';

/** What an independent parser reads from our files, and what it should read. Our own reader could share a fault with our writer. */
export interface Parsed {
  readonly parsed: readonly object[];
  readonly expected: readonly object[];
}

type ForeignName = Partial<
  Record<'family' | 'given' | 'suffix' | 'literal' | 'lastName' | 'firstName' | 'prefix' | 'name' | 'non-dropping-particle', string>
>;

/** BibTeX as @retorquere/bibtex-parser reads it. Throws its errors. */
export function parsedBibtex(text: string, references: readonly BibliographicEntry[]): Parsed {
  // By default the parser guesses which capitals in English titles are names, and wrongly lower-cases “Sun”.
  const { errors, entries } = parse(text, { sentenceCase: false });
  if (errors.length > 0) throw new Error(JSON.stringify(errors.slice(0, 3)));
  return {
    parsed: entries.map(({ key, type, fields }) => ({
      key,
      type,
      authors: ((fields.author ?? []) as ForeignName[]).map(foreignNameText),
      title: fields.title,
      titleaddon: fields.titleaddon,
      venue: [fields.journal ?? fields.booktitle ?? fields.institution ?? fields.school ?? fields.howpublished].flat(),
      date: [fields.year, fields.month, fields.day],
      place: [fields.volume, fields.issue ?? (typesWithoutIssue.has(type) ? undefined : fields.number), fields.pages],
      report: fields.reportnumber ?? (typesWithoutIssue.has(type) ? fields.number : undefined),
      ids: [fields.doi, fields.url, fields.issn, fields.isbn],
      publisher: fields.publisher,
      langid: fields.langid,
      abstract: fields.abstract,
      keywords: ((fields.keywords ?? []) as string[]).toSorted(),
    })),
    expected: references.map((one) => {
      const [, month, day] = one.date?.iso.split('-').map(Number) ?? [];
      return {
        key: one.key,
        type: workKinds[one.kind].bibtex,
        authors: authorTexts(one),
        title: one.title,
        titleaddon:
          one.translatedTitle && (one.titlesElsewhere || !hasArabicLetters(one.translatedTitle) || hasArabicLetters(one.title))
            ? `[${one.translatedTitle}]`
            : undefined,
        venue: [one.venue],
        date: [one.year, month, day].map((part) => part?.toString()),
        place: [one.volume, one.issue, one.pages?.replace('-', '–')],
        report: one.reportNumber,
        ids: [one.doi, one.url, one.issn, one.isbn],
        publisher: one.publisher && [one.publisher],
        langid: one.language && langidOf(one.language),
        abstract: one.abstract,
        keywords: one.keywords.map((keyword) => keyword.replace(/[,;]/g, '')).toSorted(),
      };
    }),
  };
}

/** Entry types whose `number` is that of a report or series, not of an issue. */
const typesWithoutIssue: ReadonlySet<string> = new Set(['techreport', 'misc', 'book', 'proceedings']);

/** What citation-js reads as the issue: the number of a report, nothing for the other `typesWithoutIssue`, else the issue. */
function citedNumber({ kind, issue, reportNumber }: BibliographicEntry): string | undefined {
  const { bibtex } = workKinds[kind];
  if (bibtex === 'techreport') return reportNumber;
  return typesWithoutIssue.has(bibtex) ? undefined : issue;
}

/** BibTeX as citation-js reads it. */
export function citedBibtex(text: string, references: readonly BibliographicEntry[]): Parsed {
  const items = plugins.input.chain(text, { forceType: '@bibtex/text', generateGraph: false });
  return {
    // CSL marks raised and lowered digits up as HTML does.
    parsed: items.map((item) => ({
      ...citationFields(item),
      title: (item.title as string | undefined)?.replace(/<(sub|sup)>([^<]*)<\/\1>/g, (_, kind: 'sub' | 'sup', digits: string) =>
        scriptText(digits, kind),
      ),
    })),
    expected: references.map((one) => ({
      ...expectedFields(one),
      issue: citedNumber(one),
      authors: authorTexts(one),
      title: one.title,
    })),
  };
}

/** RIS as citation-js reads it, which ignores the fields in `unread`. In its items TT is `title` and TI is `original-title`. */
export function citedRis(text: string, references: readonly BibliographicEntry[]): Parsed {
  const items = plugins.input.chain(text, { forceType: '@ris/file', generateGraph: false });
  return {
    parsed: items.map((item, index) => ({
      ...withoutUnread(citationFields(item), references[index]),
      title: item['original-title'] ?? item.title,
      translated: item['original-title'] && item.title,
      language: item.language,
      abstract: item.abstract,
    })),
    expected: references.map((one) => ({
      ...withoutUnread(expectedFields(one), one),
      authors: one.authors.map((name) => ('literal' in name ? name.literal.replaceAll(',', '') : nameText(name))),
      title: one.title,
      translated: one.translatedTitle,
      language: one.language,
      abstract: one.abstract,
    })),
  };
}

const unread: Readonly<Partial<Record<BibliographicEntry['kind'], readonly string[]>>> = {
  'book-chapter': ['issued'],
  'conference-paper': ['issued'],
  proceedings: ['issued'],
  software: ['issued', 'page'],
  dataset: ['page'],
  'masters-thesis': ['page'],
  presentation: ['page'],
  'technical-report': ['issue'],
  'white-paper': ['issue'],
  other: ['issue'],
};

function withoutUnread(fields: object, reference: BibliographicEntry | undefined): object {
  const names = (reference && unread[reference.kind]) ?? [];
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

type CitedItem = ReturnType<typeof plugins.input.chain>[number];

function citationFields({ id, issued, DOI, volume, issue, number, page, author }: CitedItem) {
  // Depending on the type, citation-js stores the field `number` as `issue` or as `number`.
  return { id, issued, DOI, volume, issue: issue ?? number, page, authors: ((author ?? []) as ForeignName[]).map(foreignNameText) };
}

function expectedFields({ key, date, doi, volume, issue, pages }: BibliographicEntry) {
  return { id: key, issued: date && { 'date-parts': [date.iso.split('-').map(Number)] }, DOI: doi, volume, issue, page: pages };
}

function authorTexts({ authors, authorsIncomplete }: BibliographicEntry): string[] {
  return [...authors.map(nameText), ...(authorsIncomplete ? ['others'] : [])];
}

/** The parts of a name in one string, so that it does not matter into which field a parser puts `van der`. */
function nameText(name: PersonName): string {
  return 'literal' in name ? name.literal : [name.family, name.given, name.suffix].filter(Boolean).join('|');
}

function foreignNameText(name: ForeignName): string {
  const family = [name.prefix ?? name['non-dropping-particle'], name.lastName ?? name.family].filter(Boolean).join(' ');
  return name.name ?? name.literal ?? [family, name.firstName ?? name.given, name.suffix].filter(Boolean).join('|');
}
