import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { listingHref } from '@/shop/addresses/paths';
import { InRouter } from '@/testing/in-router';
import type { Choice } from '../choice/choice';
import type { FacetData } from '../choice/facet-data';
import type { GoodsSource } from '../choice/goods-source';
import { writeListingSearch } from '../choice/listing-search';
import { FilterPanel } from './filter-panel';

const FACETS: FacetData[] = [
  {
    id: 'size',
    title: 'Размер',
    groups: [
      {
        name: '',
        options: ['44', '46'].map((value) => ({ value, name: value, hex: null, count: 3 })),
      },
    ],
  },
];
const PLACE: GoodsSource = {
  page: '/zhenshchinam',
  hrefOf: (requested) => listingHref('zhenshchinam', writeListingSearch(requested)),
  load: async () => ({ items: [] }),
  count: () => Promise.reject(new Error('This query must not be fetched')),
};

const onChange = vi.fn<(choice: Choice) => void>();

const panel = (choice: Choice) => (
  <FilterPanel
    source={PLACE}
    facets={FACETS}
    goods={{ prices: [100_000, 900_000], sort: 'popular' }}
    choice={choice}
    onChange={onChange}
  />
);

beforeEach(() => void onChange.mockReset());

/** Renders the HTML of the server, lets the shopper act on it (`beforeScripts`), then hydrates it. */
function arrive(choice: Choice, beforeScripts: () => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(panel(choice));
  beforeScripts();
  render(panel(choice), { container, hydrate: true, wrapper: InRouter });
}

test('filters checked and prices typed before hydration are applied after it', () => {
  arrive({ size: ['46'] }, () => {
    fireEvent.click(screen.getByRole('checkbox', { name: '44' }));
    fireEvent.input(screen.getByRole('textbox', { name: 'Цена до, рублей' }), { target: { value: '6 000' } });
  });
  expect(onChange.mock.calls).toEqual([[{ size: ['44', '46'], priceTo: 600_000 }]]);
});

test('filters unchecked before hydration are removed after it', () => {
  arrive({ size: ['44', '46'] }, () => fireEvent.click(screen.getByRole('checkbox', { name: '44' })));
  expect(onChange.mock.calls).toEqual([[{ size: ['46'] }]]);
});

test('hydrating filters that the shopper has not touched changes nothing', () => {
  arrive({ size: ['44'], priceFrom: 1_200_000 }, () => {});
  expect(onChange).not.toHaveBeenCalled();
});
