import { randomUUID } from 'node:crypto';
import type { OperatorRefund, OperatorRefunds } from '#contract/client/client.schemas.ts';
import { RefundReason, RefundRejectionReason, RefundState } from '#contract/zod/zod.schemas.ts';
import { CommandRefused } from '../../platform/command-refused.ts';
import { AnswerLost, type OperatorClient, type OperatorOperation } from '../operator/operator-client.ts';
import { checkOptions } from '../operator/operator-command.ts';
import { choiceOf, choicesOf } from '../operator/read-choice.ts';
import { receiptLinesOf } from '../operator/till-lines.ts';
import { codesOf, meansOf, orderNumberOf, piecesOf } from '../orders/read-words.ts';
import { seenOrder } from '../orders/run-command.ts';
import { UsageError } from '../terminal/fail-command.ts';
import { changedLine, listLines, showLines } from './refund-lines.ts';
import { writePhotos } from './write-photos.ts';

/** The options as typed by the operator; options that may be repeated are lists. */
export type Values = {
  state?: string;
  due?: string;
  search?: string;
  page?: string;
  say?: string;
  reason?: string;
  photos?: string;
  'by-hand'?: boolean;
  pay?: string;
  store?: string;
  key?: string;
  line?: string[];
  defect?: string[];
  good?: string[];
  damaged?: string[];
  code?: string[];
};

type Change = {
  operation: OperatorOperation;
  takes: (keyof Values)[];
  body(values: Values): object;
};

const CHANGES: Readonly<Record<string, Change>> = {
  approve: {
    operation: 'approveRefund',
    takes: ['say'],
    body: ({ say }) => (say === undefined ? {} : { instructions: say }),
  },
  receive: { operation: 'receiveRefund', takes: ['good', 'damaged', 'code'], body: received },
  pay: {
    operation: 'payRefund',
    takes: ['by-hand', 'pay'],
    body: ({ pay, ...values }) => ({
      ...(values['by-hand'] && { byHand: true }),
      ...(pay !== undefined && { payBy: meansOf(pay, 'pay') }),
    }),
  },
  reject: {
    operation: 'rejectRefund',
    takes: ['reason'],
    body({ reason }) {
      if (reason === undefined) throw new UsageError('--reason is required.');
      return { reason: choiceOf(reason, 'reason', RefundRejectionReason.options) };
    },
  },
};

const TAKEN: Readonly<Record<string, readonly (keyof Values)[]>> = {
  list: ['state', 'due', 'search', 'page'],
  show: ['photos'],
  take: ['line', 'defect', 'reason', 'pay', 'store', 'code', 'key'],
};

/**
 * Runs a refunds command through the operator API and returns the lines to print. @throws UsageError,
 * CommandRefused
 */
export async function runRefunds(
  client: OperatorClient,
  [name = '', ...words]: readonly string[],
  values: Values,
): Promise<string[]> {
  const change = CHANGES[name];
  checkOptions(name, change?.takes ?? TAKEN[name], values);
  if (name === 'list') {
    if (words.length > 0) throw new UsageError('list does not accept a number.');
    const { due: dueUntil, search, page } = values;
    const state =
      values.state === undefined ? undefined : choicesOf(values.state, 'state', RefundState.options);
    return listLines(
      await client<OperatorRefunds>('listRefunds', { query: { state, dueUntil, search, page } }),
    );
  }
  const [word = '', ...rest] = words;
  if (rest.length > 0) throw new UsageError('One refund number is required.');
  if (name === 'take') return takeAtCounter(client, orderNumberOf(word), values);
  const number = refundNumberOf(word);
  // The options are validated here, before the API is called.
  const body = change?.body(values);
  const seen = await seenRefund(client, number);
  if (!change) return [...showLines(seen), ...(values.photos ? await writePhotos(seen, values.photos) : [])];
  const { id: refundId, orderId, version } = seen.refund;
  const asked = { orderId, refundId, body: { version, ...body } };
  return changed(await client<OperatorRefund>(change.operation, asked));
}

/** Describes a changed refund, and the receipt that an operator has to print with the cash register. */
const changed = (done: OperatorRefund): string[] => [
  changedLine(done),
  ...(done.till && done.refund.state === 'REFUNDED' ? receiptLinesOf(done.till) : []),
];

/**
 * Records goods that a buyer returned at the counter. If the shop's response is lost, the error message names
 * the idempotency key with which the operator can safely repeat the command.
 */
async function takeAtCounter(client: OperatorClient, number: string, values: Values): Promise<string[]> {
  const { pay, store: storeCode, key = randomUUID() } = values;
  if (values.reason === undefined) throw new UsageError('--reason is required.');
  const reason = choiceOf(values.reason, 'reason', RefundReason.options);
  if (pay === undefined) throw new UsageError('--pay is required: cash, card or online.');
  const lines = counterLines(values);
  const payBy = pay === 'online' ? {} : { payBy: meansOf(pay, 'pay') };
  const { order, version } = await seenOrder(client, number);
  const body = { version, lines, reason, ...payBy, ...(storeCode !== undefined && { storeCode }) };
  return changed(
    await client<OperatorRefund>('refundAtCounter', { orderId: order.id, key, body }).catch(
      (error: unknown) => {
        if (!(error instanceof AnswerLost)) throw error;
        throw new AnswerLost(
          `${error.message}\nThe return may still be recorded: repeat the command with --key ${key}.`,
        );
      },
    ),
  );
}

function counterLines({ line = [], defect = [], code = [] }: Values) {
  if (line.length + defect.length === 0)
    throw new UsageError('--line or --defect is required: the goods that are returned.');
  return receivedLines(piecesOf(line), piecesOf(defect), codesOf(code));
}

/**
 * Parses a refund number. It contains an order number, which may be typed in any form that people use.
 * @throws UsageError
 */
function refundNumberOf(word: string): string {
  const [, order, place] = /^(.+)\/([1-9]\d{0,2})$/.exec(word.trim()) ?? [];
  if (word.trim() === '') throw new UsageError('A refund number such as В-123456-6/1 is required.');
  if (order === undefined) throw new UsageError(`${word} is not a refund number such as В-123456-6/1.`);
  return `${orderNumberOf(order)}/${place}`;
}

async function seenRefund(client: OperatorClient, number: string): Promise<OperatorRefund> {
  const { items } = await client<OperatorRefunds>('listRefunds', { query: { number } });
  const [found] = items;
  if (!found) throw new CommandRefused(`There is no refund ${number}.`);
  return client<OperatorRefund>('showRefund', { orderId: found.orderId, refundId: found.id });
}

function received({ good, damaged, code = [] }: Values): object {
  const codes = codesOf(code);
  if (!good && !damaged) {
    if (codes.size > 0) throw new UsageError('--code requires --good or --damaged.');
    return {};
  }
  return { lines: receivedLines(piecesOf(good ?? []), piecesOf(damaged ?? []), codes) };
}

type Pieces = ReturnType<typeof piecesOf>;

function receivedLines(sold: Pieces, broken: Pieces, codes: ReturnType<typeof codesOf>) {
  const positions = [...new Set([...sold, ...broken].map(({ position }) => position))].sort((a, b) => a - b);
  const of = (pieces: Pieces, position: number) =>
    pieces.find((one) => one.position === position)?.quantity ?? 0;
  return positions.map((position) => ({
    position,
    good: of(sold, position),
    damaged: of(broken, position),
    ...(codes.has(position) && { codes: codes.get(position) }),
  }));
}
