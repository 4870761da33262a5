import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FacetData } from '../choice/facet-data';
import { FilterGroups } from './filter-groups';

test('a large count has a space between thousands', () => {
  const facets: FacetData[] = [
    {
      id: 'material',
      title: 'Состав',
      groups: [{ name: '', options: [{ value: 'khlopok', name: 'Хлопок', hex: null, count: 123_456 }] }],
    },
  ];
  render(
    <form aria-label="Фильтры">
      <FilterGroups facets={facets} prices={[null, null]} choice={{}} onChange={() => {}} />
    </form>,
  );
  expect(screen.getByRole('form').querySelector('b')?.textContent).toBe('123\u00a0456');
});
