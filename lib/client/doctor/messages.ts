import type { Bilingual } from '#lib/contract/bilingual.ts';

/** All messages of the doctor. `{…}` placeholders take names, paths and numbers, never text of records or a key. */
export const messages = {
  not_asked: { en: 'Not checked, because an earlier check failed.', ar: 'لم يُفحص لتعذّر فحص سابق.' },
  budget_spent: { en: 'Not checked: the budget of {budget} requests is spent.', ar: 'لم يُفحص: نفدت حصة الطلبات المحددة ({budget}).' },
  no_rows: { en: 'Not checked: the list is empty.', ar: 'لم يُفحص: القائمة خالية.' },
  connected: { en: '{protocol}; clocks differ by {skew} s.', ar: 'البروتوكول {protocol}، وفرق الساعتين بالثواني: {skew}.' },
  unreachable: { en: 'No connection: {detail}', ar: 'تعذّر الاتصال: {detail}' },
  clock_skew: { en: 'The clock of the service differs by {skew} s.', ar: 'ساعة الخدمة مختلفة، والفرق بالثواني: {skew}.' },
  certificate_ends: { en: 'The certificate expires in {days} days.', ar: 'الأيام الباقية من صلاحية الشهادة: {days}.' },
  json: { en: '{type}', ar: '{type}' },
  not_json: { en: 'The content type of responses is {type}.', ar: 'تصف الردود نفسها بأنها {type}.' },
  byte_order_mark: {
    en: 'Responses begin with a byte order mark, which is ignored.',
    ar: 'تبدأ الردود بعلامة ترتيب البايتات، وتُحذف عند القراءة.',
  },
  key_required: { en: 'Without a key the status is {status}.', ar: 'الرد من دون مفتاح: {status}.' },
  key_untold: {
    en: 'The response without a key does not show whether one is required.',
    ar: 'الرد من دون مفتاح لا يدل على شيء في شأن المفاتيح.',
  },
  key_not_required: { en: 'The service answers without a key.', ar: 'تجيب الخدمة من دون مفتاح.' },
  key_in: { en: 'The key (…{tail}) is accepted in {place}.', ar: 'يُقبل المفتاح (…{tail}) في {place}.' },
  key_refused: {
    en: 'The key (…{tail}) is not accepted in {place}. Try --probe-auth.',
    ar: 'لم يُقبل المفتاح (…{tail}) في {place}. جرّب الخيار --probe-auth.',
  },
  key_refused_everywhere: {
    en: 'The key (…{tail}) is accepted in none of {count} places.',
    ar: 'لم يُقبل المفتاح (…{tail}) في أي من المواضع المجرَّبة وعددها {count}.',
  },
  key_missing: { en: 'The service requires a key, but none is configured.', ar: 'تشترط الخدمة مفتاحًا ولم يُعطَ أي مفتاح.' },
  key_not_sent: { en: 'The key was not sent, because the connection is not encrypted.', ar: 'لم يُرسل المفتاح لأن الاتصال غير مشفّر.' },
  operations_answer: { en: 'All six answer in {languages}.', ar: 'تجيب العمليات الست كلها باللغات: {languages}.' },
  operations_fail: { en: 'Cannot be read: {operations}.', ar: 'تعذّرت قراءة ما يأتي: {operations}.' },
  list_found: { en: 'Rows are at {path}.', ar: 'السجلات في {path}.' },
  list_missing: {
    en: 'No list of rows was found; state list.path in a profile.',
    ar: 'لم يُعثر على قائمة السجلات، حدِّد list.path في ملف التوصيف.',
  },
  total_found: { en: 'The total is present: {total}.', ar: 'العدد الإجمالي مذكور: {total}.' },
  total_missing: { en: 'No total: pages are shown without “of”.', ar: 'العدد الإجمالي غير مذكور، فتُعرض الصفحات من دون «من أصل».' },
  page_figures: { en: 'Present: {names}.', ar: 'المذكور منها: {names}.' },
  page_figures_none: { en: 'None are present; they are derived.', ar: 'لم يُذكر منها شيء، فتُحسب حسابًا.' },
  first_page: { en: 'The first page is {base} ({because}).', ar: 'رقم الصفحة الأولى {base} ({because}).' },
  first_page_guessed: {
    en: 'The number of the first page cannot be determined; {base} is assumed.',
    ar: 'تعذّر تحديد رقم الصفحة الأولى، ويُفترض أنه {base}.',
  },
  paging_ignored: {
    en: 'Paging parameters have no effect; the site pages by itself.',
    ar: 'لا أثر لمُعامِلات الصفحات، فيتولى الموقع التقسيم إلى صفحات.',
  },
  paging_fixed: {
    en: 'Every page has {size} rows, whatever size is requested; the site assembles its pages from them.',
    ar: 'في كل صفحة {size} من السجلات أيًّا كان المطلوب، ويركّب الموقع صفحاته منها.',
  },
  largest_page: { en: 'At most {size} rows per page.', ar: 'لا تزيد الصفحة على {size} من السجلات.' },
  largest_page_open: { en: 'A page of {size} rows is returned.', ar: 'تُعطى صفحة فيها {size} من السجلات.' },
  order_stable: { en: 'The same query returns the same order.', ar: 'السؤال نفسه يعطي الترتيب نفسه.' },
  order_unstable: {
    en: 'The same query returns a different order each time; rows may be missed between pages.',
    ar: 'يتغيّر الترتيب بين طلب وآخر، وقد تسقط سجلات بين الصفحات.',
  },
  parameters_work: { en: 'All {count} have an effect.', ar: 'لها أثر كلها وعددها {count}.' },
  parameters_ignored: {
    en: 'No effect: {names}. The site shows this at these filters.',
    ar: 'لا أثر لما يأتي: {names}. يبيّن الموقع ذلك عند خيارات التصفية هذه.',
  },
  parameters_partly: {
    en: '{count} have an effect; not checked, because the budget was spent: {names}.',
    ar: 'لعدد {count} منها أثر، ونفدت حصة الطلبات قبل: {names}.',
  },
  details_work: {
    en: 'Details open; an unknown id is {unknown}, a malformed one {malformed}.',
    ar: 'تُفتح التفاصيل، والمُعرِّف المجهول {unknown}، والمُعرِّف الفاسد {malformed}.',
  },
  details_fail: { en: 'A record of the list has no readable detail: id {id}.', ar: 'سجل من القائمة لا تُقرأ تفاصيله: المُعرِّف {id}.' },
  unknown_id_answers: {
    en: 'An unknown id is answered with {kind} instead of not found.',
    ar: 'لا يُرد على المُعرِّف المجهول بأنه غير موجود بل {kind}.',
  },
  fields_filled: { en: '{names}', ar: '{names}' },
  fields_missing: { en: 'Not every record has: {names}.', ar: 'لا يتوافر في كل سجل: {names}.' },
  fields_conflict: { en: 'Types differ between records: {names}.', ar: 'تختلف الأنواع بين السجلات: {names}.' },
  languages_differ: {
    en: 'Arabic letters in {lookups}% of lookup names and {titles}% of titles under ar.',
    ar: 'نسبة الحروف العربية في الأسماء المرجعية {lookups}%، وفي العناوين {titles}%.',
  },
  languages_same: { en: 'Both languages return the same texts.', ar: 'تعطي اللغتان النصوص نفسها.' },
  languages_one: { en: 'Only one language was checked.', ar: 'طُلبت لغة واحدة فقط.' },
  dates_seen: { en: 'Forms: {forms}.', ar: 'الصيغ: {forms}.' },
  dates_none: { en: 'No dates in the records.', ar: 'لا تواريخ في السجلات.' },
  dates_hijri: {
    en: 'Hijri years ({count}) are not converted; those records have no year.',
    ar: 'السنوات الهجرية (عددها {count}) لا تُحوَّل، فتبقى سجلاتها بلا سنة.',
  },
  authors_resolve: {
    en: 'Authors of records open, and the filter authorId finds the record.',
    ar: 'يُفتح مؤلفو السجلات، وتعثر التصفية بالمُعامِل authorId على السجل.',
  },
  authors_without_id: { en: 'Authors of records have no id; names do not link.', ar: 'مؤلفو السجلات بلا مُعرِّفات، فلا روابط لأسمائهم.' },
  authors_break: { en: 'Author {id} of a record cannot be opened.', ar: 'تعذّر فتح المؤلف {id} المذكور في سجل.' },
  authors_filter_breaks: {
    en: 'The filter authorId={id} does not find the record of that author.',
    ar: 'التصفية بالمُعامِل authorId={id} لا تعثر على سجل ذلك المؤلف.',
  },
  lookups_cover: {
    en: 'All ids of types and areas in records are in the lookups.',
    ar: 'مُعرِّفات الأنواع والمجالات في السجلات كلها موجودة في القوائم المرجعية.',
  },
  lookups_miss: { en: 'Not in the lookups: {ids}.', ar: 'غير موجود في القوائم المرجعية: {ids}.' },
  lookups_unused: { en: 'Records name no types or areas.', ar: 'لا تذكر السجلات أنواعًا ولا مجالات.' },
  errors_clear: { en: 'Unknown language: {language}; bad number: {number}.', ar: 'اللغة المجهولة: {language}، والعدد الفاسد: {number}.' },
  errors_soft: {
    en: 'Errors come with status 200; they are recognised by their content.',
    ar: 'تأتي الأخطاء بالحالة 200، وتُعرف من محتواها.',
  },
  errors_absent: { en: 'Accepted without an error: {names}.', ar: 'يُقبل من دون خطأ: {names}.' },
  firewall_none: { en: 'No response was an HTML page.', ar: 'لم تأتِ صفحة مكان رد.' },
  firewall_seen: {
    en: '{count} responses were HTML pages of a firewall or server.',
    ar: 'عدد الردود التي جاءت صفحات من جدار حماية أو خادم: {count}.',
  },
  caching: { en: '{names}', ar: '{names}' },
  caching_none: { en: 'No caching headers and no compression.', ar: 'لا ترويسات تخزين مؤقت ولا ضغط.' },
  limits_seen: { en: '{names}', ar: '{names}' },
  limits_none: { en: 'No header announces a limit.', ar: 'لا ترويسة تعلن حدًّا.' },
  cors: {
    en: 'Access-Control-Allow-Origin: {value}. The site does not need it.',
    ar: 'الترويسة Access-Control-Allow-Origin: {value}، ولا يحتاج إليها الموقع.',
  },
  cors_none: {
    en: 'Browsers cannot read it from other origins. The site does not need that.',
    ar: 'لا يُسمح للمتصفحات من مصادر أخرى بالقراءة، ولا يحتاج الموقع إلى ذلك.',
  },
  unrecognised_none: { en: 'Every property of the records is recognised.', ar: 'عناصر السجلات كلها معروفة.' },
  unrecognised: { en: 'Not shown: {names}.', ar: 'لا يُعرض منها: {names}.' },
  personal_none: { en: 'None was found.', ar: 'لم يظهر منها شيء.' },
  personal_seen: {
    en: 'Found and dropped: {names}. Please inform the service’s operator.',
    ar: 'ظهر منها وحُذف عند القراءة: {names}. أبلغ مشغّل الخدمة.',
  },
  speed: {
    en: 'Half of the responses within {p50} ms, 95% within {p95} ms; largest {kilobytes} kB.',
    ar: 'نصف الردود خلال {p50} مللي ثانية، و95% خلال {p95} مللي ثانية، وأكبرها {kilobytes} كيلوبايت.',
  },
  slow: {
    en: '5% of the responses take longer than {p95} ms; the site times out at 4000 ms.',
    ar: 'تستغرق نسبة 5% من الردود أكثر من {p95} مللي ثانية، وينتظر الموقع 4000 مللي ثانية.',
  },
  encrypted: { en: '{protocol}; HSTS: {hsts}.', ar: 'البروتوكول {protocol}، وسياسة HSTS: {hsts}.' },
  not_encrypted: {
    en: 'The connection is not encrypted: key and data can be intercepted.',
    ar: 'الاتصال غير مشفّر، فيمكن الاطلاع على المفتاح والبيانات في الطريق.',
  },
  loopback: { en: 'Does not apply on this machine.', ar: 'لا ينطبق على الجهاز نفسه.' },
  institutions_there: { en: 'The service has both operations.', ar: 'في الخدمة العمليتان كلتاهما.' },
  institutions_missing: {
    en: 'The service has no operations on institutions. The site hides the pages of institutions and countries, and these filters.',
    ar: 'ليس في الخدمة عمليات للمؤسسات، فلا يعرض الموقع صفحاتها ولا صفحات البلدان ولا التصفية بها.',
  },
  citations_there: { en: 'The service returns references and filters by them.', ar: 'تعطي الخدمة المراجع وتصفّي بها.' },
  citations_missing: {
    en: 'The service does not filter by references. The site hides the references of publications and the works that cite them.',
    ar: 'لا تصفّي الخدمة بالمراجع، فلا يعرض الموقع ما يستشهد به البحث ولا ما يستشهد به.',
  },
  origins_there: {
    en: 'The service states the origin of each text; machine translations are shown as such.',
    ar: 'تذكر الخدمة من كتب كل نص، وتظهر الترجمة الآلية بوصفها كذلك.',
  },
  origins_missing: {
    en: 'The service does not state the origin of a text, so the site cannot mark machine translations.',
    ar: 'لا تذكر الخدمة من كتب النص، فلا يذكره الموقع، ولا تتميز فيه الترجمة الآلية من غيرها.',
  },
  terms_own: {
    en: 'The dictionary is the site’s own and not read from the service. Its list has no publication counts.',
    ar: 'المعجم معجم الموقع نفسه ولا يُطلب من الخدمة، ولا تذكر قائمته عدد أبحاث كل مصطلح.',
  },
  topics_missing: {
    en: 'No operation lists venues or counts people, institutions and countries of a query. The site hides the pages of venues; the pages of areas and missions only have their list.',
    ar: 'لا عملية تسرد أوعية النشر أو تعدّ أشخاص الاستعلام ومؤسساته وبلدانه، فلا يعرض الموقع صفحات أوعية النشر، ولا يعرض في صفحات المجالات والمهمات إلا القائمة.',
  },
  no_stored_profile: { en: 'There is no stored profile.', ar: 'لا يوجد ملف توصيف محفوظ.' },
  no_drift: { en: 'Nothing changed since {checkedAt}.', ar: 'لم يتغيّر شيء منذ {checkedAt}.' },
  drift: { en: 'Changed since {checkedAt}: {names}.', ar: 'تغيّر منذ {checkedAt}: {names}.' },
} as const satisfies Record<string, Bilingual>;

export type MessageId = keyof typeof messages;
