import { type ChangeEvent, type ReactNode, useState } from 'react';
import { facetsById } from '#shared/goods/facets.ts';
import { formatCount } from '#shared/text/plural.ts';
import type { Elements } from '@/lib/ui/elements';
import { type Choice, isChosen, withValue } from '../choice/choice';
import type { FacetData, FacetGroup, FacetOption } from '../choice/facet-data';
import { PriceFields } from './price-fields';

/** Number of facets that are unfolded at first. */
const OPEN = 4;
/** A facet with more values hides the rest behind «Ещё N»: the limits for rows and for size squares. */
const FEW = 8;
const FEW_SIZES = 16;
/** If a facet with groups has more values than this, only its first group is unfolded. */
const FEW_IN_GROUPS = 12;
/** Number of facets above the price range, including colours. */
const BEFORE_PRICES = 2;

type FilterGroupsProps = {
  facets: readonly FacetData[];
  prices: readonly [min: number | null, max: number | null];
  choice: Choice;
  onChange(choice: Choice): void;
};

/**
 * The filters as fields of a form, by facet. Styled in filters.css by element, not by class names, because a
 * page has about a hundred values. Values without goods stay, crossed out, so that a chosen one can be
 * unchecked.
 */
export function FilterGroups({ facets, prices, choice, onChange }: FilterGroupsProps) {
  const colours = facets.findIndex(({ id }) => facetsById[id].look === 'colours');
  const before = colours < 0 ? Math.min(BEFORE_PRICES, facets.length) : colours + 1;
  const groupAt = (facet: FacetData, at: number) => (
    <Foldable
      key={facet.id}
      className="filter"
      title={facet.title}
      open={at < OPEN || choice[facet.id] !== undefined}
    >
      <Values facet={facet} choice={choice} onChange={onChange} />
    </Foldable>
  );
  return (
    <>
      {facets.slice(0, before).map(groupAt)}
      <Foldable key="price" className="filter" title="Цена" open>
        <PriceFields prices={prices} choice={choice} onChange={onChange} />
      </Foldable>
      {facets.slice(before).map((facet, at) => groupAt(facet, before + 1 + at))}
    </>
  );
}

type ValuesProps = { facet: FacetData } & Pick<FilterGroupsProps, 'choice' | 'onChange'>;

function Values({ facet: { id, title, groups }, choice, onChange }: ValuesProps) {
  const { parameter, look } = facetsById[id];
  const option = ({ value, name, hex, count }: FacetOption) => {
    const checked = isChosen(choice, id, value);
    const none = count === 0 && !checked;
    return (
      <label key={value}>
        <input
          type="checkbox"
          name={parameter}
          value={value}
          checked={checked}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            if (!none) onChange(withValue(choice, id, value, target.checked));
          }}
          aria-disabled={none || undefined}
          aria-label={none ? `${name}, нет товаров` : undefined}
          style={hex === null ? undefined : { background: hex }}
        />
        <span>{name}</span>
        {look !== 'sizes' && <b>{formatCount(count)}</b>}
      </label>
    );
  };
  const isTicked = ({ value }: FacetOption) => isChosen(choice, id, value);
  const optionsOf = ({ options }: FacetGroup) => {
    const few = look === 'sizes' ? FEW_SIZES : FEW;
    // Show all values if only one or two would be hidden.
    if (options.length <= few + 2) return options.map(option);
    const rest = options.slice(few);
    return (
      <>
        {options.slice(0, few).map(option)}
        <Foldable className="filter-rest" title={`Ещё ${rest.length}`} open={rest.some(isTicked)}>
          <div>{rest.map(option)}</div>
        </Foldable>
      </>
    );
  };
  const total = groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <fieldset className={look ? `filter-${look}` : 'ticks'}>
      <legend>{title}</legend>
      {groups.map((group, at) =>
        group.name === '' ? (
          <div key="">{optionsOf(group)}</div>
        ) : (
          <Foldable
            key={group.name}
            className="filter-scale"
            title={group.name}
            open={at === 0 || total <= FEW_IN_GROUPS || group.options.some(isTicked)}
          >
            <fieldset aria-label={group.name}>
              <div>{optionsOf(group)}</div>
            </fieldset>
          </Foldable>
        ),
      )}
    </fieldset>
  );
}

type FoldableProps = { title: ReactNode; open: boolean; className: string; children: Elements };

/** A section that folds without scripts. `open` is only its initial state. */
function Foldable({ title, open, className, children }: FoldableProps) {
  const [atFirst] = useState(open);
  return (
    <details open={atFirst} className={className}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
