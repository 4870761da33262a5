import { expect, test } from 'vitest';
import { FacetId } from '#contract/client/client.schemas.ts';
import { operationSchemas } from '#contract/operation-schemas.ts';
import { facetIds } from '#shared/goods/facets.ts';

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
