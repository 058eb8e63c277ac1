import { writeAuthor, writeAuthorSummary } from '#lib/contract/payloads/write-author.ts';
import { writeInstitution, writeInstitutionSummary } from '#lib/contract/payloads/write-institution.ts';
import { writeLookup } from '#lib/contract/payloads/write-lookup.ts';
import { writePage } from '#lib/contract/payloads/write-page.ts';
import { writeResearch, writeResearchSummary } from '#lib/contract/payloads/write-research.ts';
import { writeFault } from '#lib/contract/problems/faults.ts';
import { invalidParametersDetail } from '#lib/contract/problems/problem-details.ts';
import { problems } from '#lib/contract/problems/problems.ts';
import type { Tool } from '#lib/contract/tools.ts';
import { writeTerm, writeTermSummary } from '#lib/contract/write-term.ts';
import type { Catalogue, Institutions } from '#lib/domain/catalogue.ts';
import type { Language } from '#lib/domain/language.ts';
import { leftOut } from '#lib/domain/missing-parts.ts';
import { isProblem, Problem } from '#lib/domain/problem.ts';
import { publicationsOn } from '#lib/domain/publications-on.ts';
import { type CitationStyle, citation } from '#lib/formats/cite/citation.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { readParameters } from '#lib/service/operations/read-parameters.ts';
import { readAuthorQuery, readInstitutionQuery, readResearchQuery, readTermQuery } from '#lib/service/operations/read-query.ts';
import type { Value } from '#lib/service/operations/read-value.ts';
import { dictionary } from '#lib/service/terms/dictionary.ts';
import { termPage } from '#lib/service/terms/term-pages.ts';
import { languageOf, queryOf } from './tool-schema.ts';

export interface ToolSource {
  readonly catalogue: Catalogue;
  /** Absolute, without a slash at the end. */
  readonly siteUrl: string;
}

/** What a tool answers: a structure, or why it has none, in the language that was asked for. */
export type ToolAnswer = { readonly content: Record<string, unknown> } | { readonly failure: string };

export type Args = Readonly<Record<string, unknown>>;

/** What a call counts as: one request for each record that it names. */
export const costOf = ({ cites }: Tool, args: Args): number => (cites ? Math.max(1, (args.ids as readonly number[]).length) : 1);

/** A payload of the API, whose links are relative to the site. */
interface Linked {
  readonly links: { readonly html: string };
}

export async function answerTool(source: ToolSource, tool: Tool, args: Args): Promise<ToolAnswer> {
  const language = languageOf(args);
  const { values, faults } = readParameters(tool.operation, queryOf(tool, args));
  if (faults.length > 0) {
    const texts = faults.map((fault) => writeFault(fault, language).detail);
    return { failure: [invalidParametersDetail(faults.length)[language], ...texts].join(' ') };
  }
  try {
    return { content: { ...(await contentOf(source, tool, args, values, language)), source: `${source.siteUrl}/${language}/about` } };
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { failure: failureOf(tool, error.kind, error.movedTo, language) };
  }
}

async function contentOf(source: ToolSource, tool: Tool, args: Args, values: ReadonlyMap<string, Value>, language: Language) {
  const { catalogue, siteUrl } = source;
  const link = <T extends Linked>(payload: T) => ({ ...payload, permalink: `${siteUrl}${payload.links.html}` });
  const id = String(args.id);
  if (tool.cites) return { citations: await cite(source, args, language) };
  switch (tool.operation.id) {
    case 'GetAllResearchTypes':
      return writeLookup(await catalogue.researchTypes(language));
    case 'GetAllResearchAreas':
      return writeLookup(await catalogue.researchAreas(language));
    case 'GetAllResearch': {
      const query = readResearchQuery(values, undefined);
      const page = await catalogue.findResearch(language, query);
      const items = page.items.map((item) => link(writeResearchSummary(item, language, query.keyword !== undefined)));
      return withoutPaging(writePage(page, language, { items, links: noLinks, nextCursor: null }));
    }
    case 'GetAllAuthor': {
      const page = await catalogue.findAuthors(language, readAuthorQuery(values, undefined));
      const items = page.items.map((item) => link(writeAuthorSummary(item, language)));
      return withoutPaging(writePage(page, language, { items, links: noLinks, nextCursor: null }));
    }
    case 'GetResearchById':
      return link(writeResearch(await catalogue.research(language, id), language));
    case 'GetAuthorById':
      return link(writeAuthor(await catalogue.author(language, id), language));
    case 'GetAllInstitution': {
      const page = await institutionsOf(catalogue).find(language, readInstitutionQuery(values, undefined));
      const items = page.items.map((item) => link(writeInstitutionSummary(item, language)));
      return withoutPaging(writePage(page, language, { items, links: noLinks, nextCursor: null }));
    }
    case 'GetInstitutionById':
      return link(writeInstitution(await institutionsOf(catalogue).one(language, id), language));
    case 'GetAllTerm': {
      const areas = await catalogue.researchAreas(language);
      const page = termPage(language, readTermQuery(values, undefined), areas);
      const items = page.items.map((item) => link(writeTermSummary(item, { language, areas })));
      return withoutPaging(writePage(page, language, { items, links: noLinks, nextCursor: null }));
    }
    case 'GetTermById':
      return link(await openTerm(catalogue, language, id));
  }
}

/** The dictionary is ours over any service; what a service does not answer about a term is left out. */
async function openTerm(catalogue: Catalogue, language: Language, id: string) {
  const term = dictionary.term(id);
  if (!term) throw new Problem('not_found', { detail: `The dictionary has no term ${id}.` });
  const [areas, publicationCount] = await Promise.all([
    catalogue.researchAreas(language),
    publicationsOn(catalogue, language, term, 1).then(({ count }) => count, leftOut(undefined)),
  ]);
  return writeTerm(term, { language, areas, dictionary, publicationCount });
}

/** The tools on institutions are offered only where there are any. */
function institutionsOf({ institutions }: Catalogue): Institutions {
  if (!institutions) throw new Problem('not_found', { detail: 'The service has no operations on institutions.' });
  return institutions;
}

const noLinks = { self: '', first: '', prev: null, next: null, last: null };

/** An assistant turns pages by pageIndex; links and cursors of the API would only cost it tokens. */
function withoutPaging<T extends object>({ links: _, nextCursor: __, ...page }: T & { links: unknown; nextCursor: unknown }) {
  return page;
}

async function cite({ catalogue, siteUrl }: ToolSource, args: Args, language: Language) {
  const style = (args.style ?? 'apa') as CitationStyle;
  const citations: object[] = [];
  // One after the other: a caller has one place among those who ask.
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
