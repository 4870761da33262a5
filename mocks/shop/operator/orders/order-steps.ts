import type { Order, OrderPieces, PackedLine } from '#contract/client/client.schemas.ts';
import { isCollected } from '#shared/delivery/kinds.ts';
import { wrongField } from '#shared/forms/wrong-field.ts';
import {
  cancelFurtherPieces,
  invalidEntryIndex,
  NOT_ENOUGH_PIECES,
  NOTHING_WOULD_REMAIN,
} from '#shared/orders/cancelled-lines.ts';
import { endByOperator, remainingQuantity } from '#shared/orders/order-facts.ts';
import { NO_TRACKING_NUMBER, needsTrackingNumber } from '#shared/orders/tracking.ts';
import { pieceOf } from '#shared/packing/marking-code.ts';
import { CODE_TAKEN, wrongCodes } from '#shared/packing/wrong-codes.ts';
import { chosenMeans, handoverMeansError, wayTaken } from '#shared/payments/till.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import { placedLines, removePieces, restock } from '../../cart/cancel-order.ts';
import { dropWaitingEdit } from '../../cart/waiting-edit.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState, StoredOrder } from '../../state/state.ts';
import { changeOrder, type Done } from './change-order.ts';
import { enterTill } from './till.ts';

const refuse = (pointer: string, code: string, message: string): never => {
  throw new Refusal('INVALID_REQUEST', [wrongField(pointer, code, message)]);
};

type Steps = 'packOrder' | 'shipOrder' | 'readyOrder' | 'handOverOrder' | 'cancelOrderByOperator';

/** Operations that bring an order step by step to its buyer. */
export function orderStepOperations(state: ShopState): Pick<ShopOperations, Steps> {
  return {
    packOrder: changeOrder(state, 'packOrder', 'PACKING', (stored, { body: { lines = [] } }) => {
      const off = lines.flatMap(({ position, missing = 0 }) =>
        missing > 0 ? [{ position, quantity: missing }] : [],
      );
      assertCodes(state, stored, lines);
      const done = takePieces(stored.order, off, 'OUT_OF_STOCK');
      stored.codes = Object.fromEntries(lines.map(({ position, codes = [] }) => [position, codes]));
      // Pieces that the packer did not find are not there, so the stock becomes 0.
      for (const { position } of off) state.stock[stored.order.lines[position]?.articleId ?? ''] = 0;
      return done;
    }),

    shipOrder: changeOrder(state, 'shipOrder', 'SHIPPED', ({ order }, { body: { carrier, number } }) => {
      if (order.delivery.kind === 'store') throw new Refusal('ORDER_STEP_REFUSED');
      // Only the operator gives a tracking number: the mock shop gets none from carriers.
      if (number !== undefined) order.tracking = { carrier, number, url: null };
      else if (needsTrackingNumber(carrier, order.delivery.kind))
        refuse('/number', 'required', NO_TRACKING_NUMBER);
      return {};
    }),

    readyOrder: changeOrder(state, 'readyOrder', 'READY', ({ order }) => {
      if (!isCollected(order.delivery)) throw new Refusal('ORDER_STEP_REFUSED');
      order.pickupCode = String(1000 + Math.floor(Math.random() * 9000));
      return {};
    }),

    handOverOrder: changeOrder(
      state,
      'handOverOrder',
      'HANDED_OVER',
      (stored, { body: { kept, paidBy }, visitor }) => {
        const { order } = stored;
        const wrongMeans = handoverMeansError(order.payment.method, paidBy);
        if (wrongMeans) throw new Refusal('INVALID_REQUEST', [wrongMeans]);
        const take = () => {
          const means = paidBy ?? chosenMeans(order.payment.method);
          if (!isOnReceipt(order.payment.method)) return;
          enterTill(stored, visitor, { kind: 'TAKEN', means, sum: order.total, reason: null });
          order.payment.method = wayTaken(order.payment.method, means);
        };
        const lines = placedLines(order);
        const place = kept && invalidEntryIndex(lines, kept, remainingQuantity);
        if (place !== undefined) refuse(`/kept/${place}/quantity`, 'not_offered', NOT_ENOUGH_PIECES);
        const off = lines.flatMap((line) => {
          const { quantity = 0 } = kept?.find(({ position }) => position === line.position) ?? {};
          const back = kept ? remainingQuantity(line) - quantity : 0;
          return back > 0 ? [{ position: line.position, quantity: back }] : [];
        });
        if (off.length === 0) {
          take();
          return {};
        }
        const done = takePieces(order, off, 'NOT_KEPT');
        take();
        for (const { position, quantity } of off)
          restock(state, order.lines[position]?.articleId ?? '', quantity);
        return { ...done, to: 'PARTLY_HANDED_OVER' };
      },
    ),

    cancelOrderByOperator: changeOrder(
      state,
      'cancelOrderByOperator',
      'CANCELLED',
      (stored, { body: { reason } }) => {
        dropWaitingEdit(state, stored);
        for (const line of stored.order.lines) restock(state, line.articleId, remainingQuantity(line));
        stored.codes = {};
        stored.order.cancelledBecause = endByOperator(reason);
        stored.order.payment.refundedSum = stored.order.payment.paidSum;
        return { reason };
      },
    ),
  };
}

/**
 * Removes pieces from an order.
 * @throws {Refusal} INVALID_REQUEST if the order has fewer pieces or only gifts would remain
 */
function takePieces(order: Order, off: OrderPieces[], reason: string): Done {
  if (off.length === 0) return {};
  const lines = placedLines(order);
  const pieces = lines.map(({ position }) => off.find((one) => one.position === position)?.quantity ?? 0);
  if (lines.some((line, place) => (pieces[place] ?? 0) > remainingQuantity(line)))
    refuse('/lines', 'not_offered', NOT_ENOUGH_PIECES);
  const cancelled = cancelFurtherPieces(lines, pieces);
  if (cancelled.isWhole) refuse('/lines', 'nothing_left', NOTHING_WOULD_REMAIN);
  removePieces(order, cancelled);
  return { reason, off };
}

/**
 * Checks the marking codes of packed pieces.
 * @throws {Refusal} INVALID_REQUEST for missing, wrong and used codes
 */
function assertCodes(state: ShopState, stored: StoredOrder, entered: readonly PackedLine[]): void {
  const { order, marked = [] } = stored;
  const packed = order.lines.map((line, position) => {
    const { missing = 0 } = entered.find((one) => one.position === position) ?? {};
    const pieces = Math.max(0, remainingQuantity(line) - missing);
    return { position, pieces, requiresMarking: marked.includes(position) };
  });
  const wrong = wrongCodes(packed, entered);
  if (wrong.length > 0) throw new Refusal('INVALID_REQUEST', wrong);
  const others = state.orders.filter((one) => one !== stored);
  const used = new Set(others.flatMap(({ codes = {} }) => Object.values(codes).flat().map(pieceOf)));
  const taken = entered.flatMap(({ codes = [] }, place) =>
    codes.flatMap((code, index) =>
      used.has(pieceOf(code)) ? [wrongField(`/lines/${place}/codes/${index}`, 'taken', CODE_TAKEN)] : [],
    ),
  );
  if (taken.length > 0) throw new Refusal('INVALID_REQUEST', taken);
}
