import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a help search result links to the right section of its page (§1.7, §2.2.3)', async ({
      page,
      shopper,
    }) => {
      await shopper.goto('/support/general-info');
      await page.getByRole('searchbox', { name: /^Поиск по.справке/ }).fill('  примерка ');
      await page.getByRole('button', { name: 'Найти' }).click();
      await expect(shopper.statusMessage(/По.запросу «примерка»: \d+.ответ/)).toBeVisible();
      await expect(page).toHaveURL('/support/general-info?q=примерка');
      await expectAccessible(page, 'what help answers');
      await expectNoSidewaysScroll(page, 'what help answers');
      await page.getByRole('link', { name: 'Примерка', exact: true }).click();
      await expect(page).toHaveURL('/support/shipping#primerka');
      await expect(page.getByRole('heading', { name: 'Примерка' })).toBeInViewport();

      await shopper.goto('/support/general-info');
      if (width < 1024)
        await page
          .getByRole('article')
          .getByText(/^На.этой странице/)
          .click();
      await page
        .getByRole('navigation', { name: /^На.этой странице/ })
        .getByRole('link', { name: 'Как вернуть вещь?' })
        .click();
      await expect(page.getByRole('heading', { name: 'Как вернуть вещь?' })).toBeInViewport();
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      expect(data).toContain('"@type":"FAQPage"');
    });

    test('the size that fits the shopper’s measurements is marked in the size guide and on the product page (§3.1.3)', async ({
      page,
      shopper,
    }) => {
      await shopper.goto('/guide/size');
      const mine = page.getByRole('region', { name: 'Мой размер' });
      await mine.getByRole('textbox', { name: 'Обхват груди, см' }).fill('92');
      await mine.getByRole('textbox', { name: 'Обхват талии, см' }).fill('74');
      const dresses = page.getByRole('table', { name: /^Платья/ });
      await expect(dresses.getByRole('rowheader', { name: /ваш/ })).toHaveText(/^46/);
      await expectAccessible(page, 'marked size tables');
      await expectNoSidewaysScroll(page, 'marked size tables');
      await shopper.goto('/zhenshchinam/platya');
      await shopper.openProduct();
      await expect(shopper.sizes.getByRole('radio', { name: /^46, ваш размер/ })).toBeAttached();
      await expect(page.getByText(/^Ваш размер по.меркам: 46/)).toBeVisible();
      await page.getByRole('link', { name: 'Таблица размеров' }).click();
      const table = shopper.dialog('Таблица размеров');
      await table.getByRole('tab', { name: 'Мой размер' }).click();
      await expect(table.getByText(/Грудь и.талия: 46/)).toBeVisible();
      await expectAccessible(page, 'my size');
      await table.getByRole('button', { name: 'Выбрать 46' }).click();
      await expect(shopper.sizes.getByRole('radio', { name: /^46/ })).toBeChecked();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, the help search works as a plain form, and a results page without results says where to ask (§2.2.3)', async ({
    page,
  }) => {
    await page.goto('/support/shipping');
    await page.getByRole('searchbox').fill('телевизор');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page.getByText(/в.справке ничего нет/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Написать нам' })).toBeVisible();
    await page.goto('/guide/size');
    await expect(page.getByRole('heading', { name: 'Мой размер' })).toBeHidden();
  });
});
