import type { Badge, CardSize, ColourSwatch, Picture, ProductCard } from '@/lib/api';

/** More colours than this are counted, not drawn. */
export const MAX_SWATCHES = 5;

type Swatch = Pick<ColourSwatch, 'displayValue' | 'hex' | 'cloth'>;

/** What a card shows. A card of the API is one as it is; a listing's page carries a shorter one, without sizes. */
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
  /** How many colours there are when only the first few came along. */
  colourCount?: number;
  /** Absent in a page that left them out: they are asked for when a shopper chooses a size or keeps the card (use-card-sizes). */
  sizes?: readonly CardSize[];
};

export const BADGE_NAMES: Record<Badge, string> = { NEW: 'Новинка', LAST_SIZE: 'Последний размер' };

/** What a heart keeps: an article, whose size was chosen or which stands for its colour. */
export type CardWish = { articleId: string; sizeChosen: boolean };

/** The first size that can be bought, or the first there is, in the place of the colour; the only size is the chosen one. */
export function wishOf(sizes: readonly CardSize[] | undefined): CardWish | undefined {
  const size = sizes?.find((some) => some.inStock) ?? sizes?.[0];
  return size && { articleId: size.articleId, sizeChosen: sizes?.length === 1 };
}

/** Narrower files are for no screen that cards are looked at on. */
const LEAST_WIDTH = 320;

/** A picture with the widths that a card stands in. */
export function cardPicture(picture: Picture): Picture {
  const widths = picture.widths.filter((width) => width >= LEAST_WIDTH);
  return widths.length > 0 ? { ...picture, widths } : picture;
}

/** How wide a card stands in a grid. */
export const CARD_SLOT = '(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw';

export function colourCount({ colours, colourCount: known }: CardData): number {
  return known ?? colours.length;
}

/**
 * A card as one flat row. The data of a page travels in its HTML next to the markup made of it, and names, ids and
 * nested objects of 24 cards weigh more than the markup: rows without what no card shows are a quarter of that.
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

/** Takes a card apart. 0 and '' stand for null: no price and no address is either. */
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
    // A single colour is not drawn.
    ...(swatches.length > 1 ? swatches.map(packSwatch) : []),
  ];
}

/** Puts a card together again. */
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

/** The colour, the address of the cloth where it has one, the name. Addresses hold no space. */
const packSwatch = ({ hex, cloth = '', displayValue }: Swatch): string => `${hex}${cloth} ${displayValue}`;

function unpackSwatch(text: string): Swatch {
  const end = text.indexOf(' ');
  const cloth = text.slice(7, end);
  return { hex: text.slice(0, 7), displayValue: text.slice(end + 1), ...(cloth && { cloth }) };
}

/** Tint, widths and template in one string; none of them holds a space. */
function packPicture(picture: Picture): string {
  const { tint, widths, template } = cardPicture(picture);
  return [tint, widths.join(), template].join(' ');
}

function unpackPicture(text: string, alt: string): Picture {
  const [tint = '', widths = '', template = ''] = text.split(' ');
  return { tint, widths: widths.split(',').map(Number), template, alt };
}
