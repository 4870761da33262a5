import type { Interval } from '../../domain/tables/delivery-types.ts';
import type { RefundReason, RefundWay } from '../../domain/tables/refund-types.ts';

/** What a shopper has entered in a refund draft. */
export type RefundChoice = {
  lines: { position: number; quantity: number; reason: RefundReason | null; comment: string | null }[];
  way: RefundWay | null;
  storeCode: string | null;
  pickup: {
    address: {
      postalCode: string | null;
      address: string;
      flat: string | null;
      entrance: string | null;
      floor: string | null;
      intercom: string | null;
    } | null;
    day: string | null;
    interval: Interval | null;
  } | null;
  payout: { phone: string; bank: string } | null;
  /** Ids of photographs of a defect. Missing in drafts that were stored before photographs were supported. */
  photos?: string[];
};
