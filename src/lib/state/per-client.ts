import type { QueryClient } from '@tanstack/react-query';

/**
 * One value per query client, created on first use. A client belongs to one rendered request or one browser document;
 * module state would be shared by all requests.
 */
export function perClient<T>(create: (client: QueryClient) => T): (client: QueryClient) => T {
  const made = new WeakMap<QueryClient, { value: T }>();
  return (client) => {
    const known = made.get(client) ?? { value: create(client) };
    made.set(client, known);
    return known.value;
  };
}
