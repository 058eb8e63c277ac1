/** Other forms of a folded word, if no text contains the word: without a particle or verb prefix («تتبخر»), or with غ and ج exchanged. */
export function otherReadings(word: string): string[] {
  if (!/^[\u0621-\u064a]{4,}$/.test(word)) return [];
  const readings = withoutParticle(word);
  // Dialects write على المريخ as «عالمريخ».
  if (/^عال.{3}/.test(word)) readings.push(word.slice(1));
  // «نرصد» belongs to «رصد», «تتبخر» and «يتبخر» to «تبخر».
  if (/^[تين]ت.{3}/.test(word) || /^[ين].{3,}/.test(word)) readings.push(word.slice(1));
  // Dialects omit a final hamza: «سودا», «صحرا».
  if (/^.{3,}ا$/.test(word)) readings.push(`${word}ء`);
  if (word.includes('غ')) readings.push(word.replaceAll('غ', 'ج'));
  if (word.includes('ج')) readings.push(word.replaceAll('ج', 'غ'));
  return readings;
}

/** What remains of a folded word without one or two leading particles: «العتيبي» for «للعتيبي». */
export function withoutParticle(word: string): string[] {
  const stripped = [];
  for (const particle of particles.flatMap((pattern) => pattern.exec(word)?.[0] ?? [])) {
    const rest = word.slice(particle.length);
    stripped.push(rest, ...(/^ل/.test(rest) && particle.endsWith('ل') ? [`ا${rest}`] : []));
  }
  return stripped;
}

const particles = [/^[وفبلك](?=[\u0621-\u064a]{4})/, /^[وف][بلك](?=[\u0621-\u064a]{4})/];
