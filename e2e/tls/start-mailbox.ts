import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  readonly smtpUrl: string;
  /** The newest mailed link to `page` that was not returned before; waits until there is one. */
  nextLink(page: string): Promise<string>;
  /** Number of messages. */
  count(): number;
  close(): Promise<void>;
}

const waitMs = 30_000;

/** A mail server that accepts and stores everything. */
export async function startMailbox(): Promise<Mailbox> {
  const links: string[] = [];
  const usedLinks = new Set<string>();
  let count = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        count += 1;
        links.push(...linksIn(Buffer.concat(parts).toString()));
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    async nextLink(page) {
      for (let waitedMs = 0; waitedMs < waitMs; waitedMs += 50) {
        const link = links.findLast((candidate) => candidate.includes(page) && !usedLinks.has(candidate));
        if (link) {
          usedLinks.add(link);
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

/** Links with a token in any decoded part of a message. */
function linksIn(source: string): readonly string[] {
  const texts = source
    .split(/\r\n\r\n/)
    .flatMap((part) => [part.replace(/=\r\n/g, '').replace(/=3D/g, '='), Buffer.from(part.replace(/\s/g, ''), 'base64').toString()]);
  return texts.flatMap((text) => text.match(/https:\/\/[^\s"<>]+\?token=[\w-]{43}/g) ?? []);
}
