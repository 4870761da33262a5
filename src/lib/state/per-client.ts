import type { QueryClient } from '@tanstack/react-query';

/**
 * A value that exists once per query client and is created when it is first used. There is one client for
 * each rendered request or browser page, so requests on the server never share the value, as they would share
 * a module variable.
 */
export function perClient<T>(create: (client: QueryClient) => T): (client: QueryClient) => T {
  const made = new WeakMap<QueryClient, { value: T }>();
  return (client) => {
    const known = made.get(client) ?? { value: create(client) };
    made.set(client, known);
    return known.value;
  };
}
