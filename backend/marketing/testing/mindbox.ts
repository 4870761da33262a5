import {
  type CounterpartReply,
  type CounterpartRequest,
  json,
  startCounterpart,
} from '../../platform/testing/counterpart.ts';

const PATH = '/v3/operations/sync';
const ASYNC_PATH = '/v3/operations/async';

/** Names of operations as a project at Mindbox might choose them. */
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

/** Starts a local fake of Mindbox. It records all requests, and accepts all asynchronous operations. */
export async function startMindbox(reply: CounterpartReply) {
  const accepted = json({ status: 'Success' });
  const service = await startCounterpart({ [PATH]: reply, [ASYNC_PATH]: accepted });
  return {
    ...service,
    setReply: (next: CounterpartReply) => service.setReply(PATH, next),
    setAsyncReply: (next: CounterpartReply = accepted) => service.setReply(ASYNC_PATH, next),
    /** The asynchronous operations that were requested so far. */
    events: () =>
      service.askedFor(ASYNC_PATH).map(({ url, text }) => ({
        ...Object.fromEntries(url.searchParams),
        body: JSON.parse(text),
      })),
  };
}

/** The order in the body of a request for a calculation. */
export const orderIn = ({ text }: Pick<CounterpartRequest, 'text'>): MindboxOrder => JSON.parse(text).order;

/** Creates a reply like that of the method «Order calculation», with a percentage off every line. */
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
