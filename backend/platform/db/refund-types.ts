import type { RefundLineChoice } from '../../../src/generated/model/refundLineChoice.ts';
import type { RefundPayout } from '../../../src/generated/model/refundPayout.ts';
import type { RefundPickup } from '../../../src/generated/model/refundPickup.ts';
import type { RefundWay } from '../../../src/generated/model/refundWay.ts';

/** What a shopper has filled in of a refund. */
export type RefundChoice = {
  lines: RefundLineChoice[];
  way: RefundWay | null;
  storeCode: string | null;
  pickup: RefundPickup | null;
  payout: RefundPayout | null;
  /** Ids; drafts of before there were any have none. */
  photos?: string[];
};
