import type { ReactNode } from 'react';
import type { ProductCard as ProductCardData } from '@/lib/api';
import { ProductCard } from './product-card';

const SIZES = '(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw';

type CardGridProps = {
  cards: ProductCardData[];
  /** How many pictures are in sight when the page opens. */
  eager?: number;
  renderHeart(card: ProductCardData): ReactNode;
};

/** Two, three or four cards a row; edge to edge on a phone. */
export function CardGrid({ cards, eager = 0, renderHeart }: CardGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-0.5 gap-y-8 md:grid-cols-3 md:gap-x-[var(--gutter)] md:gap-y-10 lg:grid-cols-4 lg:gap-y-14">
      {cards.map((card, index) => (
        <li key={card.variantId}>
          <ProductCard card={card} sizes={SIZES} eager={index < eager} heart={renderHeart(card)} />
        </li>
      ))}
    </ul>
  );
}
