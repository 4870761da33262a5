import { expect, test } from 'vitest';
import type { Home, Listing } from '#contract/client/client.schemas.ts';
import { exampleOf } from '../../contract/contract.ts';
import { goodsOf, listings } from './campaigns.ts';

test('every campaign that the home page announces has a listing with goods', () => {
  const announced = exampleOf<Home>('getHome', 'winter').sections.flatMap((section) =>
    'campaigns' in section ? section.campaigns.map(({ path }) => path) : [],
  );
  expect(announced.length).toBeGreaterThan(0);
  for (const path of announced) {
    const listing = listings.find((candidate) => candidate.path === path);
    expect(listing && goodsOf(listing).length, path).toBeGreaterThan(0);
  }
});

test('a collection has the models of its example', () => {
  const example = exampleOf<Listing>('getListing', 'collection');
  const listing = listings.find(({ path }) => path === example.path);
  const models = new Set(listing && goodsOf(listing).map(({ card }) => card.variantGroupId));
  expect(models).toEqual(new Set(example.items.map(({ variantGroupId }) => variantGroupId)));
  expect(listing).toMatchObject({ kind: 'collection', landing: example.landing });
});
