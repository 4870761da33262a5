import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const OUTERWEAR = '/zhenshchinam/verkhnyaya-odezhda?razmer=46&cvet=chernyy,siniy&cena_do=30000';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a listing with open filters has no axe violations', async ({ page, shopper }) => {
      await shopper.goto(OUTERWEAR);
      if (width < 1024) await page.getByRole('link', { name: /^Фильтры/ }).click();
      const filters = width < 1024 ? shopper.dialog('Фильтры') : shopper.filters;
      // Waits for the filters, which are loaded on demand.
      await expect(filters.locator('details').first()).toBeVisible();
      await filters.locator('details').evaluateAll((groups: HTMLDetailsElement[]) => {
        for (const group of groups) group.open = true;
      });
      await expect(shopper.filter('Сезон', 'Зима', filters)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, 'a listing with its filters');
    });

    test('a listing whose filters match nothing has no axe violations', async ({ page, shopper }) => {
      await shopper.goto('/zhenshchinam/platya?cena_do=10');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, 'an empty choice');
    });

    test('a search with open suggestions has no axe violations', async ({ page, shopper }) => {
      await shopper.goto('/search?q=пальто');
      await expectAccessible(page);
      await shopper.searchField.click();
      await shopper.searchField.fill('плат');
      await expect(shopper.suggestions.first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, 'a search with suggestions');
    });

    test('the header search and an empty search result have no axe violations', async ({ page, shopper }) => {
      await shopper.goto('/search?q=ъъъщщщыыы');
      await expectAccessible(page);
      await shopper.goto('/zhenshchinam');
      await shopper.openSearch();
      await page.keyboard.type('джинсы');
      await expect(shopper.suggestions.first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}
