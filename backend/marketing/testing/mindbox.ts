import {
  type CounterpartReply,
  type CounterpartRequest,
  json,
  startCounterpart,
} from '../../platform/testing/counterpart.ts';

const PATH = '/v3/operations/sync';
const ASYNC_PATH = '/v3/operations/async';

/** Example names of operations in a Mindbox project. */
export const OPERATIONS = {
  calculateCart: 'Website.CalculateCart',
  createOrder: 'Website.CreateUnauthorizedOrder',
  updateOrderStatus: 'Website.UpdateOrderStatus',
  updateOrderItems: 'Website.UpdateOrderItems',
};

type MindboxOrder = {
  lines: { lineId: string; quantity: number; basePricePerItem: number }[];
  coupons?: { ids: { code: string } }[];
};

/** A fake Mindbox on this machine that records requests and accepts all asynchronous operations. */
export async function startMindbox(reply: CounterpartReply) {
  const accepted = json({ status: 'Success' });
  const service = await startCounterpart({ [PATH]: reply, [ASYNC_PATH]: accepted });
  return {
    ...service,
    setReply: (next: CounterpartReply) => service.setReply(PATH, next),
    setAsyncReply: (next: CounterpartReply = accepted) => service.setReply(ASYNC_PATH, next),
    /** The requested asynchronous operations. */
    events: () =>
      service.askedFor(ASYNC_PATH).map(({ url, text }) => ({
        ...Object.fromEntries(url.searchParams),
        body: JSON.parse(text),
      })),
  };
}

/** The order in a request for a calculation. */
export const orderIn = ({ text }: Pick<CounterpartRequest, 'text'>): MindboxOrder => JSON.parse(text).order;

/** Answers like the method «Order calculation», with the given percentage off every line. */
export const percentOff =
  (percent: number): CounterpartReply =>
  (response, request) => {
    const lines = orderIn(request).lines.map((line) => ({
      ...line,
      discountedPriceOfLine: (line.basePricePerItem * line.quantity * (100 - percent)) / 100,
      appliedPromotions: [{ type: 'discount', promotion: { ids: { externalId: 'autumn' } } }],
    }));
    json({ status: 'Success', order: { processingStatus: 'Calculated', lines } })(response, request);
  };
