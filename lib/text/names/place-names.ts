import { listIn, readData } from '#lib/text/data/read-data.ts';
import { fold } from '#lib/text/words/fold.ts';

let places: ReadonlyMap<string, string> | undefined;

/** The folded English name of a city or state of `places.tsv`, from its folded name in either language; undefined for other words. */
export function placeName(word: string): string | undefined {
  places ??= new Map(
    readData('places.tsv').flatMap(([english = '', arabic]) => [english, ...listIn(arabic)].map((name) => [fold(name), fold(english)])),
  );
  return places.get(word);
}
