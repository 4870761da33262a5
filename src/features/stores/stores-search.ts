/** The city in the address of the stores' page; what cannot be the name of a city is left out. */
export function readStoresSearch(search: Record<string, unknown>): { city?: string } {
  const { city } = search;
  return typeof city === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(city) && city.length <= 60
    ? { city }
    : {};
}
