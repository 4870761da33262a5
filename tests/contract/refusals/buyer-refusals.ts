import * as sdk from '#contract/sdk/sdk.gen.ts';
import { checked, operatorWithAccount, operatorWithGuest } from '../calls/buyers.ts';
import { requestOf, write } from '../calls/contact.ts';
import { requestAtHand } from '../calls/contact-desk.ts';
import { becomeOperator } from '../calls/operator.ts';
import { UNKNOWN_ID } from '../goods.ts';
import type { Shopper } from '../shopper.ts';
import { invalid, notFound, type RefusalCase } from './refusal-case.ts';

const path = { contactRequestId: UNKNOWN_ID };
const buyer = { buyerId: UNKNOWN_ID };
const version = 1;
const text = 'Перенесли на четверг.';

const unknown = (id: string, title: string, call: (shopper: Shopper) => Promise<unknown>): RefusalCase =>
  notFound(id, title, async (shopper) => {
    await becomeOperator(shopper);
    await call(shopper);
  });

const refused = (operationId: string, title: string, run: RefusalCase['run']): RefusalCase => ({
  operationId,
  status: 409,
  code: 'CONTACT_STEP_REFUSED',
  title,
  run,
});

const NO_REQUEST = 'an unknown request';
const NO_BUYER = 'an unknown buyer';

/** Cases in which operations on requests to the shop and on buyers are refused. */
export const buyerRefusals: RefusalCase[] = [
  unknown('showContactRequest', NO_REQUEST, (shopper) => sdk.showContactRequest({ ...shopper.with(), path })),
  unknown('showContactFile', NO_REQUEST, (shopper) =>
    sdk.showContactFile({ ...shopper.with(), path: { ...path, position: '0' } }),
  ),
  unknown('answerContactRequest', NO_REQUEST, (shopper) =>
    sdk.answerContactRequest({ ...shopper.with(), path, body: { version, text } }),
  ),
  unknown('closeContactRequest', NO_REQUEST, (shopper) =>
    sdk.closeContactRequest({ ...shopper.with(), path, body: { version, note: null } }),
  ),
  unknown('reopenContactRequest', NO_REQUEST, (shopper) =>
    sdk.reopenContactRequest({ ...shopper.with(), path, body: { version } }),
  ),
  notFound('showContactFile', 'a file that did not come', async (shopper) => {
    const { path: of } = await requestAtHand(shopper);
    await sdk.showContactFile({ ...shopper.with(), path: { ...of, position: '4' } });
  }),
  notFound('listContactRequests', 'a page beyond the last', async (shopper) => {
    await becomeOperator(shopper);
    const call = shopper.with();
    await sdk.listContactRequests({ ...call, query: { ...call.query, page: 999 } });
  }),
  refused('answerContactRequest', 'a request that another operator has answered', async (shopper) => {
    const { path: of, version: seen } = await requestAtHand(shopper);
    for (const _ of [1, 2])
      await sdk.answerContactRequest({ ...shopper.with(), path: of, body: { version: seen, text } });
  }),
  refused('answerContactRequest', 'a request without an e-mail address', async (shopper) => {
    const { email: _, ...body } = await requestOf(shopper);
    const { data } = await write(shopper, { ...body, phone: '+79991234567' });
    await becomeOperator(shopper);
    const call = shopper.with();
    const query = { ...call.query, search: data?.number ?? '' };
    const { data: found } = await sdk.listContactRequests({ ...call, query, throwOnError: true });
    const of = { contactRequestId: found.items[0]?.id ?? '' };
    await sdk.answerContactRequest({ ...shopper.with(), path: of, body: { version, text } });
  }),
  refused('closeContactRequest', 'a request that is done', async (shopper) => {
    const { path: of, version: seen } = await requestAtHand(shopper);
    for (const now of [seen, seen + 1])
      await sdk.closeContactRequest({ ...shopper.with(), path: of, body: { version: now, note: null } });
  }),
  refused('reopenContactRequest', 'a request that waits', async (shopper) => {
    const { path: of, version: seen } = await requestAtHand(shopper);
    await sdk.reopenContactRequest({ ...shopper.with(), path: of, body: { version: seen } });
  }),
  {
    ...invalid('answerContactRequest', 'a blank answer', async (shopper) => {
      const { path: of, version: seen } = await requestAtHand(shopper);
      await sdk.answerContactRequest({ ...shopper.with(), path: of, body: { version: seen, text: ' ' } });
    }),
    pointer: '/text',
  },
  {
    ...invalid('listBuyers', 'one letter', async (shopper) => {
      await becomeOperator(shopper);
      const call = shopper.with();
      await sdk.listBuyers({ ...call, query: { ...call.query, search: 'а' } });
    }),
    pointer: '/search',
  },
  unknown('showBuyer', NO_BUYER, (shopper) => sdk.showBuyer({ ...shopper.with(), path: buyer })),
  unknown('exportBuyer', NO_BUYER, (shopper) => sdk.exportBuyer({ ...shopper.with(), path: buyer })),
  unknown('endBuyerSignIns', NO_BUYER, (shopper) =>
    sdk.endBuyerSignIns({ ...shopper.with(), path: buyer, body: { signInId: null } }),
  ),
  unknown('deleteBuyer', NO_BUYER, (shopper) =>
    sdk.deleteBuyer({ ...shopper.with(), path: buyer, body: checked }),
  ),
  notFound('endBuyerSignIns', 'an unknown device', async (shopper) => {
    const { buyerId } = await operatorWithAccount(shopper);
    await sdk.endBuyerSignIns({ ...shopper.with(), path: { buyerId }, body: { signInId: UNKNOWN_ID } });
  }),
  notFound('endBuyerSignIns', 'a guest', async (shopper) => {
    await sdk.endBuyerSignIns({
      path: await operatorWithGuest(shopper),
      ...shopper.with(),
      body: { signInId: null },
    });
  }),
  {
    ...invalid('deleteBuyer', 'an identity that was not checked', async (shopper) => {
      const { buyerId } = await operatorWithAccount(shopper);
      const body = { identityChecked: false as unknown as true };
      await sdk.deleteBuyer({ ...shopper.with(), path: { buyerId }, body });
    }),
    pointer: '/identityChecked',
  },
];
