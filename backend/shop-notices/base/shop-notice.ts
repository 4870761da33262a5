import type { CONTACT_SUBJECTS } from '#shared/contact/subjects.ts';
import type { DeliveryKind } from '#shared/delivery/kinds.ts';

/**
 * What a notice says about an event in the shop. `event` is named as in the contract. Sums are in kopecks. No
 * field identifies the shopper.
 */
export type NoticeFacts =
  | {
      event: 'ORDER_PLACED' | 'ORDER_CANCELLED';
      number: string;
      /** The sum of the order or, for a cancellation, of the cancelled pieces, in kopecks. */
      sum: number;
      pieces: number;
      delivery: DeliveryKind;
      /**
       * Whether the buyer tries the goods on before paying. Missing in notices that older versions have
       * stored.
       */
      fitting?: boolean;
      city: string;
      /** Whether only some pieces of the order were cancelled. */
      isPart: boolean;
    }
  | { event: 'REFUND_REQUESTED'; number: string; sum: number; pieces: number }
  | { event: 'REVIEW_WAITING'; reviewId: string; product: string }
  | { event: 'CONTACT_REQUESTED'; number: string; subject: keyof typeof CONTACT_SUBJECTS }
  /** The bank charged `sum`, but `due` was to be paid; both in kopecks. */
  | { event: 'PAYMENT_DIFFERS'; number: string; sum: number; due: number }
  | { event: 'MESSAGE_DEAD'; outboxId: number; message: string }
  | { event: 'IMPORT_FAILED'; source: 'feed' | '1c'; reason: string };

/** A notice to the retailer as it is stored until it has been sent. */
export type ShopNotice = NoticeFacts & {
  /** Id of the notice; the same in every channel and whenever sending is repeated. */
  id: string;
  /** Time of the event, in ISO format. */
  at: string;
  /** Time of the event in the warehouse's time zone, such as 14:05. */
  time: string;
};
