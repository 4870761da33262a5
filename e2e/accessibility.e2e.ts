import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test.ts';

const widths = [390, 1440];
const pages = [
  '/',
  '/zhenshchinam',
  '/rasprodazha',
  '/cart',
  '/wishlist',
  '/login',
  '/guide/size',
  '/policy/privacy-policy',
  '/net-takoy-stranitsy',
];

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of pages) {
      test(`axe finds nothing on ${path}`, async ({ page, shopper, consoleWatch }) => {
        consoleWatch.allow(/404/);
        await shopper.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
      });
    }

    test('axe finds nothing on a product and in a filled cart', async ({ page, shopper }) => {
      await shopper.goto('/zhenshchinam');
      await shopper.openProduct();
      await shopper.chooseSize();
      const product = await new AxeBuilder({ page }).analyze();
      expect(product.violations).toEqual([]);
      await shopper.addToCart();
      await expect(shopper.cartLink).toHaveAccessibleName(/1/);
      const added = await new AxeBuilder({ page }).analyze();
      expect(added.violations).toEqual([]);
      await shopper.goto('/cart');
      await expect(shopper.lines).toHaveCount(1);
      const cart = await new AxeBuilder({ page }).analyze();
      expect(cart.violations).toEqual([]);
    });

    test('nothing scrolls sideways', async ({ page, shopper, consoleWatch }) => {
      consoleWatch.allow(/404/);
      for (const path of pages) {
        await shopper.goto(path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('a keyboard alone reaches a product and puts it into the cart', async ({ page, shopper }) => {
  await shopper.goto('/zhenshchinam');
  const link = shopper.cards.first().getByRole('heading').getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await shopper.sizes
    .getByRole('radio', { name: /^(?!.*нет в наличии)/ })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await shopper.addButton.focus();
  await page.keyboard.press('Enter');
  await expect(shopper.cartLink).toHaveAccessibleName(/1/);
});
