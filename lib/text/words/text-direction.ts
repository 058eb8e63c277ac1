/** Right to left when a text begins with an Arabic word or most words are Arabic; the first letter misleads («GNSS-R: تقدير رطوبة…»). */
export function textDirection(text: string): 'rtl' | 'ltr' | 'auto' {
  const { arabic, latin, first } = countWords(text);
  if (arabic + latin === 0) return 'auto';
  return first === 'ar' || arabic > latin ? 'rtl' : 'ltr';
}

function countWords(text: string): { arabic: number; latin: number; first?: 'ar' | 'latin' } {
  let arabic = 0;
  let latin = 0;
  let first: 'ar' | 'latin' | undefined;
  for (const match of text.matchAll(/(\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*)|\p{Script=Latin}[\p{L}\p{M}'’]*/gu)) {
    if (match[1] === undefined) latin++;
    else if (/\p{L}/u.test(match[1])) arabic++;
    else continue;
    first ??= match[1] === undefined ? 'latin' : 'ar';
  }
  return first === undefined ? { arabic, latin } : { arabic, latin, first };
}
