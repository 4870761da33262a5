import { expect, test } from 'vitest';
import type { FacetValue } from '@/lib/api';
import { toFacetData } from './facet-data';

const value = (name: string, more: Partial<FacetValue> = {}): FacetValue => ({
  value: name.toLowerCase(),
  name,
  group: null,
  hex: null,
  count: 3,
  chosen: false,
  ...more,
});

test('values are grouped by name; if there is only one group, its name is empty', () => {
  const groupsOf = (values: FacetValue[]) =>
    toFacetData({ id: 'size', title: 'Размер', values }).groups.map(({ name, options }) => [
      name,
      options.map((option) => option.value),
    ]);
  const women = value('42', { group: 'Женщинам' });
  const men = value('48', { group: 'Мужчинам' });
  expect(groupsOf([women, men, value('44', { group: 'Женщинам' })])).toEqual([
    ['Женщинам', ['42', '44']],
    ['Мужчинам', ['48']],
  ]);
  expect(groupsOf([women])).toEqual([['', ['42']]]);
});
