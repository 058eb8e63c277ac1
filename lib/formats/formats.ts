import { bibtex } from './bibliography/bibtex.ts';
import { csl } from './bibliography/csl.ts';
import { csv } from './bibliography/csv.ts';
import { ris } from './bibliography/ris.ts';
import { jsonld } from './jsonld/jsonld.ts';
import { datacite } from './metadata/datacite.ts';
import { marcxml } from './metadata/marcxml.ts';
import { mods } from './metadata/mods.ts';
import type { ResearchFormat } from './values/research-format.ts';

/** The export formats of publications, in the order of menus. Whatever names formats is derived from this list. */
const registry = [bibtex, ris, csl, csv, jsonld, mods, marcxml, datacite] as const satisfies readonly ResearchFormat[];
type Registered = (typeof registry)[number];

/** A key of `formats`; `formatOf` also finds it by media type or extension. */
export type FormatName = Registered['name'];
/** A format in which people are written too. */
export type AuthorFormatName = Extract<Registered, { readonly authorWriter: unknown }>['name'];
/** A format that describes a record in full. */
export type MetadataFormatName = Extract<Registered, { readonly isMetadata: true }>['name'];

/** The export formats by name. */
export const formats = Object.fromEntries(registry.map((format) => [format.name, format])) as Readonly<Record<FormatName, ResearchFormat>>;

export const formatNames: readonly FormatName[] = registry.map(({ name }) => name);
export const authorFormatNames = formatNames.filter((name) => formats[name].authorWriter !== undefined) as readonly AuthorFormatName[];
export const metadataFormatNames = formatNames.filter((name) => formats[name].isMetadata) as readonly MetadataFormatName[];

/** Extensions of the files of all formats, as the source of a regular expression: `bib|ris`. */
export const extensionPattern = formatNames.map((name) => formats[name].extension).join('|');

/** A media type without its parameters. */
export const bareType = (mediaType: string): string => (mediaType.split(';')[0] as string).trim().toLowerCase();

/** The format for a name (`bibtex`), a media type (ignoring parameters and case) or an extension (with or without dot). */
export function formatOf(name: string): FormatName | undefined {
  const key = bareType(name).replace(/^\./, '');
  return formatNames.find((name) => key === name || key === formats[name].extension || key === bareType(formats[name].mediaType));
}
