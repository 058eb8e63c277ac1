/** Adjectives that govern a noun (فائق الكتلة); after a definite noun they take ال: الثقوب السوداء الفائقة الكتلة (docs/arabic-style.md §6). */
const governing =
  /(?<![\p{L}\p{M}])[وفبك]{0,2}(?:ال|لل)[\p{L}\p{M}]+(?: ال[\p{L}\p{M}]+)* (?:(?:فائق|عالي|منخفض|متعدد|قليل|صغير|قصير|طويل|شديد|ضعيف|سريع|بطيء|ثنائي|ثلاثي|أحادي|مفتوح|ذاتي|واسع|ضيق|متوسط|متناهي|عديم|بالغ|حر|جيد)(?:ة|ات)?) ال[\p{L}\p{M}]+/gu;

/** Faults of governing adjectives without their article. `predicates` lists phrases that need none. */
export function articleFaults(text: string, predicates: readonly string[] = []): string[] {
  return [...text.matchAll(governing)]
    .map(([phrase]) => phrase)
    .filter((phrase) => !predicates.some((predicate) => phrase.includes(predicate)))
    .map((phrase) => `«${phrase}» misses the article of its adjective`);
}

/** Phrases that second readers have corrected: a wrong preposition, agreement or place of an adjective, or a calque. */
export function phraseFaults(text: string): string[] {
  const rules: readonly [RegExp, string][] = [
    [/نظرة عامة في(?![\p{L}\p{M}])/u, 'writes «نظرة عامة في» instead of «نظرة عامة على»'],
    [/لمحة [\p{L}\p{M}]+ مما(?![\p{L}\p{M}])/u, 'writes «لمحة مما» instead of «لمحة عمّا»'],
    [/(?<![\p{L}\p{M}])ت[\p{L}\p{M}]+ بعضها ب/u, 'has a feminine verb before «بعضها»'],
    [/بعضها بيانات بعضها|بيانات بعضها بعضًا/u, 'writes «بيانات بعضها بعضًا» instead of «بعضها بيانات بعض»'],
    [/نظام(?: (?!الفرعي)[^\s،.:؛]+){2,} الفرعي(?![\p{L}\p{M}])/u, 'separates «الفرعي» from «نظام»: النظام الفرعي ل…'],
    [/(?<![\p{L}\p{M}])لصالح(?![\p{L}\p{M}])/u, 'has the calque «لصالح»'],
    [/(?<![\p{L}\p{M}])(?:[وفب]?ال|لل)بعد(?![\p{L}\p{M}])|على بعد(?![\p{L}\p{M}])/u, 'writes «بُعد» without its damma'],
    [/(?<![\p{L}\p{M}])لعدد \d+ من/u, 'writes «لعدد 620 من» instead of a counted noun'],
    [/(?<![\p{L}\p{M}])إما (?:(?!وإما)[^.؛؟])* أو (?![^.؛؟]*وإما)/u, 'writes «إما … أو» instead of «إما … وإما»'],
    [/الانعكاس الفضائي/u, 'has «الفضائي» after «الانعكاس», which it does not describe: مقياس الإشعاع الفضائي المتقدم'],
    [/[وف]?[يت](?:عيد|تولى) [^،.]+، [^.]+، (?:إنتاج|تقدير|بناء)(?![\p{L}\p{M}])/u, 'separates a verb from its object by a clause'],
    [/(?<![\p{L}\p{M}])ضرر [\p{L}\p{M}]+ ل[\p{L}\p{M}]+/u, 'writes «ضرر … ل» instead of «ما يلحق ب… من ضرر»'],
    [/كشوفات|مخبري|مكاشف|متخلخل/u, 'writes كشوفات, مخبري, مكاشف or متخلخل where the collection has كشوف, مختبري, منكشفات and مخلخل'],
    [/موصى بها من(?![\p{L}\p{M}])/u, 'names who acts by «من» after a passive: أوصت بها اللجنة'],
    [/(?<![\p{L}\p{M}])جريان حر(?![\p{L}\p{M}])/u, 'writes «جريان حر» instead of «تيار حر» (free stream)'],
    [/زيارة ب/u, 'calls an observation «زيارة»'],
    [/(?:الرفع إلى|قوة|مجموع) السحب|سحب الضغط|السحب (?:الكهربائي|الحثي|الناتج)/u, 'writes drag without its fatha: السَحب'],
    [/المسح العقدي/u, 'writes «المسح العقدي», which reads as nodal, instead of «المسح العَشري»'],
    [/أثناء الطيران/u, 'says «أثناء الطيران» of a spacecraft instead of «في المدار»'],
    [/\d\.\d+ (?!تقريبًا)[\p{L}\p{M}]+ًا/u, 'has tanwin on the noun after a decimal: 0.35 كوكب'],
    [/(?<![\p{L}\p{M}])تطبيق أداة/u, 'writes «تطبيق أداة», which reads as an app, instead of «استخدام أداة»'],
    [/(?<![\p{L}\p{M}])(?:ال)?رئيسة(?![\p{L}\p{M}])/u, 'writes «رئيسة» instead of «رئيسية»'],
    [
      /[\p{Script=Latin}\d)] (?:مفتوح|عالي|متعدد|فائق|منخفض|واسع)ة? ال/u,
      'misses the article of an adjective after a name in Latin letters',
    ],
  ];
  return rules.filter(([pattern]) => pattern.test(text)).map(([, fault]) => fault);
}
