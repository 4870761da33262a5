import { expectAccessible } from './support/axe.ts';
import { ownNetwork } from './support/network.ts';
import { makeAccount } from './support/shop/account.ts';
import { lettersTo } from './support/shop/letters.ts';
import { lowerPrice } from './support/shop/prices.ts';
import type { ShopServer } from './support/shop/server.ts';
import { type Credentials, Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const LISTING = '/muzhchinam';
const FALL = 50_000;

const consentOf = ({ page }: Shopper) => page.getByRole('checkbox', { name: /снижени[ие] цен/ });

/**
 * Adds a size of the listing's first product to the wishlist. Returns the product's name, and the last path
 * segment of its URL.
 */
async function keepSize(shopper: Shopper): Promise<{ productUrl: string; name: string }> {
  await shopper.goto(LISTING);
  const name = await shopper.openProduct();
  await shopper.chooseSize();
  await shopper.keepOpened();
  const productUrl = decodeURIComponent(new URL(shopper.page.url()).pathname.split('/').at(-1) ?? '');
  return { productUrl, name };
}

async function agreeAtWishlist(shopper: Shopper): Promise<void> {
  await shopper.goto('/wishlist');
  await expect(consentOf(shopper)).not.toBeChecked();
  await consentOf(shopper).check();
  await expect(shopper.statusMessage('Сообщим о снижении цены')).toBeVisible();
}

/** Replaces non-breaking spaces by ordinary ones. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ');

const dropsFor = async (server: ShopServer, { login }: Credentials) =>
  (await lettersTo(server, login)).filter(({ subject }) => subject.startsWith('Цена снизилась'));

/** Waits until exactly this many price-drop letters have been sent to the account. */
async function hasDrops(server: ShopServer, account: Credentials, count: number): Promise<void> {
  await expect(async () => expect(await dropsFor(server, account)).toHaveLength(count)).toPass({
    timeout: 60_000,
  });
}

test('shoppers who have consented to price-drop letters get them until they unsubscribe, by the button of the mail client or the link in the letter (§3.4.3)', async ({
  page,
  shopper,
  browser,
  server,
}) => {
  const [first, second] = [await makeAccount(server), await makeAccount(server)];
  const elsewhere = await browser.newContext({ extraHTTPHeaders: ownNetwork(), baseURL: server.url });
  const other = new Shopper(await elsewhere.newPage());
  await shopper.signIn(first);
  const { productUrl, name } = await keepSize(shopper);
  await agreeAtWishlist(shopper);
  await expectAccessible(page, 'the wishlist with the consent');
  await other.signIn(second);
  await keepSize(other);
  await agreeAtWishlist(other);
  for (const tab of [page, other.page]) await tab.goto('about:blank');

  expect(await lowerPrice(server, productUrl, FALL)).toBe(2);
  await hasDrops(server, first, 1);
  await hasDrops(server, second, 1);
  const [letter] = await dropsFor(server, first);
  expect(plain(letter?.subject)).toContain(plain(name));
  expect(letter?.text).toContain(`${server.url}/product/${productUrl}`);

  // Unsubscribes as mail clients do (RFC 8058, one-click): with a single POST, without cookies and without
  // opening a page.
  const oneClick = letter?.unsubscribe ?? '';
  expect(oneClick).toContain(`${server.url}/unsubscribe/one-click?token=`);
  const pressed = await fetch(oneClick, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.status).toBe(200);
  await shopper.goto('/wishlist');
  await expect(consentOf(shopper)).toBeEnabled();
  await expect(consentOf(shopper)).not.toBeChecked();
  await page.goto('about:blank');

  // The other shopper still gets a letter. All letters about one price are sent together, so the first
  // shopper's would have been sent by then.
  expect(await lowerPrice(server, productUrl, FALL)).toBe(1);
  await hasDrops(server, second, 2);
  expect(await dropsFor(server, first)).toHaveLength(1);

  // Opens the link in a browser without a session.
  const [, link = ''] =
    /(http\S+\/unsubscribe\?token=\S+)/.exec((await dropsFor(server, second)).at(-1)?.text ?? '') ?? [];
  const mail = await browser.newContext({ extraHTTPHeaders: ownNetwork() });
  const reader = new Shopper(await mail.newPage());
  await reader.page.goto(link);
  await reader.hydrated();
  await expect(reader.heading).toHaveText(/Вы\sотписались/);
  await expectAccessible(reader.page, 'the page of the link');
  await mail.close();
  await other.goto('/wishlist');
  await expect(consentOf(other)).toBeEnabled();
  await expect(consentOf(other)).not.toBeChecked();
  await other.page.goto('about:blank');

  expect(await lowerPrice(server, productUrl, FALL)).toBe(0);
  expect(await dropsFor(server, first)).toHaveLength(1);
  expect(await dropsFor(server, second)).toHaveLength(2);
  await elsewhere.close();
});
