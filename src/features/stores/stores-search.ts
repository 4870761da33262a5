/**
 * The city in the address of the stores' page; undefined when it cannot be the name of one, never left out: the router
 * goes on with what the address says wherever a route says nothing.
 */
export function readStoresSearch(search: Record<string, unknown>): { city?: string } {
  const { city } = search;
  const fits = typeof city === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(city) && city.length <= 60;
  return { city: fits ? city : undefined };
}
