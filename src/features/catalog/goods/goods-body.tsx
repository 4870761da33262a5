import { type ReactNode, useMemo } from 'react';
import { MoreRows } from '@/lib/ui/content/more-rows';
import type { CardData } from '../cards/card-data';
import type { ListedGoods } from '../cards/listed-goods';
import { choiceKey } from '../choice/choice';
import { unpackFacet } from '../choice/facet-data';
import { choiceHref, type Place } from '../choice/place';
import { appliedOf } from '../filters/applied';
import { FilterPanel } from '../filters/filter-panel';
import { GoodsToolbar } from './goods-toolbar';
import { NothingFits } from './nothing-fits';
import { useChosenGoods } from './use-chosen-goods';
import { useMoreCards } from './use-more-cards';

type GoodsBodyProps = {
  /** Stays the same while only the choice, the order and the page change. */
  place: Place;
  goods: ListedGoods;
  renderCards(cards: readonly CardData[], tile: ReactNode): ReactNode;
  tile?: ReactNode;
  /** A grid of up to four cards to look at when the choice leaves nothing. */
  instead?: ReactNode;
};

/** Goods that are chosen from: order and filters, the cards, the way to further ones. Of a listing or of a search. */
export function GoodsBody({ place, goods, renderCards, tile, instead }: GoodsBodyProps) {
  const facets = useMemo(() => goods.facets.map(unpackFacet), [goods.facets]);
  const applied = appliedOf(goods.choice, facets);
  const { choice, busy, apply, follow, top } = useChosenGoods(place, goods);
  const nothing = goods.totalItems === 0;
  return (
    // The toolbar sticks as long as there are goods under it.
    <div ref={top} tabIndex={-1} className="scroll-mt-14 focus-visible:outline-none lg:scroll-mt-18">
      <GoodsToolbar
        place={place}
        facets={facets}
        goods={goods}
        applied={applied}
        chips={!nothing}
        apply={apply}
        follow={follow}
      />
      <div className="page-width goods">
        <FilterPanel place={place} facets={facets} goods={goods} choice={choice} onChange={apply} />
        <div className="goods-list" aria-busy={busy || undefined}>
          {nothing ? (
            <NothingFits
              applied={applied}
              hrefOf={(other) => choiceHref(place, goods, other)}
              onFollow={follow}
              instead={instead}
            />
          ) : (
            <Cards
              key={`${choiceKey(goods.choice)} ${goods.sort} ${goods.page}`}
              place={place}
              goods={goods}
              renderCards={renderCards}
              tile={tile}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** The order of another choice must not be mistaken for this one's: give it a key. */
function Cards({ place, goods, renderCards, tile }: Omit<GoodsBodyProps, 'instead'>) {
  const { cards, ...rest } = useMoreCards(place, goods);
  return (
    <>
      <h2 className="sr-only">Товары</h2>
      {renderCards(cards, tile)}
      <MoreRows {...rest} shown={cards.length} of="товаров" links="h3 > a" />
    </>
  );
}
