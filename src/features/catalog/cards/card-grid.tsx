import { Fragment, type ReactNode } from 'react';
import { useKeptFocus } from '@/lib/ui/use-kept-focus';
import { CARD_SLOT, type CardData, type CardWish, wishOf } from './card-data';
import { type CardCart, ProductCard } from './product-card';
import { useCardSizes } from './use-card-sizes';

/** Cards before the tile: it closes a row of two and of four, and fills the second row of three. */
const BEFORE_TILE = 4;

/** What a heart keeps; of most cards it is not known until it is asked for. @throws ApiError */
type ToKeep = CardWish | (() => Promise<CardWish | undefined>);

type CardGridProps<Card extends CardData> = {
  cards: readonly Card[];
  /** How many pictures are in sight when the page opens. */
  eager?: number;
  /** Whether the very first picture is what the page is about. */
  first?: 'eager' | 'high';
  cart: CardCart;
  renderHeart(card: Card, wish: ToKeep): ReactNode;
  /** A line under the price, which may open the choice of a size. */
  renderNote?(card: Card, openSizes: () => void): ReactNode;
  /** An editorial picture two columns wide; brings its own list item. */
  tile?: ReactNode;
  /** The key of a card, where a colour may stand twice. */
  keyOf?(card: Card): string;
};

/** Two, three or four cards a row; edge to edge on a phone. */
export function CardGrid<Card extends CardData>(props: CardGridProps<Card>) {
  const { cards, eager = 0, first = 'eager', cart, renderHeart, renderNote, tile } = props;
  const { keyOf = ({ productUrl }) => productUrl } = props;
  const { known, want, ask } = useCardSizes(cards);
  const wishFor = (card: Card): ToKeep => wishOf(known.of(card)) ?? (async () => wishOf(await ask(card)));
  const kept = useKeptFocus<HTMLUListElement>(cards.map(keyOf));
  return (
    // A finger on the grid is about to scroll it or to open a band.
    <ul {...kept} className="card-grid" onTouchStart={want}>
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
