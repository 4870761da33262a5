import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/**
 * The links that docs/specification.md §2.2 requires, and the page on recommendation rules, which the footer
 * links to.
 */
const FIXED_LINKS = [
  '/support/general-info',
  '/support/shipping',
  '/support/refunds',
  '/guide/size',
  '/policy/privacy-policy',
  '/policy/cookie-policy',
  '/policy/sales-condition',
  '/policy/recommendation-technologies',
  '/page/marketing-agreement',
  '/page/price-drop-agreement',
  '/page/personal-data-agreement',
];

/** Paths of all links within the shop on a page, without fragments. Includes links in collapsed sections. */
async function internalLinks(page: Page): Promise<string[]> {
  const found = await page.locator('a[href]').evaluateAll((links) =>
    links.flatMap((link) => {
      const { origin, pathname, search } = new URL((link as HTMLAnchorElement).href);
      return origin === location.origin ? [pathname + search] : [];
    }),
  );
  return [...new Set(found)];
}

/**
 * Requests the paths without cookies. Returns those whose final response, after redirects, does not have the
 * status 200.
 */
async function deadLinks(base: string, paths: Iterable<string>): Promise<string[]> {
  const dead: string[] = [];
  for (const path of paths) {
    const { status } = await fetch(base + path);
    if (status !== 200) dead.push(`${path}: ${status}`);
  }
  return dead;
}

test('no internal link is broken (§2.2.1)', async ({ page, shopper, server }) => {
  const links = new Set<string>();
  const collect = async () => {
    for (const path of await internalLinks(page)) links.add(path);
  };
  await shopper.goto('/');
  await collect();
  for (const path of FIXED_LINKS) expect([...links], 'the footer').toContain(path);
  await shopper.goto('/zhenshchinam');
  await collect();
  await shopper.openProduct();
  await collect();
  await shopper.chooseSize();
  await shopper.addToCart();
  await expect(shopper.cartLink).toHaveAccessibleName(/1/);
  await shopper.goto('/cart');
  await expect(shopper.lines).toHaveCount(1);
  await collect();
  expect(links.size).toBeGreaterThan(40);
  expect(await deadLinks(server.url, links)).toEqual([]);
});

test('text pages link only to pages that exist (§2.1.19, §2.1.22, §2.1.23, §2.1.25, §2.2.1)', async ({
  page,
  shopper,
  server,
}) => {
  const links = new Set<string>();
  for (const path of FIXED_LINKS) {
    await shopper.goto(path);
    await expect(shopper.heading).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', server.url + path);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
    for (const link of await internalLinks(page)) links.add(link);
  }
  expect(await deadLinks(server.url, links)).toEqual([]);
});

test('a text page can be reached from the footer and links to the other pages of its section (§1.7)', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Доставка' }).click();
  await expect(page).toHaveURL(/\/support\/shipping$/);
  await expect(shopper.heading).toHaveText('Доставка');
  await page.getByRole('navigation', { name: 'Покупателям' }).getByRole('link', { name: 'Возврат' }).click();
  await expect(shopper.heading).toHaveText('Возврат');
});

test('the URL of an unknown text page gives a 404', async ({ page, shopper, consoleWatch }) => {
  consoleWatch.allow(/404/);
  for (const path of ['/support/net-takoy', '/guide/net-takogo', '/policy/shipping', '/page/NET']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(shopper.heading).toHaveText('Страница не найдена');
  }
});
