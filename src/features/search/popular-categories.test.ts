import { expect, test } from 'vitest';
import type { Category } from '@/lib/api';
import { popularCategories } from './popular-categories';

const node = (
  path: string,
  name: string,
  productCount: number,
  kind: Category['kind'] = 'category',
): Category => {
  const cut = path.lastIndexOf('/');
  return { path, parentPath: cut < 0 ? null : path.slice(0, cut), name, kind, productCount };
};

test('the largest categories are offered; if two have the same name, their departments are added', () => {
  const categories = [
    node('zh', 'Женщинам', 50),
    node('zh/d', 'Джинсы', 10),
    node('zh/p', 'Платья', 30),
    node('zh/e', 'Пусто', 0),
    node('m', 'Мужчинам', 20),
    node('m/d', 'Джинсы', 12),
    node('r', 'Распродажа', 90, 'sale'),
    node('r/zh', 'Женщинам', 80, 'sale'),
  ];
  expect(popularCategories({ categories })).toEqual([
    { path: 'zh/p', name: 'Платья' },
    { path: 'm/d', name: 'Джинсы: мужчинам' },
    { path: 'zh/d', name: 'Джинсы: женщинам' },
  ]);
});

test('at most nine categories are offered', () => {
  const categories = [
    node('a', 'А', 1),
    ...Array.from({ length: 20 }, (_, at) => node(`a/${at}`, `№ ${at}`, at + 1)),
  ];
  expect(popularCategories({ categories })).toHaveLength(9);
});
