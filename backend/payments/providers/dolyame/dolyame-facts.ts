import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ProviderPayment, Receipt, ReceiptLine } from '../../../domain/payment-provider.ts';
import { bankPage } from '../calls/bank-page.ts';
import { kopecks, roubles } from '../calls/roubles.ts';
import { taxNameOf } from '../calls/tax-names.ts';

/** Schema of a sum, which Dolyame sends as a number or as a string. */
const money = z.union([z.number().min(0), z.string()]).transform((value) => kopecks(toHundredths(value)));
const toHundredths = (value: number | string) => (typeof value === 'number' ? value.toFixed(2) : value);

/** Schema of Dolyame's responses about an order; fields that the shop does not need are ignored. */
export const orderAnswer = z.object({
  status: z.string().max(40),
  amount: money,
  /** The parts in which the shopper pays, each with its date. */
  payment_schedule: z
    .array(z.object({ amount: money }))
    .max(50)
    .nullish(),
});

export const createdAnswer = z.object({ link: bankPage });

/** Schema of the responses to commit, cancel and refund requests. Their content is not used. */
export const doneAnswer = z.looseObject({});

export const notification = z.object({ id: z.string().max(60), status: z.string().max(40) });

const STATES: Readonly<Record<string, ProviderPayment['state']>> = {
  wait_for_commit: 'held',
  committed: 'paid',
  commited: 'paid',
  completed: 'paid',
  rejected: 'refused',
  canceled: 'refused',
};

/** Converts Dolyame's response about an order to a payment. An unknown status counts as a pending payment. */
export function paymentOf(id: string, answer: z.output<typeof orderAnswer>): ProviderPayment {
  const { status, amount, payment_schedule } = answer;
  const state = STATES[status] ?? 'pending';
  const parts = payment_schedule?.reduce((all, part) => all + part.amount, 0) || amount;
  // Dolyame does not document whether a partial commit lowers `amount`. What the shopper really pays is the
  // sum of the parts.
  const sum = state === 'paid' ? Math.min(parts, amount) : amount;
  return {
    id,
    state,
    sum,
    confirmationUrl: null,
    heldUntil: null,
    refusal: state === 'refused' ? 'DECLINED' : null,
  };
}

/** The items of a receipt. Their prices add up to the sum of the order. */
export const itemsOf = ({ lines }: Pick<Receipt, 'lines'>) => lines.map(itemOf);

const itemOf = (line: ReceiptLine) => ({
  name: line.name,
  quantity: line.quantity,
  price: roubles(line.unitPrice),
  receipt: {
    tax: taxNameOf(line),
    payment_method: line.mode,
    payment_object: line.subject === 'service' ? 'service' : 'commodity',
  },
});

/**
 * Derives a UUID from a key, always the same UUID for the same key. By this UUID, Dolyame recognises repeated
 * requests.
 */
export function correlationOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...groups, hex.slice(20, 32)].join('-');
}
