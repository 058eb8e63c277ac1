import { fold } from './fold.ts';
import { stem } from './stem.ts';
import { conceptToken } from './vocabulary.ts';

/**
 * What becomes of the things of the sky, as people ask for it and as texts name it: who asks how stars die asks for supernovae and white dwarfs. Words of one
 * process in both languages, those that people ask with and no title on it has, what it befalls as a matter of course, and by the id of a subject the ids of those
 * it leads to, the closest first.
 */
const processes: ReadonlyArray<{
  readonly words: string;
  readonly asked?: string;
  readonly onto?: string;
  readonly of: Readonly<Record<string, string>>;
}> = [
  {
    words:
      'die dies died dying death dead end ends ending fate موت تموت يموت ماتت مات بتموت بيموت كيموت كيموتو كتموت نهاية تنتهي ينتهي بتنتهي مصير وفاة احتضار',
    of: {
      star: 'stellar-evolution supernova supernova-remnant compact-object neutron-star white-dwarf planetary-nebula gravitational-collapse',
      sun: 'stellar-evolution red-giant white-dwarf planetary-nebula',
      'black-hole': 'hawking-radiation',
      universe: 'dark-energy expansion-of-the-universe',
    },
  },
  {
    words:
      'born birth form forms formed forming formation origin arise begin began beginning start ولادة تولد يولد ولدت بتتولد تتكون يتكون تكونت تكون تكوين تكوّن بتتكون بيتكون نشأة نشوء تنشأ ينشأ نشأت تتشكل يتشكل تشكلت تشكل تشكيل بداية بدأ بدأت أصل',
    asked: 'come comes came أتى أتت تأتي جاء جاءت',
    of: {
      star: 'star-formation protostar molecular-cloud',
      planet: 'planet-formation protoplanetary-disk',
      exoplanet: 'planet-formation protoplanetary-disk',
      'planet-earth': 'planet-formation protoplanetary-disk',
      'solar-system': 'planet-formation protoplanetary-disk',
      galaxy: 'galaxy-formation',
      'black-hole': 'gravitational-collapse wolf-rayet-star primordial-black-hole binary-black-hole-merger',
      'neutron-star': 'gravitational-collapse supernova',
      universe: 'big-bang early-universe cosmic-inflation',
      nucleosynthesis: 'kilonova neutron-star-merger supernova stellar-evolution',
    },
  },
  {
    words: 'evolve evolves evolved evolving evolution age ages aging life تطور تتطور يتطور تطورت عمر أعمار حياة دورة',
    of: { star: 'stellar-evolution', galaxy: 'galaxy-formation' },
  },
  {
    words: 'explode explodes exploded exploding explosion explosions انفجار انفجارات تنفجر ينفجر انفجرت انفجر بتنفجر',
    of: { star: 'supernova supernova-remnant nova kilonova gamma-ray-burst' },
  },
  {
    words: 'rotate rotates rotating rotation spin spins spinning orbit orbits orbiting تدور يدور دوران بتدور بيدور تلف بتلف',
    onto: 'earth الأرض ارض',
    of: {
      star: 'stellar-rotation',
      galaxy: 'rotation-curve',
      'planet-earth': 'earth-rotation',
      satellite: 'orbit orbital-elements orbital-decay',
      planet: 'kepler-s-laws orbital-elements celestial-mechanics orbital-resonance',
    },
  },
  {
    words:
      'collide collides collided colliding collision collisions merge merges merging merger تصطدم يصطدم اصطدام تصادم تتصادم اندماج تندمج يندمج',
    asked:
      'hit hits hitting strike strikes striking crash crashes crashing threaten threatens threatening threat سيصطدم ستصطدم بيصطدم ترتطم يرتطم سيرتطم يضرب تضرب سيضرب يصيب تصيب سيصيب يهدد تهدد خطر',
    onto: 'earth planet الأرض ارض كوكب',
    of: {
      galaxy: 'galaxy-merger',
      'black-hole': 'binary-black-hole-merger',
      'neutron-star': 'neutron-star-merger',
      asteroid: 'planetary-defense near-earth-object',
      'near-earth-object': 'planetary-defense',
      comet: 'planetary-defense',
      satellite: 'collision-avoidance',
      'space-debris': 'collision-avoidance',
    },
  },
  {
    words: 'decay reentry reenter deorbit descend اضمحلال تضاؤل',
    asked:
      'stay stays staying remain remains last lasts survive survives يبقى تبقى بقاء يستمر تستمر fall falls falling fell drop drops crash crashes crashing يسقط تسقط سقوط سقط سقطت يطيح تطيح يوقع توقع يقع تقع يهبط بيسقط بتسقط',
    onto: 'earth orbit الأرض ارض مدار',
    of: {
      satellite: 'satellite-lifetime orbital-decay reentry',
      cubesat: 'satellite-lifetime orbital-decay reentry',
      'small-satellite': 'satellite-lifetime orbital-decay reentry',
      'space-debris': 'orbital-decay reentry',
      spacecraft: 'reentry',
      'space-station': 'orbital-decay reentry',
    },
  },
  {
    words:
      'protect protects protecting protection defend defends defending defense defence deflect deflects deflecting deflection نحمي يحمي تحمي حماية ندافع يدافع دفاع',
    asked: 'stop stops stopping prevent prevents preventing avoid save بنحمي نوقف إيقاف نتجنب تجنب نصد',
    onto: 'earth planet الأرض ارض كوكب',
    of: {
      asteroid: 'planetary-defense',
      'near-earth-object': 'planetary-defense',
      comet: 'planetary-defense',
      'planetary-defense': 'planetary-defense',
    },
  },
  {
    words: 'hot hotter hottest heat heated heats heating temperature temperatures حرارة حار حارة أسخن أحر ساخن ساخنة سخونة تسخين يسخن تسخن',
    of: { 'solar-corona': 'solar-corona' },
  },
  {
    words: 'breathe breathes breathing oxygen air تنفس يتنفس تتنفس نتنفس يتنفسون أكسجين الأكسجين هواء',
    of: {
      astronaut: 'life-support bioregenerative-life-support',
      'space-station': 'life-support bioregenerative-life-support',
    },
  },
  {
    words: 'radiation irradiation إشعاع إشعاعي',
    of: {
      astronaut: 'radiation-shielding',
      mars: 'space-radiation radiation-shielding',
      moon: 'space-radiation radiation-shielding',
      spacecraft: 'space-radiation radiation-shielding',
    },
  },
  {
    words: 'distance ranging مسافة قياس',
    asked: 'far يبعد تبعد بتبعد بيبعد بعيد بعيدة',
    of: { moon: 'satellite-laser-ranging', galaxy: 'hubble-constant redshift', star: 'astrometry' },
  },
  {
    words: 'expand expands expanding expansion grow growing يتوسع تتوسع توسع يتمدد تتمدد تمدد اتساع يتسع',
    of: { universe: 'expansion-of-the-universe hubble-constant dark-energy' },
  },
  {
    words: 'shine shines shining glow glows burn burns burning تضيء يضيء تلمع يلمع إضاءة تشع يشع تحترق يحترق بتلمع بتنور',
    of: { star: 'nuclear-fusion nucleosynthesis', sun: 'nuclear-fusion nucleosynthesis' },
  },
];

