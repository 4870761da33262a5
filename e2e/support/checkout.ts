import { expect, type Locator, type Page } from '@playwright/test';
import { roubles, type Shopper } from './shopper.ts';

/** Page object of the checkout page. Its methods do what a shopper does there. */
export class Checkout {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get button() {
    return this.page.getByRole('button', { name: /^(Подтвердить|Оплатить)/ });
  }

  /** The sum shown on the order button, in roubles. */
  async sum(): Promise<number> {
    return roubles((await this.button.textContent()) ?? '');
  }

  method(name: string | RegExp) {
    return this.page.getByRole('radiogroup', { name: 'Способ получения' }).getByRole('radio', { name });
  }

  payment(name: string | RegExp) {
    return this.page.getByRole('radiogroup', { name: 'Способ оплаты' }).getByRole('radio', { name });
  }

  get address() {
    return this.page.getByRole('combobox', { name: 'Улица, дом' });
  }

  get consent() {
    return this.page.getByRole('checkbox', { name: /согласие на обработку/ });
  }

  get changed() {
    return this.page.getByRole('heading', { name: 'Заказ изменился' });
  }

  async fillContacts(): Promise<void> {
    await this.page.getByLabel('Телефон', { exact: true }).fill('8 (999) 123-45-67');
    await this.page.getByLabel('Имя и фамилия', { exact: true }).fill('Анна Петрова');
    await this.page.getByLabel('Электронная почта (для чека)').fill('anna@example.ru');
  }

  /** Fills in an address, chooses the first available delivery day and the first time span on it. */
  async byCourier(): Promise<void> {
    await this.method(/^Курьером/).check();
    await this.address.fill('ул. Мясницкая, 24');
    await this.address.press('Escape');
    for (const group of ['Дата', 'Время']) {
      const choices: Locator = this.page.getByRole('radiogroup', { name: group });
      await choices.getByRole('radio', { disabled: false }).first().check({ force: true });
    }
  }

  /** Fills in the whole form for a courier order paid on receipt. */
  async fillAll(): Promise<void> {
    await this.fillContacts();
    await this.byCourier();
    await this.payment(/^Наличными/).check();
    await this.consent.check();
  }

  /**
   * Adds goods from a listing to the cart and fills in the checkout with a payment method, but does not place
   * the order.
   */
  async readyToPay(shopper: Shopper, listing: string, payment: RegExp): Promise<void> {
    await shopper.putIntoCart(listing);
    await shopper.goto('/checkout');
    await this.fillAll();
    await this.payment(payment).check();
  }

  async isPlaced(): Promise<void> {
    await this.page.waitForURL(/\/checkout-success\?order=[0-9a-f-]{36}$/);
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(/В-\d{6}-\d|оформлен/);
  }
}
