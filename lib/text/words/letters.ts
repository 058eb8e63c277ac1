import { latinLetters } from '#lib/domain/latin-letters.ts';

/** Arabic letters with their variants in Persian, Urdu and Kurdish, and those that people confuse. */
const arabicVariants = {
  ا: 'ٱٲٳٵ',
  ي: 'ىیېےۍێۑ',
  ك: 'کڪگڭګݢ',
  ه: 'ہھەةۃ',
  ب: 'پ',
  ج: 'چ',
  ز: 'ژ',
  ف: 'ڤڥ',
  ق: 'ڨ',
  ت: 'ٹ',
  د: 'ڈ',
  ر: 'ڑڕ',
  ن: 'ںڼ',
  ل: 'ڵ',
  و: 'ۋۆۇۈ',
};

/** Letters that people or keyboards confuse and NFKD does not merge, with the letter that replaces them. */
export const letterVariants: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(arabicVariants).flatMap(([letter, variants]) => [...variants].map((variant) => [variant, letter]))),
  ...latinLetters,
  ς: 'σ',
};

const greekLetters = 'αβγδεϵζηθικλμνξοπρστυφχψω';
const names =
  'alpha beta gamma delta epsilon epsilon zeta eta theta iota kappa lambda mu nu xi o pi rho sigma tau upsilon phi chi psi omega';

/** Names of Greek letters, because people type the name: Hα is searched as "halpha", γ-ray as "gamma-ray". */
export const greekNames: Readonly<Record<string, string>> = Object.fromEntries(
  names.split(' ').map((name, index) => [greekLetters[index], name]),
);
