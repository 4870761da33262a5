import { expect, test } from 'vitest';
import { LIST_PARAMETERS as KEPT } from '../../server/page-cache/page-key.ts';
import { LIST_PARAMETERS } from '../../src/shop/addresses/facet-parameters.ts';

test('every parameter of a listing is part of the cache key of its page', () => {
  expect(KEPT).toEqual(LIST_PARAMETERS);
});
