import { type OaiFormat, oaiDc, oaiFormats } from './oai.ts';

/** A validated request of a harvester (OAI-PMH 2.0 §4). */
export type OaiRequest =
  | { readonly verb: 'Identify' }
  | { readonly verb: 'ListSets' }
  | { readonly verb: 'ListMetadataFormats'; readonly identifier?: string }
  | { readonly verb: 'GetRecord'; readonly identifier: string; readonly format: OaiFormat }
  | { readonly verb: 'ListRecords' | 'ListIdentifiers'; readonly walk: OaiWalk };

/** The position of a harvester in a list of changed records. The resumption token contains it, so the provider is stateless. */
export interface OaiWalk {
  readonly format: OaiFormat;
  /** UTC with seconds, inclusive. */
  readonly from?: string;
  readonly until?: string;
  readonly set?: string;
  /** The time of change (`since`) and id (`after`) of the last record returned. */
  readonly since?: string;
  readonly after?: string;
  /** Number of records in the responses so far. */
  readonly sentCount: number;
}

/** An OAI-PMH error: its code in the protocol, and a message. */
export interface OaiFault {
  readonly code: 'badVerb' | 'badArgument' | 'badResumptionToken' | 'cannotDisseminateFormat' | 'idDoesNotExist' | 'noRecordsMatch';
  readonly message: string;
}

const required = {
  Identify: [],
  ListSets: [],
  ListMetadataFormats: [],
  GetRecord: ['identifier', 'metadataPrefix'],
  ListRecords: ['metadataPrefix'],
  ListIdentifiers: ['metadataPrefix'],
} as const;
const optional = {
  Identify: [],
  ListSets: ['resumptionToken'],
  ListMetadataFormats: ['identifier'],
  GetRecord: [],
  ListRecords: ['from', 'until', 'set'],
  ListIdentifiers: ['from', 'until', 'set'],
} as const;

type Verb = keyof typeof required;

/** Reads the arguments of a request. Returns the validated request, or the OAI-PMH error to send. */
export function readOaiRequest(parameters: URLSearchParams): OaiRequest | OaiFault {
  const verbs = parameters.getAll('verb');
  const [verb] = verbs;
  if (verbs.length !== 1 || !isVerb(verb))
    return fault('badVerb', 'One verb is needed: Identify, ListMetadataFormats, ListSets, ListIdentifiers, ListRecords or GetRecord.');
  const args = new Map([...parameters].filter(([name]) => name !== 'verb'));
  for (const name of args.keys())
    if (parameters.getAll(name).length > 1) return fault('badArgument', `The argument ${name} is given more than once.`);
  const isList = verb === 'ListRecords' || verb === 'ListIdentifiers';
  const token = args.get('resumptionToken');
  if (isList && token !== undefined) {
    if (args.size > 1) return fault('badArgument', 'A resumptionToken excludes other arguments.');
    const walk = readToken(token);
    return walk ? { verb, walk } : fault('badResumptionToken', 'This resumptionToken was not given out here.');
  }
  const allowed: readonly string[] = [...required[verb], ...optional[verb]];
  for (const name of args.keys()) if (!allowed.includes(name)) return fault('badArgument', `${verb} has no argument ${name}.`);
  for (const name of required[verb]) if (!args.get(name)) return fault('badArgument', `${verb} needs the argument ${name}.`);
  const prefix = args.get('metadataPrefix');
  const format = formatOf(prefix);
  if (!format) return fault('cannotDisseminateFormat', `The formats are ${oaiFormats.map((each) => each.prefix).join(', ')}.`);
  if (verb === 'ListSets' && token !== undefined) return fault('badResumptionToken', 'ListSets gives all sets at once.');
  if (isList) return readList(verb, format, args);
  const identifier = args.get('identifier');
  if (verb === 'GetRecord') return { verb, identifier: identifier ?? '', format };
  if (verb === 'ListMetadataFormats') return { verb, ...(identifier && { identifier }) };
  return { verb };
}

/** Whether the result of reading a request is an error. */
export function isOaiFault(value: OaiRequest | OaiFault): value is OaiFault {
  return 'code' in value;
}

/** The format with a prefix; Dublin Core without one, as in tokens of version 1.0. */
const formatOf = (prefix = oaiDc.prefix) => oaiFormats.find((format) => format.prefix === prefix);

/** The resumption token, opaque to harvesters. */
export function writeToken({ format, from, until, set, since, after, sentCount }: OaiWalk): string {
  const fields = [from ?? '', until ?? '', set ?? '', since ?? '', after ?? '', sentCount, format.prefix];
  return Buffer.from(JSON.stringify(fields)).toString('base64url');
}

function readToken(token: string): OaiWalk | undefined {
  try {
    const fields: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
    if (!Array.isArray(fields) || fields.length < 6 || !fields.slice(0, 5).every((field) => typeof field === 'string')) return undefined;
    const [from, until, set, since, after, sentCount, prefix] = fields as [string, string, string, string, string, unknown, string?];
    const format = formatOf(prefix);
    const areValidTimes = [from, until, since].every((moment) => moment === '' || secondMoment.test(moment));
    if (!format || !areValidTimes || !since || !after || !Number.isSafeInteger(sentCount) || !isSet(set || undefined)) return undefined;
    return { format, ...(from && { from }), ...(until && { until }), ...(set && { set }), since, after, sentCount: sentCount as number };
  } catch {
    return undefined;
  }
}

function readList(verb: 'ListRecords' | 'ListIdentifiers', format: OaiFormat, args: ReadonlyMap<string, string>): OaiRequest | OaiFault {
  const from = args.get('from');
  const until = args.get('until');
  const set = args.get('set');
  if ([from, until].some((moment) => moment !== undefined && !isMoment(moment)))
    return fault('badArgument', 'from and until are YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ.');
  if (from && until && from.length !== until.length) return fault('badArgument', 'from and until must have the same granularity.');
  if (from && until && from > until) return fault('badArgument', 'from lies after until.');
  if (!isSet(set)) return fault('noRecordsMatch', `There is no set ${set}.`);
  return {
    verb,
    walk: {
      format,
      ...(from && { from: from.length === 10 ? `${from}T00:00:00Z` : from }),
      ...(until && { until: until.length === 10 ? `${until}T23:59:59Z` : until }),
      ...(set && { set }),
      sentCount: 0,
    },
  };
}

const secondMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

function isMoment(text: string): boolean {
  const timestamp = text.length === 10 ? `${text}T00:00:00Z` : text;
  // Rejects days that do not exist: `Date` would turn 30 February into 1 March.
  return (
    secondMoment.test(timestamp) &&
    !Number.isNaN(Date.parse(timestamp)) &&
    new Date(timestamp).toISOString().startsWith(timestamp.slice(0, 19))
  );
}

function isSet(set: string | undefined): boolean {
  return set === undefined || /^(?:type|area)(?::\d{1,9})?$/.test(set);
}

function isVerb(verb: string | undefined): verb is Verb {
  return verb !== undefined && Object.hasOwn(required, verb);
}

function fault(code: OaiFault['code'], message: string): OaiFault {
  return { code, message };
}
