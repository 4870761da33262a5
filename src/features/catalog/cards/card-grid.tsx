import { Fragment } from 'react';
import type { Elements } from '@/lib/ui/elements';
import { useRowFocus } from '@/lib/ui/use-row-focus';
import { CARD_SLOT, type CardData, type CardWish, SLOT_OF_THREE, wishOf } from './card-data';
import { type CardCart, ProductCard } from './product-card';
import { useCardSizes } from './use-card-sizes';

/**
 * Number of cards before the editorial tile. In a grid of two columns the tile is then the third row; of
 * three columns, the end of the second row; of four, the beginning of the second row.
 */
const BEFORE_TILE = 4;

/** The article that a heart adds to the wishlist, or a function that loads it. @throws ApiError */
type WishSource = CardWish | (() => Promise<CardWish | undefined>);

type CardGridProps<Card extends CardData> = {
  cards: readonly Card[];
  /** Number of pictures that are loaded eagerly, because they are visible when the page opens. */
  eager?: number;
  /** Loading priority of the first picture: `high` if it is the main content of the page. */
  first?: 'eager' | 'high';
  cart: CardCart;
  renderHeart(card: Card, wish: WishSource): Elements;
  /** Renders a line under the price of a card. */
  renderNote?(card: Card): Elements;
  /** An editorial picture two columns wide, as an `li`. */
  tile?: Elements;
  /** The React key of a card. Needed only if a colour may be in the grid twice. */
  keyOf?(card: Card): string;
};

/** Cards in rows of two, three or four, depending on the width. On a phone the grid has no side margins. */
export function CardGrid<Card extends CardData>(props: CardGridProps<Card>) {
  const { cards, eager = 0, first = 'eager', cart, renderHeart, renderNote, tile } = props;
  const { keyOf = ({ productUrl }) => productUrl } = props;
  const { known, want, ask } = useCardSizes(cards);
  const wishFor = (card: Card): WishSource => wishOf(known.of(card)) ?? (async () => wishOf(await ask(card)));
  const rowFocus = useRowFocus<HTMLUListElement>(cards.map(keyOf));
  return (
    // A touch on the grid may be the beginning of opening a card's sizes, so fetch them now.
    <ul {...rowFocus} className="card-grid" onTouchStart={want}>
      {cards.map((card, index) => (
        <Fragment key={keyOf(card)}>
          <li>
            <ProductCard
              card={card}
              slot={cards.length === 3 ? SLOT_OF_THREE : CARD_SLOT}
              loading={index >= eager ? 'lazy' : index === 0 ? first : 'eager'}
              sizes={known.of(card)}
              sizesFailed={known.failed}
              onWantSizes={want}
              cart={cart}
              heart={renderHeart(card, wishFor(card))}
              note={renderNote?.(card)}
            />
          </li>
          {index === BEFORE_TILE - 1 && tile}
        </Fragment>
      ))}
    </ul>
  );
}
