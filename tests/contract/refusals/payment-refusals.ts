import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { ProblemCode } from '#contract/sdk/types.gen.ts';
import { placeOne } from '../calls/orders.ts';
import { notify, pay, placeByPost, placeUnpaid } from '../calls/payments.ts';
import { UNKNOWN_ID } from '../goods.ts';
import { becomeGuest } from '../people.ts';
import type { Shopper } from '../shopper.ts';
import { invalid, notFound, type RefusalCase } from './refusal-case.ts';

const notPossible = (title: string, run: RefusalCase['run']): RefusalCase => ({
  operationId: 'startPayment',
  status: 409,
  code: 'PAYMENT_NOT_POSSIBLE' satisfies ProblemCode,
  title,
  run,
});

const look = (shopper: Shopper, orderId: string) =>
  sdk.getOrderPayment({ ...shopper.with(), path: { orderId } });

/** Places an order of another shopper. Returns its id. */
async function ofAnother(shopper: Shopper): Promise<string> {
  const { id } = await placeUnpaid(shopper);
  shopper.tokens = { access: undefined, refresh: undefined };
  await becomeGuest(shopper);
  return id;
}

/** Cases in which payment operations are refused. */
export const paymentRefusals: RefusalCase[] = [
  notFound('getOrderPayment', 'an unknown order', async (shopper) => {
    await becomeGuest(shopper);
    await look(shopper, UNKNOWN_ID);
  }),
  notFound('getOrderPayment', 'an order of another shopper', async (shopper) =>
    look(shopper, await ofAnother(shopper)),
  ),
  notFound('startPayment', 'an order of another shopper', async (shopper) =>
    pay(shopper, await ofAnother(shopper), 'sbp'),
  ),
  notPossible('an order that is paid on receipt', async (shopper) =>
    pay(shopper, (await placeOne(shopper)).id, 'sbp'),
  ),
  notPossible('an order that is paid', async (shopper) => {
    const { id } = await placeUnpaid(shopper);
    await pay(shopper, id, 'sbp');
    await shopper.target.payAtBank('pays');
    await pay(shopper, id, 'card-online');
  }),
  notPossible('an order that is cancelled', async (shopper) => {
    const { id } = await placeUnpaid(shopper);
    await sdk.cancelOrder({ ...shopper.with(), path: { orderId: id }, body: { reason: 'OTHER' } });
    await pay(shopper, id, 'sbp');
  }),
  {
    ...invalid('startPayment', 'a payment method that the delivery does not allow', async (shopper) =>
      pay(shopper, (await placeByPost(shopper)).id, 'cash'),
    ),
    pointer: '/method',
  },
  {
    ...invalid('startPayment', 'the key of another attempt', async (shopper) => {
      const { id } = await placeUnpaid(shopper);
      const key = crypto.randomUUID();
      await pay(shopper, id, 'sbp', key);
      await pay(shopper, id, 'card-online', key);
    }),
    code: 'IDEMPOTENCY_KEY_REUSED',
  },
  notFound('receiveNotification', 'a provider that the shop does not have', (shopper) =>
    notify(shopper, 'tkassa', UNKNOWN_ID),
  ),
  {
    operationId: 'receiveNotification',
    status: 403,
    code: 'FORBIDDEN',
    title: 'a forged notification',
    notInMocks: 'the mocks’ bank is part of the mock shop',
    async run(shopper) {
      shopper.clientIp = '198.51.100.66';
      await notify(shopper, 'yookassa', UNKNOWN_ID);
    },
  },
];