interface Process {
  /** The stems of its words. */
  readonly stems: ReadonlySet<string>;
  /** Stems of what it befalls as a matter of course. */
  readonly onto: ReadonlySet<string>;
  /** Tokens of what it happens to, with those it leads to. */
  readonly of: ReadonlyMap<string, readonly string[]>;
}

/** What the dialects put before a verb: «بيقع», «حيسقط». */
const spoken = /^[بحهسك](?=[يتن][\u0621-\u064a]{2})/;

/** And what they put behind it of several: «كيتكونو». */
const plural = /(?<=[يتن].{2,})وا?$/;

let known: ReadonlyMap<string, Process> | undefined;

/** The subjects a process leads to, by the stem of its word and the tokens of what it happens to; none where it is no word of one. */
export function processSubjects(stemmed: string, concepts: readonly string[]): readonly string[] {
  known ??= readProcesses();
  const process = known.get(stemmed) ?? known.get(stem(stemmed.replace(spoken, '').replace(plural, '')));
  return process ? [...new Set(concepts.flatMap((token) => process.of.get(token) ?? []))] : [];
}

/** Whether a process befalls a thing as a matter of course, by their stems: what hits hits the Earth, and texts on it need not say so. */
export function isBefallen(stemmed: string, target: string): boolean {
  known ??= readProcesses();
  return known.get(stemmed)?.onto.has(target) ?? false;
}

/** The stems of the words that say the same of a thing as this one: to die, to end. */
export function processStems(stemmed: string): readonly string[] {
  known ??= readProcesses();
  return [...(known.get(stemmed)?.stems ?? [])];
}

function readProcesses(): ReadonlyMap<string, Process> {
  return new Map(
    processes.flatMap(({ words, asked = '', onto = '', of }) => {
      const stemsOf = (list: string) =>
        list
          .split(' ')
          .filter(Boolean)
          .map((word) => stem(fold(word)));
      const stems = new Set(stemsOf(words));
      const subjects = new Map(Object.entries(of).map(([id, ids]) => [conceptToken(id), ids.split(' ').map(conceptToken)]));
      return [...stems, ...stemsOf(asked)].map((one) => [one, { stems, onto: new Set(stemsOf(onto)), of: subjects }] as const);
    }),
  );
}
