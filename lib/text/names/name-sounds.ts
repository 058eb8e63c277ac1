/** One consonant (its possible classes, a letter each) and the vowel letters written after it. */
export interface Sound {
  readonly classes: string;
  gap: string;
}

/** A name part as sounds; `initial` holds vowel letters before the first consonant. */
export interface Sounds {
  readonly initial: string;
  readonly sounds: readonly Sound[];
}

/** Every pronunciation of a part of a name, for example with and without a joined article, or with v as w. */
export function pronunciations(part: string, arabic: boolean): Sounds[] {
  return forms(part, arabic).map((form) => tidy(arabic ? arabicSounds(form) : latinSounds(form)));
}

/** The consonant skeletons of a pronunciation; ambiguous letters branch (ث is T or S), at most 24. */
export function skeletons(phonetic: Sounds): string[] {
  if (phonetic.sounds.length === 0) return ['A'];
  return phonetic.sounds.reduce<string[]>(
    (keys, sound) => keys.flatMap((key) => [...sound.classes].map((letter) => key + letter)).slice(0, 24),
    [''],
  );
}

const arabicClasses: ReadonlyMap<string, string> = new Map(
  'بB تT طT ثTS جJ حH هH خX دD ذDZ ضDZ ظZD رR زZ سS صS شC غG فF قK كK لL مM نN'.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
/** Groups of Latin letters that write one consonant, each with the classes of this consonant. The longest groups come first. */
const latinGroups = 'sch=C tch=C sh=C ch=C kh=X gh=G th=TS dh=DZ dj=J ph=F'
  .split(' ')
  .map((pair) => pair.split('=') as [letters: string, classes: string]);

function forms(part: string, arabic: boolean): string[] {
  if (arabic) {
    const spellings = /^ال.{2,}/.test(part) ? [part.slice(2), part] : [part];
    // «تش» writes the ch of Chandra and Klimchuk, or two consonants: Tishreen.
    return spellings.flatMap((spelling) => (spelling.includes('تش') ? [spelling.replaceAll('تش', 'ش'), spelling] : [spelling]));
  }
  const spellings = [part];
  const article = /^[ae]l(?=[a-z]{3})/.exec(part) ?? /^a(?=(sh|s|z|d|t|n|r)\1[a-z]{2})/.exec(part);
  if (article) spellings.unshift(part.slice(article[1] === undefined ? article[0].length : 1 + article[1].length));
  if (/^ash[aeiou][a-z]{3}/.test(part)) spellings.push(part.slice(1));
  if (/^(?:bin|ben|ibn)[a-z]{4}/.test(part)) spellings.push(part.slice(3));
  if (/^abul[a-z]{4}/.test(part)) spellings.push(`abu${part.slice(4)}`);
  // Two consonants that look like a digraph: Ishaq, Fathi, Adham.
  if (/[a-z](?:sh|th|dh)[a-z]/.test(part)) spellings.push(part.replace(/(?<=[a-z])([std])h(?=[a-z])/, '$1~h'));
  if (part.includes('v')) spellings.push(part.replace(/v/g, 'w'));
  return spellings;
}

function arabicSounds(part: string): Sounds {
  const sounds: Sound[] = [];
  let initial = '';
  [...part].forEach((letter, i) => {
    const classes = arabicClasses.get(letter);
    if (classes !== undefined) sounds.push({ classes, gap: '' });
    else if ((letter === 'و' || letter === 'ي') && i === 0 && part.length > 2)
      sounds.push({ classes: letter === 'و' ? 'W' : 'Y', gap: '' });
    else if (sounds.length > 0) (sounds.at(-1) as Sound).gap += letter;
    else initial += letter;
  });
  return { initial, sounds };
}

function latinSounds(part: string): Sounds {
  const sounds: Sound[] = [];
  let initial = '';
  let index = 0;
  const start = /^(?:w|ou(?=[aeiy])|u(?=[aei])|y(?=[aeiou]))/.exec(part);
  if (start) {
    sounds.push({ classes: start[0] === 'y' ? 'Y' : 'W', gap: '' });
    index = start[0].length;
  }
  while (index < part.length) {
    const rest = part.slice(index, index + 3);
    const group = latinGroups.find(([letters]) => rest.startsWith(letters));
    if (group) {
      sounds.push({ classes: group[1], gap: '' });
      index += group[0].length;
      continue;
    }
    const letter = part[index] as string;
    index++;
    if ('aeiouyw'.includes(letter)) {
      if (sounds.length > 0) (sounds.at(-1) as Sound).gap += letter;
      else initial += letter;
    } else if (letter === 'x') sounds.push({ classes: 'K', gap: '' }, { classes: 'S', gap: '' });
    else if (letter !== '~') sounds.push({ classes: latinClass(letter, part, index), gap: '' });
    if (letter === 'g' && /^u[ei]/.test(part.slice(index))) index++;
  }
  return { initial, sounds };
}

/** The classes of a Latin letter; `next` is the index after it. */
function latinClass(letter: string, part: string, next: number): string {
  if (letter === 'g') return 'JGK';
  if (letter === 'q') return 'K';
  if (letter === 'c') return /[ei]/.test(part[next] ?? '') ? 'S' : 'K';
  // A voiced s, which Arabic writes ز: Rose, Wise, Penrose.
  if (letter === 's' && /[aeiou]/.test(part[next - 2] ?? '') && part.slice(next) === 'e') return 'SZ';
  if (letter === 'p') return 'B';
  if (letter === 'v') return 'F';
  // Turkish writes final d as t: Fuat, Ahmet, Mahmut.
  if (letter === 't' && next === part.length && part.length > 3 && /[aeu]/.test(part[next - 2] ?? '')) return 'TD';
  return letter.toUpperCase();
}

/** Merges doubled letters, which write a shadda, and counts a final h as a vowel sign (Fatimah). */
function tidy(phonetic: Sounds): Sounds {
  const sounds: Sound[] = [];
  for (const sound of phonetic.sounds) {
    const previous = sounds.at(-1);
    if (previous && previous.gap === '' && shares(previous, sound)) previous.gap = sound.gap;
    else sounds.push({ ...sound });
  }
  if (sounds.length > 1 && sounds.at(-1)?.classes === 'H') {
    const final = sounds.pop() as Sound;
    (sounds.at(-1) as Sound).gap += `h${final.gap}`;
  }
  return { initial: phonetic.initial, sounds };
}

/** Whether two consonants have a possible class in common. */
export function shares(a: Sound, b: Sound): boolean {
  return [...a.classes].some((letter) => b.classes.includes(letter));
}
