import { expect, test } from 'vitest';
import { facetIds } from '#shared/goods/facets.ts';
import { FacetId } from '../../src/generated/model/facetId.ts';
import { operationSchemas } from '../../src/generated/operation-schemas.ts';

test('the facets that the shop describes are those of the contract, in its order', () => {
  expect(facetIds).toEqual(Object.values(FacetId));
});

test.each(['getListing', 'getListingFacets', 'searchProducts', 'getSearchFacets'] as const)(
  '%s takes values of every facet, in its order',
  (operation) => {
    const asked = Object.keys(operationSchemas[operation].query.shape);
    expect(asked.filter((name) => name in FacetId)).toEqual(facetIds);
  },
);
