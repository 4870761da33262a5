import { randomUUID } from 'node:crypto';

/** What can be chosen on the bank's page: how the payment ends. */
export type Choice = 'pay' | 'refuse' | 'confirm' | 'confirm-wrong' | 'think' | 'pay-silently' | 'pay-twice';

type Money = { value: string; currency: string };

export type BankPayment = {
  id: string;
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  paid: boolean;
  amount: Money;
  refunded_amount: Money;
  capture: boolean;
  description: string | undefined;
  metadata: Record<string, string>;
  created_at: string;
  expires_at?: string;
  test: true;
  payment_method: { type: string; id: string; saved: false };
  confirmation?: { type: 'redirect'; confirmation_url: string } | { type: 'qr'; confirmation_data: string };
  cancellation_details?: { party: string; reason: string };
  /**
   * Values that YooKassa does not return: the URL of the shop to which the bank's page leads back, and the
   * receipts that the shop requested.
   */
  returnUrl: string;
  receipts: unknown[];
};

type Refund = { id: string; payment_id: string; status: 'succeeded'; amount: Money };

/** A response of the bank's API: HTTP status and JSON body. */
export type Answer = { status: number; body: object };

const HOUR = 60 * 60 * 1000;
/** The most expensive order that can be paid in parts («Плати частями»), in kopecks. */
const MOST_IN_PARTS = 5_000_000;
const HOLD_MS = 7 * 24 * HOUR;

const kopecks = ({ value }: Money) => Math.round(Number(value) * 100);
const inRoubles = (sum: number): Money => ({ value: (sum / 100).toFixed(2), currency: 'RUB' });

const error = (status: number, code: string, description: string): Answer => ({
  status,
  body: { type: 'error', id: randomUUID(), code, description },
});
const invalid = (description: string) => error(400, 'invalid_request', description);

export type BankOptions = {
  /** Returns the origin of the bank. */
  origin: () => string;
  /** Sends a notification about a payment to the shop that created it. */
  notify: (event: string, payment: BankPayment) => void;
  clock: () => Date;
};

const shown = ({ returnUrl: _back, receipts: _receipts, ...payment }: BankPayment): Answer => ({
  status: 200,
  body: payment,
});

/** Makes functions that change the state of a payment and notify the shop. */
function paymentStates({ notify, clock }: Pick<BankOptions, 'notify' | 'clock'>) {
  return {
    succeed(payment: BankPayment, amount: Money): void {
      Object.assign(payment, { status: 'succeeded', paid: true, amount, confirmation: undefined });
      delete payment.expires_at;
      notify('payment.succeeded', payment);
    },
    hold(payment: BankPayment): void {
      Object.assign(payment, { status: 'waiting_for_capture', paid: true, confirmation: undefined });
      payment.expires_at = new Date(clock().getTime() + HOLD_MS).toISOString();
      notify('payment.waiting_for_capture', payment);
    },
    end(payment: BankPayment, party: string, reason: string): void {
      Object.assign(payment, { status: 'canceled', confirmation: undefined });
      payment.cancellation_details = { party, reason };
      notify('payment.canceled', payment);
    },
  };
}

/**
 * Creates a bank that keeps payments and refunds in memory and follows the rules of YooKassa's API v3. No
 * real money moves.
 */
