import type { Fact } from './essential-facts.ts';

/** The essential facts of tables, whose columns are known by their headings only. */
export const essentialHeadings: Readonly<Partial<Record<Fact, RegExp>>> = {
  authors:
    /^(?!.*(?:\bids?\b|keyword|address|affil|count|orcid|institut|country|corresp|number|link|e-?mail|كلمات|عدد))(?:.*\bauthors?\b.*|creators?|.*(?:مؤلف|باحث)[\p{L} ]*)$/iu,
  editors: /^(?:book )?editors?(?: full names)?$|^(?:ال)?محرر(?:ون)?$/iu,
  translators: /^translators?$|^(?:ال)?مترجم(?:ون)?$/iu,
  affiliations: /^(?:author )?affiliations?$|^authors with affiliations$|^author addresses$|^authors affiliations\b.*name|جهة الانتساب/iu,
  abstract: /^abstract(?:_en|_ar| note| text)?$|^(?:ال)?(?:ملخص|مستخلص)(?: [\p{L}]+)?$/iu,
  keywords: /^(?:.* )?keywords?(?:_en|_ar)?$|كلمات (?:ال)?(?:مفتاحية|دالة)/iu,
  year: /^(?:publication |pub |published )?year(?: published)?$|^(?:ال)?سنة(?: [\p{L}]+)?$|^عام النشر$/iu,
  date: /^(?:(?:publication|published|issue|online|cover) )?date(?: published| of publication)?$|^تاريخ النشر$/iu,
  venue:
    /^(?:journal(?: ?(?:name|title|book))?|(?:source|publication|journal|book|conference|container) (?:title|name))$|^(?:اسم )?(?:ال)?(?:مجلة|دورية)$/iu,
  volume: /^vol(?:ume)?$|^(?:رقم )?(?:ال)?مجلد$/iu,
  issue: /^issue(?: number)?$|^(?:رقم )?(?:ال)?عدد$/iu,
  pages: /^pages?$|^(?:start|first|beginning) page$|^page (?:range|start)$|^(?:ال)?صفحات$/iu,
  doi: /^(?:article )?doi$/iu,
  arxiv: /^arxiv(?: id)?$/iu,
  pmid: /^(?:pmid|pubmed ?id)$/iu,
  issn: /^(?:print )?e?issns?$/iu,
  isbn: /^isbns?$/iu,
  references: /^(?:cited )?references$|^(?:ال)?مراجع$/iu,
  licence: /^licen[cs]e$/iu,
  reportNumber: /^report\b.*\bnumbers?$|^رقم التقرير$/iu,
};
