import { embeddedOnlyAnswer, problemAnswer, textAnswer } from '#app/_pages/exports/text-answer.ts';
import { xmlAnswer } from '#app/_pages/harvest/xml-answer.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { isProblem } from '#lib/base/problem.ts';
import type { ChangeFilter, Harvest, RecordChange } from '#lib/domain/collection.ts';
import { bothSiteNames, readSite } from '#lib/domain/site/site.ts';
import { type OaiFormat, type OaiOptions, oaiDeletedHeader, oaiFormats, oaiHeader, oaiRecord } from '#lib/formats/metadata/oai.ts';
import { isOaiFault, type OaiFault, type OaiRequest, type OaiWalk, readOaiRequest, writeToken } from '#lib/formats/metadata/oai-request.ts';
import { oaiAnswer, oaiError, oaiFormatList, oaiIdentify, oaiList, oaiSets } from '#lib/formats/metadata/oai-response.ts';
import { translator } from '#lib/i18n/translator.ts';
import { languages } from '#lib/languages/languages.ts';
import { type Instance, instance } from '#lib/setup/compose.ts';
/** OAI-PMH 2.0: six verbs, the formats of `oaiFormats` in both languages, no key. */
export async function GET(request: Request): Promise<Response> {
  return answer(new URL(request.url).searchParams);
}

/** The same requests as a form, of which only the first 4,000 characters are read. */
export async function POST(request: Request): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  const body = type.startsWith('application/x-www-form-urlencoded') ? await request.text() : '';
  return answer(new URLSearchParams(body.slice(0, 4_000)));
}

