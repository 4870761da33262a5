import type { Badge, CardSize, ColourSwatch, Picture, ProductCard } from '@/lib/api';

/** If there are more colours, only their number is shown. */
export const MAX_SWATCHES = 5;

type Swatch = Pick<ColourSwatch, 'displayValue' | 'hex' | 'cloth'>;

/** The data of a card. An API card has it all; the cards of a listing page leave out the sizes. */
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

/** The article that a heart adds to the wishlist: a chosen size, or any size that stands for the colour. */
export type CardWish = { articleId: string; sizeChosen: boolean };

/** The only size counts as chosen. Otherwise the first size in stock, or the first of all, stands for the colour. */
export function wishOf(sizes: readonly CardSize[] | undefined): CardWish | undefined {
  const size = sizes?.find((some) => some.inStock) ?? sizes?.[0];
  return size && { articleId: size.articleId, sizeChosen: sizes?.length === 1 };
}

/** No screen that shows cards needs narrower files, px. */
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
 * A card as one flat row. Page data travels in the HTML beside the markup. Names, ids and nested objects of 24 cards
 * are larger than the markup; rows with only the shown data are a quarter of that.
 */
export type CardRow = readonly [
  productUrl: string,
  name: string,
  price: number,
  priceBefore: number,
  hasDearerSizes: 0 | 1,
  discountPercent: number,
  badge: Badge | '',
  picture: string,
  alt: string,
  hoverPicture: string,
  colourCount: number,
  ...swatches: string[],
];

/** Packs a card. 0 and '' stand for null, because prices are never 0 and addresses never empty. */
export function packCard(card: ProductCard): CardRow {
  const swatches = card.colours.slice(0, MAX_SWATCHES);
  return [
    card.productUrl,
    card.name,
    card.price,
    card.priceBefore ?? 0,
    card.hasDearerSizes ? 1 : 0,
    card.discountPercent ?? 0,
    card.badge ?? '',
    packPicture(card.picture),
    card.picture.alt,
    card.hoverPicture ? packPicture(card.hoverPicture) : '',
    card.colours.length,
    // A single colour is not shown.
    ...(swatches.length > 1 ? swatches.map(packSwatch) : []),
  ];
}

/** Unpacks a card. */
export function unpackCard(row: CardRow): CardData {
  const [productUrl, name, price, priceBefore, hasDearerSizes, discountPercent, badge] = row;
  const [, , , , , , , picture, alt, hoverPicture, colourCount, ...swatches] = row;
  return {
    productUrl,
    name,
    price,
    priceBefore: priceBefore || null,
    ...(hasDearerSizes && { hasDearerSizes: true }),
    discountPercent: discountPercent || null,
    badge: badge || null,
    picture: unpackPicture(picture, alt),
    hoverPicture: hoverPicture ? unpackPicture(hoverPicture, '') : null,
    colourCount,
    colours: swatches.map(unpackSwatch),
  };
}

/** The colour, the address of its fabric picture if it has one, the name. Addresses contain no spaces. */
const packSwatch = ({ hex, cloth = '', displayValue }: Swatch): string => `${hex}${cloth} ${displayValue}`;

function unpackSwatch(text: string): Swatch {
  const end = text.indexOf(' ');
  const cloth = text.slice(7, end);
  return { hex: text.slice(0, 7), displayValue: text.slice(end + 1), ...(cloth && { cloth }) };
}

/** Tint, widths and template in one string. None of them contains a space. */
function packPicture(picture: Picture): string {
  const { tint, widths, template } = cardPicture(picture);
  return [tint, widths.join(), template].join(' ');
}

function unpackPicture(text: string, alt: string): Picture {
  const [tint = '', widths = '', template = ''] = text.split(' ');
  return { tint, widths: widths.split(',').map(Number), template, alt };
}
