import type { WiderSubject } from './wider-subject.ts';

/** What a record has to meet. A subject is named by two words or more: one, as "water", says too little. */
export interface Condition {
  readonly expression: string;
  readonly isSubject: boolean;
  /** The words as they were typed. */
  readonly text?: string;
  /** The vocabulary knows it, or it is a place or a designation: alone it may be what is asked for. */
  readonly isKnown?: boolean;
  /** A body, a mission, a place in the sky: a name of its own, which nothing else beside it makes up for. */
  readonly isThing?: boolean;
  /** A thing that a journey goes to. */
  readonly isGoal?: true;
  /** What something else is for: nanosatellites, of ground stations for them. */
  readonly isPurpose?: true;
  /** A country, a town or a region. */
  readonly isPlace?: true;
  /** What anything is worked on with: machine learning, Landsat. */
  readonly isMethod?: true;
  /** Somebody's family name, which no text has. */
  readonly isPerson?: true;
  /** Tokens of the subjects that the words name together with others that stand apart; who bears one meets them all. */
  readonly apart?: readonly string[];
  /** One word of all research, and how little it says; `asking` is a plain verb of a question, `kind` the class of a thing beside its name. */
  readonly generality?: 'request' | 'deed' | 'general' | 'asking' | 'kind';
  /** Of a deed, or of what becomes of a thing: titles that have it in any of its words. */
  readonly lift?: string;
  /** Of what becomes of a thing: who bears the closest of the subjects it leads to. */
  readonly lead?: string;
  /** Of a subject whose words may stand anywhere in a record: who bears it, or has them in the title or side by side. Where nobody does, words here and there are chance. */
  readonly closely?: string;
  /** All words of its name but one are space: plants, and space, here and there are no plants in space. */
  readonly isOneWord?: true;
  /** Who has the words in the title, or is called so, as an expression. */
  readonly inTitle?: string;
  /** Who bears the subject itself, as an expression. */
  readonly bearers?: string;
  /** Tokens of the areas the subject is of, or is. */
  readonly areas?: readonly string[];
  /** Tokens of the closest subjects, of which more may be wanted. */
  readonly kin?: readonly string[];
  /** The areas of what is named, for where no record bears it, and the records that share a word with its names. */
  readonly wider?: WiderSubject;
}

/** From so many conditions on a query is a sentence: each word adds a little, and none is picked out or left out. */
export const sentenceMin = 5;
/** So many conditions are a search in a few words. */
export const fewWords = 3;