export function createBank({ origin, notify, clock }: BankOptions) {
  const payments = new Map<string, BankPayment>();
  const refunds = new Map<string, Refund>();
  const { succeed, hold, end } = paymentStates({ notify, clock });

  function create(body: Record<string, never>): Answer {
    const made = newPayment(body, origin(), clock());
    if (typeof made === 'string') return invalid(made);
    payments.set(made.id, made);
    return shown(made);
  }

  function capture(payment: BankPayment, body: { amount?: Money; receipt?: Receipt }): Answer {
    if (payment.status !== 'waiting_for_capture') return invalid('status');
    const amount = body.amount ?? payment.amount;
    if (kopecks(amount) > kopecks(payment.amount) || !(kopecks(amount) > 0)) return invalid('amount');
    if (body.receipt && sumOf(body.receipt) !== kopecks(amount)) return invalid('receipt');
    if (body.receipt) payment.receipts.push(body.receipt);
    succeed(payment, amount);
    return shown(payment);
  }

  function cancel(payment: BankPayment): Answer {
    if (payment.status !== 'waiting_for_capture') return invalid('status');
    end(payment, 'merchant', 'canceled_by_merchant');
    return shown(payment);
  }

  function refund({ payment_id: paymentId = '', amount }: { payment_id?: string; amount?: Money }): Answer {
    const payment = payments.get(paymentId);
    if (payment?.status !== 'succeeded' || !amount) return invalid('payment_id');
    const back = kopecks(payment.refunded_amount) + kopecks(amount);
    if (back > kopecks(payment.amount)) return invalid('amount');
    payment.refunded_amount = inRoubles(back);
    const made: Refund = { id: randomUUID(), payment_id: paymentId, status: 'succeeded', amount };
    refunds.set(made.id, made);
    return { status: 200, body: made };
  }

  /**
   * Finds a payment. First ends it if it has expired: an unconfirmed payment after an hour, a hold after a
   * week.
   */
  function find(id: string): BankPayment | undefined {
    const payment = payments.get(id);
    if (!payment) return undefined;
    const reason = expiryOf(payment, clock().getTime());
    if (reason) end(payment, 'yoo_money', reason);
    return payment;
  }

  function post(path: string, body: Record<string, never>): Answer {
    const [what, id = '', step] = path.split('/');
    if (what === 'payments' && id === '') return create(body);
    if (what === 'refunds') return refund(body);
    if (what === 'receipts') return { status: 200, body: { id: randomUUID(), status: 'pending' } };
    const payment = what === 'payments' ? find(id) : undefined;
    if (payment && step === 'capture') return capture(payment, body);
    if (payment && step === 'cancel') return cancel(payment);
    return error(404, 'not_found', path);
  }

  return {
    find,
    /**
     * Handles a call that changes data. If a call is repeated with the same key and body, the first response
     * is returned again.
     */
    post: onceByKey((path, text) => post(path, JSON.parse(text))),
    get(path: string): Answer {
      const [what, id = ''] = path.split('/');
      const payment = what === 'payments' ? find(id) : undefined;
      if (payment) return shown(payment);
      const back = what === 'refunds' && refunds.get(id);
      return back ? { status: 200, body: back } : error(404, 'not_found', path);
    },
    /** Carries out the choice that was made on the bank's page, if the payment is still pending. */
    choose(payment: BankPayment, choice: Exclude<Choice, 'think'>): void {
      if (payment.status !== 'pending') return;
      if (choice === 'refuse') end(payment, 'payment_network', 'insufficient_funds');
      else if (choice === 'confirm-wrong') end(payment, 'payment_network', '3d_secure_failed');
      else if (payment.capture) succeed(payment, payment.amount);
      else hold(payment);
    },
    payments,
  };
}

export type Bank = ReturnType<typeof createBank>;

type Receipt = { items: { quantity: number; amount: Money }[] };

const sumOf = ({ items }: Receipt) =>
  items.reduce((all, { quantity, amount }) => all + quantity * kopecks(amount), 0);

/** Why a payment has expired: not confirmed within an hour, or held for a week. Undefined if it has not. */
function expiryOf({ status, created_at: createdAt, expires_at: expiresAt }: BankPayment, now: number) {
  if (status === 'pending' && now - Date.parse(createdAt) > HOUR) return 'expired_on_confirmation';
  return expiresAt && now > Date.parse(expiresAt) ? 'expired_on_capture' : undefined;
}

/**
 * Makes calls idempotent. A repeated call with the same key and body gets the first response again; one with
 * the same key and another body is refused.
 */
function onceByKey(answer: (path: string, text: string) => Answer) {
  const answered = new Map<string, { body: string; answer: Answer }>();
  return (path: string, key: string, text: string): Answer => {
    if (key === '' || key.length > 64) return invalid('Idempotence-Key');
    const known = answered.get(key);
    if (known && known.body !== text) return invalid('Idempotence-Key');
    if (known) return known.answer;
    const made = structuredClone(answer(path, text));
    answered.set(key, { body: text, answer: made });
    return made;
  };
}

/**
 * Creates a payment from the request body. If the body is invalid, returns the name of the invalid field
 * instead.
 */
function newPayment(body: Record<string, never>, origin: string, now: Date): BankPayment | string {
  const {
    amount,
    capture = false,
    confirmation,
    payment_method_data: method,
    receipt,
  } = body as {
    amount?: Money;
    capture?: boolean;
    confirmation?: { type?: string; return_url?: string };
    payment_method_data?: { type?: string };
    receipt?: Receipt;
  };
  if (!amount || !(kopecks(amount) > 0) || amount.currency !== 'RUB') return 'amount';
  const isQr = confirmation?.type === 'qr' && method?.type === 'sbp';
  if (!confirmation || !(isQr || confirmation.type === 'redirect')) return 'confirmation';
  if (!URL.canParse(confirmation.return_url ?? '')) return 'confirmation';
  if (method?.type !== 'bank_card' && !capture) return 'capture';
  if (method?.type === 'sber_bnpl' && kopecks(amount) > MOST_IN_PARTS) return 'amount';
  if (receipt && sumOf(receipt) !== kopecks(amount)) return 'receipt';
  const id = randomUUID();
  const page = `${origin}/pay/${id}`;
  return {
    id,
    status: 'pending',
    paid: false,
    amount,
    refunded_amount: inRoubles(0),
    capture,
    test: true,
    description: (body as { description?: string }).description,
    metadata: (body as { metadata?: Record<string, string> }).metadata ?? {},
    created_at: now.toISOString(),
    payment_method: { type: method?.type ?? 'bank_card', id, saved: false },
    confirmation: isQr
      ? { type: 'qr', confirmation_data: page }
      : { type: 'redirect', confirmation_url: page },
    returnUrl: confirmation.return_url ?? '',
    receipts: receipt ? [receipt] : [],
  };
}
