import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { rememberRecent } from '@/features/product/recent-products';
import { getProduct } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { GoodsToSee } from './goods-to-see';
import { SeenOrNew } from './seen-or-new';

const COAT = 'palto-pryamogo-kroya-iz-shersti-bezhevyy';

beforeEach(() => localStorage.clear());

async function look() {
  const { productUrl, variantGroupId, breadcrumbs } = await getProduct(COAT);
  rememberRecent({ productUrl, variantGroupId });
  return breadcrumbs.at(-1)?.name ?? '';
}

test('a shopper who has viewed nothing gets new arrivals (§3.1.5)', async () => {
  renderPage(<GoodsToSee />);
  expect(await screen.findByRole('heading', { name: 'Новинки' })).toBeDefined();
});

test('after one viewed product, the row shows goods of its category (§3.1.5)', async () => {
  const category = await look();
  renderPage(<GoodsToSee seenOnly />);
  expect(await screen.findByRole('heading', { name: category })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Весь раздел' })).toBeDefined();
});

test('new arrivals in the server’s HTML are replaced by the category of the last viewed product', async () => {
  const category = await look();
  renderPage(<SeenOrNew cards={[]} />);
  expect(await screen.findByRole('heading', { name: category })).toBeDefined();
});
