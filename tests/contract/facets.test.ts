import { expect, test } from 'vitest';
import { FacetId } from '#contract/client/client.schemas.ts';
import { operationSchemas } from '#contract/operation-schemas.ts';
import { facetIds } from '#shared/goods/facets.ts';

test('the shop has exactly the facets of the contract, in the same order', () => {
  expect(facetIds).toEqual(Object.values(FacetId));
});

test.each(['getListing', 'getListingFacets', 'searchProducts', 'getSearchFacets'] as const)(
  'the operation %s has a parameter for every facet, in the order of the facets',
  (operation) => {
    const parameters = Object.keys(operationSchemas[operation].query.shape);
    expect(parameters.filter((name) => name in FacetId)).toEqual(facetIds);
  },
);
