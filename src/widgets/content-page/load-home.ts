import { type CardRow, packCard } from '@/features/catalog/cards/card-data';
import { getHome, type Home, type HomeProductRow, type HomeSection } from '@/lib/api';

/** A row of goods as the page carries it: cards without what no card shows. */
export type PackedRow = Omit<HomeProductRow, 'products'> & { rows: CardRow[] };
export type HomePage = { hero: Home['hero']; sections: (Exclude<HomeSection, HomeProductRow> | PackedRow)[] };

/** The home page, its rows of goods packed. */
export async function loadHome(): Promise<HomePage> {
  const { hero, sections } = await getHome();
  return {
    hero,
    sections: sections.map((section) => {
      if (section.kind !== 'product-row') return section;
      const { products, ...rest } = section;
      return { ...rest, rows: products.map(packCard) };
    }),
  };
}
