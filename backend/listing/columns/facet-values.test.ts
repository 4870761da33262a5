import { expect, it } from 'vitest';
import { FacetValueName } from '#contract/zod/zod.schemas.ts';
import { sizeValue } from '#shared/goods/facet-values.ts';
import { sizes } from '#shared/goods/sizes.ts';

it('the contract allows at least as many facet values as the shop has sizes', () => {
  const values = Object.entries(sizes).flatMap(([system, made]) =>
    made.map(({ value }) => sizeValue(system, value)),
  );
  expect(values.length).toBeGreaterThan(50);
  for (const value of values) expect(FacetValueName.safeParse(value).success, value).toBe(true);
});
