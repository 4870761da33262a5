import { expect, test } from 'vitest';
import { silhouettes } from '../garments/silhouettes.ts';
import type { DemoGroup } from '../garments/types.ts';
import { isWeak } from '../garments/weak-silhouettes.ts';
import { createDemoCatalog } from '../seed/catalog.ts';
import { sizesLeft } from './goods.ts';

const { groups, categories } = createDemoCatalog({
  silhouettes: new Set(Object.keys(silhouettes)),
  pictureVersion: 'v1',
});

const faceOf = ({ variants }: DemoGroup) => variants.find((one) => sizesLeft(one) > 0) ?? variants[0];
const coverOf = (group: DemoGroup) => faceOf(group)?.pictures[0]?.template ?? '';
const silhouetteOf = (group: DemoGroup) => coverOf(group).split('/')[3];

/** The first page of the listing with the given path, or its first `most` models, in its default order. */
function firstPage(path: string, most = 24): DemoGroup[] {
  return groups
    .filter((group) => group.categoryPaths.some((own) => own === path || own.startsWith(`${path}/`)))
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, most);
}

/** How many models on a page have the same value as the model before them. */
const pairs = (page: readonly DemoGroup[], of: (group: DemoGroup) => unknown) =>
  page.slice(1).filter((group, index) => of(group) === of(page[index] as DemoGroup)).length;

test.each(['zhenshchinam', 'muzhchinam', 'detyam', 'obuv', 'aksessuary'])(
  'the first page of the listing %s has no two neighbours of one silhouette',
  (path) => {
    expect(pairs(firstPage(path), silhouetteOf)).toBe(0);
  },
);

test.each([
  ['zhenshchinam', 8],
  ['muzhchinam', 8],
  ['aksessuary', 8],
  ['detyam', 4],
  ['detyam/devochkam', 4],
])('the first page of the listing %s repeats no silhouette within %i cards', (path, distance) => {
  const shown = firstPage(path).map(silhouetteOf);
  for (const [place, silhouette] of shown.entries())
    expect(shown.slice(Math.max(0, place - distance), place)).not.toContain(silhouette);
});

const listings = categories.filter(({ kind }) => kind === 'category').map(({ path }) => path);

test.each(listings)(
  'the listing %s puts goods with the same silhouette side by side only if there is no other choice',
  (path) => {
    const page = firstPage(path).map(silhouetteOf);
    const most = Math.max(...[...Map.groupBy(page, (one) => one).values()].map(({ length }) => length));
    // If more than half of the goods on a page have one silhouette, some of them must be neighbours.
    const unavoidable = Math.max(0, 2 * most - page.length - 1);
    const neighbours = page.slice(1).filter((one, index) => one === page[index]).length;
    expect(neighbours).toBeLessThanOrEqual(unavoidable);
  },
);

test('no two models have the same cover picture', () => {
  const covers = groups.map(coverOf);
  expect(covers.filter((cover, index) => covers.indexOf(cover) !== index)).toEqual([]);
});

test('no two colours have the same front picture', () => {
  const fronts = groups.flatMap(({ variants }) => variants.map(({ pictures }) => pictures[0]?.template));
  expect(fronts.filter((front, index) => fronts.indexOf(front) !== index)).toEqual([]);
});

test('goods for children follow goods for adults', () => {
  const forChildren = groups
    .toSorted((a, b) => b.popularity - a.popularity)
    .map(({ categoryPaths }) => categoryPaths.some((path) => path.startsWith('detyam/')));
  expect(forChildren.slice(forChildren.indexOf(true))).not.toContain(false);
});

test.each([
  'zhenshchinam',
  'muzhchinam',
  'detyam',
  'obuv',
  'zhenshchinam/platya',
  'zhenshchinam/verkhnyaya-odezhda',
])(
  'the listing %s has at most two pairs of neighbours of one colour family, and never the same picture',
  (path) => {
    const page = firstPage(path);
    expect(pairs(page, (group) => faceOf(group)?.colour.family)).toBeLessThanOrEqual(2);
    expect(pairs(page, coverOf)).toBe(0);
  },
);

test('underwear and sleepwear follow the other goods of a department', () => {
  for (const path of ['zhenshchinam', 'muzhchinam']) {
    const first = firstPage(path).slice(0, 16);
    expect(first.filter(({ brandLine }) => brandLine === 'Витрина Дом')).toEqual([]);
  }
});

test('the goods at the beginning of a category are not for summer', () => {
  const dresses = firstPage('zhenshchinam/platya');
  expect(dresses.slice(0, 8).filter(({ season }) => season === 'Лето').length).toBeLessThanOrEqual(1);
});

test.each(listings)(
  'the first eight goods of the listing %s have weak pictures only if the listing has too few others',
  (path) => {
    const shown = firstPage(path).map((group) => silhouetteOf(group) ?? '');
    const others = firstPage(path, groups.length).filter((group) => !isWeak(silhouetteOf(group) ?? ''));
    const first = shown.slice(0, 8);
    expect(first.filter(isWeak).length).toBeLessThanOrEqual(Math.max(0, first.length - others.length));
  },
);
