import { type Bilingual, bilingual } from '#lib/languages/bilingual.ts';

/** Summary and description of each operation in the API documentation. */
export const operationTexts = {
  GetAllResearchTypes: {
    summary: bilingual('All research types', 'جميع أنواع الأبحاث'),
    description: bilingual(
      'The kinds of publication, in display order, each with the number of records that bear it. The whole list is one answer.',
      'أنواع الأبحاث بترتيب العرض، ومع كل منها عدد السجلات المندرجة تحته. تأتي القائمة كلها في ردّ واحد.',
    ),
  },
  GetAllResearchAreas: {
    summary: bilingual('All research areas', 'جميع المجالات البحثية'),
    description: bilingual(
      'The fields of space research, in display order, each with the number of records that belong to it. The whole list is one answer.',
      'مجالات أبحاث الفضاء بترتيب العرض، ومع كل منها عدد السجلات المنتمية إليه. تأتي القائمة كلها في ردّ واحد.',
    ),
  },
  GetAllResearch: {
    summary: bilingual('Research, filtered and paged', 'الأبحاث مع التصفية والتقسيم إلى صفحات'),
    description: bilingual(
      'Publications that meet all the filters, a page at a time. Without filters: all of them, newest first. The total is always exact.',
      'الأبحاث التي تستوفي خيارات التصفية جميعها، صفحةً صفحةً. ومن دون تصفية: الأبحاث كلها من الأحدث إلى الأقدم. العدد الإجمالي دقيق دائمًا.',
    ),
  },
  GetResearchById: {
    summary: bilingual('One publication', 'بحث واحد'),
    description: bilingual(
      'Everything known of one publication: abstract or summary, all authors, venue, identifiers, links to citation formats. A merged record answers 301, a withdrawn one 410.',
      'كل ما يُعرف عن بحث واحد: المستخلص أو الملخص، والمؤلفون جميعًا ووعاء النشر والمُعرِّفات وروابط صيغ الاستشهاد. يُردّ على السجل المدمج بالحالة 301 وعلى المسحوب بالحالة 410.',
    ),
  },
  GetAllAuthor: {
    summary: bilingual('Authors, filtered and paged', 'المؤلفون مع التصفية والتقسيم إلى صفحات'),
    description: bilingual(
      'People who signed at least one publication, a page at a time. A name is found in either script and in other spellings.',
      'من شاركوا في بحث واحد على الأقل، صفحةً صفحةً. يُعثر على الاسم بأي من الكتابتين وبصوره الأخرى.',
    ),
  },
  GetAuthorById: {
    summary: bilingual('One author', 'مؤلف واحد'),
    description: bilingual(
      'One person under both names, with affiliation, areas, years of activity and the newest publications. A merged record answers 301.',
      'شخص واحد باسميه، مع جهة الانتماء والمجالات وسنوات النشاط وأحدث الأبحاث. يُردّ على السجل المدمج بالحالة 301.',
    ),
  },
  GetAllInstitution: {
    summary: bilingual('Institutions, filtered and paged', 'المؤسسات مع التصفية والتقسيم إلى صفحات'),
    description: bilingual(
      'Bodies that at least one publication here was signed from, a page at a time: universities, agencies, observatories, companies. A name is found in either script, by its beginning and by its acronym. Beyond the interface document.',
      'الجهات التي وُقّع باسمها بحث واحد هنا على الأقل، صفحةً صفحةً: جامعات ووكالات ومراصد وشركات. يُعثر على الاسم بأي من الكتابتين وببدايته واختصاره. إضافة إلى وثيقة الواجهة.',
    ),
  },
  GetInstitutionById: {
    summary: bilingual('One institution', 'مؤسسة واحدة'),
    description: bilingual(
      'One institution under its names, with country, city, kind, ROR id where a source states it, parent, areas and years of activity. A merged record answers 301. Beyond the interface document.',
      'مؤسسة واحدة بأسمائها، مع بلدها ومدينتها وصنفها ومُعرِّف ROR متى ذكره مصدر، والجهة التي تتبعها ومجالاتها وسنوات نشاطها. يُردّ على السجل المدمج بالحالة 301. إضافة إلى وثيقة الواجهة.',
    ),
  },
  GetAllTerm: {
    summary: bilingual('Terms of the dictionary, searched and paged', 'مصطلحات المعجم مع البحث والتقسيم إلى صفحات'),
    description: bilingual(
      'Terms of space science and technology with their names in English and Arabic, a page at a time. A term is found by any of its names in either script, by the letter it begins with and by research area. Beyond the interface document.',
      'مصطلحات علوم الفضاء وتقنياته بأسمائها العربية والإنجليزية، صفحةً صفحةً. يُعثر على المصطلح بأي من أسمائه بأي من الكتابتين، وبحرفه الأول وبمجاله البحثي. إضافة إلى وثيقة الواجهة.',
    ),
  },
  GetTermById: {
    summary: bilingual('One term', 'مصطلح واحد'),
    description: bilingual(
      'One term with all its names in both languages, its definition where the dictionary has one, wider, narrower and related terms, and how many publications its name finds. Beyond the interface document.',
      'مصطلح واحد بأسمائه كلها في اللغتين، مع تعريفه إن كان له تعريف في المعجم، والمصطلحات الأعم منه والأخص والقريبة، وعدد الأبحاث التي يجدها اسمه. إضافة إلى وثيقة الواجهة.',
    ),
  },
} as const satisfies Record<string, { readonly summary: Bilingual; readonly description: Bilingual }>;
