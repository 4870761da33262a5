import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const COAT = '/product/zimnee-palto-iz-shersti-chernyy';

test.use({ viewport: { width: 1440, height: 900 } });

test('the city chosen in the header applies to product page, cart and checkout; the city chosen on any of these applies everywhere (§3.7.19)', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/');
  await shopper.hydrated();
  // A shopper who has chosen no city sees the same one everywhere: Moscow, where the demo has stores.
  const inHeader = page.getByRole('banner').getByRole('button', { name: /^(Москва|Казань|Киров)$/ });
  await expect(inHeader).toHaveText('Москва');
  await inHeader.click();
  await page.getByRole('button', { name: 'Выбрать другой' }).click();
  const dialog = shopper.dialog('Выберите город');
  await expectAccessible(page, 'the choice of a city');
  await dialog.getByRole('textbox', { name: 'Название города' }).fill('rfpfy');
  await expect(dialog.getByRole('button', { name: /^Казань/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Москва/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(inHeader).toHaveText('Казань');

  await shopper.goto(COAT);
  await shopper.hydrated();
  await expect(page.getByText('Доставка: Казань')).toBeVisible();
  await page.getByRole('radio', { name: '46' }).check({ force: true });
  await page
    .getByRole('button', { name: /^Добавить в\sкорзину$/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(shopper.dialog(/^Товар добавлен/)).toBeVisible();

  await shopper.goto('/cart');
  await expect(page.getByRole('button', { name: /^Доставка в\sгород Казань$/ })).toBeVisible();

  await shopper.goto('/checkout');
  await shopper.hydrated();
  await expect(page.getByText('Город: Казань')).toBeVisible();
  await page.getByRole('button', { name: 'Изменить город' }).click();
  await dialog.getByRole('textbox', { name: 'Название города' }).fill('киров калуж');
  await dialog.getByRole('button', { name: /^Киров\s*Калужская область/ }).click();
  await expect(page.getByText('Город: Киров')).toBeVisible();
  // A courier also delivers to a town without stores.
  await expect(page.getByRole('radio', { name: /^Курьером/ })).toBeEnabled();
  await expectNoSidewaysScroll(page, 'the checkout');

  await shopper.goto('/cart');
  await expect(page.getByRole('button', { name: /^Доставка в\sгород Киров$/ })).toBeVisible();
  await shopper.goto('/');
  await expect(inHeader).toHaveText('Киров');
});
