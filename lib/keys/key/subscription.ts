import type { Language } from '#lib/languages/languages.ts';

/** How often a digest is sent. */
export const rhythms = ['weekly', 'monthly'] as const;
export type Rhythm = (typeof rhythms)[number];

/** What a reader asks for: new works of a list by mail. */
export interface SubscriptionChoice {
  readonly email: string;
  /** The query of the list, as in its address, without order and page. */
  readonly list: string;
  readonly language: Language;
  readonly rhythm: Rhythm;
}

/** The state of the records up to which works were sent. */
export interface SentState {
  readonly dataVersion: string;
  /** The highest id of a work in that version: works that are added later have higher ids. */
  readonly lastWork: number;
}

/** A confirmed subscription. All times are UTC, `YYYY-MM-DDTHH:MM:SSZ`. An address follows a list once. */
export interface Subscription extends SubscriptionChoice, SentState {
  readonly id: string;
  readonly createdAt: string;
  /** When the next digest is due. */
  readonly dueAt: string;
  /** Failed attempts in a row to send the digest that is due, and permanent refusals in a row by the recipient's server. */
  readonly attempts: number;
  readonly refusals: number;
  /** No attempt is made before this time: a pause after a failure, or the claim of a run that is sending the digest. */
  readonly pausedUntil: string | null;
  /** The highest id in the digest that is being sent, so that a repeated attempt has the same content and Message-ID. */
  readonly sendingTo: number | null;
}

/** A subscription that waits for its address to be confirmed. The requests of one confirmation message have the same token. */
export interface SubscriptionRequest extends SubscriptionChoice {
  readonly id: string;
  readonly tokenHash: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** The token of a message, which opens the page of what its address follows. */
export interface SubscriptionLink {
  readonly tokenHash: string;
  /** The subscription that the message is about. */
  readonly subscriptionId: string;
  /** Null when the address follows nothing any more. */
  readonly email: string | null;
  readonly expiresAt: string;
}

/** How an attempt to send a digest ended. */
export type DigestOutcome =
  | ({ readonly kind: 'done'; readonly dueAt: string; readonly sendingTo: number } & SentState)
  | { readonly kind: 'failed' | 'refused'; readonly pausedUntil: string };
