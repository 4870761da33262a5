import type { OrderLineCancellation } from '#contract/client/client.schemas.ts';
import type { EditMoney } from '#shared/orders/editing/edit-money.ts';
import type { TillMeans } from '#shared/payments/till.ts';

/** Pieces that were not found while packing. `sum` is their price in kopecks. */
export type MissingPieces = { pieces: readonly OrderLineCancellation[]; sum: number };

/** What an edit changed, in Russian, and who pays or gets the difference. Sums are in kopecks. */
export type LetterEdit = {
  changes: readonly string[];
  totalBefore: number;
  totalAfter: number;
  money: EditMoney;
  sum: number;
};

/**
 * The occasion of a letter: a step of an order, pieces that were not found while packing, an edit, a surcharge
 * that was not paid, or a refund that is pending or done. Sums are in kopecks.
 */
export type LetterEvent =
  | { kind: 'step' }
  | ({ kind: 'missing' } & MissingPieces)
  | ({ kind: 'edited' } & LetterEdit)
  | { kind: 'edit-dropped' }
  | {
      kind: 'refunded' | 'paid-too-late' | 'paid-twice' | 'paid-other-sum' | 'paid-before-edit';
      sum: number;
    }
  | { kind: 'paid-out'; sum: number; means: TillMeans };
