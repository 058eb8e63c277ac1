/** Titles before Latin names. "M." and "Md" are given names, "Eng" without a full stop is a family name. */
const latinTitles = /^(?:(?:dr|prof|eng|ing|mr|mrs|ms)\.\s*|(?:dr|prof|professor|doctor|mr|mrs|ms)\s+)+(?=\p{L}{2,}|\p{Lu}\.)/iu;
/** Degrees after Latin names. MD may be initials: "Khan, MD". */
const degrees = /\s*,\s*(?:Ph\.?\s?D\.?|D\.?\s?Phil\.?|M\.?Sc\.?|D\.?Sc\.?|Dr\.-Ing\.?)(?=\s*(?:,|$))/g;
/** Titles before Arabic names: «أ.د.», «د/», «الأستاذ الدكتور». A letter before another initial is itself an initial: «م. ع. الفزاري». */
const arabicTitles =
  /^(?:(?:أ\s?\.\s?م\s?\.\s?د|أ\s?\.\s?د|د|م)\s?[./]\s*|(?:الأستاذة?|الدكتورة?|المهندسة?|أستاذ|دكتورة?)\s+)+(?!\s*[\u0621-\u064a][. ])(?=\S+\s+\S)/u;

/** Longer texts are no names, and would take time by the square of the length. */
const nameMax = 300;

/** The name without academic titles and degrees: "Prof. Dr. Huda Alshamri, PhD", «أ.د. منى الصالح». A name of titles alone stays. */
export function withoutHonorifics(name: string): string {
  if (name.length > nameMax) return name;
  const bare = name.replace(degrees, '').replace(latinTitles, '').replace(arabicTitles, '').trim();
  return bare || name;
}
