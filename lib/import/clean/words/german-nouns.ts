/** German words of other kinds than nouns that are frequent in titles. */
const otherWords: ReadonlySet<string> = new Set(
  (
    'der die das des dem den ein eine eines einer einem einen und oder aber sowie als wie ob dass wenn weil nicht kein keine keiner auch nur noch schon sehr so ' +
    'in im ins an am ans auf aus bei beim bis durch für gegen hinter mit nach neben ohne über um unter von vom vor zu zum zur zwischen während wegen trotz seit statt ' +
    'sich sie er es wir ihr ihre ihrer ihren sein seine seiner seinen dieser diese dieses diesem diesen jeder jede jedes alle aller allen beide beider beiden ' +
    'ist sind war waren wird werden kann können hat haben soll muss was wer wo warum wann welche welcher welches mehr weniger erste ersten zweite zweiten dritte dritten ' +
    'neue neuer neues neuen neuem alte alter alten große großer großes großen kleine kleiner kleinen hohe hoher hohen lange langer langen junge jungen heute zwei drei vier fünf ' +
    'weitere weiterer weiteren verschiedene verschiedener verschiedenen einige einiger einigen mittels anhand bezüglich hinsichtlich insbesondere'
  ).split(' '),
);

/** Endings of adjectives, and of participles with an ending of declension. */
const adjective = /(?:(?:isch|lich|sam|los|haft)(?:e[mnrs]?)?|(?:ig|bar|iv|al|ell|end)e[mnrs])$/u;

/** Whether a lower-case word is likely a German noun, which has a capital: of other kinds are frequent words and the endings of adjectives. */
export const isGermanNoun = (word: string): boolean => word.length > 1 && !otherWords.has(word) && !adjective.test(word);
