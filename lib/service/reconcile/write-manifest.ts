import { apiVersion } from '#lib/contract/version.ts';
import type { Language } from '#lib/domain/language.ts';
import type { EntityType } from './entity-types.ts';

/** What the service is and can do, in the words of the Reconciliation Service API 0.2 (Final Community Group Report of 10 April 2023). */
export function writeManifest(types: readonly EntityType[], language: Language, siteUrl: string): object {
  const service = `${siteUrl}/reconcile/${language}`;
  return {
    versions: ['0.2'],
    name: {
      en: 'Madar: authors, institutions, areas and terms of space research',
      ar: 'مدار: المؤلفون والمؤسسات والمجالات والمصطلحات في أبحاث الفضاء',
    }[language],
    identifierSpace: `${service}/view/`,
    schemaSpace: `${service}/properties`,
    documentation: `${siteUrl}/${language}/developers/tables`,
    serviceVersion: apiVersion,
    view: { url: `${service}/view/{{id}}` },
    defaultTypes: types.map(({ id, name }) => ({ id, name: name[language] })),
    suggest: {
      entity: { service_url: service, service_path: '/suggest/entity' },
      property: { service_url: service, service_path: '/suggest/property' },
      type: { service_url: service, service_path: '/suggest/type' },
    },
    extend: { propose_properties: { service_url: service, service_path: '/properties' }, property_settings: [] },
  };
}
