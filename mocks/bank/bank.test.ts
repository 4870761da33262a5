import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { type RunningBank, startBank } from './start-bank.ts';
import { wantsBank } from './wants-bank.ts';

let bank: RunningBank;
let isShopDown: boolean;
const sent: { address: string; event: string }[] = [];

beforeEach(async () => {
  sent.length = 0;
  isShopDown = false;
  bank = await startBank({
    port: 0,
    shopId: 'demo',
    secretKey: 'secret',
    thinkMs: 0,
    async send({ href }, body) {
      sent.push({ address: href, event: JSON.parse(body).event });
      if (isShopDown) throw new Error('down');
    },
  });
});
afterEach(() => bank.stop());

const authorization = `Basic ${Buffer.from('demo:secret').toString('base64')}`;
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${bank.url}/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization, 'idempotence-key': crypto.randomUUID(), ...headers },
  });

const wanted = {
  amount: { value: '100.00', currency: 'RUB' },
  capture: true,
  payment_method_data: { type: 'sbp' },
  confirmation: { type: 'redirect', return_url: 'http://localhost:3000/checkout-success?order=1' },
  description: 'Заказ <b>1</b>',
};
async function begin(body: object = wanted) {
  const made = (await (await post('payments', body)).json()) as {
    id: string;
    confirmation: { confirmation_url: string };
  };
  return { id: made.id, page: made.confirmation.confirmation_url };
}
const choose = (page: string, choice: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
const statusOf = async (id: string) =>
  (
    (await (await fetch(`${bank.url}/payments/${id}`, { headers: { authorization } })).json()) as {
      status: string;
    }
  ).status;

test.each([
  ['pay', 1],
  ['pay-silently', 0],
  ['pay-twice', 2],
])(
  'the bank’s choice «%s» completes the payment and sends %i notification(s)',
  async (choice, notifications) => {
    const { id, page } = await begin();
    expect((await choose(page, choice)).status).toBe(303);
    expect(await statusOf(id)).toBe('succeeded');
    expect(sent).toHaveLength(notifications);
    for (const { address } of sent) expect(address).toBe('http://localhost:3000/notifications/yookassa');
  },
);

it('the bank can delay a payment and then complete it without another action of the shopper', async () => {
  const { id, page } = await begin();
  expect((await choose(page, 'think')).status).toBe(303);
  await vi.waitFor(async () => expect(await statusOf(id)).toBe('succeeded'));
});

it('the bank asks for a code if the card requires one', async () => {
  const { id, page } = await begin({ ...wanted, payment_method_data: { type: 'bank_card' } });
  expect(await (await choose(page, '3ds')).text()).toContain('Код из&nbsp;сообщения');
  expect(await statusOf(id)).toBe('pending');
  await choose(page, 'confirm-wrong');
  expect(await statusOf(id)).toBe('canceled');
});

it('the bank repeats a notification that the shop does not accept', async () => {
  isShopDown = true;
  const { page } = await begin();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { bank: inside } = bank;
    const payment = inside.find(page.split('/').at(-1) ?? '');
    if (payment) inside.choose(payment, 'pay');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

it('the bank accepts payment in parts only up to 50 000 ₽, and only if it is charged at once', async () => {
  const parts = { ...wanted, payment_method_data: { type: 'sber_bnpl' } };
  const { id, page } = await begin({ ...parts, amount: { value: '50000.00', currency: 'RUB' } });
  await choose(page, 'pay');
  expect(await statusOf(id)).toBe('succeeded');
  const over = { ...parts, amount: { value: '50000.01', currency: 'RUB' } };
  expect((await post('payments', over)).status).toBe(400);
  expect((await post('payments', { ...parts, capture: false })).status).toBe(400);
});

it('the bank rejects wrong credentials and sums that differ from the receipt, and escapes texts on its pages', async () => {
  expect((await post('payments', wanted, { authorization: 'Basic bm9uZQ==' })).status).toBe(401);
  const receipt = { items: [{ quantity: 1, amount: { value: '99.00', currency: 'RUB' } }] };
  expect((await post('payments', { ...wanted, receipt })).status).toBe(400);
  const { page } = await begin();
  expect(await (await fetch(page)).text()).not.toContain('<b>');
});

test.each<[string, Record<string, string>, boolean]>([
  ['demo data', {}, true],
  ['demo data that is switched off', { DEMO_DATA: 'off' }, false],
  ['own goods and DEMO_BANK=on', { DEMO_DATA: 'off', DEMO_BANK: 'on' }, true],
  ['demo data and DEMO_BANK=off', { DEMO_BANK: 'off' }, false],
  ['a configured provider and DEMO_BANK=on', { DEMO_BANK: 'on', PAYMENTS: 'tkassa' }, false],
  ['a configured provider', { PAYMENTS: 'tkassa' }, false],
  ['a partly configured provider', { YOOKASSA_SHOP_ID: '1' }, false],
  ['an API of another service', { API_BASE_URL: 'http://localhost:4010' }, false],
])('wantsBank decides whether a shop with %s uses the local bank', (_, settings, isThere) =>
  expect(wantsBank(settings)).toBe(isThere),
);
