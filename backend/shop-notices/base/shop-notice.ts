import type { CONTACT_SUBJECTS } from '#shared/contact/subjects.ts';
import type { DeliveryKind } from '#shared/delivery/kinds.ts';

/**
 * An event of the shop. `event` has the name that the contract uses. Sums are in kopecks. The facts contain
 * no data that identifies the shopper.
 */
export type NoticeFacts =
  | {
      event: 'ORDER_PLACED' | 'ORDER_CANCELLED';
      number: string;
      /** The sum of the order, or of its cancelled pieces, in kopecks. */
      sum: number;
      pieces: number;
      delivery: DeliveryKind;
      /**
       * Whether the buyer tries the goods on before paying. Absent in notices that older versions have
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
  /** The bank charged `sum`, but the sum due was `due`. */
  | { event: 'PAYMENT_DIFFERS'; number: string; sum: number; due: number }
  | { event: 'MESSAGE_DEAD'; outboxId: number; message: string }
  | { event: 'IMPORT_FAILED'; source: 'feed' | '1c'; reason: string };

/** A notice to the retailer, as it is stored until it is sent. */
export type ShopNotice = NoticeFacts & {
  /** The id of the notice. It is the same in every attempt and in every channel. */
  id: string;
  /** Time of the event, in ISO format. */
  at: string;
  /** The time of the event as local time of the warehouse, such as 14:05. */
  time: string;
};
