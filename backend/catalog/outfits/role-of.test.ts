import { expect, test } from 'vitest';
import { roleOf, rolesNamed } from './role-of.ts';
import type { Role } from './roles.ts';

test.each<[category: string, roles: Role[]]>([
  ['Платья', ['onePiece']],
  ['Футболки и топы', ['top']],
  ['Свитеры и кардиганы', ['top', 'layer']],
  ['Верхняя одежда', ['outerwear']],
  ['Домашняя одежда', ['nightwear']],
  ['Нижнее бельё', ['underwear']],
  ['Головные уборы', ['headwear']],
  ['Обувь', ['shoes']],
  ['Ремни, пояса', ['belt']],
  ['Девочкам', []],
  ['Аксессуары', []],
  ['Уход за обувью', []],
  ['', []],
])('the name of the category «%s» mentions the outfit roles %j', (category, roles) =>
  expect([...rolesNamed(category)]).toEqual(roles),
);

test.each<[name: string, category: string, role: Role | undefined]>([
  ['Платье-рубашка из льна', 'Платья', 'onePiece'],
  ['Джинсы-палаццо', 'Девочкам', 'bottom'],
  ['Шорты из футера', 'Брюки', 'bottom'],
  ['Кардиган на пуговицах', 'Свитеры и кардиганы', 'layer'],
  ['Стёганый жилет', 'Верхняя одежда', 'outerwear'],
  ['Майка из хлопка', 'Бельё', 'underwear'],
  ['Носки в полоску', 'Бельё', 'hosiery'],
  ['Махровый халат', 'Домашняя одежда', 'robe'],
  ['Лонгслив из модала', 'Домашняя одежда', 'nightwear'],
  ['Брюки для дома', 'Брюки', 'nightwear'],
  ['Пижамные шорты', 'Шорты', 'nightwear'],
  ['Домашние тапочки', 'Обувь', 'homeShoes'],
  ['Модель 4021', 'Юбки', 'bottom'],
  ['Ремень для сумки', 'Аксессуары', 'belt'],
  ['Подарочная карта', 'Подарки', undefined],
  ['Крем для обуви', 'Уход за обувью', undefined],
])('the product «%s» in the category «%s» has the outfit role %s', (name, category, role) =>
  expect(roleOf(name, rolesNamed(category))).toBe(role),
);
