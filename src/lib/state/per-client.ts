import type { QueryClient } from '@tanstack/react-query';

/**
 * Something there is one of beside every query client, made when it is first asked for: a client is one rendered request
 * on the server and one document in the browser, and a module would be shared by all of them.
 */
export function perClient<T>(create: (client: QueryClient) => T): (client: QueryClient) => T {
  const made = new WeakMap<QueryClient, { value: T }>();
  return (client) => {
    const known = made.get(client) ?? { value: create(client) };
    made.set(client, known);
    return known.value;
  };
}
