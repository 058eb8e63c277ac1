/** Whose fault a failed message is, and whether it may succeed later. */
export type SmtpFailure =
  /** The recipient's server refuses the recipient or the message for good (5xx). */
  | 'refused'
  /** The same for now (4xx), such as a full mailbox or greylisting, or by policy (5.7.x), such as a relay that refuses us. */
  | 'later'
  /** Our mail server: it cannot be reached, is slow, broke off, or refuses us or our sender. It would do so for every message. */
  | 'server';

/** Classifies an error of nodemailer by its code, its SMTP command and the code of the response (RFC 5321 §4.2). */
export function smtpFailure(error: unknown): SmtpFailure {
  const {
    code,
    command,
    response = '',
    responseCode = 0,
  } = (error ?? {}) as {
    code?: string;
    command?: string;
    response?: string;
    responseCode?: number;
  };
  const isAboutMessage = code === 'EMESSAGE' || (code === 'EENVELOPE' && /^RCPT\b/i.test(command ?? ''));
  // 421 ends the connection and is about the service, whatever it answers.
  if (!isAboutMessage || responseCode < 400 || responseCode === 421) return 'server';
  // RFC 3463 §3.8: X.7.X is about security and policy.
  return responseCode < 500 || /^\d+[ -]5\.7\./.test(response) ? 'later' : 'refused';
}
