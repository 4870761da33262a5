import { type CounterpartReply, type CounterpartRequest, json, startCounterpart } from './counterpart.ts';

const PATH = '/v3/operations/sync';

type MindboxOrder = {
  lines: { lineId: string; quantity: number; basePricePerItem: number }[];
  coupons?: { ids: { code: string } }[];
};

/** A counterpart of Mindbox on this machine that remembers what it was asked. */
export async function startMindbox(reply: CounterpartReply) {
  const service = await startCounterpart({ [PATH]: reply });
  return { ...service, setReply: (next: CounterpartReply) => service.setReply(PATH, next) };
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
