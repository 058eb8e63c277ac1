import type { Bilingual } from '#lib/languages/bilingual.ts';

/** Summary and description of each operation in the API documentation. */
export const operationTexts = {
  GetAllResearchTypes: {
    summary: { en: 'All research types', ar: 'جميع أنواع الأبحاث' },
    description: {
      en: 'The kinds of publication, in display order, each with the number of records that bear it. The whole list is one answer.',
      ar: 'أنواع الأبحاث بترتيب العرض، ومع كل منها عدد السجلات المندرجة تحته. تأتي القائمة كلها في ردّ واحد.',
    },
  },
  GetAllResearchAreas: {
    summary: { en: 'All research areas', ar: 'جميع المجالات البحثية' },
    description: {
      en: 'The fields of space research, in display order, each with the number of records that belong to it. The whole list is one answer.',
      ar: 'مجالات أبحاث الفضاء بترتيب العرض، ومع كل منها عدد السجلات المنتمية إليه. تأتي القائمة كلها في ردّ واحد.',
    },
  },
  GetAllResearch: {
    summary: { en: 'Research, filtered and paged', ar: 'الأبحاث مع التصفية والتقسيم إلى صفحات' },
    description: {
      en: 'Publications that meet all the filters, a page at a time. Without filters: all of them, newest first. The total is always exact.',
      ar: 'الأبحاث التي تستوفي خيارات التصفية جميعها، صفحةً صفحةً. ومن دون تصفية: الأبحاث كلها من الأحدث إلى الأقدم. العدد الإجمالي دقيق دائمًا.',
    },
  },
  GetResearchById: {
    summary: { en: 'One publication', ar: 'بحث واحد' },
    description: {
      en: 'Everything known of one publication: abstract or summary, all authors, venue, identifiers, links to citation formats. A merged record answers 301, a withdrawn one 410.',
      ar: 'كل ما يُعرف عن بحث واحد: المستخلص أو الملخص، والمؤلفون جميعًا ووعاء النشر والمُعرِّفات وروابط صيغ الاستشهاد. يُردّ على السجل المدمج بالحالة 301 وعلى المسحوب بالحالة 410.',
    },
  },
  GetAllAuthor: {
    summary: { en: 'Authors, filtered and paged', ar: 'المؤلفون مع التصفية والتقسيم إلى صفحات' },
    description: {
      en: 'People who signed at least one publication, a page at a time. A name is found in either script and in other spellings.',
      ar: 'من شاركوا في بحث واحد على الأقل، صفحةً صفحةً. يُعثر على الاسم بأي من الكتابتين وبصوره الأخرى.',
    },
  },
  GetAuthorById: {
    summary: { en: 'One author', ar: 'مؤلف واحد' },
    description: {
      en: 'One person under both names, with affiliation, areas, years of activity and the newest publications. A merged record answers 301.',
      ar: 'شخص واحد باسميه، مع جهة الانتماء والمجالات وسنوات النشاط وأحدث الأبحاث. يُردّ على السجل المدمج بالحالة 301.',
    },
  },
  GetAllInstitution: {
    summary: { en: 'Institutions, filtered and paged', ar: 'المؤسسات مع التصفية والتقسيم إلى صفحات' },
    description: {
      en: 'Bodies that at least one publication here was signed from, a page at a time: universities, agencies, observatories, companies. A name is found in either script, by its beginning and by its acronym. Beyond the interface document.',
      ar: 'الجهات التي وُقّع باسمها بحث واحد هنا على الأقل، صفحةً صفحةً: جامعات ووكالات ومراصد وشركات. يُعثر على الاسم بأي من الكتابتين وببدايته واختصاره. إضافة إلى وثيقة الواجهة.',
    },
  },
  GetInstitutionById: {
    summary: { en: 'One institution', ar: 'مؤسسة واحدة' },
    description: {
      en: 'One institution under its names, with country, city, kind, ROR id where a source states it, parent, areas and years of activity. A merged record answers 301. Beyond the interface document.',
      ar: 'مؤسسة واحدة بأسمائها، مع بلدها ومدينتها وصنفها ومُعرِّف ROR متى ذكره مصدر، والجهة التي تتبعها ومجالاتها وسنوات نشاطها. يُردّ على السجل المدمج بالحالة 301. إضافة إلى وثيقة الواجهة.',
    },
  },
  GetAllTerm: {
    summary: { en: 'Terms of the dictionary, searched and paged', ar: 'مصطلحات المعجم مع البحث والتقسيم إلى صفحات' },
    description: {
      en: 'Terms of space science and technology with their names in English and Arabic, a page at a time. A term is found by any of its names in either script, by the letter it begins with and by research area. Beyond the interface document.',
      ar: 'مصطلحات علوم الفضاء وتقنياته بأسمائها العربية والإنجليزية، صفحةً صفحةً. يُعثر على المصطلح بأي من أسمائه بأي من الكتابتين، وبحرفه الأول وبمجاله البحثي. إضافة إلى وثيقة الواجهة.',
    },
  },
  GetTermById: {
    summary: { en: 'One term', ar: 'مصطلح واحد' },
    description: {
      en: 'One term with all its names in both languages, its definition where the dictionary has one, wider, narrower and related terms, and how many publications its name finds. Beyond the interface document.',
      ar: 'مصطلح واحد بأسمائه كلها في اللغتين، مع تعريفه إن كان له تعريف في المعجم، والمصطلحات الأعم منه والأخص والقريبة، وعدد الأبحاث التي يجدها اسمه. إضافة إلى وثيقة الواجهة.',
    },
  },
} as const satisfies Record<string, { readonly summary: Bilingual; readonly description: Bilingual }>;
