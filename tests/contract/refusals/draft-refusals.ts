import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { DraftedOrder, OrderDraftChange, ProblemCode } from '#contract/sdk/types.gen.ts';
import { becomeOperator } from '../calls/operator.ts';
import { draftedOrder, draftOfOne, placeDrafted } from '../calls/order-drafts.ts';
import { findArticle, UNKNOWN_ID } from '../goods.ts';
import type { Shopper } from '../shopper.ts';
import { invalid, notFound, type RefusalCase } from './refusal-case.ts';

const change = (shopper: Shopper, body: OrderDraftChange) =>
  sdk.changeOrderDraft({ ...shopper.with(), body });

/** Places the order of a draft after `spoil` has changed its body. */
const placing = (spoil: (body: DraftedOrder) => DraftedOrder) => async (shopper: Shopper) =>
  placeDrafted(shopper, spoil(await draftedOrder(shopper)));

const refused = (
  operationId: string,
  status: number,
  code: ProblemCode,
  title: string,
  run: RefusalCase['run'],
): RefusalCase => ({ operationId, status, code, title, run });

/** Cases in which operations for orders by phone are refused. */
export const draftRefusals: RefusalCase[] = [
  refused('changeOrderDraft', 404, 'ARTICLE_NOT_FOUND', 'an unknown article', async (shopper) => {
    await becomeOperator(shopper);
    await change(shopper, { clear: true, items: [{ action: 'ADD', articleId: UNKNOWN_ID, quantity: 1 }] });
  }),
  refused(
    'changeOrderDraft',
    409,
    'ARTICLE_NOT_IN_CART',
    'an article that was not chosen',
    async (shopper) => {
      const articleId = await findArticle(shopper, 'IN_STOCK');
      await becomeOperator(shopper);
      await change(shopper, { clear: true, items: [{ action: 'UPDATE', articleId, quantity: 2 }] });
    },
  ),
  refused('changeOrderDraft', 409, 'PROMO_CODE_UNKNOWN', 'an unknown promo code', async (shopper) => {
    await draftOfOne(shopper);
    await change(shopper, { enterCode: 'NETTAKOGO' });
  }),
  {
    ...invalid('changeOrderDraft', 'a city that the shop does not know', async (shopper) => {
      await draftOfOne(shopper);
      const { data } = await sdk.showOrderDraft({ ...shopper.with(), throwOnError: true });
      await change(shopper, {
        checkout: { delivery: { ...data.checkout.delivery, methodId: 'courier', city: 'atlantida' } },
      });
    }),
    pointer: '/delivery/city',
  },
  notFound('getDraftDelivery', 'an unknown city', async (shopper) => {
    await becomeOperator(shopper);
    const call = shopper.with();
    await sdk.getDraftDelivery({ ...call, query: { ...call.query, city: 'atlantida' } });
  }),
  notFound('getDraftPoints', 'an unknown city', async (shopper) => {
    await becomeOperator(shopper);
    const call = shopper.with();
    await sdk.getDraftPoints({ ...call, query: { ...call.query, city: 'atlantida', kind: 'store' } });
  }),
  refused(
    'placeDraftedOrder',
    409,
    'ORDER_CHANGED',
    'another sum than was seen',
    placing((body) => ({ ...body, seen: { ...body.seen, total: body.seen.total + 1 } })),
  ),
  {
    ...invalid(
      'placeDraftedOrder',
      'a courier without an address',
      placing((body) => ({ ...body, delivery: { ...body.delivery, address: null } })),
    ),
    pointer: '/delivery/address',
  },
  notFound(
    'placeDraftedOrder',
    'an unknown city',
    placing((body) => ({ ...body, delivery: { ...body.delivery, city: 'atlantida' } })),
  ),
  refused('placeDraftedOrder', 422, 'IDEMPOTENCY_KEY_REUSED', 'the key of another order', async (shopper) => {
    const key = crypto.randomUUID();
    const body = await draftedOrder(shopper);
    await placeDrafted(shopper, body, key);
    await placeDrafted(shopper, { ...body, comment: 'Позвоните заранее' }, key);
  }),
  notFound('payByLink', 'a link that the shop did not make', (shopper) =>
    sdk.payByLink({ ...shopper.with(), body: { link: 'a'.repeat(43) } }),
  ),
];
