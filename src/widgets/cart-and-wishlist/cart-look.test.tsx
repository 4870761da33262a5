import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { applyCartActions, createGuestIdentity, getProduct } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { failWith } from '../../../tests/component-shop';
import { CartLook } from './cart-look';

const COAT = 'palto-pryamogo-kroya-iz-shersti-bezhevyy';

async function cartOf(...productUrls: string[]) {
  await createGuestIdentity();
  const items = await Promise.all(
    productUrls.map(async (productUrl) => {
      const { articles } = await getProduct(productUrl);
      const articleId = articles.find(({ state }) => state === 'IN_STOCK')?.articleId ?? '';
      return { action: 'ADD' as const, articleId, quantity: 1 };
    }),
  );
  return applyCartActions({ items });
}

test('goods that go with the newest line are shown with the notice that the law requires (§3.1.5)', async () => {
  const { related } = await getProduct(COAT);
  renderPage(<CartLook cart={await cartOf(COAT)} />);
  const notice = await screen.findByRole('link', { name: 'рекомендательные технологии' });
  expect(notice.getAttribute('href')).toBe('/policy/recommendation-technologies');
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(Math.min(4, related.length));
  expect(screen.getByRole('heading', { name: 'Образ целиком' })).toBeDefined();
});

test('goods that are already in the cart are not recommended (§3.1.5)', async () => {
  const { related } = await getProduct(COAT);
  const [first] = related;
  const cart = await cartOf(first?.productUrl ?? '', COAT);
  renderPage(<CartLook cart={cart} />);
  await screen.findByRole('heading', { name: 'Образ целиком' });
  const links = (await screen.findAllByRole('article')).flatMap((card) =>
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links).not.toContain(`/product/${first?.productUrl}`);
});

test('goods that do not form an outfit have the heading «С этим носят» (§3.1.6)', async () => {
  // The mock shop knows no attributes of other models, so they form no outfit.
  const other = (await getProduct(COAT)).related[0]?.productUrl ?? '';
  renderPage(<CartLook cart={await cartOf(other)} />);
  expect(await screen.findByRole('heading', { name: /^С\sэтим носят$/ })).toBeDefined();
});

test('if nothing goes with the goods and nothing was viewed before, no goods are shown (§3.1.5)', async () => {
  const cart = await cartOf(COAT);
  failWith('getProduct:404');
  const { container } = renderPage(<CartLook cart={cart} />);
  await waitFor(() => expect(container.querySelector('section, .skeleton')).toBeNull());
  expect(screen.queryAllByRole('article')).toEqual([]);
});
