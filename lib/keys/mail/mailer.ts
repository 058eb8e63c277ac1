import { createTransport } from 'nodemailer';
import type { Site } from '#lib/domain/site/site.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type MailName, writeMail } from './mail-texts.ts';

/** A finished message. */
export interface Message {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** Sends a finished message. Rejects when the server does not accept it. */
  deliver(message: Message): Promise<void>;
  /** Rejects when the server does not accept the message. */
  send(
    name: MailName,
    to: { readonly email: string; readonly language: Language },
    values: Readonly<Record<string, string>>,
  ): Promise<void>;
  close(): void;
}

/** Maximum wait for each step of a slow mail server. Readers do not wait for the server, since messages are sent after the response. */
const timeoutMs = 10_000;
/** Maximum time for a message, since a server that sends a byte now and then exceeds no step. Shorter than the claim of a digest. */
const messageMsDefault = 120_000;

export interface MailerOptions {
  readonly smtpUrl: string;
  readonly from: string | { readonly name: string; readonly address: string };
  readonly site: Site;
  readonly messageMs?: number;
}

/**
 * Sends messages through an SMTP server, as text and HTML, in the recipient's language. Replies go to the operator.
 */
export function createMailer({ smtpUrl, from, site, messageMs = messageMsDefault }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const deliver = async ({ to, language, subject, text, html, headers }: Message) => {
    const message = {
      from,
      ...(site.operator.email && { replyTo: site.operator.email }),
      to,
      subject,
      text,
      html,
      headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated', ...headers },
      signal: AbortSignal.timeout(messageMs),
    };
    await transport.sendMail(message);
  };
  return {
    deliver,
    send: (name, { email, language }, values) => deliver({ to: email, language, ...writeMail(name, language, site, values) }),
    close: () => transport.close(),
  };
}
