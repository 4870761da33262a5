import type { Badge, CardSize, ColourSwatch, Picture, ProductCard } from '@/lib/api';

/** Maximum number of swatches on a card; further colours are only counted. */
export const MAX_SWATCHES = 5;

type Swatch = Pick<ColourSwatch, 'displayValue' | 'hex' | 'cloth'>;

/**
 * The data of a card. A card from the API has all fields; a card in the data of a listing page has no sizes.
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
  /** Total number of colours, if `colours` has only the first few. */
  colourCount?: number;
  /**
   * Missing in page data: then they are loaded when the shopper opens the sizes or adds to the wishlist
   * (use-card-sizes).
   */
  sizes?: readonly CardSize[];
};

export const BADGE_NAMES: Record<Badge, string> = { NEW: 'Новинка', LAST_SIZE: 'Последний размер' };

/**
 * The article that the heart of a card adds to the wishlist: the chosen size. Without a chosen size it is any
 * size, which then stands for the colour.
 */
export type CardWish = { articleId: string; sizeChosen: boolean };

/**
 * The article for the wishlist. A single size counts as chosen. Of several sizes, the first in stock stands
 * for the colour, or the first of all if all are sold out.
 */
export function wishOf(sizes: readonly CardSize[] | undefined): CardWish | undefined {
  const size = sizes?.find((some) => some.inStock) ?? sizes?.[0];
  return size && { articleId: size.articleId, sizeChosen: sizes?.length === 1 };
}

/** Width in px of the narrowest picture file that any screen uses for a card. */
const LEAST_WIDTH = 320;

/** The picture without files that are too narrow for a card, unless all are too narrow. */
export function cardPicture(picture: Picture): Picture {
  const widths = picture.widths.filter((width) => width >= LEAST_WIDTH);
  return widths.length > 0 ? { ...picture, widths } : picture;
}

/** Width of a card in a grid, for the `sizes` attribute. */
export const CARD_SLOT = '(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw';
/** Width of a card in a grid of only three cards, which fill one row. */
export const SLOT_OF_THREE = '(min-width: 768px) 33vw, 50vw';

export function colourCount({ colours, colourCount: known }: CardData): number {
  return known ?? colours.length;
}

/**
 * Reduces a card to the data that it shows. Sizes are left out, because page data is embedded in the HTML.
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
    // A card does not show the colour if it is the only one.
    colours: colours.length > 1 ? colours.slice(0, MAX_SWATCHES).map(toSwatch) : [],
  };
}

const toSwatch = ({ displayValue, hex, cloth }: ColourSwatch): Swatch => ({
  displayValue,
  hex,
  ...(cloth && { cloth }),
});
