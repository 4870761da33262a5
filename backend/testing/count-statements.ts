import type { PGlite } from '@electric-sql/pglite';

/** Counts the statements sent to an in-memory database. */
export function countStatements(client: PGlite): { during(work: () => Promise<unknown>): Promise<number> } {
  let statements = 0;
  const count = <Asked extends Pick<PGlite, 'query'>>(asked: Asked): Asked => {
    const query = asked.query.bind(asked);
    asked.query = ((...given: Parameters<typeof query>) => {
      statements += 1;
      return query(...given);
    }) as typeof asked.query;
    return asked;
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
