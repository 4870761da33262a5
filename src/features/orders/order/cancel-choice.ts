import { partOfLine } from '#shared/orders/cancelled-part.ts';
import type { Order, OrderLineCancellation } from '@/lib/api';

/** Number of pieces to cancel, by position of the line. */
export type Choice = Readonly<Record<number, number>>;

export type OpenLine = { position: number; name: string; size: string; left: number };

/** Lines that can be cancelled in part. Empty if the order is a single piece. */
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
 * The cancellation as the contract requires it: for each line, the pieces cancelled now and before together.
 */
export function chosenLines({ lines }: Order, choice: Choice): OrderLineCancellation[] {
  return lines.flatMap(({ cancelled }, position) => {
    const now = choice[position] ?? 0;
    return now > 0 ? [{ position, quantity: cancelled + now }] : [];
  });
}

/** The total after the cancellation, in kopecks. */
export function dueAfter({ lines, total }: Order, choice: Choice): number {
  return lines.reduce((due, line, position) => {
    const now = choice[position] ?? 0;
    return due - (partOfLine(line, line.cancelled + now) - line.cancelledSum);
  }, total);
}
