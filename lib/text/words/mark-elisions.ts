import { undertie } from './units.ts';
import { wordsOfClass } from './word-classes.ts';

const elisions = new RegExp(`(?<![\\p{L}\\p{N}])(${wordsOfClass('elided').join('|')})['’ʼ‘´\`＇](?=[aeiouyhæøœ\u00c0-\u00ff])`, 'giu');

/** Marks elisions for `units` before the text is folded. `units` also keeps the joined word, because of names such as L’Aquila. */
export const markElisions = (text: string): string => text.replace(elisions, `$1${undertie}`);
