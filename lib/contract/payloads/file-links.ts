import { type MetadataFormatName, metadataFormatNames } from '#lib/formats/formats.ts';

/** One value for each format that describes a record in full: its link, or the schema of the link. */
export const fileLinks = <T>(linkTo: (name: MetadataFormatName) => T) =>
  Object.fromEntries(metadataFormatNames.map((name) => [name, linkTo(name)])) as Record<MetadataFormatName, T>;