async function answer(parameters: URLSearchParams): Promise<Response> {
  const { collection, env } = await instance();
  const { harvest } = collection;
  if (!harvest) return embeddedOnlyAnswer();
  const { contact, isPublic } = readSite(env);
  // Identify must contain an email address (OAI-PMH 2.0 §4.2). Only a site on localhost may use a placeholder.
  if (!contact && isPublic)
    return textAnswer(503, languages.map((language) => translator(language, 'files')('noContact')).join('\n'), 'en');
  const date = `${new Date().toISOString().slice(0, 19)}Z`;
  const content = await answerOai({ harvest, collection, env }, parameters, date).catch(toProblem);
  if (typeof content !== 'string') return problemAnswer(content.problem, 'en');
  return xmlAnswer(content, { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-cache' });
}

/** Records per response. */
const recordsMax = 100;
/** A response with this many characters is complete, since a record may have thousands of authors. The next begins after its last record. */
const lengthMax = 1_000_000;

interface Provider extends Pick<Instance, 'collection' | 'env'> {
  readonly harvest: Harvest;
}

/** The response to an OAI-PMH request. Rejects with a `Problem` when the store fails. */
async function answerOai(provider: Provider, parameters: URLSearchParams, date: string): Promise<string> {
  const site = provider.env.SITE_URL;
  const envelope = { baseUrl: `${site}/oai`, date };
  const request = readOaiRequest(parameters);
  if (isOaiFault(request)) {
    const echoes = request.code !== 'badVerb' && request.code !== 'badArgument';
    return oaiAnswer(oaiError(request), { ...envelope, request: echoes ? Object.fromEntries(parameters) : {} });
  }
  const options = { language: 'en', siteUrl: site, repository: new URL(site).hostname, updated: date } as const;
  const content = await answerVerb(provider, request, options);
  return oaiAnswer(typeof content === 'string' ? content : oaiError(content), { ...envelope, request: Object.fromEntries(parameters) });
}

async function answerVerb(provider: Provider, request: OaiRequest, options: OaiOptions): Promise<string | OaiFault> {
  const { collection, harvest } = provider;
  switch (request.verb) {
    case 'Identify': {
      const site = readSite(provider.env);
      const [earliest] = await harvest.changesSince(undefined, 1);
      return oaiIdentify({
        name: bothSiteNames(site),
        baseUrl: `${options.siteUrl}/oai`,
        // A placeholder for a site on localhost, which needs no contact. The schema requires a domain with a dot.
        adminEmail: site.contact ?? 'madar@localhost.invalid',
        earliest: earliest?.updatedAt ?? options.updated,
      });
    }
    case 'ListSets': {
      const [types, areas] = await Promise.all([collection.researchTypes('en'), collection.researchAreas('en')]);
      const bothNames = (name: { value: string; alt?: { value: string } }) => [name.value, name.alt?.value].filter(Boolean).join(' · ');
      return oaiSets([
        { spec: 'type', name: 'By type · بحسب النوع' },
        ...types.map(({ id, name }) => ({ spec: `type:${id}`, name: bothNames(name) })),
        { spec: 'area', name: 'By area · بحسب المجال' },
        ...areas.map(({ id, name }) => ({ spec: `area:${id}`, name: bothNames(name) })),
      ]);
    }
    case 'ListMetadataFormats':
      return request.identifier && !(await changeOf(harvest, request.identifier, options))
        ? unknownId(request.identifier)
        : oaiFormatList(oaiFormats);
    case 'GetRecord': {
      const change = await changeOf(harvest, request.identifier, options);
      return change
        ? `<GetRecord>\n${await recordOf(provider, change, request.format, options)}</GetRecord>\n`
        : unknownId(request.identifier);
    }
    default:
      return listChanges(provider, request.verb, request.walk, options);
  }
}

async function listChanges(
  provider: Provider,
  verb: 'ListRecords' | 'ListIdentifiers',
  walk: OaiWalk,
  options: OaiOptions,
): Promise<string | OaiFault> {
  // One extra record shows whether there is a next page.
  const rows = await provider.harvest.changesSince(walk.since ?? walk.from, recordsMax + 1, filterOf(walk));
  if (rows.length === 0 && walk.sentCount === 0) return { code: 'noRecordsMatch', message: 'No record changed in that time and set.' };
  const items: string[] = [];
  let length = 0;
  for (const change of rows.slice(0, recordsMax)) {
    const item = verb === 'ListRecords' ? await recordOf(provider, change, walk.format, options) : headerOf(change, options);
    items.push(item);
    length += item.length;
    if (length >= lengthMax) break;
  }
  const lastChange = rows[items.length - 1];
  const token =
    lastChange && rows.length > items.length
      ? writeToken({ ...walk, since: lastChange.updatedAt, after: lastChange.id, sentCount: walk.sentCount + items.length })
      : undefined;
  return oaiList(verb, items, walk.sentCount, token);
}

/** The filter of a request. The sets `type` and `area` without an id contain every record, so they filter nothing. */
function filterOf({ until, set, after }: OaiWalk): ChangeFilter {
  const [kind, id] = set?.split(':') ?? [];
  return {
    ...(until && { until }),
    ...(after && { after }),
    ...(id && (kind === 'type' ? { researchTypeId: id } : { focusedAreaId: id })),
  };
}

async function recordOf({ collection }: Provider, change: RecordChange, format: OaiFormat, options: OaiOptions): Promise<string> {
  const deleted = () => `<record>\n${oaiDeletedHeader(headerFields(change), options)}</record>\n`;
  if (change.withdrawn) return deleted();
  try {
    return oaiRecord({ ...(await collection.research('en', change.id)), updatedAt: change.updatedAt }, options, format);
  } catch (error) {
    // The record was withdrawn after the changes were read.
    if (isProblem(error) && (error.kind === 'gone' || error.kind === 'not_found')) return deleted();
    throw error;
  }
}

function headerOf(change: RecordChange, options: OaiOptions): string {
  return (change.withdrawn ? oaiDeletedHeader : oaiHeader)(headerFields(change), options);
}

function headerFields({ id, updatedAt, researchTypeId, focusedAreaIds = [] }: RecordChange): Parameters<typeof oaiHeader>[0] {
  const ref = (refId: string) => ({ id: refId, name: { value: '', lang: 'und' } });
  return { id, updatedAt, areas: focusedAreaIds.map(ref), ...(researchTypeId !== undefined && { type: ref(researchTypeId) }) };
}

async function changeOf(harvest: Harvest, identifier: string, { repository }: OaiOptions): Promise<RecordChange | undefined> {
  const prefix = `oai:${repository}:research/`;
  const id = identifier.startsWith(prefix) ? identifier.slice(prefix.length) : '';
  return /^[1-9]\d{0,15}$/.test(id) ? (await harvest.changesSince(undefined, 1, { id }))[0] : undefined;
}

function unknownId(identifier: string): OaiFault {
  return { code: 'idDoesNotExist', message: `There is no record ${identifier}.` };
}
