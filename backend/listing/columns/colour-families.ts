import { type ColourFamily, colourFamilies, colourSwatches } from '#shared/goods/colour-families.ts';

const isFamily = (name: string): name is ColourFamily => Object.hasOwn(colourSwatches, name);

/** The place of a family among those of the shop; a retailer's own families stand after all of them. */
export function familyOrder(name: string): number {
  return isFamily(name) ? colourFamilies.indexOf(name) : colourFamilies.length;
}

/** The swatch of a family; for a retailer's own the one it is seen in. */
export function familySwatch(name: string, seen: string): string | null {
  if (isFamily(name)) return colourSwatches[name];
  return /^#[0-9a-f]{6}$/i.test(seen) ? seen.toLowerCase() : null;
}
