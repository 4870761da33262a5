import type { PGlite } from '@electric-sql/pglite';

/** Counts the statements that reach a database in memory, from now on. */
export function countStatements(client: PGlite): { during(work: () => Promise<unknown>): Promise<number> } {
  let statements = 0;
  const query = client.query.bind(client);
  client.query = ((...given: Parameters<typeof query>) => {
    statements += 1;
    return query(...given);
  }) as typeof client.query;
  return {
    async during(work) {
      const before = statements;
      await work();
      return statements - before;
    },
  };
}
