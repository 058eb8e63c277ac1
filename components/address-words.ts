import { damerau } from '#lib/base/damerau.ts';

/** The sections of the site that a mistyped address may mean. */
const sections = [
  'research',
  'authors',
  'institutions',
  'areas',
  'venues',
  'missions',
  'collection',
  'terms',
  'developers',
  'about',
] as const;

/** Maximum typos in the name of a section. */
const typosMax = 2;
/** Maximum characters of the search words. */
const wordsMax = 100;

interface AddressWords {
  /** The section whose name the address nearly has. */
  readonly near?: (typeof sections)[number];
  /** The words of the rest of the address, to search for; absent if it has none, such as the number of a record. */
  readonly words?: string;
}

/** What an address without a page may mean: `/en/reserch/moon-dust` is near `research`, with the words "moon dust". */
export function addressWords(path: string): AddressWords {
  const [, , first = '', ...rest] = path.replace(/\?.*/, '').split('/');
  const section = sections.find((name) => damerau(first.toLowerCase(), name, typosMax) <= typosMax);
  const text = (section ? rest : [first, ...rest]).join(' ').replace(/\.\w{1,5}$/, '');
  const words = text
    .split(/[\s\-_+.,]+/)
    .filter((word) => /\p{L}/u.test(word))
    .join(' ')
    .slice(0, wordsMax);
  return { ...(section && section !== first && { near: section }), ...(words && { words }) };
}
