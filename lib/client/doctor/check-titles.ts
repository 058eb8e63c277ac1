import type { Bilingual } from '#lib/contract/bilingual.ts';
import type { CheckId, Verdict } from './finding.ts';

/** Titles of the doctor's checks of a remote service, as its report prints them. */
export const checkTitles: Readonly<Record<CheckId, Bilingual>> = {
  D01: { en: 'Connection', ar: 'الاتصال' },
  D02: { en: 'Content type', ar: 'نوع المحتوى' },
  D03: { en: 'Key requirement', ar: 'اشتراط المفتاح' },
  D04: { en: 'Key placement', ar: 'موضع المفتاح' },
  D05: { en: 'The six operations', ar: 'العمليات الست' },
  D06: { en: 'The list', ar: 'القائمة' },
  D07: { en: 'The total', ar: 'العدد الإجمالي' },
  D08: { en: 'Page figures', ar: 'بيانات الصفحة' },
  D09: { en: 'Number of the first page', ar: 'رقم الصفحة الأولى' },
  D10: { en: 'Largest page', ar: 'أكبر صفحة' },
  D11: { en: 'Stable order', ar: 'ثبات الترتيب' },
  D12: { en: 'Effect of parameters', ar: 'أثر المُعامِلات' },
  D13: { en: 'Details and unknown ids', ar: 'التفاصيل والمُعرِّفات المجهولة' },
  D14: { en: 'Fields', ar: 'الحقول' },
  D15: { en: 'The two languages', ar: 'اللغتان' },
  D16: { en: 'Dates', ar: 'التواريخ' },
  D17: { en: 'Authors of records', ar: 'مؤلفو السجلات' },
  D18: { en: 'Types and areas of records', ar: 'أنواع السجلات ومجالاتها' },
  D19: { en: 'Errors', ar: 'الأخطاء' },
  D20: { en: 'Firewall', ar: 'جدار الحماية' },
  D21: { en: 'Caching and compression', ar: 'التخزين المؤقت والضغط' },
  D22: { en: 'Announced limits', ar: 'الحدود المعلنة' },
  D23: { en: 'Other origins (CORS)', ar: 'المصادر الأخرى (CORS)' },
  D24: { en: 'Unrecognised properties', ar: 'عناصر غير معروفة' },
  D25: { en: 'Personal data', ar: 'البيانات الشخصية' },
  D26: { en: 'Speed and size', ar: 'السرعة والحجم' },
  D27: { en: 'Encryption', ar: 'التشفير' },
  D28: { en: 'Change since the stored profile', ar: 'التغيّر منذ الملف المحفوظ' },
  D29: { en: 'Institutions (beyond the interface document)', ar: 'المؤسسات (إضافة إلى وثيقة الواجهة)' },
  D30: { en: 'Dictionary of terms (beyond the interface document)', ar: 'معجم المصطلحات (إضافة إلى وثيقة الواجهة)' },
  D32: { en: 'References between publications (beyond the interface document)', ar: 'المراجع بين الأبحاث (إضافة إلى وثيقة الواجهة)' },
  D33: { en: 'Pages of venues and missions (of the site’s own store)', ar: 'صفحات أوعية النشر والمهمات (من مخزن الموقع نفسه)' },
  D31: { en: 'Origin of texts (beyond the interface document)', ar: 'من كتب النصوص (إضافة إلى وثيقة الواجهة)' },
};

export const verdictWords: Readonly<Record<Verdict, Bilingual>> = {
  ok: { en: 'ok', ar: 'سليم' },
  note: { en: 'note', ar: 'ملاحظة' },
  warning: { en: 'WARNING', ar: 'تنبيه' },
  failure: { en: 'FAILURE', ar: 'خلل' },
  skipped: { en: 'skipped', ar: 'لم يُفحص' },
};
