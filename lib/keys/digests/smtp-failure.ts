/** Whose fault a failed message is, and whether it may succeed later. */
export type SmtpFailure =
  /** The recipient's server refuses the recipient or the message for good (5xx). */
  | 'refused'
  /** The same for now (4xx), such as a full mailbox or greylisting. */
  | 'later'
  /** Our mail server: it cannot be reached, is slow, broke off, or refuses us or our sender. It would do so for every message. */
  | 'server';

/** Classifies an error of nodemailer by its code, its SMTP command and the code of the response (RFC 5321 §4.2). */
export function smtpFailure(error: unknown): SmtpFailure {
  const { code, command, responseCode = 0 } = (error ?? {}) as { code?: string; command?: string; responseCode?: number };
  const isAboutMessage = code === 'EMESSAGE' || (code === 'EENVELOPE' && /^RCPT\b/i.test(command ?? ''));
  // 421 ends the connection and is about the service, whatever it answers.
  if (!isAboutMessage || responseCode < 400 || responseCode === 421) return 'server';
  return responseCode < 500 ? 'later' : 'refused';
}
