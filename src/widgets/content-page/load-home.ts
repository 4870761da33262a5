import { type CardData, toCardData } from '@/features/catalog/cards/card-data';
import { getHome, type Home, type HomeProductRow, type HomeSection } from '@/lib/api';
import { whenFetched } from '@/lib/ui/loading/quietly';
import { PHONE_WIDE, sourceSet } from '@/lib/ui/pictures/picture-sources';

/** A row of goods on the home page, with its goods as cards. */
type CardRow = Omit<HomeProductRow, 'products'> & { cards: CardData[] };
export type HomePage = { hero: Home['hero']; sections: (Exclude<HomeSection, HomeProductRow> | CardRow)[] };

/**
 * Loads the home page, with its goods as cards.
 * @param isAhead whether the page is only preloaded
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
      return { ...rest, cards: products.map(toCardData) };
    }),
  };
}
