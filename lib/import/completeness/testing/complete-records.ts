import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { arxivAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import type { RecordFormat } from '#lib/import/completeness/essential-facts.ts';

const lines = (...rows: readonly string[]) => `${rows.join('\n')}\n`;
const [title, other, abstract] = ['Kites over a paper moon', 'طائرات ورقية فوق قمر ورقي', `We fly ${'kites in thin air '.repeat(8)}.`];
const arabicAbstract = 'نطير الطائرات الورقية في الهواء الرقيق فوق قمر من ورق ونقيس سرعة الريح';
const commons = 'https://creativecommons.org/licenses/by/4.0/';
const [doi, issn, isbn] = ['10.5555/kites.1', '1234-5679', '9783161484100'];
const json = (value: unknown) => ['a.json', JSON.stringify([value])] as const;
const marcField = (tag: string, ...parts: readonly string[]) =>
  `<datafield tag="${tag}" ind1="1" ind2="${tag === '246' ? '1' : ' '}">${parts.map((part) => `<subfield code="${part[0]}">${part.slice(1)}</subfield>`).join('')}</datafield>`;

/** One invented record of each format with every essential fact that the format can state. */
export const completeRecords: Readonly<Record<RecordFormat, readonly [name: string, text: string]>> = {
  jsonl: json({
    key: 'kites-1',
    title: { en: title },
    language: 'en',
    authors: [{ name: { en: 'Ilse Vorn' }, affiliation: { en: 'Example University' } }],
    editors: [{ name: { en: 'Mona Reis' } }],
    translators: [{ name: { en: 'Omar Zaki' } }],
    type: 'journal-article',
    areas: [],
    abstract: { en: abstract },
    keywords: { en: ['kites'] },
    year: 2020,
    date: '2020-03-05',
    venue: { name: { en: 'Acta Orbitalia' }, issn: '1234-5679', isbn },
    volume: '3',
    issue: '2',
    pages: '10–12',
    doi,
    arxiv: '2003.00001',
    bibcode: '2020AcOrb...3...10V',
    pmid: '12345',
    reportNumber: 'KR-1',
    references: [{ doi: '10.5555/kites.9' }],
    licence: 'CC-BY-4.0',
    notices: [{ kind: 'retraction' }],
  }),
  openalex: json({
    id: 'https://openalex.org/W4000000001',
    title,
    authorships: [{ author: { display_name: 'Ilse Vorn' }, institutions: [{ display_name: 'Example University' }] }],
    abstract_inverted_index: Object.fromEntries(abstract.split(' ').map((word, index) => [`${word}${index}`, [index]])),
    keywords: [{ display_name: 'Kites', score: 0.8 }],
    publication_year: 2020,
    publication_date: '2020-03-05',
    primary_location: { source: { display_name: 'Acta Orbitalia', type: 'journal', issn_l: issn } },
    best_oa_location: { license: 'cc-by' },
    biblio: { volume: '3', issue: '2', first_page: '10', last_page: '12' },
    ids: { pmid: 'https://pubmed.ncbi.nlm.nih.gov/12345' },
    doi: doiAddress(doi),
    referenced_works: ['https://openalex.org/W4000000002'],
    is_retracted: true,
  }),
  arxiv: json({
    id: '2003.00001',
    title,
    authors_parsed: [['Vorn', 'Ilse', '']],
    abstract,
    categories: 'astro-ph.EP',
    published: '2020-03-05T00:00:00Z',
    doi,
    'report-no': 'KR-1',
    license: commons,
  }),
  crossref: json({
    DOI: doi,
    type: 'journal-article',
    title: [title],
    'original-title': [other],
    author: [{ given: 'Ilse', family: 'Vorn', affiliation: [{ name: 'Example University' }] }],
    editor: [{ given: 'Mona', family: 'Reis' }],
    translator: [{ given: 'Omar', family: 'Zaki' }],
    abstract: `<jats:p>${abstract}</jats:p>`,
    subject: ['Kites'],
    issued: { 'date-parts': [[2020, 3, 5]] },
    'container-title': ['Acta Orbitalia'],
    volume: '3',
    issue: '2',
    page: '10-12',
    ISSN: [issn],
    ISBN: [isbn],
    reference: [{ DOI: '10.5555/kites.9' }],
    license: [{ URL: commons }],
    'updated-by': [{ type: 'retraction', DOI: '10.5555/kites.8' }],
  }),
  datacite: json({
    attributes: {
      doi,
      titles: [{ title }, { title: other, titleType: 'TranslatedTitle', lang: 'ar' }],
      creators: [{ name: 'Vorn, Ilse', affiliation: [{ name: 'Example University' }] }],
      contributors: [
        { name: 'Reis, Mona', contributorType: 'Editor' },
        { name: 'Zaki, Omar', contributorType: 'Translator' },
      ],
      descriptions: [{ description: abstract, descriptionType: 'Abstract' }],
      subjects: [{ subject: 'kites' }],
      publicationYear: 2020,
      dates: [{ date: '2020-03-05', dateType: 'Issued' }],
      container: { type: 'Journal', title: 'Acta Orbitalia', volume: '3', issue: '2', firstPage: '10', lastPage: '12' },
      relatedIdentifiers: [{ relationType: 'Cites', relatedIdentifierType: 'DOI', relatedIdentifier: '10.5555/kites.9' }],
      rightsList: [{ rightsUri: commons }],
    },
  }),
  csl: json({
    id: 'a',
    type: 'article-journal',
    title,
    author: [{ family: 'Vorn', given: 'Ilse' }],
    editor: [{ family: 'Reis', given: 'Mona' }],
    translator: [{ family: 'Zaki', given: 'Omar' }],
    abstract,
    keyword: 'kites',
    issued: { 'date-parts': [[2020, 3, 5]] },
    'container-title': 'Acta Orbitalia',
    volume: '3',
    issue: '2',
    page: '10-12',
    DOI: doi,
    PMID: '12345',
    ISSN: issn,
    ISBN: isbn,
    license: commons,
  }),
  ads: json({
    bibcode: '2020AcOrb...3...10V',
    doctype: 'article',
    title: [title],
    author: ['Vorn, Ilse'],
    editor: ['Reis, Mona'],
    aff: ['Example University'],
    abstract,
    keyword: ['kites'],
    year: '2020',
    pubdate: '2020-03-00',
    pub: 'Acta Orbitalia',
    volume: '3',
    issue: '2',
    page: ['10'],
    doi: [doi],
    identifier: ['arXiv:2003.00001'],
    issn: [issn],
    isbn: [isbn],
    reference: ['2019AcOrb...2...10V'],
  }),
  inspire: json({
    metadata: {
      control_number: 1,
      document_type: ['article'],
      titles: [{ title }],
      title_translations: [{ title: other, language: 'ar' }],
      authors: [
        { full_name: 'Vorn, Ilse', affiliations: [{ value: 'Example University' }] },
        { full_name: 'Reis, Mona', inspire_roles: ['editor'] },
      ],
      abstracts: [{ value: abstract }],
      keywords: [{ value: 'kites' }],
      publication_info: [
        { journal_title: 'Acta Orbitalia', journal_volume: '3', journal_issue: '2', page_start: '10', page_end: '12', year: 2020 },
      ],
      imprints: [{ date: '2020-03-05' }],
      dois: [{ value: doi }],
      arxiv_eprints: [{ value: '2003.00001', categories: ['astro-ph'] }],
      external_system_identifiers: [{ schema: 'ADS', value: '2020AcOrb...3...10V' }],
      isbns: [{ value: isbn }],
      report_numbers: [{ value: 'KR-1' }],
      references: [{ reference: { dois: ['10.5555/kites.9'] } }],
      license: [{ url: commons }],
      withdrawn: true,
    },
  }),
  bibtex: [
    'a.bib',
    `@article{a, title={${title}}, author={Vorn, Ilse}, editor={Reis, Mona}, translator={Zaki, Omar}, affiliation={Example University}, abstract={${abstract}}, keywords={kites}, year={2020}, month=mar,
journal={Acta Orbitalia}, volume={3}, number={2}, pages={10--12}, doi={${doi}}, eprint={2003.00001}, archiveprefix={arXiv}, pmid={12345}, issn={${issn}},
isbn={${isbn}}, reportnumber={KR-1}, copyright={${commons}}}`,
  ],
  ris: [
    'a.ris',
    lines(
      'TY  - JOUR',
      `TI  - ${title}`,
      `TT  - ${other}`,
      'AU  - Vorn, Ilse',
      'AD  - Example University',
      'ED  - Reis, Mona',
      'A4  - Zaki, Omar',
      `AB  - ${abstract}`,
      'KW  - kites',
      'PY  - 2020',
      'DA  - 2020/03/05',
      'JO  - Acta Orbitalia',
      'VL  - 3',
      'IS  - 2',
      'SP  - 10',
      'EP  - 12',
      `DO  - ${doi}`,
      `SN  - ${issn}`,
      `SN  - ${isbn}`,
      'ER  - ',
    ),
  ],
  wos: [
    'a.txt',
    lines(
      'FN Clarivate Analytics Web of Science',
      'VR 1.0',
      'PT J',
      'AU Vorn, I',
      '   Ford, A',
      'AF Vorn, Ilse',
      '   Ford, Anna',
      'BE Reis, M',
      `TI ${title}`,
      'SO ACTA ORBITALIA',
      'DE kites',
      `AB ${abstract}`,
      'C1 [Vorn, Ilse] Example University, Gulfton.',
      'CR Ford A, 2019, ACTA ORBITALIA, V2, P10',
      `SN ${issn}`,
      `BN ${isbn}`,
      'PD MAR',
      'PY 2020',
      'VL 3',
      'IS 2',
      'BP 10',
      'EP 12',
      `DI ${doi}`,
      'PM 12345',
      'ER',
      '',
      'EF',
    ),
  ],
  enw: [
    'a.enw',
    lines(
      '%0 Journal Article',
      `%T ${title}`,
      `%Q ${other}`,
      '%A Vorn, Ilse',
      '%+ Example University',
      '%E Reis, Mona',
      '%? Zaki, Omar',
      `%X ${abstract}`,
      '%K kites',
      '%D 2020',
      '%8 2020-03-05',
      '%J Acta Orbitalia',
      '%V 3',
      '%N 2',
      '%P 10-12',
      `%R ${doi}`,
      `%@ ${issn}`,
      `%@ ${isbn}`,
    ),
  ],
  nbib: [
    'a.nbib',
    lines(
      'PMID- 12345',
      `TI  - ${title}.`,
      `TT  - ${other}.`,
      'FAU - Vorn, Ilse',
      'AU  - Vorn I',
      'AD  - Example University.',
      'FED - Reis, Mona',
      'ED  - Reis M',
      `AB  - ${abstract}`,
      'OT  - kites',
      'DP  - 2020 Mar 5',
      'JT  - Acta Orbitalia',
      'VI  - 3',
      'IP  - 2',
      'PG  - 10-12',
      `LID - ${doi} [doi]`,
      `IS  - ${issn} (Print)`,
      `ISBN- ${isbn}`,
      'LA  - ara',
      'PT  - Journal Article',
      'PT  - Retracted Publication',
      'RIN - Acta Orbitalia. 2021;4:1. doi: 10.5555/kites.8',
    ),
  ],
  csv: [
    'a.csv',
    lines(
      'Title,Authors,Editors,Translators,Affiliations,Abstract,Author Keywords,Year,Publication Date,Journal,Volume,Issue,Pages,DOI,arXiv,PMID,ISSN,ISBN,Report Number,References,Licence',
      `${title},"Vorn, Ilse","Reis, Mona","Zaki, Omar",Example University,${abstract},kites,2020,2020-03-05,Acta Orbitalia,3,2,10-12,${doi},2003.00001,12345,${issn},${isbn},KR-1,"Amin H., Dust of the moon, 2020",CC-BY-4.0`,
    ),
  ],
  oai: [
    'a.xml',
    `<dc><title>${title}</title><title xml:lang="ar">${other}</title><creator>Vorn, Ilse</creator><description>${abstract}</description><subject>kites</subject>
<date>2020-03-05</date><source>Acta Orbitalia; Vol. 3 No. 2; 10-12</source><source>${issn}</source><identifier>doi:${doi}</identifier>
<identifier>${arxivAddress('2003.00001')}</identifier><identifier>urn:isbn:${isbn}</identifier><rights>${commons}</rights></dc>`,
  ],
  'arxiv-xml': [
    'a.xml',
    `<arXiv><id>2003.00001</id><created>2020-03-05</created><authors><author><keyname>Vorn</keyname><forenames>Ilse</forenames>
<affiliation>Example University</affiliation></author></authors><title>${title}</title><categories>astro-ph.EP</categories><report-no>KR-1</report-no>
<doi>${doi}</doi><license>${commons}</license><abstract>${abstract}</abstract></arXiv>`,
  ],
  mods: [
    'a.xml',
    `<mods><titleInfo><title>${title}</title></titleInfo><titleInfo type="translated" lang="ara"><title>${other}</title></titleInfo>
<name type="personal"><namePart>Vorn, Ilse</namePart><role><roleTerm>author</roleTerm></role><affiliation>Example University</affiliation></name>
<name type="personal"><namePart>Reis, Mona</namePart><role><roleTerm type="code">edt</roleTerm></role></name>
<name type="personal"><namePart>Zaki, Omar</namePart><role><roleTerm type="text">Translator.</roleTerm></role></name>
<abstract>${abstract}</abstract><subject><topic>kites</topic></subject><originInfo><dateIssued encoding="w3cdtf">2020-03-05</dateIssued></originInfo>
<relatedItem type="host"><titleInfo><title>Acta Orbitalia</title></titleInfo><identifier type="issn">${issn}</identifier><part>
<detail type="volume"><number>3</number></detail><detail type="issue"><number>2</number></detail><extent unit="pages"><start>10</start><end>12</end></extent></part></relatedItem>
<identifier type="doi">${doi}</identifier><identifier type="pmid">12345</identifier><identifier type="isbn">${isbn}</identifier>
<identifier type="report number">KR-1</identifier><accessCondition>${commons}</accessCondition></mods>`,
  ],
  marc: [
    'a.xml',
    `<collection><record><leader>00000nab a2200000 a 4500</leader>${[
      marcField('020', `a${isbn}`),
      marcField('024', `a${doi}`, '2doi'),
      marcField('024', 'a12345', '2pmid'),
      marcField('088', 'aKR-1'),
      marcField('100', 'aVorn, Ilse', 'uExample University'),
      marcField('245', `a${title}`),
      marcField('246', `a${other}`),
      marcField('264', 'c2020'),
      marcField('520', `a${abstract}`),
      marcField('540', `u${commons}`),
      marcField('653', 'akites'),
      marcField('700', 'aReis, Mona', 'eeditor.'),
      marcField('700', 'aZaki, Omar', '4trl'),
      marcField('773', 'tActa Orbitalia', 'gVol. 3, no. 2 (2020), p. 10-12', `x${issn}`),
    ].join('')}</record></collection>`,
  ],
  pubmed: [
    'a.xml',
    `<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID Version="1">12345</PMID><DateRevised><Year>2021</Year><Month>02</Month><Day>03</Day></DateRevised>
<Article><Journal><ISSN IssnType="Print">${issn}</ISSN><JournalIssue><Volume>3</Volume><Issue>2</Issue><PubDate><Year>2020</Year><Month>Mar</Month><Day>5</Day></PubDate></JournalIssue>
<Title>Acta Orbitalia</Title></Journal><ArticleTitle>[${title}].</ArticleTitle><Pagination><StartPage>10</StartPage><EndPage>12</EndPage><MedlinePgn>10-2</MedlinePgn></Pagination>
<ELocationID EIdType="doi">${doi}</ELocationID><Abstract><AbstractText Label="AIMS">${abstract}</AbstractText></Abstract>
<AuthorList CompleteYN="Y"><Author><LastName>Vorn</LastName><ForeName>Ilse</ForeName><Initials>I</Initials><AffiliationInfo><Affiliation>Example University.</Affiliation></AffiliationInfo></Author></AuthorList>
<AuthorList Type="editors"><Author><LastName>Reis</LastName><ForeName>Mona</ForeName></Author></AuthorList><Language>ara</Language>
<PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList><VernacularTitle>${other}.</VernacularTitle></Article>
<CommentsCorrectionsList><CommentsCorrections RefType="RetractionIn"><RefSource>Acta Orbitalia. 2021;4:1. doi: 10.5555/kites.8</RefSource><PMID>6</PMID></CommentsCorrections></CommentsCorrectionsList>
<OtherAbstract Language="ara"><AbstractText>${arabicAbstract}</AbstractText></OtherAbstract><KeywordList><Keyword>kites</Keyword></KeywordList></MedlineCitation>
<PubmedData><ReferenceList><Reference><Citation>Ford A. 2019, Acta Orbitalia, 2, 10</Citation><ArticleIdList><ArticleId IdType="doi">10.5555/kites.9</ArticleId></ArticleIdList></Reference></ReferenceList>
<ArticleIdList><ArticleId IdType="pubmed">12345</ArticleId></ArticleIdList></PubmedData></PubmedArticle></PubmedArticleSet>`,
  ],
  jats: [
    'a.xml',
    `<article article-type="research-article" xml:lang="en"><front><journal-meta><journal-title-group><journal-title>Acta Orbitalia</journal-title></journal-title-group>
<issn>${issn}</issn></journal-meta><article-meta><article-id pub-id-type="doi">${doi}</article-id><article-id pub-id-type="pmid">12345</article-id>
<title-group><article-title>${title}</article-title><trans-title-group xml:lang="ar"><trans-title>${other}</trans-title></trans-title-group></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Vorn</surname><given-names>Ilse</given-names></name><xref ref-type="aff" rid="a1"/></contrib>
<contrib contrib-type="editor"><name><surname>Reis</surname><given-names>Mona</given-names></name></contrib>
<contrib contrib-type="translator"><name><surname>Zaki</surname><given-names>Omar</given-names></name></contrib>
<aff id="a1">Example University</aff></contrib-group><pub-date pub-type="epub"><day>5</day><month>3</month><year>2020</year></pub-date><volume>3</volume><issue>2</issue>
<fpage>10</fpage><lpage>12</lpage><permissions><license xlink:href="${commons}"/></permissions><abstract><p>${abstract}</p></abstract>
<trans-abstract xml:lang="ar"><p>${arabicAbstract}</p></trans-abstract><kwd-group><kwd>kites</kwd></kwd-group></article-meta></front>
<back><ref-list><ref id="r1"><mixed-citation>Ford A. 2019, Acta Orbitalia, 2, 10</mixed-citation></ref></ref-list></back></article>`,
  ],
  endnote: [
    'a.xml',
    `<xml><records><record><database name="K.enl">K.enl</database><ref-type name="Journal Article">17</ref-type><contributors><authors><author><style face="normal" size="100%">Vorn, Ilse</style></author></authors>
<secondary-authors><author>Reis, Mona</author></secondary-authors><subsidiary-authors><author>Zaki, Omar</author></subsidiary-authors></contributors><auth-address>Example University</auth-address>
<titles><title><style face="normal" size="100%">${title}</style></title><secondary-title>Acta Orb.</secondary-title><translated-title>${other}</translated-title></titles>
<periodical><full-title>Acta Orbitalia</full-title></periodical><pages>10-12</pages><volume>3</volume><number>2</number><keywords><keyword>kites</keyword></keywords>
<dates><year>2020</year><pub-dates><date>Mar 5</date></pub-dates></dates><isbn>${issn}&#xD;${isbn}</isbn><electronic-resource-num>${doi}</electronic-resource-num><abstract>${abstract}</abstract></record></records></xml>`,
  ],
  zotero: [
    'a.rdf',
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:z="http://www.zotero.org/namespaces/export#" xmlns:bib="http://purl.org/net/biblio#">
<bib:Article rdf:about="#item_1"><z:itemType>journalArticle</z:itemType><dcterms:isPartOf rdf:resource="urn:issn:${issn}"/>
${['authors|Vorn|Ilse', 'editors|Reis|Mona']
  .map((person) => person.split('|'))
  .map(
    ([list, family, given]) =>
      `<bib:${list}><rdf:Seq><rdf:li><foaf:Person><foaf:surname>${family}</foaf:surname><foaf:givenName>${given}</foaf:givenName></foaf:Person></rdf:li></rdf:Seq></bib:${list}>`,
  )
  .join(
    '',
  )}<z:translators><rdf:Seq><rdf:li><foaf:Person><foaf:surname>Zaki</foaf:surname><foaf:givenName>Omar</foaf:givenName></foaf:Person></rdf:li></rdf:Seq></z:translators>
<dc:subject><z:AutomaticTag><rdf:value>kites</rdf:value></z:AutomaticTag></dc:subject><dc:title>${title}</dc:title><dcterms:abstract>${abstract}</dcterms:abstract><dc:date>2020-03-05</dc:date>
<bib:pages>10-12</bib:pages><dc:identifier>ISBN ${isbn}</dc:identifier><dc:rights>${commons}</dc:rights></bib:Article>
<z:Attachment rdf:about="#item_2"><z:itemType>attachment</z:itemType><dc:title>Full text</dc:title></z:Attachment>
<bib:Journal rdf:about="urn:issn:${issn}"><dc:title>Acta Orbitalia</dc:title><prism:volume>3</prism:volume><prism:number>2</prism:number><dc:identifier>DOI ${doi}</dc:identifier><dc:identifier>ISSN ${issn}</dc:identifier></bib:Journal></rdf:RDF>`,
  ],
};
