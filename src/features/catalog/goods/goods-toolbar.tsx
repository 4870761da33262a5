import type { MouseEvent } from 'react';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { FilterIcon } from '@/lib/ui/pictures/icons';
import type { ListedGoods } from '../cards/listed-goods';
import { type Choice, countChosen } from '../choice/choice';
import type { FacetData } from '../choice/facet-data';
import { choiceHref, type GoodsSource } from '../choice/goods-source';
import { SORT_NAMES, SORTS } from '../choice/listing-search';
import type { Applied } from '../filters/applied';
import { AppliedFilters } from '../filters/applied-filters';
import type { FilterDrawerProps } from '../filters/filter-drawer';
import { FILTERS_ID } from '../filters/filter-panel';
import { SortMenu } from './sort-menu';

const filterDrawer = lazyPart<FilterDrawerProps>(
  async () => (await import('../filters/filter-drawer')).FilterDrawer,
);

type GoodsToolbarProps = {
  source: GoodsSource;
  facets: readonly FacetData[];
  goods: ListedGoods;
  applied: readonly Applied[];
  /** Whether the toolbar shows the applied filters as chips. */
  chips: boolean;
  apply(choice: Choice): void;
  follow(event: MouseEvent<HTMLAnchorElement>): void;
};

/**
 * The sticky row above the cards: filters, applied filters, order. On a narrow window the applied filters are
 * a separate row, which scrolls away.
 */
export function GoodsToolbar({ source, facets, goods, applied, chips, apply, follow }: GoodsToolbarProps) {
  const { Part, open, onClose, opener } = useLazyOpen(filterDrawer);
  const count = countChosen(goods.choice);
  const filters = (
    <>
      <FilterIcon />
      <span>{`Фильтры${count > 0 ? ` · ${count}` : ''}`}</span>
    </>
  );
  return (
    <div className="goods-toolbar">
      <div className="page-width">
        <p aria-hidden="true">{filters}</p>
        {chips && count > 0 && (
          <AppliedFilters
            applied={applied}
            hrefOf={(choice) => choiceHref(source, goods, choice)}
            onFollow={follow}
            reset
            className="goods-chips"
          />
        )}
        <a
          {...opener}
          href={`#${FILTERS_ID}`}
          data-press=""
          onClick={(event) => {
            event.preventDefault();
            opener.onClick(event);
          }}
        >
          {filters}
        </a>
        <SortMenu
          options={SORTS.map((sort) => ({
            label: SORT_NAMES[sort],
            href: source.hrefOf({ ...goods.choice, sort }),
            current: sort === goods.sort,
          }))}
          onFollow={follow}
        />
      </div>
      {Part && (
        <Part open={open} onClose={onClose} source={source} facets={facets} goods={goods} onApply={apply} />
      )}
    </div>
  );
}
