/** What writers of Arabic call a spacecraft beside its name, any for any other. */
const kinds = ['مهمة', 'بعثة', 'مسبار', 'المسبار', 'مركبة', 'المركبة', 'تلسكوب', 'التلسكوب', 'منظار', 'مقراب'];
/** The same in two words, which stand before a bare name too. */
const wholeKinds = ['القمر الصناعي', 'القمر الاصطناعي', 'المركبة الفضائية', 'المسبار الفضائي', 'التلسكوب الفضائي'];

const kind = /^(?:ال)?(?:مهمة|بعثة|مسبار|قمر|مركبة|تلسكوب|منظار|مقراب)\s+(?=\S{3})/;
/** Names of what is no spacecraft, or that say what the thing is by themselves. */
const isOther =
  /^(?:ال)?(?:وكالة|مركز|مدينة|معهد|جامعة|مرصد|محطة|برنامج|مشروع|صاروخ|مصفوفة|كاشف|مصادم|مسح|مختبر|شبكة|مستكشف|مستطلع|مقياس|هوائي|أقمار|مذنب|كوكبة|نظام|ساتل)(?:\s|$)|\s/;

/** Other names that a spacecraft goes by in Arabic, from those that the table has: «تلسكوب غايا» is also «القمر الصناعي غايا». */
export function otherMissionNames(names: readonly string[]): readonly string[] {
  const other = names.flatMap((name) => {
    const bare = name.replace(kind, '');
    if (bare !== name) return [...kinds, ...wholeKinds].map((one) => `${one} ${bare}`);
    return isOther.test(name) || name.startsWith('ال') ? [] : wholeKinds.map((one) => `${one} ${name}`);
  });
  return [...new Set(other)].filter((name) => !names.includes(name));
}
