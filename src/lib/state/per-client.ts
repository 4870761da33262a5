import type { QueryClient } from '@tanstack/react-query';

/**
 * One value for each query client, made on its first use. A client belongs to one rendered request on the server or to
 * one document in the browser; module state would be shared by all of them.
 */
export function perClient<T>(create: (client: QueryClient) => T): (client: QueryClient) => T {
  const made = new WeakMap<QueryClient, { value: T }>();
  return (client) => {
    const known = made.get(client) ?? { value: create(client) };
    made.set(client, known);
    return known.value;
  };
}
