import type { Language } from './language.ts';

/** The help text of `npm run doctor`, by language of the terminal. The command examines a remote service or this site. */
export const doctorUsage: Readonly<Record<Language, string>> = {
  en: `npm run doctor                              what this site still needs before it goes public; with a remote service, examines that service
npm run doctor -- --base-url URL [options]  examine a deployment of the interface

  --base-url URL            address of the deployment (default: UPSTREAM_BASE_URL)
  --key-env NAME            variable that holds the key (default: UPSTREAM_API_KEY)
  --lang en,ar              languages to check
  --budget 40               maximum number of requests
  --sample 3                number of records to open
  --probe-auth              find out where the key is accepted (at most 9 requests)
  --allow-query-key         also try the key in the query string
  --insecure-loopback       accept any certificate on a loopback address
  --write FILE              write the profile, after comparing it with an existing one
  --json FILE               write the report
  --with-samples            include rows of the list in the report
  --locale en|ar            language of the output
Exit: 0 all recognised, 1 warnings, 2 not usable, 3 key refused, 4 not reachable, 64 usage error.
`,
  ar: `npm run doctor                              ما ينقص هذا الموقع قبل نشره، وفحص الخدمة البعيدة إن كان يقرأ منها
npm run doctor -- --base-url URL [options]  فحص خدمة تقدّم الواجهة نفسها

  --base-url URL            عنوان الخدمة (وإلا فهو UPSTREAM_BASE_URL)
  --key-env NAME            المتغير الذي فيه المفتاح (وإلا فهو UPSTREAM_API_KEY)
  --lang en,ar              اللغات التي يُسأل بها
  --budget 40               أكثر عدد للطلبات
  --sample 3                عدد السجلات التي تُفتح
  --probe-auth              البحث عن موضع المفتاح (9 طلبات على الأكثر)
  --allow-query-key         تجربة المفتاح في العنوان أيضًا
  --insecure-loopback       قبول أي شهادة من هذا الجهاز
  --write FILE              كتابة ملف الوصف، ويُقارن أولًا بالموجود
  --json FILE               كتابة التقرير
  --with-samples            إدراج صفوف من القائمة في التقرير
  --locale en|ar            لغة الجدول
رمز الخروج: 0 كل شيء معروف، 1 تنبيهات، 2 غير صالحة، 3 المفتاح مرفوض، 4 لا يمكن الوصول، 64 خطأ في الأمر.
`,
};
