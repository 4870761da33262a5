import type {
  ExportedOrders,
  OperatorOrder,
  OperatorOrders,
  PaymentDecision,
} from '#contract/client/client.schemas.ts';
import { OperatorCancellation, OrderRefund, OrderState } from '#contract/zod/zod.schemas.ts';
import type { Labels } from '../../delivery/base/shipments.ts';
import { CommandRefused } from '../../platform/command-refused.ts';
import type { OperatorClient, OperatorOperation } from '../operator/operator-client.ts';
import { checkOptions } from '../operator/operator-command.ts';
import { choiceOf, choicesOf } from '../operator/read-choice.ts';
import { UsageError } from '../terminal/fail-command.ts';
import { ORDER_FORMATS } from './order-formats.ts';
import { changedLines, listLines, showLines } from './order-lines.ts';
import { codesOf, kopecksOf, meansOf, orderNumberOf, piecesOf } from './read-words.ts';
import { saveLabel } from './save-label.ts';

/** The options as typed by the operator; options that may be repeated are lists. */
export type Values = {
  state?: string;
  from?: string;
  to?: string;
  search?: string;
  page?: string;
  carrier?: string;
  track?: string;
  reason?: string;
  sum?: string;
  payment?: string;
  undecided?: boolean;
  paid?: string;
  pay?: string;
  format?: string;
  out?: string;
  missing?: string[];
  kept?: string[];
  line?: string[];
  code?: string[];
};

/**
 * Returns the reason that the operator typed for a change.
 * @throws UsageError if it is missing or unknown
 */
const reasonOf = (
  word: string | undefined,
  { shape }: { shape: { reason: { options: readonly string[] } } },
): string => choiceOf(needed(word, 'reason'), 'reason', shape.reason.options);

const statesOf = (words: string | undefined): string | undefined =>
  words === undefined ? undefined : choicesOf(words, 'state', OrderState.options);

type Change = {
  operation: OperatorOperation;
  body: (values: Values) => object;
  takes: (keyof Values)[];
};

const needed = (value: string | undefined, option: string): string => {
  if (value === undefined) throw new UsageError(`--${option} is required.`);
  return value;
};

const CHANGES: Readonly<Record<string, Change>> = {
  pack: { operation: 'packOrder', takes: ['missing', 'code'], body: packing },
  ship: {
    operation: 'shipOrder',
    takes: ['carrier', 'track'],
    body: ({ carrier, track }) => ({
      carrier: needed(carrier, 'carrier'),
      ...(track !== undefined && { number: track }),
    }),
  },
  ready: { operation: 'readyOrder', takes: [], body: () => ({}) },
  'hand-over': { operation: 'handOverOrder', takes: ['kept', 'code', 'paid'], body: handover },
  cancel: {
    operation: 'cancelOrderByOperator',
    takes: ['reason'],
    body: ({ reason }) => ({ reason: reasonOf(reason, OperatorCancellation) }),
  },
  refund: {
    operation: 'refundOrder',
    takes: ['sum', 'line', 'reason', 'pay'],
    body: ({ sum, line, reason, pay }) => ({
      ...(sum !== undefined && { sum: kopecksOf(sum) }),
      ...(line && { lines: piecesOf(line) }),
      reason: reasonOf(reason, OrderRefund),
      ...(pay !== undefined && { payBy: meansOf(pay, 'pay') }),
    }),
  },
};

/** What an operator types to decide about a payment that was not equal to the sum due. */
const DECISIONS: Readonly<Record<string, PaymentDecision['decision']>> = {
  accept: 'ACCEPT',
  return: 'RETURN',
};

const TAKEN: Readonly<Record<string, readonly (keyof Values)[]>> = {
  list: ['state', 'from', 'to', 'undecided', 'search', 'page'],
  show: [],
  export: ['state', 'from', 'to', 'format'],
  label: ['out'],
  accept: ['payment'],
  return: ['payment'],
};

/**
 * Runs an orders command through the operator API and returns the lines to print. @throws UsageError,
 * CommandRefused
 */
