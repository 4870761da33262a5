import type { Socket } from 'node:net';
import type pg from 'pg';

/** Properties of the driver's client that are missing in its type declarations. */
type Connected = pg.PoolClient & { readyForQuery: boolean; connection: { stream: Socket } };

/**
 * Closes connections on which a statement gets no response. The server itself aborts slow statements, so a
 * missing response means that packets are lost: for example, a firewall has dropped the connection, or the
 * machine is gone. Otherwise the driver would wait forever on one connection of the pool after another, and
 * the shop would not recover by itself.
 * @param statementMs The server's time limit for a statement in ms. If it is 0 (no limit), no connection is
 * closed.
 */
export function closeSilentConnections(pool: pg.Pool, statementMs: number): void {
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
 * If a transaction fails to begin, returns its connection to the pool. Drizzle forgets this, so a few network
 * failures would use up the pool.
 */
export function releaseFailedBegins(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const begin = (statement: unknown) =>
      /^begin\b/i.test((statement as { text?: string } | null)?.text ?? '');
    Object.assign(client, {
      query(...args: unknown[]) {
        const answer = query(...args);
        if (begin(args[0]) && answer instanceof Promise) answer.catch((error) => client.release(error));
        return answer;
      },
    });
  });
}
