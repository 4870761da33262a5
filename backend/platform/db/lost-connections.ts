import type { Socket } from 'node:net';
import type pg from 'pg';

/** What the driver has and its types do not name. */
type Connected = pg.PoolClient & { readyForQuery: boolean; connection: { stream: Socket } };

/**
 * Cuts connections on which a statement waits and nothing comes: the server itself ends it after its own time, so the
 * network swallows what is sent (a firewall that forgot the connection, a machine that is gone). The driver would wait
 * for ever, with one connection of the pool after the other, and the shop would not recover by itself.
 * @param statementMs how long the server lets a statement take; 0 for any time, and nothing is cut then
 */
export function cutSilentConnections(pool: pg.Pool, statementMs: number): void {
  if (statementMs === 0) return;
  pool.on('connect', (client) => {
    const connected = client as Connected;
    const { stream } = connected.connection;
    stream.setTimeout(2 * statementMs, () => {
      if (connected.readyForQuery) return;
      stream.destroy(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }));
    });
  });
}

/**
 * Gives back connections whose transaction could not begin: Drizzle keeps those, and a few losses of the network would
 * leave the pool without any.
 */
export function giveBackUnbegun(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const begin = (asked: unknown) => /^begin\b/i.test((asked as { text?: string } | null)?.text ?? '');
    Object.assign(client, {
      query(...args: unknown[]) {
        const answer = query(...args);
        if (begin(args[0]) && answer instanceof Promise) answer.catch((error) => client.release(error));
        return answer;
      },
    });
  });
}
