/** Titles before Latin names. "M." and "Md" are given names, "Eng" without a full stop is a family name. */
const latinTitle =
  '(?:(?:assoc(?:iate)?|asst|assistant|univ)[. -]{1,2})?prof(?:essor)?(?:\\.\\s*|\\s+|(?=-))|(?:priv\\.?-doz|dr\\.?-ing|dipl\\.?-ing|dra?|eng|ing|mr|mrs|ms|rev|capt|col|lt|maj|gen|sr|sra)\\.\\s*|(?:pd\\s(?=dr)|dr|doctor|mr|mrs|ms|miss|mme|mlle)\\s+';
const byline = '(?:by\\s*:?|author\\s?:)\\s';
const latinTitles = new RegExp(`(?<=^|[,،]\\s)(?:${byline}(?:${latinTitle})*|(?:${latinTitle})+)(?=\\p{L}{2,}|\\p{Lu}\\.)`, 'iu');
/** Degrees after Latin names. MD may be initials: "Khan, MD". */
const degrees = /(?:\s*,\s*|\s+\(?(?=Ph))(?:Ph\.?\s?D\.?|D\.?\s?Phil\.?|M\.?Sc\.?|D\.?Sc\.?|Dr\.-Ing\.?)\)?(?=\s*(?:,|$))/g;
/** Titles before Arabic names: «أ.د.», «د/», «الأستاذ الدكتور». A letter before another initial is itself an initial: «م. ع. الفزاري». */
const arabicTitles =
  /^(?:(?:مؤلفة?|إعداد|تأليف|(?:ال)?باحثة?)\s?[:/]\s*|(?:[أا]\s?\.\s?م\s?\.\s?د|[أا]\s?\.\s?[دم]|[أاد]|م)\s?[./]\s*|(?:(?:ال)?أستاذة?(?:\s(?:ال)?(?:مساعدة?|مشاركة?))?|(?:ال)?دكتورة?|المهندسة?|المدرس(?=\sال)|(?:ال)?بروفيسورة?)(?:\s?\/\s?|\s+))+(?!\s*[\u0621-\u064a][. ])(?=\S+\s+\S)/u;

/** Longer texts are no names, and would take time by the square of the length. */
const nameMax = 300;

/** The name without academic titles and degrees: "Prof. Dr. Huda Alshamri, PhD", «أ.د. منى الصالح». A name of titles alone stays. */
export function withoutHonorifics(name: string): string {
  if (name.length > nameMax) return name;
  const bare = name.replace(degrees, '').replace(latinTitles, '').replace(arabicTitles, '').trim();
  return bare || name;
}
