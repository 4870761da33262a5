import type { Choice } from './choice';
import type { FacetData } from './facet-data';
import { FILTERS_ID } from './facets-in-page';
import { FilterGroups } from './filter-groups';
import type { ListedGoods } from './listed-goods';
import { DEFAULT_SORT } from './listing-search';
import type { Place } from './place';

type FilterPanelProps = {
  place: Place;
  goods: Pick<ListedGoods, 'prices' | 'sort'>;
  facets: readonly FacetData[];
  choice: Choice;
  onChange(choice: Choice): void;
};

/**
 * The filters beside the goods: a form that is sent without scripts and applied at every tick with them. On a narrow
 * window it is hidden until a link leads to it; with scripts the drawer (filter-drawer) opens instead.
 */
export function FilterPanel({ place, goods, facets, choice, onChange }: FilterPanelProps) {
  const { path, words } = place;
  const { sort, prices } = goods;
  return (
    <form
      id={FILTERS_ID}
      action={`/${path}`}
      aria-label="Фильтры"
      // A browser must not put back ticks of before: the address says what is chosen.
      autoComplete="off"
      className="filters"
      onSubmit={(event) => event.preventDefault()}
    >
      {words && <input type="hidden" name="q" value={words.q} />}
      {sort !== DEFAULT_SORT && <input type="hidden" name="sort" value={sort} />}
      <p className="filters-close">
        Фильтры<a href="#main">Закрыть</a>
      </p>
      <FilterGroups facets={facets} prices={prices} choice={choice} onChange={onChange} />
      <button type="submit" className="filters-submit">
        Показать
      </button>
    </form>
  );
}
