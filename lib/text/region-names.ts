import { words } from './fold.ts';

/** Whether a folded word belongs to the name of a country, a territory or an Arab town, in English or Arabic. A text that has no Sudan must not make it Susan, nor of القاهرة a continent (قارة). */
export function isRegionName(word: string): boolean {
  regionWords ??= new Set([
    ...words(arabTowns).flatMap(withoutArticle),
    ...['en', 'ar'].flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      return regionCodes().flatMap((code) => words(names.of(code) ?? '').flatMap(withoutArticle));
    }),
  ]);
  return regionWords.has(word);
}

/** Capitals and the seats of universities and observatories; where a name has two words, the one that tells it apart. */
const arabTowns = `
الرياض جدة مكة المدينة الدمام الظهران الطائف تبوك أبها جازان نجران بريدة الأحساء ثول القاهرة الإسكندرية الجيزة حلوان أسيوط المنصورة طنطا الزقازيق
المنوفية الفيوم سوهاج أسوان بنها القطامية أبوظبي ظبي دبي الشارقة عجمان الفجيرة العين الدوحة المنامة الكويت مسقط نزوى صحار صنعاء عدن بغداد البصرة الموصل
الكوفة أربيل دمشق حلب حمص اللاذقية بيروت طرابلس عمان إربد الكرك القدس غزة نابلس رام الخليل الخرطوم بنغازي تونس صفاقس سوسة المنستير الجزائر وهران
قسنطينة تلمسان بوزريعة الرباط الدار البيضاء فاس مراكش أكادير وجدة طنجة نواكشوط
riyadh jeddah makkah mecca madinah medina dammam dhahran taif tabuk abha jazan najran buraidah thuwal cairo alexandria giza helwan assiut asyut mansoura
tanta zagazig sohag aswan benha kottamia abu dhabi dubai sharjah ajman fujairah doha manama muscat nizwa sohar sanaa aden baghdad basra mosul kufa erbil
damascus aleppo homs latakia beirut tripoli amman irbid karak jerusalem gaza nablus khartoum benghazi tunis sfax sousse monastir algiers oran constantine
tlemcen bouzareah rabat casablanca fez marrakesh marrakech agadir oujda tangier nouakchott`;

let regionWords: Set<string> | undefined;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regionCodes = () => letters.flatMap((first) => letters.map((second) => first + second));
const withoutArticle = (word: string) => (/^ال.{3}/.test(word) ? [word, word.slice(2)] : [word]);
