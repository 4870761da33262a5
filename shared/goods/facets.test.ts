import { expect, test } from 'vitest';
import { facetIds, facetsById } from './facets.ts';

test('no two facets share a title or a URL parameter', () => {
  const described = facetIds.map((id) => facetsById[id]);
  expect(new Set(described.map(({ title }) => title)).size).toBe(facetIds.length);
  expect(new Set(described.map(({ parameter }) => parameter)).size).toBe(facetIds.length);
});
