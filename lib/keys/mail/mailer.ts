import { createTransport } from 'nodemailer';
import type { Site } from '#lib/domain/site/site.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type MailName, writeMail } from './mail-texts.ts';

export interface Mailer {
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

export interface MailerOptions {
  readonly smtpUrl: string;
  readonly from: string | { readonly name: string; readonly address: string };
  readonly site: Site;
}

/**
 * Sends the messages of the key service through an SMTP server, as text and HTML, in the recipient's language. Replies go to the operator.
 */
export function createMailer({ smtpUrl, from, site }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send(name, to, values) {
      const mail = writeMail(name, to.language, site, values);
      await transport.sendMail({
        from,
        ...(site.operator.email && { replyTo: site.operator.email }),
        to: to.email,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { 'Content-Language': to.language, 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
