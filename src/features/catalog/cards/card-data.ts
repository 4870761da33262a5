import type { Badge, CardSize, ColourSwatch, Picture, ProductCard } from '@/lib/api';

/** Maximum number of swatches on a card; further colours are only counted. */
export const MAX_SWATCHES = 5;

type Swatch = Pick<ColourSwatch, 'displayValue' | 'hex' | 'cloth'>;

/**
 * The data of a card. Cards from the API have all fields; the cards of a listing page leave out the sizes.
 */
export type CardData = Pick<
  ProductCard,
  | 'productUrl'
  | 'name'
  | 'price'
  | 'priceBefore'
  | 'hasDearerSizes'
  | 'discountPercent'
  | 'badge'
  | 'picture'
  | 'hoverPicture'
> & {
  colours: readonly Swatch[];
  /** Number of colours if only the first few are included. */
  colourCount?: number;
  /**
   * Absent if the page left them out: loaded when the shopper chooses a size or adds to the wishlist (use-card-sizes).
   */
  sizes?: readonly CardSize[];
};

export const BADGE_NAMES: Record<Badge, string> = { NEW: 'Новинка', LAST_SIZE: 'Последний размер' };

/**
 * The article that a heart adds to the wishlist: the chosen size, or else any size, because the article then
 * represents the colour.
 */
export type CardWish = { articleId: string; sizeChosen: boolean };

/**
 * If there is only one size, it counts as chosen. Otherwise the colour is represented by its first size in
 * stock, or by its first size if none is in stock.
 */
export function wishOf(sizes: readonly CardSize[] | undefined): CardWish | undefined {
  const size = sizes?.find((some) => some.inStock) ?? sizes?.[0];
  return size && { articleId: size.articleId, sizeChosen: sizes?.length === 1 };
}

/** Width in px of the narrowest picture file that any screen uses for a card. */
const LEAST_WIDTH = 320;

/** A picture with only the widths that cards use. */
export function cardPicture(picture: Picture): Picture {
  const widths = picture.widths.filter((width) => width >= LEAST_WIDTH);
  return widths.length > 0 ? { ...picture, widths } : picture;
}

/** Width of a card in a grid, for the `sizes` attribute. */
export const CARD_SLOT = '(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw';

export function colourCount({ colours, colourCount: known }: CardData): number {
  return known ?? colours.length;
}

/**
 * Picks the data that a card shows. Sizes are left out, because the data of a page is embedded in its HTML.
 */
export function toCardData(card: ProductCard): CardData {
  const { productUrl, name, price, priceBefore, hasDearerSizes, discountPercent, badge, colours } = card;
  return {
    productUrl,
    name,
    price,
    priceBefore,
    ...(hasDearerSizes && { hasDearerSizes }),
    discountPercent,
    badge,
    picture: cardPicture(card.picture),
    hoverPicture: card.hoverPicture && cardPicture(card.hoverPicture),
    colourCount: colours.length,
    // A single colour is not shown.
    colours: colours.length > 1 ? colours.slice(0, MAX_SWATCHES).map(toSwatch) : [],
  };
}

const toSwatch = ({ displayValue, hex, cloth }: ColourSwatch): Swatch => ({
  displayValue,
  hex,
  ...(cloth && { cloth }),
});
