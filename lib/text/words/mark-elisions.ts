import { undertie } from './units.ts';
import { wordsOfClass } from './word-classes.ts';

const elided = new RegExp(`(?<![\\p{L}\\p{N}])(${wordsOfClass('elided').join('|')})['’ʼ‘´\`＇](?=[aeiouyhæøœ\u00c0-\u00ff])`, 'giu');

/** The text with its elisions marked for `units`, before it is folded. D’Alembert and L’Aquila are written alike, which is why the joined form stays. */
export const markElisions = (text: string): string => text.replace(elided, `$1${undertie}`);
