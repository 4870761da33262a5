import { MoreRows } from '@/lib/ui/content/more-rows';
import type { Elements } from '@/lib/ui/elements';
import type { CardData } from '../cards/card-data';
import type { ListedGoods } from '../cards/listed-goods';
import { choiceKey } from '../choice/choice';
import { choiceHref, type GoodsSource } from '../choice/goods-source';
import { appliedOf } from '../filters/applied';
import { FilterPanel } from '../filters/filter-panel';
import { GoodsToolbar } from './goods-toolbar';
import { NothingFits } from './nothing-fits';
import { useChosenGoods } from './use-chosen-goods';
import { useMoreCards } from './use-more-cards';

type GoodsBodyProps = {
  /** Must keep its identity while only the choice, the order or the page changes. */
  source: GoodsSource;
  goods: ListedGoods;
  renderCards(cards: readonly CardData[], tile: Elements): Elements;
  tile?: Elements;
  /** A row of up to four other cards, shown if no goods match the filters. */
  fallback?: Elements;
};

/** The body of a listing or a search: toolbar, filters, cards, and a button for more. */
export function GoodsBody({ source, goods, renderCards, tile, fallback }: GoodsBodyProps) {
  const { facets } = goods;
  const applied = appliedOf(goods.choice, facets);
  const { choice, busy, apply, follow, top } = useChosenGoods(source, goods);
  const nothing = goods.totalItems === 0;
  return (
    // The sticky toolbar stays within this element.
    <div ref={top} tabIndex={-1} className="scroll-mt-14 focus-visible:outline-none lg:scroll-mt-18">
      <GoodsToolbar
        source={source}
        facets={facets}
        goods={goods}
        applied={applied}
        chips={!nothing}
        apply={apply}
        follow={follow}
      />
      <div className="page-width goods">
        <FilterPanel source={source} facets={facets} goods={goods} choice={choice} onChange={apply} />
        <div className="goods-list" aria-busy={busy || undefined}>
          {nothing ? (
            <NothingFits
              applied={applied}
              hrefOf={(other) => choiceHref(source, goods, other)}
              onFollow={follow}
              fallback={fallback}
            />
          ) : (
            <Cards
              key={`${choiceKey(goods.choice)} ${goods.sort} ${goods.page}`}
              source={source}
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

/**
 * The cards of a list. Give it a `key` made of choice and sort order, so that it keeps no state of another
 * list.
 */
function Cards({ source, goods, renderCards, tile }: Omit<GoodsBodyProps, 'fallback'>) {
  const { cards, ...rest } = useMoreCards(source, goods);
  return (
    <>
      <h2 className="sr-only">Товары</h2>
      {renderCards(cards, tile)}
      <MoreRows {...rest} shown={cards.length} of="товаров" links="h3 > a" />
    </>
  );
}
