/**
 * What else an Arabic word may be that no text has, for looking up: «وهشاشة» is "and" and a word, «لنورة» a name behind a particle; «تتبخر» and «يتبخر» are of the verbal noun «تبخر»;
 * a foreign g is written غ or ج, «مانغروف» and «مانجروف». Readings, not typos: nothing was mistyped. Takes a folded word.
 */
export function otherReadings(word: string): string[] {
  if (!/^[\u0621-\u064a]{4,}$/.test(word)) return [];
  const readings = withoutParticle(word);
  // «عالمريخ» is how the dialects write على المريخ.
  if (/^عال.{3}/.test(word)) readings.push(word.slice(1));
  // «نرصد» is of «رصد», «تتبخر» and «يتبخر» of «تبخر».
  if (/^[تين]ت.{3}/.test(word) || /^[ين].{3,}/.test(word)) readings.push(word.slice(1));
  // The dialects leave the last hamza out: «سودا», «صحرا».
  if (/^.{3,}ا$/.test(word)) readings.push(`${word}ء`);
  if (word.includes('غ')) readings.push(word.replaceAll('غ', 'ج'));
  if (word.includes('ج')) readings.push(word.replaceAll('ج', 'غ'));
  return readings;
}

/** Of a folded word what may be behind the one or two particles written with it; of «للعتيبي» «العتيبي». */
export function withoutParticle(word: string): string[] {
  const stripped = [];
  for (const particle of particles.flatMap((pattern) => pattern.exec(word)?.[0] ?? [])) {
    const rest = word.slice(particle.length);
    stripped.push(rest, ...(/^ل/.test(rest) && particle.endsWith('ل') ? [`ا${rest}`] : []));
  }
  return stripped;
}

const particles = [/^[وفبلك](?=[\u0621-\u064a]{4})/, /^[وف][بلك](?=[\u0621-\u064a]{4})/];
