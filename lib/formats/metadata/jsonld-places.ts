import type { Institution } from '#lib/domain/institution.ts';
import type { PlaceFacts } from '#lib/domain/places/place-facts.ts';
import type { Text } from '#lib/domain/text.ts';
import { listOrUndefined } from '#lib/formats/cite/reference.ts';
import type { WriteOptions } from '#lib/formats/values/addresses.ts';

/** Names and units that a page states about a place; an institution may have thousands of each. */
const namesMax = 100;

/** An institution as schema.org. No `@context`. */
export function institutionNode(institution: Institution, { language, siteUrl }: WriteOptions): object {
  const { id, name, variants = [], acronym, ror, country, city, parent, parts = [] } = institution;
  const page = (institutionId: string) => `${siteUrl}/${language}/institutions/${encodeURIComponent(institutionId)}`;
  const others = [...new Set([name.alt?.value, acronym, ...variants])].filter((other) => other !== undefined && other !== name.value);
  const organization = (ref: { readonly id: string; readonly name: Text }) => ({
    '@type': 'Organization',
    '@id': page(ref.id),
    name: ref.name.value,
  });
  return {
    ...organization(institution),
    url: page(id),
    alternateName: listOrUndefined(others.slice(0, namesMax)),
    sameAs: ror && `https://ror.org/${ror}`,
    address: country || city ? { '@type': 'PostalAddress', addressLocality: city?.value, addressCountry: country } : undefined,
    parentOrganization: parent && organization(parent),
    subOrganization: listOrUndefined(parts.slice(0, namesMax).map(organization)),
  };
}

/** A country as schema.org. No `@context`. */
export function countryNode({ id: code, name }: Institution, { language, siteUrl }: WriteOptions): object {
  const page = `${siteUrl}/${language}/countries/${code}`;
  return {
    '@type': 'Country',
    '@id': page,
    url: page,
    name: name.value,
    alternateName: name.alt?.value === name.value ? undefined : name.alt?.value,
    identifier: code,
  };
}

/** An area of research as schema.org. No `@context`. */
export function areaNode({ id, name, definition }: PlaceFacts, { language, siteUrl }: WriteOptions): object {
  const page = `${siteUrl}/${language}/areas/${encodeURIComponent(id)}`;
  return {
    '@type': 'DefinedTerm',
    '@id': page,
    url: page,
    name: name.value,
    alternateName: name.alt?.value === name.value ? undefined : name.alt?.value,
    description: definition?.value,
    inDefinedTermSet: `${siteUrl}/${language}/areas`,
  };
}

/** A mission as schema.org, without `@context`: the dictionary term, whose identifier it keeps, at the page of its publications. */
export function missionNode({ id, name, variants = [], definition }: PlaceFacts, { language, siteUrl }: WriteOptions): object {
  const others = variants.filter((other) => other !== name.value);
  return {
    '@type': 'DefinedTerm',
    '@id': `${siteUrl}/en/terms/${encodeURIComponent(id)}`,
    url: `${siteUrl}/${language}/missions/${encodeURIComponent(id)}`,
    name: name.value,
    termCode: id,
    inDefinedTermSet: `${siteUrl}/en/terms`,
    description: definition?.value,
    alternateName: listOrUndefined(others),
  };
}

/** A venue as schema.org, without `@context`: a `Periodical` if it is known to be a journal, otherwise a `CreativeWorkSeries`. */
export function venueNode({ id, name, variants = [], issn = [], venueKind }: PlaceFacts, { language, siteUrl }: WriteOptions): object {
  const page = `${siteUrl}/${language}/venues/${encodeURIComponent(id)}`;
  const others = [...new Set([name.alt?.value, ...variants])].filter((other) => other !== undefined && other !== name.value);
  return {
    '@type': venueKind === 'journal' ? 'Periodical' : 'CreativeWorkSeries',
    '@id': page,
    url: page,
    name: name.value,
    alternateName: listOrUndefined(others.slice(0, namesMax)),
    issn: listOrUndefined(issn),
  };
}
