import { expect, test } from 'vitest';
import { LIST_PARAMETERS as KEPT } from '../../server/page-cache/page-key.ts';
import { LIST_PARAMETERS } from '../../src/shop/addresses/facet-parameters.ts';

test('the page cache treats each listing parameter as a part of the key', () => {
  expect(KEPT).toEqual(LIST_PARAMETERS);
});
