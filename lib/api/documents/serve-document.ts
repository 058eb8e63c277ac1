import { createHash } from 'node:crypto';
import { AnswerHeaders } from '#lib/api/respond/answer-headers.ts';
import type { Call } from '#lib/api/respond/call.ts';
import type { UncompressedResponse } from '#lib/api/respond/finish-response.ts';
import type { DocumentRoute } from '#lib/api/respond/match-route.ts';
import { matchesTag } from '#lib/base/http/matches-tag.ts';
import { documentPath } from '#lib/contract/document-path.ts';
import { apiVersion } from '#lib/contract/version.ts';
import { type Site, unnamedSite } from '#lib/domain/site/site.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import type { ReadStore } from '#lib/store/port/store.ts';
import { clientSource } from './client-source.ts';
import { openApiDocument } from './openapi.ts';
import { postmanCollection } from './postman.ts';
import { securityTxt } from './security-txt.ts';

interface Context {
  readonly call: Call;
  readonly store: ReadStore;
  readonly siteUrl: string;
  readonly site?: Site;
  readonly now: number;
}

interface Document {
  readonly body: string;
  readonly type: string;
  readonly fileName?: string;
}

/** Serves the documents that need no key: API descriptions and health. */
export async function serveDocument({ name, language }: DocumentRoute, context: Context): Promise<UncompressedResponse> {
  if (name === 'health') return serveHealth(context);
  const document = readDocument(name, language, context);
  const tag = `"${createHash('sha256').update(document.body).digest('base64url').slice(0, 22)}"`;
  const headers = new AnswerHeaders(context.call.headers);
  headers.set('ETag', tag);
  headers.set('Cache-Control', 'public, max-age=3600');
  headers.set('Content-Language', language);
  headers.set('Vary', 'Accept-Encoding');
  if (matchesTag(context.call.request.headers.get('if-none-match'), tag, true)) return { status: 304, headers, body: null };
  headers.set('Content-Type', document.type);
  if (document.fileName) headers.set('Content-Disposition', `attachment; filename="${document.fileName}"`);
  return { status: 200, headers, body: document.body };
}

function readDocument(
  name: Exclude<DocumentRoute['name'], 'health'>,
  language: Language,
  { siteUrl, site = unnamedSite, now }: Context,
): Document {
  const json = 'application/json; charset=utf-8';
  const plain = 'text/plain; charset=utf-8';
  const cached = (write: () => object | string) => cachedText(site, `${name} ${language} ${siteUrl}`, write);
  switch (name) {
    case 'openapi':
      return { body: cached(() => openApiDocument(language, siteUrl, site)), type: json };
    case 'postman': {
      const fileName = `madar-${apiVersion}.${language}.postman_collection.json`;
      return { body: cached(() => postmanCollection(language, siteUrl)), type: json, fileName };
    }
    case 'client.ts':
      return { body: cached(() => clientSource(siteUrl)), type: plain };
    case 'api-catalog':
      return {
        body: JSON.stringify(apiCatalog(siteUrl)),
        type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      };
    case 'security.txt':
      return { body: securityTxt(siteUrl, site, now), type: plain };
  }
}

/** Responds with 200 when the store answers, else with 503, without giving the reason. */
async function serveHealth({ call, store }: Context): Promise<UncompressedResponse> {
  const headers = new AnswerHeaders(call.headers);
  headers.set('Content-Type', 'application/json; charset=utf-8');
  headers.set('Cache-Control', 'no-store');
  try {
    const [datasetVersion, recordCounts] = await Promise.all([store.dataVersion(), store.counts()]);
    return { status: 200, headers, body: JSON.stringify({ status: 'ok', version: apiVersion, datasetVersion, recordCounts }) };
  } catch {
    headers.set('Retry-After', '5');
    const body = JSON.stringify({ status: 'unavailable', version: apiVersion, datasetVersion: null, recordCounts: null });
    return { status: 503, headers, body };
  }
}

const textsBySite = new WeakMap<Site, Map<string, string>>();

/** The text of a document, cached because it is constant during the process. */
function cachedText(site: Site, key: string, write: () => object | string): string {
  const ofSite = textsBySite.get(site) ?? new Map<string, string>();
  const document = ofSite.get(key) ?? write();
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  textsBySite.set(site, ofSite.set(key, text));
  return text;
}

/** The descriptions of the API for automatic discovery (RFC 9727, as a linkset of RFC 9264). */
function apiCatalog(siteUrl: string): object {
  const link = (path: string, type: string, language?: string) => ({
    href: `${siteUrl}${path}`,
    type,
    ...(language && { hreflang: [language] }),
  });
  return {
    linkset: [
      {
        anchor: `${siteUrl}/api`,
        'service-desc': languages.map((each) => link(documentPath('openapi', each), 'application/json', each)),
        'service-doc': languages.map((each) => link(`/${each}/developers`, 'text/html', each)),
        status: [link('/api/health', 'application/json')],
      },
    ],
  };
}
