import { type CardRow, packCard } from '@/features/catalog/cards/card-data';
import { getHome, type Home, type HomeProductRow, type HomeSection } from '@/lib/api';
import { whenFetched } from '@/lib/ui/loading/quietly';
import { PHONE_WIDE, sourceSet } from '@/lib/ui/pictures/picture-sources';

/** A row of goods as packed cards. */
type PackedRow = Omit<HomeProductRow, 'products'> & { rows: CardRow[] };
export type HomePage = { hero: Home['hero']; sections: (Exclude<HomeSection, HomeProductRow> | PackedRow)[] };

/**
 * Loads the home page with packed rows.
 * @param isAhead whether this is a preload
 */
export async function loadHome(isAhead = false): Promise<HomePage> {
  const { hero, sections } = await getHome();
  if (isAhead && hero)
    whenFetched(
      () => import('@/lib/ui/pictures/prefetch-picture'),
      (ahead) => ahead.prefetchPicture(sourceSet(hero.scene.wide, 'avif'), PHONE_WIDE),
    );
  return {
    hero,
    sections: sections.map((section) => {
      if (section.kind !== 'product-row') return section;
      const { products, ...rest } = section;
      return { ...rest, rows: products.map(packCard) };
    }),
  };
}
