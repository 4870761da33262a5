import { Fragment } from 'react';
import type { Elements } from '@/lib/ui/elements';
import { useRowFocus } from '@/lib/ui/use-row-focus';
import { CARD_SLOT, type CardData, type CardWish, wishOf } from './card-data';
import { type CardCart, ProductCard } from './product-card';
import { useCardSizes } from './use-card-sizes';

/**
 * Number of cards before the tile. The tile is then the third row of two columns, the end of the second row
 * of three, or the beginning of the second row of four.
 */
const BEFORE_TILE = 4;

/** The article to add to the wishlist, or a function that loads it. @throws ApiError */
type WishSource = CardWish | (() => Promise<CardWish | undefined>);

type CardGridProps<Card extends CardData> = {
  cards: readonly Card[];
  /** Number of pictures visible when the page opens. */
  eager?: number;
  /** Loading priority of the first picture: `high` if it is the main content of the page. */
  first?: 'eager' | 'high';
  cart: CardCart;
  renderHeart(card: Card, wish: WishSource): Elements;
  /** A line under the price, which may open the size choice. */
  renderNote?(card: Card, openSizes: () => void): Elements;
  /** An editorial picture two columns wide. Includes its list item. */
  tile?: Elements;
  /** The key of a card. Needed if a colour may be in the grid twice. */
  keyOf?(card: Card): string;
};

/** Two, three or four cards a row; edge to edge on a phone. */
export function CardGrid<Card extends CardData>(props: CardGridProps<Card>) {
  const { cards, eager = 0, first = 'eager', cart, renderHeart, renderNote, tile } = props;
  const { keyOf = ({ productUrl }) => productUrl } = props;
  const { known, want, ask } = useCardSizes(cards);
  const wishFor = (card: Card): WishSource => wishOf(known.of(card)) ?? (async () => wishOf(await ask(card)));
  const rowFocus = useRowFocus<HTMLUListElement>(cards.map(keyOf));
  return (
    // After a touch on the grid the shopper may open a card's sizes: fetch them ahead.
    <ul {...rowFocus} className="card-grid" onTouchStart={want}>
      {cards.map((card, index) => (
        <Fragment key={keyOf(card)}>
          <li>
            <ProductCard
              card={card}
              slot={CARD_SLOT}
              loading={index >= eager ? 'lazy' : index === 0 ? first : 'eager'}
              sizes={known.of(card)}
              sizesFailed={known.failed}
              onWantSizes={want}
              cart={cart}
              heart={renderHeart(card, wishFor(card))}
              renderNote={renderNote && ((openSizes) => renderNote(card, openSizes))}
            />
          </li>
          {index === BEFORE_TILE - 1 && tile}
        </Fragment>
      ))}
    </ul>
  );
}
