import type { City } from '@/lib/api';

/**
 * Cities that match a text: first the cities that begin with it, then cities with a word or region that
 * begins with it. «ё» equals «е», hyphens equal spaces. An empty text matches all.
 */
export function findCities(cities: readonly City[], text: string): City[] {
  const wanted = fold(text);
  if (wanted === '') return [...cities];
  const first: City[] = [];
  const second: City[] = [];
  for (const city of cities) {
    const name = fold(city.name);
    if (name.startsWith(wanted)) first.push(city);
    else if (` ${name} ${fold(city.region)}`.includes(` ${wanted}`)) second.push(city);
  }
  return [...first, ...second];
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s-]+/g, ' ')
    .trim();
}
