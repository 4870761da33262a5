import type { Said } from './readers.ts';

/**
 * What each projection (a representation of goods, such as a page, the feed or the API) shows of a colour,
 * keyed by the name of the projection. Null if the projection does not contain the colour.
 */
export type Views = Record<string, Said | null>;

/**
 * Compares the projections of a colour. Returns a sentence for each fact in which they differ. A projection
 * that does not show a fact is left out of its comparison.
 */
export function disagreements(views: Views): string[] {
  const facts = Object.entries(views).map(([name, said]) => [name, flat(said)] as const);
  const keys = new Set(facts.flatMap(([, said]) => Object.keys(said)));
  return [...keys].flatMap((key) => {
    const stated = facts.flatMap(([name, said]) => (key in said ? [[name, said[key]] as const] : []));
    if (new Set(stated.map(([, value]) => JSON.stringify(value))).size < 2) return [];
    return [`${key}: ${stated.map(([name, value]) => `${name} says ${JSON.stringify(value)}`).join(', ')}`];
  });
}

function flat(said: Said | null): Record<string, unknown> {
  // An empty object means that the projection shows nothing about this colour. It is then not even asked
  // whether it contains the colour.
  if (said !== null && Object.keys(said).length === 0) return {};
  if (said === null) return { 'is shown': false };
  const { sizes, ...colour } = said;
  const ofSizes = Object.entries(sizes ?? {}).flatMap(([size, facts]) =>
    Object.entries(facts).map(([name, value]) => [`${name} of ${size}`, value]),
  );
  return {
    'is shown': true,
    ...colour,
    ...(sizes && { sizes: Object.keys(sizes).sort() }),
    ...Object.fromEntries(ofSizes),
  };
}
