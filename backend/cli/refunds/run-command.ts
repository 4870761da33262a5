import type { OperatorRefund, OperatorRefunds } from '#contract/client/client.schemas.ts';
import type { OperationOf } from '#contract/operations.ts';
import { CommandRefused } from '../../platform/command-refused.ts';
import type { OperatorClient } from '../operator/operator-client.ts';
import { checkOptions } from '../operator/operator-command.ts';
import { codesOf, orderNumberOf, piecesOf } from '../orders/read-words.ts';
import { UsageError } from '../terminal/fail-command.ts';
import { changedLine, listLines, showLines } from './refund-lines.ts';
import { writePhotos } from './write-photos.ts';

/** Options as typed; repeatable ones are lists. */
export type Values = {
  state?: string;
  due?: string;
  search?: string;
  page?: string;
  say?: string;
  reason?: string;
  photos?: string;
  'by-hand'?: boolean;
  good?: string[];
  damaged?: string[];
  code?: string[];
};

type Change = {
  operation: OperationOf<'operator'>;
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
    takes: ['by-hand'],
    body: (values) => (values['by-hand'] ? { byHand: true } : {}),
  },
  reject: {
    operation: 'rejectRefund',
    takes: ['reason'],
    body({ reason }) {
      if (reason === undefined) throw new UsageError('--reason is required.');
      return { reason };
    },
  },
};

const TAKEN: Readonly<Record<string, readonly (keyof Values)[]>> = {
  list: ['state', 'due', 'search', 'page'],
  show: ['photos'],
};

/** Runs a command by the operator API and returns the lines to print. @throws UsageError, CommandRefused */
export async function runRefunds(
  client: OperatorClient,
  [name = '', ...words]: readonly string[],
  values: Values,
): Promise<string[]> {
  const change = CHANGES[name];
  checkOptions(name, change?.takes ?? TAKEN[name], values);
  if (name === 'list') {
    if (words.length > 0) throw new UsageError('list does not accept a number.');
    const { state, due: dueUntil, search, page } = values;
    return listLines(
      await client<OperatorRefunds>('listRefunds', { query: { state, dueUntil, search, page } }),
    );
  }
  const [word = '', ...rest] = words;
  if (rest.length > 0) throw new UsageError('One refund number is required.');
  const number = refundNumberOf(word);
  // Validates the options before any call.
  const body = change?.body(values);
  const seen = await seenRefund(client, number);
  if (!change) return [...showLines(seen), ...(values.photos ? await writePhotos(seen, values.photos) : [])];
  const { id: refundId, orderId, version } = seen.refund;
  const asked = { orderId, refundId, body: { version, ...body } };
  return [changedLine(await client<OperatorRefund>(change.operation, asked))];
}

/** Parses the number of a refund; its order number may have any usual form. @throws UsageError */
function refundNumberOf(word: string): string {
  const [, order, place] = /^(.+)\/([1-9]\d{0,2})$/.exec(word.trim()) ?? [];
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
  const [sold, broken] = [piecesOf(good ?? []), piecesOf(damaged ?? [])];
  const positions = [...new Set([...sold, ...broken].map(({ position }) => position))].sort((a, b) => a - b);
  const of = (pieces: typeof sold, position: number) =>
    pieces.find((one) => one.position === position)?.quantity ?? 0;
  return {
    lines: positions.map((position) => ({
      position,
      good: of(sold, position),
      damaged: of(broken, position),
      ...(codes.has(position) && { codes: codes.get(position) }),
    })),
  };
}
