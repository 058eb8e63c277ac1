import { describedDocuments, documentPath } from '#lib/contract/document-path.ts';
import { operations } from '#lib/contract/operations.ts';
import type { Operation } from '#lib/contract/parameters/operation.ts';
import { decodeSafely } from '#lib/domain/identifiers/identifier-addresses.ts';
import { isLanguage, type Language, languages } from '#lib/languages/languages.ts';

/** A document that can be read without a key, in the language of its texts. */
export interface DocumentRoute {
  readonly kind: 'document';
  readonly name: (typeof describedDocuments)[number] | 'client.ts' | 'health' | 'api-catalog' | 'security.txt';
  readonly language: Language;
}

const inEnglish = (name: DocumentRoute['name']): DocumentRoute => ({ kind: 'document', name, language: 'en' });

const documents: ReadonlyMap<string, DocumentRoute> = new Map([
  ...describedDocuments.flatMap((name) =>
    languages.map((language) => [documentPath(name, language), { kind: 'document', name, language }] as const),
  ),
  ['/api/client.ts', inEnglish('client.ts')],
  ['/api/health', inEnglish('health')],
  ['/.well-known/api-catalog', inEnglish('api-catalog')],
  ['/.well-known/security.txt', inEnglish('security.txt')],
]);

/** The kinds of paths that the API distinguishes. */
export type Route =
  | {
      readonly kind: 'operation';
      readonly operation: Operation;
      /** Undefined when the segment names no language. */
      readonly language: Language | undefined;
      /** The decoded path segment. */
      readonly id: string | undefined;
    }
  | DocumentRoute
  /** A path with a trailing slash, which is redirected to the path without it. */
  | { readonly kind: 'slash' }
  | { readonly kind: 'unknown' };

const operationByPath = new Map(operations.map((operation) => [[operation.folder, operation.id].join('/').toLowerCase(), operation]));

/** The route of a path. Segments are case-insensitive, as clients written for ASP.NET expect. A trailing slash leads to a redirect. */
export function matchRoute(pathname: string): Route {
  const document = documents.get(pathname.toLowerCase());
  if (document) return document;
  const segments = pathname.split('/').slice(1).map(decodeSafely);
  const [api, second, folder, name, id, ...rest] = segments;
  if (api?.toLowerCase() !== 'api' || second === undefined) return { kind: 'unknown' };
  if (segments.length > 2 && segments.at(-1) === '') {
    return segments.at(-2) === '' ? { kind: 'unknown' } : { kind: 'slash' };
  }
  const operation = operationByPath.get(`${folder}/${name}`.toLowerCase());
  if (!operation || rest.length > 0 || (operation.idParameter !== undefined) !== (id !== undefined)) return { kind: 'unknown' };
  return { kind: 'operation', operation, language: languageOf(second), id };
}

/** The language of a path, even of an unknown one, since its problem response uses that language. Undefined if the path names none. */
export function languageOfPath(pathname: string): Language | undefined {
  return languageOf(pathname.split('/')[2] ?? '');
}

function languageOf(segment: string): Language | undefined {
  const foldedSegment = segment.toLowerCase();
  return isLanguage(foldedSegment) ? foldedSegment : undefined;
}
