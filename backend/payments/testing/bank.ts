import { z } from 'zod';
import {
  type NewPayment,
  type NewProviderPayment,
  type PaymentProvider,
  ProviderDeclined,
  type ProviderPayment,
  type Receipt,
} from '../../domain/payment-provider.ts';

export type BankPayment = NewProviderPayment & {
  key: string;
  request: NewPayment;
  refunds: { key: string; id: string; sum: number; receipt: Receipt }[];
};

/** A payment provider in memory, which tests control. */
export type TestBank = PaymentProvider & {
  payments: BankPayment[];
  /**
   * If `isDown` is true, each call fails before the bank has done anything. If `losesAnswers` is true, it
   * fails after the bank has done it.
   */
  isDown: boolean;
  losesAnswers: boolean;
  refusesRefunds: boolean;
  /**
   * Does what the bank does when a shopper pays: the newest payment of the given order or, without a number,
   * the newest payment of all.
   */
  pay(orderNumber?: string): void;
  refuse(code?: ProviderPayment['refusal']): void;
};

/** Schema of a notification. The fake bank accepts notifications from any sender. */
const notification = z.object({ object: z.object({ metadata: z.object({ payment: z.uuid() }) }) });

export function createTestBank(): TestBank {
  const payments: BankPayment[] = [];
  const bank: TestBank = {
    name: 'yookassa',
    methods: { 'card-online': {}, sbp: {}, parts: { most: 5_000_000 } },
    reply: 'OK',
    payments,
    isDown: false,
    losesAnswers: false,
    refusesRefunds: false,
    canHold: (method) => method === 'card-online',
    create: (request) =>
      work(() => {
        const known = payments.find(({ key }) => key === request.key);
        if (known) return known;
        const id = `bank-${payments.length + 1}-${request.key}`;
        const made: BankPayment = {
          id,
          key: request.key,
          state: 'pending',
          sum: request.sum,
          refusal: null,
          heldUntil: null,
          confirmationUrl: `https://bank.example/${id}`,
          request,
          refunds: [],
          qr: request.method === 'sbp' ? `https://bank.example/${id}` : null,
        };
        payments.push(made);
        return made;
      }),
    read: (id) => work(() => find(id)),
    capture: (id, { sum }) =>
      work(() => {
        const found = find(id);
        if (found.state === 'paid' && found.sum === sum) return found;
        if (found.state !== 'held') throw new ProviderDeclined('The payment is not held');
        return Object.assign(found, { state: 'paid', sum });
      }),
    cancel: (id) =>
      work(() => {
        const found = find(id);
        if (found.state === 'paid') throw new ProviderDeclined('The payment is paid already');
        return Object.assign(found, { state: 'refused' });
      }),
    refund: (id, { key, sum, receipt }) =>
      work(() => {
        const { refunds, state, sum: charged } = find(id);
        if (bank.refusesRefunds) throw new ProviderDeclined('The card is closed');
        const known = refunds.find((one) => one.key === key);
        if (known) return { id: known.id, state: 'done' };
        const back = refunds.reduce((all, one) => all + one.sum, sum);
        if (state !== 'paid' || back > charged)
          throw new ProviderDeclined('The refund exceeds the charged sum');
        refunds.push({ key, id: `refund-${key}`, sum, receipt });
        return { id: `refund-${key}`, state: 'done' };
      }),
    readRefund: async (_, id) => ({ id, state: 'done' }),
    close: () => work(() => undefined),
    hint(body, { clientIp }) {
      if (clientIp === '198.51.100.66') return 'forged';
      const read = notification.safeParse(body);
      return read.success ? { paymentId: read.data.object.metadata.payment } : null;
    },
    pay() {
      const found = payments.at(-1);
      if (found) found.state = found.request.holds || bank.holdsAll ? 'held' : 'paid';
    },
    refuse(refusal = 'NO_FUNDS') {
      Object.assign(payments.at(-1) ?? {}, { state: 'refused', refusal, confirmationUrl: null });
    },
  };

  function find(id: string): BankPayment {
    const found = payments.find((one) => one.id === id);
    if (!found) throw new ProviderDeclined('The payment was not found');
    return found;
  }

  async function work<T>(done: () => T): Promise<T> {
    if (bank.isDown) throw new Error('The bank is down');
    const original = done();
    // Returns a copy, so that later changes at the bank do not change this response.
    const answer = typeof original === 'object' ? { ...original } : original;
    if (bank.losesAnswers) throw new Error('The answer of the bank was lost');
    return answer;
  }
  return bank;
}
