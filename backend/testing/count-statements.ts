import type { PGlite } from '@electric-sql/pglite';

/** Counts the SQL statements that are sent to an in-memory database. */
export function countStatements(client: PGlite): { during(work: () => Promise<unknown>): Promise<number> } {
  let statements = 0;
  const count = <Asked extends Pick<PGlite, 'query'>>(client: Asked): Asked => {
    const query = client.query.bind(client);
    client.query = ((...args: Parameters<typeof query>) => {
      statements += 1;
      return query(...args);
    }) as typeof client.query;
    return client;
  };
  count(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((tx) => work(count(tx)));
  return {
    async during(work) {
      const before = statements;
      await work();
      return statements - before;
    },
  };
}
