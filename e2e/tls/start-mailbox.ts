import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  readonly smtpUrl: string;
  /** The address of the site in the newest message that leads to `page`, once there is one that was not given before. */
  nextLink(page: string): Promise<string>;
  /** How many messages have come. */
  count(): number;
  close(): Promise<void>;
}

const waitMs = 30_000;

/** A mail server that takes everything and keeps it. */
export async function startMailbox(): Promise<Mailbox> {
  const links: string[] = [];
  const given = new Set<string>();
  let count = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        count += 1;
        links.push(...linksIn(Buffer.concat(parts).toString()));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    async nextLink(page) {
      for (let waited = 0; waited < waitMs; waited += 50) {
        const link = links.findLast((one) => one.includes(page) && !given.has(one));
        if (link) {
          given.add(link);
          return link;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No message with a link to ${page} came.`);
    },
    count: () => count,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Links with a token, from whichever part of a message writes them in the open. */
function linksIn(source: string): readonly string[] {
  const texts = source
    .split(/\r\n\r\n/)
    .flatMap((part) => [part.replace(/=\r\n/g, '').replace(/=3D/g, '='), Buffer.from(part.replace(/\s/g, ''), 'base64').toString()]);
  return texts.flatMap((text) => text.match(/https:\/\/[^\s"<>]+\?token=[\w-]{43}/g) ?? []);
}
