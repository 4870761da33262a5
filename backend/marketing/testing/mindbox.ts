import {
  type CounterpartReply,
  type CounterpartRequest,
  json,
  startCounterpart,
} from '../../platform/testing/counterpart.ts';

const PATH = '/v3/operations/sync';
const ASYNC_PATH = '/v3/operations/async';

/** Names of operations as a project of Mindbox may give them. */
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

/** A counterpart of Mindbox on this machine that remembers what it was asked, and takes every asynchronous operation. */
export async function startMindbox(reply: CounterpartReply) {
  const taken = json({ status: 'Success' });
  const service = await startCounterpart({ [PATH]: reply, [ASYNC_PATH]: taken });
  return {
    ...service,
    setReply: (next: CounterpartReply) => service.setReply(PATH, next),
    setAsyncReply: (next: CounterpartReply = taken) => service.setReply(ASYNC_PATH, next),
    /** The asynchronous operations it was asked for. */
    events: () =>
      service.askedFor(ASYNC_PATH).map(({ url, text }) => ({
        ...Object.fromEntries(url.searchParams),
        body: JSON.parse(text),
      })),
  };
}

/** The order that a request asks to calculate. */
export const orderIn = ({ text }: Pick<CounterpartRequest, 'text'>): MindboxOrder => JSON.parse(text).order;

/** Answers as the method «Order calculation» does, with so many percent off every line. */
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
