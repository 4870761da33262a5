import { useState } from 'react';
import { PageLink } from '@/lib/ui/links/page-link';
import { Picture } from '@/lib/ui/pictures/picture';
import { productLink } from '@/shop/addresses/paths';
import { type CardData, cardPicture } from './card-data';

type CardViewsProps = {
  card: CardData;
  /** Width of the picture, for the `sizes` attribute. */
  sizes: string;
  loading: 'lazy' | 'eager' | 'high';
  /** Whether a pointer is over the card, so that the second picture is needed. Swiping loads it anyway. */
  second: boolean;
};

/**
 * The two pictures of a card: side by side to swipe on touch screens, otherwise one over the other. The
 * second is rendered only when it is needed. The pictures are links without a tab stop: keyboards use the
 * name of the goods, which is also a link.
 */
export function CardViews({ card, sizes, loading, second }: CardViewsProps) {
  const [swiped, setSwiped] = useState(false);
  const [ready, setReady] = useState(false);
  const link = { ...productLink(card.productUrl), tabIndex: -1, 'aria-hidden': true } as const;
  const { hoverPicture } = card;
  return (
    <div className="card-views" onScroll={swiped || !hoverPicture ? undefined : () => setSwiped(true)}>
      <PageLink {...link} className="card-view">
        <Picture
          picture={cardPicture(card.picture)}
          sizes={sizes}
          loading={loading}
          fewFiles
          className="aspect-3/4"
        />
      </PageLink>
      {hoverPicture && (
        <div
          className="card-view"
          data-ready={ready || undefined}
          // The load event does not bubble, so it is caught in the capture phase.
          onLoadCapture={() => setReady(true)}
        >
          {(second || swiped) && (
            <PageLink {...link}>
              <Picture
                picture={cardPicture(hoverPicture)}
                sizes={sizes}
                loading="eager"
                alt=""
                className="aspect-3/4"
              />
            </PageLink>
          )}
        </div>
      )}
    </div>
  );
}
