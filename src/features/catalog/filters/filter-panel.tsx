import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListedGoods } from '../cards/listed-goods';
import { type Choice, choiceKey, choiceSchema } from '../choice/choice';
import type { FacetData } from '../choice/facet-data';
import type { GoodsSource } from '../choice/goods-source';
import { DEFAULT_SORT } from '../choice/listing-search';
import { FilterGroups } from './filter-groups';

/** The id of the filter form, to which links lead as long as scripts have not run. */
export const FILTERS_ID = 'filtry';

type FilterPanelProps = {
  source: GoodsSource;
  facets: readonly FacetData[];
  goods: Pick<ListedGoods, 'prices' | 'sort'>;
  choice: Choice;
  onChange(choice: Choice): void;
};

/**
 * The filters beside the goods. With scripts, each change is applied at once; without them the filters are a
 * form with a button. On a narrow window the panel is hidden: with scripts the drawer (filter-drawer) opens
 * instead, and without them a link shows the panel as its target. Changes made before hydration are applied
 * after it.
 */
export function FilterPanel({ source, facets, goods, choice, onChange }: FilterPanelProps) {
  const { page, words } = source;
  const { sort, prices } = goods;
  const form = useRef<HTMLFormElement>(null);
  const applyEarly = useEffectEvent(() => {
    const fields = new FormData(form.current ?? undefined);
    const ticked = choiceSchema.parse(
      Object.fromEntries([...fields.keys()].map((name) => [name, fields.getAll(name)])),
    );
    if (choiceKey(ticked) !== choiceKey(choice)) onChange(ticked);
  });
  useEffect(() => applyEarly(), []);
  return (
    <form
      ref={form}
      id={FILTERS_ID}
      action={page}
      aria-label="Фильтры"
      // The browser must not restore old states of the checkboxes, because the URL has the choice.
      autoComplete="off"
      className="filters"
      onSubmit={(event) => {
        // If a link opened the panel before scripts ran, it stays a plain form.
        if (!event.currentTarget.matches(':target')) event.preventDefault();
      }}
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
