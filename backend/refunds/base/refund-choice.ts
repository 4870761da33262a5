import type {
  RefundLineChoice,
  RefundPayout,
  RefundPickup,
  RefundWay,
} from '#contract/client/client.schemas.ts';

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
