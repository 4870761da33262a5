import { expect, test } from 'vitest';
import { facetIds } from '#shared/goods/facets.ts';
import { FacetId } from '../../src/generated/model/facetId.ts';

test('the facets that the shop describes are those of the contract, in its order', () => {
  expect(facetIds).toEqual(Object.values(FacetId));
});
