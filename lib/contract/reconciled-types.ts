import type { Bilingual } from '#lib/languages/bilingual.ts';

/** A property by which a reconciliation client can narrow a query. */
export interface ReconciledProperty {
  readonly id: string;
  readonly name: Bilingual;
  /** Set when entities with equal values are always the same, as with an identifier. */
  readonly identifies?: true;
}

/** A type of entity that the reconciliation service matches (W3C Reconciliation API 0.2). */
export interface ReconciledType {
  readonly id: 'author' | 'institution' | 'area' | 'term';
  readonly name: Bilingual;
  readonly properties: readonly ReconciledProperty[];
}

/** Entities that table cells can be matched with at `/reconcile/{language}`, and their properties. */
export const reconciledTypes: readonly ReconciledType[] = [
  {
    id: 'author',
    name: { en: 'Author', ar: 'مؤلف' },
    properties: [
      { id: 'orcid', name: { en: 'ORCID', ar: 'ORCID' }, identifies: true },
      { id: 'affiliation', name: { en: 'Affiliation', ar: 'جهة الانتماء' } },
      { id: 'country', name: { en: 'Country', ar: 'البلد' } },
      { id: 'otherName', name: { en: 'Name in the other script', ar: 'الاسم بالكتابة الأخرى' } },
      { id: 'publicationCount', name: { en: 'Number of publications', ar: 'عدد الأبحاث' } },
    ],
  },
  {
    id: 'institution',
    name: { en: 'Institution', ar: 'مؤسسة' },
    properties: [
      { id: 'ror', name: { en: 'ROR id', ar: 'مُعرِّف ROR' }, identifies: true },
      { id: 'country', name: { en: 'Country', ar: 'البلد' } },
      { id: 'city', name: { en: 'City', ar: 'المدينة' } },
      { id: 'acronym', name: { en: 'Acronym', ar: 'الاختصار' } },
      { id: 'otherName', name: { en: 'Name in the other script', ar: 'الاسم بالكتابة الأخرى' } },
      { id: 'partOf', name: { en: 'Part of', ar: 'جزء من' } },
      { id: 'publicationCount', name: { en: 'Number of publications', ar: 'عدد الأبحاث' } },
    ],
  },
  {
    id: 'area',
    name: { en: 'Research area', ar: 'مجال بحثي' },
    properties: [
      { id: 'code', name: { en: 'Code', ar: 'الرمز' }, identifies: true },
      { id: 'otherName', name: { en: 'Name in the other language', ar: 'الاسم باللغة الأخرى' } },
      { id: 'researchCount', name: { en: 'Number of publications', ar: 'عدد الأبحاث' } },
    ],
  },
  {
    id: 'term',
    name: { en: 'Term', ar: 'مصطلح' },
    properties: [
      { id: 'otherName', name: { en: 'Name in the other language', ar: 'الاسم باللغة الأخرى' } },
      { id: 'kind', name: { en: 'Kind of thing', ar: 'نوع الشيء' } },
      { id: 'definition', name: { en: 'Definition', ar: 'التعريف' } },
      { id: 'broader', name: { en: 'Wider terms', ar: 'مصطلحات أعمّ' } },
    ],
  },
];
