import { json } from 'node:stream/consumers';
import type { Client, Connection } from '@opensearch-project/opensearch';

/** Searches avoid a silent node for this time. The cluster itself notices one after half a minute. */
const avoidedMs = 30_000;
/** Maximum wait for a node to state its id. */
const idMsMax = 1500;

/** Tracks which nodes answer after a read failed. */
export interface AnsweringNodes {
  /** The preference of searches for the nodes that answer; undefined if all do. */
  preference(): Promise<string | undefined>;
  /** Asks every node for its id, unless that has been done after `failedSince`, in milliseconds of `performance.now()`. */
  examine(failedSince: number): void;
}

/** The nodes of SEARCH_URL. Only their ids allow a search to avoid the shard copies of one of them. */
export function answeringNodes(client: Client): AnsweringNodes {
  let examined: { readonly at: number; readonly preference: Promise<string | undefined> } | undefined;
  return {
    async preference() {
      return examined && performance.now() - examined.at < avoidedMs ? examined.preference : undefined;
    },
    examine(failedSince) {
      if (examined && examined.at > failedSince) return;
      const { connections } = client.connectionPool;
      const preference = Promise.all(connections.map(idOfNode)).then((ids) => {
        const answering = ids.filter((id) => id !== undefined);
        return answering.length === 0 ? undefined : `_prefer_nodes:${answering.join(',')}`;
      });
      examined = { at: performance.now(), preference };
    },
  };
}

/** The id of the node at an address; undefined if it does not answer. */
const idOfNode = (connection: Connection): Promise<string | undefined> =>
  new Promise((resolve) => {
    const request = { method: 'GET', path: '/_nodes/_local', querystring: 'filter_path=nodes.*.name', timeout: idMsMax } as const;
    connection.request(request as never, (error, response) => {
      if (error || !response) return resolve(undefined);
      json(response).then(
        (body) => resolve(Object.keys((body as { readonly nodes?: object }).nodes ?? {})[0]),
        () => resolve(undefined),
      );
    });
  });
