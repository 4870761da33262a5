import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderCycles, isOfTests, productionImports } from './folders.ts';
import { arrowsOf, readArrows } from './imports.ts';
import { backendObjection, roomOf, rooms } from './map-backend.ts';

const arrows = readArrows(resolve(import.meta.dirname, '../..'), ['shared', 'backend', 'demo', 'garments']);
const planted = (from: string, to: string, what = 'import') => arrowsOf(from, `${what} { a } from '${to}';`);

describe('the rooms of the backend', () => {
  it('every room of the backend on the map has source files', () => {
    for (const { name } of rooms)
      expect([name, arrows.some(({ from }) => roomOf(from)?.name === name)]).toEqual([name, true]);
  });

  it('the rooms of the backend import only lower rooms, through their entry files', () => {
    const wrong = arrows.flatMap((arrow) => {
      const says = backendObjection(arrow);
      return says === undefined ? [] : [`${arrow.from} → ${arrow.to}: ${says}`];
    });
    expect(wrong).toEqual([]);
  });

  it('the map lists no entry file of a backend room that other rooms do not use', () => {
    const used = new Set(
      arrows
        .filter(({ from, to }) => !isOfTests(from) && roomOf(from) !== roomOf(to))
        .flatMap(({ to }) => [to, to.slice(0, to.lastIndexOf('/') + 1)]),
    );
    const unused = rooms.flatMap(({ folder, door = [] }) =>
      door.map((each) => `${folder}/${each}`).filter((each) => !used.has(each)),
    );
    expect(unused).toEqual([]);
  });

  it.each([
    ['an import of a higher room', planted('backend/domain/tree.ts', '../cart/routes.ts')],
    [
      'a type import of a higher room',
      planted('backend/platform/db/client.ts', '../../domain/tree.ts', 'import type'),
    ],
    ['an import of the dependencies of the whole backend', planted('backend/cart/routes.ts', '../deps.ts')],
    [
      'a type import of the dependencies of the whole backend',
      planted('backend/cart/routes.ts', '../deps.ts', 'import type'),
    ],
    [
      'an import past an entry file',
      planted('backend/identity/account/consents.ts', '../../cart/queries/view.ts'),
    ],
    [
      'an import past an entry file of listing',
      planted('backend/catalog/listing.ts', '../listing/columns/store-blocks.ts'),
    ],
    ['the demo shop in production', planted('backend/app.ts', '../demo/seed/seed.ts')],
    ['the demo shop in shared facts', planted('shared/text/slug.ts', '../../demo/garments/identity.ts')],
    ['the picture tools in the demo shop', planted('demo/index.ts', '../garments/drape/garments.ts')],
    [
      'an import past an entry file of the demo',
      planted('garments/drape/make.ts', '../../demo/seed/seed-shop.ts'),
    ],
    ['test support in production', planted('backend/app.ts', './testing/app.ts')],
    ['test support in the demo shop', planted('demo/index.ts', '../backend/catalog/testing/shop.ts')],
    ['a room that is not on the map', planted('backend/loyalty/routes.ts', '../platform/http/operation.ts')],
  ])('the map of the backend forbids %s', (_, [arrow]) => {
    expect(arrow && backendObjection(arrow)).toBeTypeOf('string');
  });

  it.each([
    [
      'a type import of the dependencies of a lower room',
      planted('backend/delivery/base/deps.ts', '../../cart/base/deps.ts', 'import type'),
    ],
    ['an entry file of a lower room', planted('backend/wishlist/queries.ts', '../catalog/cached/cards.ts')],
    ['an entry file of the demo', planted('garments/drape/make.ts', '../../demo/garments/hangs.ts')],
    ['the demo shop in a test', planted('backend/app.test.ts', '../demo/seed/seed.ts')],
  ])('the map of the backend allows %s', (_, [arrow]) => {
    expect(arrow && backendObjection(arrow)).toBeUndefined();
  });
});

describe('tables', () => {
  const isOfTables = (file: string) => /^backend\/(.*\/)?(tables\.ts|tables\/[^/]+\.ts)$/.test(file);

  it('tables of the database use no types of the contract, because the contract changes while stored rows stay as they are', () => {
    const tables = arrows.filter(({ from }) => isOfTables(from));
    expect(tables.length).toBeGreaterThan(60);
    expect(tables.filter(({ to }) => to.startsWith('src/generated/'))).toEqual([]);
  });

  it.each(['backend/cart/base/tables.ts', 'backend/contact/tables.ts', 'backend/domain/tables/orders.ts'])(
    'tables of the database are recognized in %s',
    (file) => expect(isOfTables(file)).toBe(true),
  );
});

describe('folders', () => {
  // Leaves out type imports in `garments/`: these files are tools for making pictures, which the running shop
  // does not load.
  const seen = productionImports(arrows).filter(
    ({ from, typeOnly }) => !typeOnly || !from.startsWith('garments/'),
  );

  it('folders of the backend do not import one another in a cycle, at any depth', () => {
    expect(seen.length).toBeGreaterThan(1_000);
    expect(folderCycles(seen)).toEqual([]);
  });

  it.each([
    [
      'two rooms',
      [
        ['a/b/one.ts', '../c/two.ts'],
        ['a/c/two.ts', '../b/three.ts'],
      ],
      ['a/b', 'a/c'],
    ],
    [
      'a folder and one inside it',
      [
        ['a/one.ts', './b/two.ts'],
        ['a/b/two.ts', '../three.ts'],
      ],
      ['a', 'a/b'],
    ],
    [
      'deep folders',
      [
        ['a/b/c/one.ts', '../d/two.ts'],
        ['a/b/d/two.ts', '../e/three.ts'],
        ['a/b/e/three.ts', '../c/four.ts'],
      ],
      ['a/b/c', 'a/b/d', 'a/b/e'],
    ],
  ])('folders of the backend are found in a planted cycle of %s', (_, imports, cycle) => {
    const faults = imports.flatMap(([from = '', to = '']) => planted(from, to));
    expect(folderCycles(faults)).toEqual([cycle]);
  });

  it('a cycle of folders is also found if one of its imports is a type import', () => {
    const faults = [
      ...planted('a/b/one.ts', '../c/two.ts'),
      ...planted('a/c/two.ts', '../b/three.ts', 'import type'),
    ];
    expect(folderCycles(productionImports(faults))).toEqual([['a/b', 'a/c']]);
  });

  it('imports in tests are ignored in the search for cycles of folders', () => {
    const harmless = [
      ...planted('a/b/one.ts', '../c/two.ts'),
      ...planted('a/c/two.test.ts', '../b/three.ts'),
    ];
    expect(folderCycles(productionImports(harmless))).toEqual([]);
  });
});
