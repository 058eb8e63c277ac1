import type { Language } from '#lib/languages/languages.ts';
import { xmlDeclaration, xmlElement, xmlEmptyElement } from './xml.ts';

/** Names and addresses of an OpenSearch description document. */
export interface OpenSearchOptions {
  readonly language: Language;
  /** At most 16 characters, the limit of browsers. */
  readonly shortName: string;
  readonly description: string;
  /** Absolute address of this document. */
  readonly self: string;
  /** Absolute, with `{searchTerms}` as the placeholder. */
  readonly html: string;
  readonly atom?: string;
  readonly suggestions?: string;
  readonly icon?: { readonly address: string; readonly type: string; readonly sizePx: number };
}

/** An OpenSearch 1.1 description, by which a browser adds the site to its search engines; one per language. */
export function openSearchDescription(options: OpenSearchOptions): string {
  const { icon } = options;
  const size = icon && { width: String(icon.sizePx), height: String(icon.sizePx), type: icon.type };
  return [
    xmlDeclaration,
    `<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xml:lang="${options.language}">\n`,
    xmlElement('  ', 'ShortName', [...options.shortName].slice(0, 16).join('')),
    xmlElement('  ', 'Description', [...options.description].slice(0, 1024).join('')),
    xmlElement('  ', 'Language', options.language),
    xmlElement('  ', 'InputEncoding', 'UTF-8'),
    xmlElement('  ', 'OutputEncoding', 'UTF-8'),
    xmlElement('  ', 'Image', icon?.address, size),
    xmlEmptyElement('  ', 'Url', { type: 'text/html', method: 'get', template: options.html }),
    options.atom ? xmlEmptyElement('  ', 'Url', { type: 'application/atom+xml', template: options.atom }) : '',
    options.suggestions ? xmlEmptyElement('  ', 'Url', { type: 'application/x-suggestions+json', template: options.suggestions }) : '',
    xmlEmptyElement('  ', 'Url', { type: 'application/opensearchdescription+xml', rel: 'self', template: options.self }),
    '</OpenSearchDescription>\n',
  ].join('');
}
