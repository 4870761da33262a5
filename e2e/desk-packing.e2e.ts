import type { Page } from '@playwright/test';
import { labelCode } from '#shared/packing/order-label.ts';
import { countWork } from './support/desk-work.ts';
import { addAuthenticator, deskTest, expectSound } from './support/shop/desk-shop.ts';
import { orderByCourier } from './support/shop/orders.ts';
import { expect } from './support/test.ts';

const test = deskTest();

const ORDERS = 20;
/** Of them, orders that are packed with the keyboard alone; the others are packed all at once. */
const BY_KEYS = 10;
/** Pieces of an order of the tests: one of one product, two of another. */
const PIECES = 3;

/** The barcodes of an order that is being packed, one for each piece, as its lines show them. */
async function barcodesOf(page: Page): Promise<string[]> {
  const lines = await page.locator('.scan-line').allTextContents();
  return lines.flatMap((line) => {
    const [barcode = ''] = /\d{13}/.exec(line) ?? [];
    const [, pieces = '0'] = /из\s(\d+)/.exec(line) ?? [];
    return Array.from({ length: Number(pieces) }, () => barcode);
  });
}

/** The number of pages that printing the screen takes, and the size of the first one in mm. */
async function printed(page: Page): Promise<{ pages: number; size: number[] }> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, box = ''] = /\/MediaBox\s*\[([^\]]*)\]/.exec(file) ?? [];
  const size = box
    .split(' ')
    .slice(2)
    .map((points) => Math.round((Number(points) / 72) * 25.4));
  return { pages: file.match(/\/Type\s*\/Page\b/g)?.length ?? 0, size };
}

test('ten orders are packed by keyboard alone, one is shipped, the others are packed at once, and twenty labels are printed', async ({
  page,
  context,
  server,
  deskUrl,
  invitation,
}) => {
  test.setTimeout(900_000);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await addAuthenticator(page);
  await page.goto(invitation);
  await page.getByRole('button', { name: /Сделать ключ/ }).click();
  await expect(page.getByRole('heading', { name: 'Сегодня' })).toBeVisible();
  const orders = [];
  for (let made = 0; made < ORDERS; made += 1)
    orders.push(await orderByCourier(context, server, { asGuest: made === 0 }));

  await page.goto(`${deskUrl}/packing`);
  await expect(page.getByText('20 заказов')).toBeVisible();
  await expectSound(page, 'the orders that wait');
  const [first, ...others] = orders;
  if (!first) throw new Error('No order was placed.');

  // A wrong piece, and a piece twice.
  await page.keyboard.type(`${labelCode(first.number)}\n`);
  await expect(page.getByRole('heading', { name: first.number })).toBeVisible();
  await page.keyboard.type('4600000000015\n');
  await expect(page.getByRole('alert')).toHaveText(/Этой вещи в\sзаказе нет/);
  await expectSound(page, 'a wrong piece');
  const [piece = ''] = await barcodesOf(page);
  await page.keyboard.type(`${piece}\n`);
  await expect(page.getByText(/Осталось: 2\sвещи\./)).toBeVisible();
  // Nothing scanned is lost by a reload.
  await page.reload();
  await expect(page.getByText(/Осталось: 2\sвещи\./)).toBeVisible();
  await page.goto(`${deskUrl}/packing`);
  await expect(page.getByText(/Начат: 1 из\s3/)).toBeVisible();
  await page.goto(`${deskUrl}/packing?order=${first.number}`);
  await page.getByRole('button', { name: /^Убрать/ }).click();
  await page.goto(`${deskUrl}/packing`);
  await expect(page.getByText('20 заказов')).toBeVisible();

  const keys = countWork(page);
  for (const { number } of [first, ...others].slice(0, BY_KEYS)) {
    await keys.scan(labelCode(number));
    await keys.sees(page.getByRole('heading', { name: number }));
    for (const barcode of await barcodesOf(page)) await keys.scan(barcode);
    await keys.key('Enter');
    await keys.sees(page.getByText(`${number}: собран`));
  }
  expect(keys.count()).toEqual({ presses: BY_KEYS * (PIECES + 2), waits: BY_KEYS * 2 });

  // The last of them goes on its way.
  await expectSound(page, 'a packed order');
  const ship = countWork(page);
  await ship.key('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await ship.press(page.getByRole('link', { name: 'Отправить' }));
  await ship.sees(page.getByRole('button', { name: 'Отправлено' }));
  await ship.press(page.getByRole('button', { name: 'Отправлено' }));
  await ship.sees(page.getByRole('button', { name: 'Вручить' }));
  expect(ship.count()).toEqual({ presses: 3, waits: 2 });

  await page.goto(`${deskUrl}/orders?state=PLACED,PAID`);
  const rest = countWork(page);
  await rest.press(page.getByRole('checkbox', { name: 'Выбрать все на странице' }));
  await rest.press(page.getByRole('button', { name: /Собрать 10\sзаказов/ }));
  await rest.press(page.getByRole('dialog').getByRole('button', { name: 'Собрать', exact: true }));
  await rest.sees(page.getByRole('heading', { name: 'Собрано: 10' }));
  expect(rest.count()).toEqual({ presses: 3, waits: 1 });

  await page.goto(`${deskUrl}/orders`);
  await expect(page.getByRole('row')).toHaveCount(ORDERS + 1);
  const labels = countWork(page);
  await labels.press(page.getByRole('checkbox', { name: 'Выбрать все на странице' }));
  await labels.press(page.getByRole('link', { name: 'Этикетки' }));
  const print = page.getByRole('button', { name: /Печатать 20\sэтикеток/ });
  await labels.sees(print);
  await labels.press(print);
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  expect(labels.count()).toEqual({ presses: 3, waits: 1 });
  await expectSound(page, 'labels');
  expect(await printed(page)).toEqual({ pages: ORDERS, size: [105, 148] });
  await page.getByRole('radio', { name: /A4/ }).check();
  await expect(page.locator('.labels.a4')).toBeVisible();
  expect(await printed(page)).toEqual({ pages: ORDERS / 4, size: [210, 297] });

  await page.goto(`${deskUrl}/pick-list`);
  await expect(page.getByText('Брать нечего')).toBeVisible();
  await expectSound(page, 'an empty pick list');
});
