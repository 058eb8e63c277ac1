import { Client } from 'pg';

/** How long after a connection was lost the next is tried. */
const againMs = 5000;

/** Calls `onNotice` for every notification of a channel, over a connection of its own that is made again when it is lost. Returns what ends it. */
export function listen(url: string, channel: string, onNotice: () => void): () => Promise<void> {
  let isOver = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const open = async () => {
    const next = new Client({ connectionString: url, application_name: 'madar notices', connectionTimeoutMillis: 3000, keepAlive: true });
    client = next;
    let isLost = false;
    const again = () => {
      if (isLost || isOver) return;
      isLost = true;
      timer = setTimeout(() => void open(), againMs);
      timer.unref();
    };
    next.on('error', again).on('end', again).on('notification', onNotice);
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
    } catch {
      again();
    }
  };
  void open();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
