import { useState } from 'react';
import { Picture } from '@/lib/ui/pictures/picture';
import { productHref } from '@/shop/addresses/paths';
import { type CardData, cardPicture } from './card-data';

type CardViewsProps = {
  card: CardData;
  /** Widths the picture stands in, for the browser's choice of a file. */
  sizes: string;
  loading: 'lazy' | 'eager' | 'high';
  /** Whether the second picture is wanted: the card is pointed at. A swipe asks for it by itself. */
  second: boolean;
};

/**
 * The two pictures of a card: a strip to swipe where there is no pointer, one over the other where there is. The second
 * is neither in the page nor fetched before it is wanted. Links without a tab stop: the name is the link that counts.
 */
export function CardViews({ card, sizes, loading, second }: CardViewsProps) {
  const [swiped, setSwiped] = useState(false);
  const [ready, setReady] = useState(false);
  const link = { href: productHref(card.productUrl), tabIndex: -1, 'aria-hidden': true } as const;
  const { hoverPicture } = card;
  return (
    <div className="card-views" onScroll={swiped || !hoverPicture ? undefined : () => setSwiped(true)}>
      <a {...link} className="card-view">
        <Picture
          picture={cardPicture(card.picture)}
          sizes={sizes}
          loading={loading}
          fewFiles
          className="aspect-3/4"
        />
      </a>
      {hoverPicture && (
        <div
          className="card-view"
          data-ready={ready || undefined}
          // The load event does not bubble, but the capture phase sees it.
          onLoadCapture={() => setReady(true)}
        >
          {(second || swiped) && (
            <a {...link}>
              <Picture
                picture={cardPicture(hoverPicture)}
                sizes={sizes}
                loading="eager"
                alt=""
                className="aspect-3/4"
              />
            </a>
          )}
        </div>
      )}
    </div>
  );
}
