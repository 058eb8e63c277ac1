/** Checks what a program can check of docs/arabic-style.md. Each fault is a phrase for editors. */
export function arabicFaults(text: string, options: { mayBeMostlyLatin?: boolean } = {}): string[] {
  const rules: readonly [RegExp, string][] = [
    [/[,;?]/, 'has a Latin comma, semicolon or question mark'],
    [/["“”]/, 'has quotation marks other than « »'],
    [/[–—]/, 'has a dash'],
    [/\u0640/, 'has a tatweel'],
    [/[\ufb50-\ufdff\ufe70-\ufefc]/, 'has a presentation form'],
    [/[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/, 'has an invisible mark'],
    [/[یکہۀ]/, 'has a Persian or Urdu letter'],
    [/[٠-٩۰-۹]/, 'has digits other than Latin ones'],
    [/عن بعد(?![\u064b-\u0652\u0621-\u064a])/, 'writes «عن بعد» without its damma'],
    [/الأقمار الاصطناعية|قمر اصطناعي/, 'uses اصطناعي of a satellite instead of صناعي'],
    [/ {2}|^\s|\s$/, 'has extra blanks'],
    [/«\s|\s»/, 'has a blank inside « »'],
    [/\d %|٪/, 'has a percent sign that is not 5%'],
    [/(?<!\p{L})(?:ال|لل)?(?:متعقب|وضعية)(?!\p{L})/u, 'uses متعقب or وضعية where the guide has متتبع نجوم and اتجاه'],
    // Words with a bare initial alef where the hamza is mandatory.
    [/(?<![\p{L}\p{M}])(?:ال)?(?:اقمار|ابحاث|اشعة|انظمة|اجهزة|اطياف|اثار|ارض|اجرام|ايوني)(?![\p{L}\p{M}])/u, 'misses a hamza'],
  ];
  const faults = rules.filter(([pattern]) => pattern.test(text)).map(([, fault]) => fault);
  if (text.normalize('NFC') !== text) faults.push('is not NFC');
  const letters = text.match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter));
  if (!options.mayBeMostlyLatin && arabic.length * 2 < letters.length) faults.push('is less than half Arabic');
  return faults;
}

/** Untranslated lower-case English words of three letters or more, outside brackets; names and acronyms have capitals. */
export function leftoverEnglish(text: string, allowed: ReadonlySet<string>): string[] {
  const outside = text.replace(/\([^)]*\)/g, ' ');
  return [...outside.matchAll(/(?<![\p{L}\p{N}._/-])[a-z]{3,}(?![\p{L}\p{N}])/gu)]
    .map(([word]) => word)
    .filter((word) => !allowed.has(word));
}
