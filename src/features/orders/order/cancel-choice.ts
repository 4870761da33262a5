import { partOfLine } from '#shared/orders/cancelled-part.ts';
import type { Order, OrderLineCancellation } from '@/lib/api';

/** How many pieces of each line to cancel, by the position of the line in the order. */
export type Choice = Readonly<Record<number, number>>;

export type OpenLine = { position: number; name: string; size: string; left: number };

/** The lines from which pieces can be cancelled. Empty if the order has only one piece. */
export function openLines({ lines }: Order): OpenLine[] {
  const open = lines.flatMap(({ name, size, quantity, cancelled, isGift }, position) => {
    const left = quantity - cancelled;
    return left > 0 && !isGift ? [{ position, name, size, left }] : [];
  });
  return open.reduce((all, { left }) => all + left, 0) > 1 ? open : [];
}

export const chosenPieces = (choice: Choice): number =>
  Object.values(choice).reduce((all, one) => all + one, 0);

/**
 * The cancellation in the format of the contract: for each line, the sum of pieces cancelled before and now.
 */
export function chosenLines({ lines }: Order, choice: Choice): OrderLineCancellation[] {
  return lines.flatMap(({ cancelled }, position) => {
    const now = choice[position] ?? 0;
    return now > 0 ? [{ position, quantity: cancelled + now }] : [];
  });
}

/** The order total after the cancellation, in kopecks. */
export function dueAfter({ lines, total }: Order, choice: Choice): number {
  return lines.reduce((due, line, position) => {
    const now = choice[position] ?? 0;
    return due - (partOfLine(line, line.cancelled + now) - line.cancelledSum);
  }, total);
}
