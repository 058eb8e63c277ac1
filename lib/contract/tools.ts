import type { Operation } from '#lib/contract/parameters/operation.ts';
import { type FilterName, filterNames, filterOf } from '#lib/domain/filters.ts';
import { type Bilingual, bilingual } from '#lib/languages/bilingual.ts';
import { operationOf } from './operations.ts';

/** A tool of the MCP server. Its parameters are parameters of one API operation, with the same names and bounds. */
export interface Tool {
  readonly name: string;
  readonly operation: Operation;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** Parameters of the operation that are offered to assistants. */
  readonly takes: readonly string[];
  /** The tool returns formatted citations instead of the payload of the operation. */
  readonly cites?: true;
  /** The tool returns the references of a publication, which other tools omit. */
  readonly isOfReferences?: true;
  /** The filter that the tool requires. */
  readonly needs?: FilterName;
}

/** The MCP tools with their titles, descriptions and parameters. */
export const tools: readonly Tool[] = [
  {
    name: 'search_research',
    operation: operationOf('GetAllResearch'),
    title: bilingual('Search publications', 'البحث في الأبحاث'),
    description: bilingual(
      'Searches publications on space and earth observation. A query in English or Arabic finds records of either language. Filters combine; ids of areas and types come from list_research_areas and list_research_types. Each item has a permanent link; where few records match, warnings name the area that holds more.',
      'يبحث في أبحاث الفضاء ورصد الأرض، ويجد الاستعلام بالعربية أو الإنجليزية السجلات باللغتين. يمكن الجمع بين خيارات التصفية، وتأتي مُعرِّفات المجالات والأنواع من list_research_areas وlist_research_types. لكل نتيجة رابط دائم، وحين تقل النتائج تذكر التنبيهات المجال الذي فيه المزيد.',
    ),
    takes: [
      'keyword',
      'searchIn',
      ...filterNames.filter((name) => !filterOf(name).isForPeople),
      'sort',
      'pageIndex',
      'pageSize',
      'groupBy',
    ],
  },
  {
    name: 'get_research',
    operation: operationOf('GetResearchById'),
    title: bilingual('Open a publication', 'عرض بحث'),
    description: bilingual(
      'One publication with its abstract or a summary by editors (abstractKind), all authors, venue, identifiers, licence and links.',
      'بحث واحد بمستخلصه أو ملخص المحررين له (abstractKind) ومؤلفيه جميعًا ووعاء نشره ومُعرِّفاته ورخصته وروابطه.',
    ),
    takes: [],
  },
  {
    name: 'get_references',
    operation: operationOf('GetResearchById'),
    title: bilingual('References of a publication', 'مراجع بحث'),
    description: bilingual(
      'What a publication cites, in the order of its source. Those in this collection have an id and a permanent link; the others a text. Those with an identifier alone are a number and a list of addresses.',
      'ما يستشهد به بحث ما بترتيب مصدره. لما هو في هذه المجموعة مُعرِّف ورابط دائم، ولغيره نص. وما لا يُعرف منه إلا مُعرِّفه عدد وقائمة روابط.',
    ),
    takes: [],
    isOfReferences: true,
  },
  {
    name: 'get_citations',
    operation: operationOf('GetAllResearch'),
    title: bilingual('Publications that cite one', 'الأبحاث التي تستشهد ببحث'),
    description: bilingual(
      'Publications of this collection whose references name the publication with the id cites, newest first.',
      'أبحاث هذه المجموعة التي يرد في مراجعها البحث ذو المُعرِّف cites، وأحدثها أولًا.',
    ),
    takes: ['cites', 'sort', 'pageIndex', 'pageSize'],
    needs: 'cites',
  },
  {
    name: 'find_authors',
    operation: operationOf('GetAllAuthor'),
    title: bilingual('Find authors', 'البحث عن مؤلفين'),
    description: bilingual(
      'Finds people by their name in Latin or Arabic script. Their id filters search_research as authorId.',
      'يجد المؤلفين بأسمائهم المكتوبة بالحرف العربي أو اللاتيني، ويُستخدم مُعرِّف المؤلف في search_research باسم authorId.',
    ),
    takes: ['keyword', 'focusedAreaId', 'institutionId', 'country', 'sort', 'pageIndex', 'pageSize', 'groupBy'],
  },
  {
    name: 'get_author',
    operation: operationOf('GetAuthorById'),
    title: bilingual('Open an author', 'عرض مؤلف'),
    description: bilingual(
      'One person with name variants, ORCID iD, affiliation, research areas and newest publications.',
      'مؤلف واحد بصيغ اسمه ومُعرِّف ORCID وجهة انتمائه ومجالاته البحثية وأحدث أبحاثه.',
    ),
    takes: [],
  },
  {
    name: 'find_institutions',
    operation: operationOf('GetAllInstitution'),
    title: bilingual('Find institutions', 'البحث عن مؤسسات'),
    description: bilingual(
      'Finds universities, agencies, observatories and companies by a name in Latin or Arabic script or an acronym, by area, country and kind. Their id filters search_research and find_authors as institutionId.',
      'يجد الجامعات والوكالات والمراصد والشركات باسم مكتوب بالحرف العربي أو اللاتيني أو باختصار، وبحسب المجال والبلد والصنف. يُستخدم مُعرِّف المؤسسة في search_research وfind_authors باسم institutionId.',
    ),
    takes: ['keyword', 'focusedAreaId', 'country', 'kind', 'sort', 'pageIndex', 'pageSize'],
  },
  {
    name: 'get_institution',
    operation: operationOf('GetInstitutionById'),
    title: bilingual('Open an institution', 'عرض مؤسسة'),
    description: bilingual(
      'One institution with its names, country, ROR id, number of publications and the areas it publishes most on.',
      'مؤسسة واحدة بأسمائها وبلدها ومُعرِّف ROR وعدد أبحاثها وأكثر المجالات التي تنشر فيها.',
    ),
    takes: [],
  },
  {
    name: 'find_terms',
    operation: operationOf('GetAllTerm'),
    title: bilingual('Find terms', 'البحث عن مصطلحات'),
    description: bilingual(
      'Finds terms of space science and technology by a name in English or Arabic: how a term is called in the other language, and what it means. The id opens one with get_term.',
      'يجد مصطلحات علوم الفضاء وتقنياته باسم عربي أو إنجليزي، ويعطي مقابلها في اللغة الأخرى ومعناها. ويُفتح المصطلح بمُعرِّفه في get_term.',
    ),
    takes: ['keyword', 'focusedAreaId', 'initial', 'pageIndex', 'pageSize'],
  },
  {
    name: 'get_term',
    operation: operationOf('GetTermById'),
    title: bilingual('Open a term', 'عرض مصطلح'),
    description: bilingual(
      'One term with all its names in both languages, definition, wider, narrower and related terms, and how many publications it finds.',
      'مصطلح واحد بأسمائه كلها في اللغتين وتعريفه والمصطلحات الأعم منه والأخص والقريبة وعدد الأبحاث التي يجدها.',
    ),
    takes: [],
  },
  {
    name: 'list_research_areas',
    operation: operationOf('GetAllResearchAreas'),
    title: bilingual('List research areas', 'قائمة المجالات البحثية'),
    description: bilingual('All research areas with their ids.', 'المجالات البحثية كلها مع مُعرِّفاتها.'),
    takes: [],
  },
  {
    name: 'list_research_types',
    operation: operationOf('GetAllResearchTypes'),
    title: bilingual('List research types', 'قائمة أنواع الأبحاث'),
    description: bilingual('All types of publications with their ids.', 'أنواع الأبحاث كلها مع مُعرِّفاتها.'),
    takes: [],
  },
  {
    name: 'cite_research',
    operation: operationOf('GetResearchById'),
    title: bilingual('Cite publications', 'الاستشهاد بالأبحاث'),
    description: bilingual(
      'Formatted citations of up to 20 publications, in the language of each work, with BibTeX entries.',
      'استشهادات منسقة لما لا يزيد على 20 بحثًا، بلغة كل بحث، ومعها BibTeX.',
    ),
    takes: [],
    cites: true,
  },
];
