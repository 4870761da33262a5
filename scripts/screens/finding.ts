import { expect } from '@playwright/test';
import { type Shot, shoot } from './shoot.ts';

/** Takes the screenshots from the home page to the cart and the wishlist, and of the information pages. */
export async function finding({ page, shopper, width, height }: Shot): Promise<void> {
  await shopper.goto('/');
  await shoot(page, 'home', width);
  await shopper.goto('/kollektsiya/zimniy-gorod');
  await shoot(page, 'collection', width);
  await shopper.goto('/about/brand');
  await shoot(page, 'brand', width);
  await shopper.goto('/journal/ukhod-za-sherstyu');
  await shoot(page, 'journal', width);
  await shopper.goto('/stores?city=moskva');
  await shoot(page, 'stores', width);
  await shopper.goto('/stores/moskva-kuznetskom-mostu');
  await shoot(page, 'store', width);
  await shopper.goto('/zhenshchinam/verkhnyaya-odezhda');
  await shoot(page, 'listing', width);
  await shopper.openProduct();
  // Makes the window very high: bars at the bottom of the window would otherwise appear in the middle of a
  // full-page screenshot.
  if (width < 1024) await page.setViewportSize({ width, height: 3 * height });
  await shoot(page, 'product', width);
  await page.setViewportSize({ width, height });
  await shopper.chooseSize();
  await shopper.addToCart();
  await expect(shopper.cartLink).toHaveAccessibleName(/1/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await shopper.heart.click();
  await expect(shopper.wishlistLink).toHaveAccessibleName(/1/);
  await shopper.goto('/cart');
  await expect(shopper.lines).toHaveCount(1);
  await shoot(page, 'cart', width);
  await shopper.goto('/wishlist');
  await expect(shopper.cards).toHaveCount(1);
  await shoot(page, 'wishlist', width);
  await shopper.goto('/net-takoy-stranitsy');
  await shoot(page, 'not-found', width);
}
