import { escapeXml, xmlDeclaration, xmlElement, xmlEmptyElement, xmlParent } from '#lib/formats/feeds/xml.ts';
import type { OaiFormat } from './oai.ts';
import type { OaiFault } from './oai-request.ts';

interface OaiEnvelope {
  readonly baseUrl: string;
  /** UTC with seconds. */
  readonly date: string;
  /** The arguments as the harvester sent them; omitted when invalid, as the protocol requires. */
  readonly request: Readonly<Record<string, string>>;
}

/** The complete OAI-PMH response: `content` inside the envelope. */
export function oaiAnswer(content: string, { baseUrl, date, request }: OaiEnvelope): string {
  const attributes = Object.entries(request)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
  return [
    xmlDeclaration,
    // Browsers display the response with this style sheet; harvesters ignore it (XML 1.0 §2.6).
    '<?xml-stylesheet type="text/css" href="/oai.css"?>\n',
    '<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd">\n',
    `<responseDate>${date}</responseDate>\n`,
    `<request${attributes}>${escapeXml(baseUrl)}</request>\n`,
    content,
    '</OAI-PMH>\n',
  ].join('');
}

/** The `error` element of a response. */
export function oaiError({ code, message }: OaiFault): string {
  return xmlElement('', 'error', message, { code });
}

/** What `Identify` returns; `earliest` is a UTC time stamp. */
export interface OaiIdentity {
  readonly name: string;
  readonly baseUrl: string;
  readonly adminEmail: string;
  readonly earliest: string;
}

/** The response to `Identify`. */
export function oaiIdentify({ name, baseUrl, adminEmail, earliest }: OaiIdentity): string {
  return [
    '<Identify>\n',
    xmlElement('  ', 'repositoryName', name),
    xmlElement('  ', 'baseURL', baseUrl),
    xmlElement('  ', 'protocolVersion', '2.0'),
    xmlElement('  ', 'adminEmail', adminEmail),
    xmlElement('  ', 'earliestDatestamp', earliest),
    xmlElement('  ', 'deletedRecord', 'persistent'),
    xmlElement('  ', 'granularity', 'YYYY-MM-DDThh:mm:ssZ'),
    '</Identify>\n',
  ].join('');
}

/** The response to `ListMetadataFormats`. */
export function oaiFormatList(formats: readonly OaiFormat[]): string {
  const each = formats.map(({ prefix, schema, namespace }) =>
    xmlParent('  ', 'metadataFormat', [
      xmlElement('    ', 'metadataPrefix', prefix),
      xmlElement('    ', 'schema', schema),
      xmlElement('    ', 'metadataNamespace', namespace),
    ]),
  );
  return xmlParent('', 'ListMetadataFormats', each);
}

/** The response to `ListSets`: all sets at once, without a resumption token. */
export function oaiSets(sets: readonly { readonly spec: string; readonly name: string }[]): string {
  const each = sets.map(
    ({ spec, name }) => `  <set>\n${xmlElement('    ', 'setSpec', spec)}${xmlElement('    ', 'setName', name)}  </set>\n`,
  );
  return `<ListSets>\n${each.join('')}</ListSets>\n`;
}

/** One page of a list. `token` leads to the next page. The last page has an empty token element instead, unless it is the only page. */
export function oaiList(
  verb: 'ListRecords' | 'ListIdentifiers',
  items: readonly string[],
  returnedBefore: number,
  token: string | undefined,
): string {
  const cursor = { cursor: String(returnedBefore) };
  const more = token
    ? xmlElement('', 'resumptionToken', token, cursor)
    : returnedBefore > 0
      ? xmlEmptyElement('', 'resumptionToken', cursor)
      : '';
  return `<${verb}>\n${items.join('')}${more}</${verb}>\n`;
}