export async function runOrders(
  client: OperatorClient,
  [name = '', ...words]: readonly string[],
  values: Values,
  labels: () => Labels | null = () => null,
): Promise<string[]> {
  const change = CHANGES[name];
  checkOptions(name, change?.takes ?? TAKEN[name], values);
  if (name === 'list' || name === 'export') {
    if (words.length > 0) throw new UsageError(`${name} does not accept an order number.`);
    return name === 'list' ? list(client, values) : exported(client, values);
  }
  const [word = '', ...rest] = words;
  if (rest.length > 0) throw new UsageError('One order number is required.');
  const number = orderNumberOf(word);
  // The options are validated here, before the API is called.
  const body = change?.body(values);
  const seen = await seenOrder(client, number);
  if (name === 'label') return [await saveLabel(seen, { labels: labels(), out: values.out })];
  const decision = DECISIONS[name];
  if (decision) return changedLines(seen, await decide(client, seen, { ...values, decision }));
  if (!change) return showLines(seen);
  const { id: orderId } = seen.order;
  const asked = { orderId, body: { version: seen.version, ...body } };
  return changedLines(seen, await client<OperatorOrder>(change.operation, asked));
}

/**
 * Sends the operator's decision about a payment that was not equal to the sum due.
 * @throws CommandRefused if no payment of the order waits for a decision, or if several do
 */
async function decide(
  client: OperatorClient,
  { order, version, paymentCases }: OperatorOrder,
  { payment, decision }: Values & Pick<PaymentDecision, 'decision'>,
): Promise<OperatorOrder> {
  const open = paymentCases.filter(
    (one) => one.decision === null && (payment === undefined || one.id === payment),
  );
  const [found, ...others] = open;
  if (!found) throw new CommandRefused(`No payment of order ${order.number} waits for a decision.`);
  if (others.length > 0)
    throw new CommandRefused('Several payments wait for a decision: name one with --payment.');
  return client<OperatorOrder>('decidePaymentCase', {
    orderId: order.id,
    paymentId: found.id,
    body: { version, decision },
  });
}

/**
 * Fetches an order by its number.
 * @throws CommandRefused if no order has this number
 */
export async function seenOrder(client: OperatorClient, number: string): Promise<OperatorOrder> {
  const { items } = await client<OperatorOrders>('listOrders', { query: { number } });
  const [found] = items;
  if (!found) throw new CommandRefused(`There is no order ${number}.`);
  return client<OperatorOrder>('showOrder', { orderId: found.id });
}

const list = async (client: OperatorClient, { state, from, to, undecided, search, page }: Values) =>
  listLines(
    await client<OperatorOrders>('listOrders', {
      query: { state: statesOf(state), from, to, search, page, ...(undecided && { undecided: 'true' }) },
    }),
  );

async function exported(client: OperatorClient, { state, from, to, format = 'jsonl' }: Values) {
  const write = ORDER_FORMATS[format];
  if (!write) throw new UsageError(`--format must be ${Object.keys(ORDER_FORMATS).join(' or ')}.`);
  const states = statesOf(state);
  const orders: OperatorOrder[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { state: states, from, to, page: String(page), size: '100' };
    const answer = await client<ExportedOrders>('exportOrders', { query });
    pages = answer.totalPages;
    for (const item of answer.items) orders.push(item);
  }
  return write(orders);
}

function packing({ missing = [], code = [] }: Values): object {
  const [gone, codes] = [piecesOf(missing), codesOf(code)];
  const positions = [...new Set([...gone.map(({ position }) => position), ...codes.keys()])].sort(
    (a, b) => a - b,
  );
  const lines = positions.map((position) => ({
    position,
    codes: codes.get(position) ?? [],
    missing: gone.find((one) => one.position === position)?.quantity ?? 0,
  }));
  return lines.length > 0 ? { lines } : {};
}

function handover({ kept, code = [], paid }: Values): object {
  const codes = codesOf(code);
  if (!kept && codes.size > 0) throw new UsageError('--code requires --kept.');
  const paidBy = paid === undefined ? {} : { paidBy: meansOf(paid, 'paid') };
  if (!kept) return paidBy;
  return {
    ...paidBy,
    kept: piecesOf(kept).map((line) => ({ ...line, codes: codes.get(line.position) ?? [] })),
  };
}
