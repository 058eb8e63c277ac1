import { execFileSync } from 'node:child_process';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly source: string;
}

/** How the server answers: an error with an SMTP code, or `die` to break the connection off before the answer. */
export type MailFault =
  | { readonly at: 'sender' | 'recipient' | 'data'; readonly code: number; readonly text?: string }
  | { readonly at: 'data'; readonly code: 'die' };

/** A real SMTP server on loopback. `faultOf` decides per recipient how it fails; without a fault it accepts and keeps the message. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const behaviour = { faultOf: (_to: string): MailFault | undefined => undefined };
  const failure = (code: number, text = 'as the test says') => Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom(_address, _session, done) {
      const fault = behaviour.faultOf('');
      done(fault?.at === 'sender' && fault.code !== ('die' as never) ? failure(fault.code) : null);
    },
    onRcptTo({ address }, _session, done) {
      const fault = behaviour.faultOf(address);
      done(fault?.at === 'recipient' ? failure(fault.code, fault.text) : null);
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        const fault = behaviour.faultOf(to);
        if (fault?.at === 'data' && fault.code === 'die') {
          for (const connection of server.connections) (connection as { _socket: { destroy(): void } })._socket.destroy();
          return;
        }
        if (fault?.at === 'data') return done(failure(fault.code));
        received.push({ to, source: Buffer.concat(parts).toString() });
        return done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behaviour,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export interface ParsedMail {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

const parser = `
import sys, json, email, email.policy
mail = email.message_from_bytes(sys.stdin.buffer.read(), policy=email.policy.default)
body = lambda kind: mail.get_body((kind,)).get_content()
print(json.dumps({'headers': {name.lower(): str(value).strip() for name, value in mail.items()}, 'text': body('plain'), 'html': body('html')}))
`;

/** Parses a message with Python's email module, which shares no code with the program that wrote it. */
export function parseMail(source: string): ParsedMail {
  return JSON.parse(execFileSync('python3', ['-c', parser], { input: source, encoding: 'utf8' })) as ParsedMail;
}
