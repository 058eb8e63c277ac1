import { readParameters } from '#lib/api/operations/read-parameters.ts';
import { type RecordPayload, recordWriters } from '#lib/api/respond/record-writers.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import { isProblem, Problem } from '#lib/base/problem.ts';
import { type ListRecord, queryOf } from '#lib/collection/check-query.ts';
import type { ParameterValue } from '#lib/collection/value.ts';
import { writeLookup } from '#lib/contract/payloads/write-lookup.ts';
import { writePage } from '#lib/contract/payloads/write-page.ts';
import { writeFault } from '#lib/contract/problems/faults.ts';
import { invalidParametersDetail } from '#lib/contract/problems/problem-details.ts';
import { problems } from '#lib/contract/problems/problems.ts';
import type { Tool } from '#lib/contract/tools.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import { isDescribed } from '#lib/domain/citations/reference.ts';
import { referenceAddress } from '#lib/domain/citations/reference-address.ts';
import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import type { Page } from '#lib/domain/page.ts';
import type { AuthorQuery, InstitutionQuery, ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { type CitationStyle, citation } from '#lib/formats/cite/citation.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { bilingual } from '#lib/languages/bilingual.ts';
import { type Language, languageOrFirst } from '#lib/languages/languages.ts';
import { institutionsOf } from '#lib/library/places/institutions.ts';
import { termPublications } from '#lib/library/terms/term-publications.ts';
import { dictionary } from '#lib/text/dictionary/dictionary.ts';
import { type TermListQuery, termPage } from '#lib/text/dictionary/term-pages.ts';
import { searchOf } from './tool-schema.ts';

export interface ToolSource {
  readonly catalogue: Catalogue;
  /** Absolute, without a trailing slash. */
  readonly siteUrl: string;
}

/** The result of a tool: structured content, or the failure in the requested language. */
export type ToolAnswer = { readonly content: Record<string, unknown> } | { readonly failure: string };

export type Args = Readonly<Record<string, unknown>>;

/** The cost of a call, in requests: the number of cited records, otherwise one. */
export const costOf = ({ cites }: Tool, args: Args): number => (cites ? Math.max(1, (args.ids as readonly number[]).length) : 1);

/** Answers a call of an MCP tool from the catalogue. Failures of the call become texts; other errors are thrown. */
export async function answerTool(source: ToolSource, tool: Tool, args: Args): Promise<ToolAnswer> {
  const language = languageOrFirst(args.language);
  const { values, faults } = readParameters(tool.operation, searchOf(tool, args));
  if (faults.length > 0) {
    const texts = faults.map((fault) => writeFault(fault, language).detail);
    return { failure: [invalidParametersDetail(faults.length)[language], ...texts].join(' ') };
  }
  try {
    const content = await contentOf(source, tool, args, values, language);
    if (values.has('groupBy') && (content as Partial<Page<unknown>>).groups === undefined) return { failure: ungrouped[language] };
    return { content: { ...content, source: `${source.siteUrl}/${language}/about` } };
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { failure: failureOf(tool, error.kind, error.movedTo, language) };
  }
}

/** Services of other operators answer a list without groups. */
const ungrouped = bilingual(
  'The service that this site reads does not count by groupBy. Ask again without it.',
  'الخدمة التي يقرؤها هذا الموقع لا تعدّ بحسب groupBy. أعد الطلب من دونه.',
);

async function contentOf(source: ToolSource, tool: Tool, args: Args, values: ReadonlyMap<string, ParameterValue>, language: Language) {
  const { catalogue, siteUrl } = source;
  const link = (payload: RecordPayload) => ({ ...payload, permalink: `${siteUrl}${payload.links.html}` });
  if (tool.cites) return { citations: await cite(source, args, language) };
  const { id, shape } = tool.operation;
  if (id === 'GetAllResearchTypes') return writeLookup(await catalogue.researchTypes(language));
  if (id === 'GetAllResearchAreas') return writeLookup(await catalogue.researchAreas(language));
  const record = tool.operation.record as ListRecord;
  const write = recordWriters[record];
  const areas = record === 'term' ? await catalogue.researchAreas(language) : [];
  if (shape === 'detail') {
    const whole = await readers[record](catalogue, language, String(args.id));
    // The publication count is optional: it is left out when it cannot be read.
    const publications =
      record === 'term' && (await termPublications(catalogue, language, whole as DictionaryTerm, 1).catch(fallback(undefined)));
    if (tool.isOfReferences) return referencesOf(whole as Research, language, siteUrl);
    const { references: _, ...payload } = write.whole(whole as never, {
      language,
      areas,
      ...(publications && { publicationCount: publications.count }),
    }) as RecordPayload & {
      readonly references?: unknown;
    };
    return link(payload);
  }
  const query = queryOf(record, values);
  const page = await (record === 'term'
    ? termPage(language, query as TermListQuery, areas)
    : finders[record](catalogue, language, query as never));
  const context = { language, areas, isSearched: query.keyword !== undefined };
  const items = page.items.map((item) => link(write.row(item as never, context)));
  return withoutPaging(writePage<unknown, RecordPayload>(page, language, { items, links: noLinks, nextCursor: null }));
}

/** The references of a work, which a separate tool returns because the lists are long. */
function referencesOf(research: Research, language: Language, siteUrl: string) {
  const pageOf = (id: string) => `${siteUrl}/${language}/research/${encodeURIComponent(id)}`;
  const all = research.references ?? [];
  const references = all.filter(isDescribed).map((reference) => ({
    ...reference,
    ...(reference.id !== undefined && { id: Number(reference.id), permalink: pageOf(reference.id) }),
  }));
  const identifiers = all.filter((reference) => !isDescribed(reference)).map((reference) => referenceAddress(reference)?.href);
  const undescribed = { count: identifiers.length, identifiers };
  return {
    id: Number(research.id),
    title: research.title.value,
    permalink: pageOf(research.id),
    total: all.length,
    references,
    undescribed,
  };
}

const finders = {
  research: (catalogue: Catalogue, language: Language, query: ResearchQuery) => catalogue.findResearch(language, query),
  author: (catalogue: Catalogue, language: Language, query: AuthorQuery) => catalogue.findAuthors(language, query),
  institution: (catalogue: Catalogue, language: Language, query: InstitutionQuery) => institutionsOf(catalogue).find(language, query),
};

const readers = {
  research: (catalogue: Catalogue, language: Language, id: string) => catalogue.research(language, id),
  author: (catalogue: Catalogue, language: Language, id: string) => catalogue.author(language, id),
  institution: (catalogue: Catalogue, language: Language, id: string) => institutionsOf(catalogue).one(language, id),
  /** Terms come from the program's dictionary and not from the catalogue, which may be remote. */
  term: async (_: Catalogue, __: Language, id: string) => {
    const term = dictionary.term(id);
    if (!term) throw new Problem('not_found', { detail: `The dictionary has no term ${id}.` });
    return term;
  },
};

const noLinks = { self: '', first: '', prev: null, next: null, last: null };

/** Assistants page by pageIndex; links and cursors would only cost tokens. */
function withoutPaging<T extends object>({ links: _, nextCursor: __, ...page }: T & { links: unknown; nextCursor: unknown }) {
  return page;
}

async function cite({ catalogue, siteUrl }: ToolSource, args: Args, language: Language) {
  const style = (args.style ?? 'apa') as CitationStyle;
  const citations: object[] = [];
  // One after another: a caller may have only one request running.
  for (const id of args.ids as readonly number[]) {
    const research = await catalogue.research(language, String(id));
    citations.push({
      id,
      style,
      text: citation(research, style).text,
      bibtex: writeFormat('bibtex', [research], { language, siteUrl }),
      permalink: `${siteUrl}/${language}/research/${encodeURIComponent(research.id)}`,
    });
  }
  return citations;
}

function failureOf({ operation }: Tool, kind: string, movedTo: string | undefined, language: Language): string {
  const missing = problems[operation.record === 'lookup' ? 'research_not_found' : (`${operation.record}_not_found` as const)];
  const problem = kind === 'not_found' ? missing : kind === 'gone' ? problems.record_withdrawn : problems.service_unavailable;
  const moved = { en: ` Its id is ${movedTo} now.`, ar: ` ومُعرِّفه الآن ${movedTo}.` };
  return `${problem.title[language]}${movedTo === undefined ? '' : moved[language]}`;
}
