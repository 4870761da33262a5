import { giveSizes } from './support/shop/sizes.ts';
import { expect, test } from './support/test.ts';

const COAT = '/product/palto-pryamogo-kroya-iz-shersti-bezhevyy';
const SIZES = Object.fromEntries(
  ['42', '44', '46', '48'].flatMap((size) => ['164', '170', '176'].map((height) => [`${size}/${height}`, 5])),
);

test.use({ viewport: { width: 390, height: 844 } });

test('a size with two dimensions is chosen in two rows and added to the cart', async ({
  page,
  server,
  shopper,
}) => {
  const { '46/176': _, ...made } = SIZES;
  await giveSizes(server, COAT, made);
  await shopper.goto(COAT);
  const sizes = page.getByRole('radiogroup', { name: 'Размер' });
  const heights = page.getByRole('radiogroup', { name: 'Рост' });
  await expect(sizes.getByRole('radio')).toHaveCount(4);
  await expect(heights.getByRole('radio')).toHaveCount(3);

  const buy = page.locator('form button[type=submit]').first();
  await sizes.getByRole('radio', { name: '46' }).check();
  await buy.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Выберите размер' })).toBeVisible();

  // There is no size 46/176. Choosing the height 176 therefore clears the chosen size 46.
  await heights.getByRole('radio', { name: '176, нет в паре с 46' }).check();
  await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(0);
  await sizes.getByRole('radio', { name: '44' }).check();
  await buy.click();
  await expect(shopper.dialog(/^Товар добавлен/)).toContainText('44/176');
});
