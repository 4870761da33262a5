import { expect, type Page } from '@playwright/test';

/** A shopper in front of the shop: what one can do and see, in the shop's own words. */
export class Shopper {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a page and waits until it listens: a click before that would be a native form post. */
  async goto(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'domcontentloaded' });
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await this.page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }

  // ---- Finding

  department(name: string) {
    return this.page.getByRole('banner').getByRole('link', { name, exact: true });
  }

  get cards() {
    return this.page.getByRole('main').getByRole('article');
  }

  async openProduct(index = 0): Promise<string> {
    const link = this.cards.nth(index).getByRole('heading').getByRole('link');
    const name = ((await link.textContent()) ?? '').trim();
    await link.click();
    await expect(this.page).toHaveURL(/\/product\//);
    await expect(this.heading).toHaveText(name);
    return name;
  }

  // ---- Product

  get sizes() {
    return this.page.getByRole('radiogroup', { name: /Размер/ });
  }

  /** Chooses the first size with more than a few left, and says which. */
  async chooseSize(): Promise<string> {
    const free = this.sizes.getByRole('radio', { name: /^(?!.*нет в наличии)/ });
    for (const radio of await free.all()) {
      await radio.check({ force: true });
      await expect(radio).toBeChecked();
      if (
        await this.page
          .getByRole('main')
          .getByText(/^Осталось/)
          .isHidden()
      ) {
        return radio.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent?.trim() ?? '');
      }
    }
    throw new Error('Every size of this product is sold out or nearly so');
  }

  get addButton() {
    return this.page.getByRole('main').getByRole('button', { name: 'Добавить в корзину' }).first();
  }

  async addToCart(): Promise<void> {
    await this.addButton.click();
  }

  get heart() {
    return this.page.getByRole('main').getByRole('button', { name: 'В избранное', exact: true }).first();
  }

  get filledHeart() {
    return this.page.getByRole('main').getByRole('button', { name: 'Убрать из избранного' }).first();
  }

  // ---- Cart

  get cartLink() {
    return this.page.getByRole('banner').getByRole('link', { name: /Корзина/ });
  }

  get wishlistLink() {
    return this.page.getByRole('banner').getByRole('link', { name: /Избранное/ });
  }

  get lines() {
    return this.page.getByRole('list', { name: 'Товары в корзине' }).getByRole('listitem');
  }

  quantity(line = 0) {
    return this.lines.nth(line).getByRole('spinbutton', { name: /Количество/ });
  }

  get total() {
    return this.page.getByRole('main').getByText('Итого').locator('..');
  }
}

/** Roubles of a text like «17 490 ₽». */
export function roubles(text: string): number {
  const amount = /([\d\s\u00a0\u202f]+)\s*₽/.exec(text)?.[1];
  if (amount === undefined) throw new Error(`No price in «${text}».`);
  return Number(amount.replace(/\D/g, ''));
}
