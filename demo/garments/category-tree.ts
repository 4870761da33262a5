import type { SizeSystem } from '#shared/goods/sizes.ts';
import { slugify } from '#shared/text/slug.ts';
import { demoUuid } from './identity.ts';
import type { DemoCategory } from './types.ts';

type Branch = {
  name: string;
  sizeSystem: SizeSystem | null;
  children: readonly (readonly [string, SizeSystem])[];
};

const branches: readonly Branch[] = [
  {
    name: 'Женщинам',
    sizeSystem: 'women',
    children: [
      ['Платья', 'women'],
      ['Блузы и рубашки', 'women'],
      ['Футболки и топы', 'women'],
      ['Свитеры и кардиганы', 'women'],
      ['Джинсы', 'women'],
      ['Брюки', 'women'],
      ['Юбки', 'women'],
      ['Жакеты', 'women'],
      ['Верхняя одежда', 'women'],
      ['Бельё', 'women'],
      ['Домашняя одежда', 'women'],
    ],
  },
  {
    name: 'Мужчинам',
    sizeSystem: 'men',
    children: [
      ['Рубашки', 'men'],
      ['Футболки и поло', 'men'],
      ['Трикотаж', 'men'],
      ['Джинсы', 'men'],
      ['Брюки', 'men'],
      ['Пиджаки', 'men'],
      ['Верхняя одежда', 'men'],
      ['Бельё', 'men'],
    ],
  },
  {
    name: 'Детям',
    sizeSystem: 'children',
    children: [
      ['Девочкам', 'children'],
      ['Мальчикам', 'children'],
      ['Малышам', 'children'],
    ],
  },
  {
    name: 'Обувь',
    sizeSystem: 'shoes',
    children: [
      ['Кроссовки', 'shoes'],
      ['Ботинки', 'shoes'],
      ['Туфли', 'shoes'],
      ['Сапоги', 'shoes'],
    ],
  },
  {
    name: 'Аксессуары',
    sizeSystem: null,
    children: [
      ['Сумки', 'one-size'],
      ['Шарфы', 'one-size'],
      ['Шапки', 'headwear'],
      ['Перчатки', 'one-size'],
      ['Ремни', 'belt'],
      ['Очки', 'one-size'],
      ['Украшения', 'one-size'],
    ],
  },
];

function category(
  parent: DemoCategory | null,
  name: string,
  ordinal: number,
  kind: DemoCategory['kind'],
  sizeSystem: SizeSystem | null,
): DemoCategory {
  const slug = slugify(name);
  const path = parent ? `${parent.path}/${slug}` : slug;
  return {
    id: demoUuid('category', path),
    parentId: parent?.id ?? null,
    slug,
    path,
    name,
    ordinal,
    kind,
    sizeSystem,
  };
}

function buildTree(): DemoCategory[] {
  const departments = branches.flatMap((branch, index) => {
    const department = category(null, branch.name, index + 1, 'category', branch.sizeSystem);
    return [
      department,
      ...branch.children.map(([name, sizes], place) =>
        category(department, name, place + 1, 'category', sizes),
      ),
    ];
  });
  return [
    ...departments,
    category(null, 'Новинки', branches.length + 1, 'new', null),
    category(null, 'Распродажа', branches.length + 2, 'sale', null),
  ];
}

/** The whole tree, parents before their children, in the order of the menu. */
export const categoryTree: readonly DemoCategory[] = buildTree();

/** Removes categories without goods from the tree. A department stays if one of its children stays. */
export function categoriesWithGoods(
  paths: ReadonlySet<string>,
  listings: { new: boolean; sale: boolean },
): DemoCategory[] {
  return categoryTree.filter((node) => {
    if (node.kind === 'new' || node.kind === 'sale') return listings[node.kind];
    return [...paths].some((path) => path === node.path || path.startsWith(`${node.path}/`));
  });
}
