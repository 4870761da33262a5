import type { Said } from './readers.ts';

/** By the name of a projection: what it shows of a colour; null if the colour is not in it. */
export type Views = Record<string, Said | null>;

/**
 * Returns a sentence for each fact on which projections disagree. Projections that do not contain a fact are
 * ignored for it.
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
  // A projection that shows nothing of a colour may still contain it, so nothing follows.
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
