import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OperationId } from '#contract/operations.ts';
import type { WishlistPageRequest } from '#contract/sdk/types.gen.ts';
import { operations } from '../../../mocks/contract/contract.ts';
import { callOperation } from '../call.ts';
import type { Target } from '../shopper.ts';
import { pagedOperations, walkPages } from './pages.ts';
import { parameterEffects, type ShownElsewhere, showEffect } from './parameters.ts';
import { stageOf } from './stage.ts';

/** All query parameters of the contract, except `site`, which every call has. */
const documented = operations.flatMap(({ id, parameters }) =>
  parameters
    .filter((parameter) => parameter.in === 'query' && parameter.name !== 'site')
    .map(({ name }): [OperationId, string] => [id, name]),
);

/**
 * Tests that every documented parameter changes the response, and that the pages of a list together have
 * every item exactly once.
 */
export function describeParameters(target: () => Target): void {
  describe('every documented parameter has an effect', () => {
    test.each(documented)('the parameter %s ?%s has an effect', async (id, name) => {
      await showEffect(await stageOf(target()), id, name);
    });
  });

  describe('a wishlist', () => {
    const ask = async (choice: Pick<WishlistPageRequest, 'sort' | 'filter'>) => {
      const { guest } = await stageOf(target());
      const { data } = await callOperation(guest, 'getWishlistPage', {
        body: { page: 1, size: 24, ...choice },
      });
      return data;
    };

    test.each(['added', 'price-asc', 'price-desc', 'discount'] as const)(
      'a wishlist is sorted by %s',
      async (sort) => {
        expect((await ask({ sort, filter: 'all' })).items.length).toBeGreaterThan(2);
      },
    );

    test('the filters of a wishlist leave only the goods that match', async () => {
      const { items: discounted } = await ask({ sort: 'added', filter: 'discounted' });
      expect(discounted.filter(({ product }) => product.discountPercent === null)).toEqual([]);
      const { items: inStock } = await ask({ sort: 'added', filter: 'in-stock' });
      expect(inStock.filter((entry) => !entry.inStock)).toEqual([]);
    });
  });

  describe('consecutive pages neither omit nor repeat rows', () => {
    test.each(pagedOperations)('the pages of %s together have every item once', async (id) => {
      await walkPages(await stageOf(target()), id);
    });
  });
}

/**
 * Some parameters have an effect only with services that the shops of these tests lack; other test files test
 * them. Checks that these files exist.
 */
export function describeEffectsElsewhere(): void {
  const elsewhere = Object.entries(parameterEffects).flatMap(([id, { effects }]) =>
    Object.entries(effects as Record<string, object>).flatMap(([name, effect]) =>
      'shownBy' in effect ? [{ id, name, ...(effect as ShownElsewhere) }] : [],
    ),
  );
  test.each(elsewhere)(
    'the test that shows the effect of the parameter $id ?$name exists: $shownBy',
    ({ name, shownBy }) => {
      const path = resolve(import.meta.dirname, '../../..', shownBy);
      expect(existsSync(path), shownBy).toBe(true);
      expect(readFileSync(path, 'utf8')).toContain(name);
    },
  );
}
