import { type ReactNode, useState } from 'react';
import { type Choice, countChosen } from '@/features/catalog/choice/choice';
import type { FacetData } from '@/features/catalog/choice/facet-data';
import type { GoodsSource } from '@/features/catalog/choice/goods-source';
import { type Applied, appliedOf } from '@/features/catalog/filters/applied';
import { AppliedFilters } from '@/features/catalog/filters/applied-filters';
import { FilterDrawer, type FilterDrawerProps } from '@/features/catalog/filters/filter-drawer';
import { FilterGroups } from '@/features/catalog/filters/filter-groups';
import { PriceFields } from '@/features/catalog/filters/price-fields';
import { SortMenu } from '@/features/catalog/goods/sort-menu';
import { SuggestionList } from '@/features/search/suggestions/suggestion-list';
import { Button } from '@/lib/ui/buttons/button';
import { CHOSEN, CLOTHES, PRICES, SUGGESTIONS, SUGGESTIONS_LONG, VALUES } from '../finding-samples.ts';
import { GallerySection, Specimen } from '../specimen.tsx';
import '@/features/search/suggestions/suggestions.css';

/** Shows filters, applied filters and search suggestions. */
export function Finding() {
  return (
    <GallerySection id="finding" title="Поиск и&nbsp;фильтры">
      <Specimen name="Размеры, цвета, цены">
        <Filters facets={CLOTHES} chosen={CHOSEN} />
      </Specimen>
      <Specimen name="Списки значений">
        <Filters facets={VALUES} chosen={{ material: ['sherst'] }} />
      </Specimen>
      <Specimen name="Цены">
        <div className="grid gap-6">
          <Prices label="Пустые" choice={{}} />
          <Prices label="Выбранные" choice={{ priceFrom: 500_000, priceTo: 1_500_000 }} />
          <Prices label="Товаров не осталось" choice={{ priceTo: 1_000 }} prices={[null, null]} />
        </div>
      </Specimen>
      <Specimen name="Шторка с подсчётом">
        <CountingDrawer />
      </Specimen>
      <Specimen name="Порядок">
        <SortMenu
          options={['По\u00a0популярности', 'Сначала новые', 'Сначала дешевле'].map((label, index) => ({
            label,
            href: `#finding-${index}`,
            current: index === 0,
          }))}
        />
      </Specimen>
      <Specimen name="Выбрано: в строке широкого окна и по словам" wide>
        <div className="min-w-0 space-y-4">
          <Chips applied={appliedOf(CHOSEN, [...CLOTHES, ...VALUES])} className="goods-chips" reset />
          <Chips applied={appliedOf(CHOSEN, [...CLOTHES, ...VALUES])} className="flex flex-wrap gap-x-6" />
        </div>
      </Specimen>
      <Specimen name="Подсказки поиска" wide>
        <Suggestions id="suggestions" typed="пал" groups={SUGGESTIONS} active="query пальто женское" />
      </Specimen>
      <Specimen name="Подсказки: длинные слова, узко" wide>
        <div style={{ maxWidth: 320 }}>
          <Suggestions id="suggestions-long" typed="во" groups={SUGGESTIONS_LONG} />
        </div>
      </Specimen>
    </GallerySection>
  );
}

function Filters({ facets, chosen }: { facets: readonly FacetData[]; chosen: Choice }) {
  const [choice, setChoice] = useState(chosen);
  return (
    <div style={{ maxWidth: 320 }}>
      <FilterGroups facets={facets} prices={PRICES} choice={choice} onChange={setChoice} />
    </div>
  );
}

type PricesProps = { label: string; choice: Choice; prices?: readonly [number | null, number | null] };

function Prices({ label, choice: chosen, prices = PRICES }: PricesProps) {
  const [choice, setChoice] = useState(chosen);
  return (
    <div className="filter" style={{ maxWidth: 320 }}>
      <p className="pb-2 text-caption text-ink-2">{label}</p>
      <fieldset aria-label={label}>
        <PriceFields prices={prices} choice={choice} onChange={setChoice} />
      </fieldset>
    </div>
  );
}

type ChipsProps = { applied: readonly Applied[]; className: string; reset?: boolean };

function Chips({ applied, className, reset }: ChipsProps): ReactNode {
  return (
    <AppliedFilters
      applied={applied}
      hrefOf={() => '#finding'}
      onFollow={(event) => event.preventDefault()}
      className={className}
      {...(reset && { reset })}
    />
  );
}

type SuggestionsProps = Pick<Parameters<typeof SuggestionList>[0], 'id' | 'typed' | 'groups'> & {
  active?: string;
};

function Suggestions({ id, active, ...list }: SuggestionsProps) {
  return (
    <div className="suggestions">
      <SuggestionList
        {...list}
        id={id}
        active={active}
        idOf={(key) => `${id}-${key.replaceAll(' ', '-')}`}
        onClick={(event) => event.preventDefault()}
      />
    </div>
  );
}

/** Counts goods for the filter samples: each chosen value halves the number of goods. */
const HALVING: GoodsSource = {
  page: '/sample',
  hrefOf: () => '/sample',
  load: async () => ({ items: [] }),
  count: async (choice) => ({
    totalItems: Math.floor(144 / 2 ** countChosen(choice)),
    priceRange: { min: PRICES[0], max: PRICES[1], from: null, to: null },
    facets: CLOTHES.map(({ id, title, groups }) => ({
      id,
      title,
      values: groups.flatMap(({ name, options }) =>
        options.map((option) => ({ ...option, group: name || null, chosen: false })),
      ),
    })),
  }),
};

function CountingDrawer() {
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState<Choice>({});
  const goods: FilterDrawerProps['goods'] = {
    choice,
    prices: [...PRICES],
    totalItems: Math.floor(144 / 2 ** countChosen(choice)),
  };
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Фильтры с&nbsp;подсчётом
      </Button>
      <FilterDrawer
        open={open}
        onClose={() => setOpen(false)}
        source={HALVING}
        facets={CLOTHES}
        goods={goods}
        onApply={setChoice}
      />
    </>
  );
}
