import { z } from 'zod';
import {
  type NewPayment,
  type NewProviderPayment,
  type PaymentProvider,
  ProviderDeclined,
  type ProviderPayment,
  type Receipt,
} from '../../domain/payment-provider.ts';

export type Kept = NewProviderPayment & {
  key: string;
  asked: NewPayment;
  refunds: { key: string; id: string; sum: number; receipt: Receipt }[];
};

/** A bank in memory that does what a test has it do. */
export type TestBank = PaymentProvider & {
  payments: Kept[];
  /** Calls that fail before the bank does anything, and those whose answer is lost. */
  isDown: boolean;
  losesAnswers: boolean;
  refusesRefunds: boolean;
  /** What the shopper does at the bank with the newest payment of an order, or with the newest of all. */
  pay(orderNumber?: string): void;
  refuse(code?: ProviderPayment['refusal']): void;
};

/** Who says so is believed, as an address of the provider would be. */
const notification = z.object({ object: z.object({ metadata: z.object({ payment: z.uuid() }) }) });

export function createTestBank(): TestBank {
  const payments: Kept[] = [];
  const bank: TestBank = {
    name: 'yookassa',
    methods: { 'card-online': {}, sbp: {}, parts: { most: 5_000_000 } },
    reply: 'OK',
    payments,
    isDown: false,
    losesAnswers: false,
    refusesRefunds: false,
    canHold: (method) => method === 'card-online',
    create: (asked) =>
      work(() => {
        const known = payments.find(({ key }) => key === asked.key);
        if (known) return known;
        const id = `bank-${payments.length + 1}-${asked.key}`;
        const made: Kept = {
          id,
          key: asked.key,
          state: 'pending',
          sum: asked.sum,
          refusal: null,
          heldUntil: null,
          confirmationUrl: `https://bank.example/${id}`,
          asked,
          refunds: [],
          qr: asked.method === 'sbp' ? `https://bank.example/${id}` : null,
        };
        payments.push(made);
        return made;
      }),
    read: (id) => work(() => find(id)),
    capture: (id, { sum }) =>
      work(() => {
        const found = find(id);
        if (found.state === 'paid' && found.sum === sum) return found;
        if (found.state !== 'held') throw new ProviderDeclined('Nothing is held');
        return Object.assign(found, { state: 'paid', sum });
      }),
    cancel: (id) =>
      work(() => {
        const found = find(id);
        if (found.state === 'paid') throw new ProviderDeclined('It is paid');
        return Object.assign(found, { state: 'refused' });
      }),
    refund: (id, { key, sum, receipt }) =>
      work(() => {
        const { refunds, state, sum: taken } = find(id);
        if (bank.refusesRefunds) throw new ProviderDeclined('The card is closed');
        const known = refunds.find((one) => one.key === key);
        if (known) return { id: known.id, state: 'done' };
        const back = refunds.reduce((all, one) => all + one.sum, sum);
        if (state !== 'paid' || back > taken) throw new ProviderDeclined('More than was taken');
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
      if (found) found.state = found.asked.holds || bank.holdsAll ? 'held' : 'paid';
    },
    refuse(refusal = 'NO_FUNDS') {
      Object.assign(payments.at(-1) ?? {}, { state: 'refused', refusal, confirmationUrl: null });
    },
  };

  function find(id: string): Kept {
    const found = payments.find((one) => one.id === id);
    if (!found) throw new ProviderDeclined('No such payment');
    return found;
  }

  async function work<T>(done: () => T): Promise<T> {
    if (bank.isDown) throw new Error('The bank is down');
    const said = done();
    // What the bank does later does not change what it said.
    const answer = typeof said === 'object' ? { ...said } : said;
    if (bank.losesAnswers) throw new Error('The answer was lost');
    return answer;
  }
  return bank;
}
