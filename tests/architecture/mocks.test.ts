import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderCycles, productionImports } from './folders.ts';
import { arrowsOf, readArrows } from './imports.ts';

describe('folders of the mocks', () => {
  const arrows = readArrows(resolve(import.meta.dirname, '../..'), ['mocks']);
  const seen = productionImports(arrows);

  it('folders of the mocks do not import one another in a cycle, at any depth', () => {
    expect(seen.length).toBeGreaterThan(150);
    expect(folderCycles(seen)).toEqual([]);
  });

  it('a planted import that makes a cycle of two folders of the mocks is found', () => {
    const planted = arrowsOf('mocks/shop/goods/goods.ts', `import { viewOf } from '../cart/cart-view.ts';`);
    expect(folderCycles([...seen, ...planted])).toContainEqual(['mocks/shop/cart', 'mocks/shop/goods']);
  });
});
