import type { MarketingOrderEvent } from '../ports/marketing.ts';
import type { Message } from '../ports/messenger.ts';
import type { ReceiptLine } from '../ports/payment-provider.ts';

/** Where a message can go: an e-mail address in lower case, or a phone in E.164. */
export type Address = { channel: 'email' | 'phone'; value: string };

/**
 * What the outbox carries, by kind. A letter leaves the shop; the others are work of the shop's own that ends in a
 * letter and that no answer may wait for, because the time taken would reveal whose address it is.
 */
export type OutboxContent =
  | { kind: 'letter'; message: Message }
  /** A letter for as long as its account wants such letters. */
  | { kind: 'price-drop-letter'; accountId: string; message: Message }
  /** A letter of the newsletter, for as long as the address wants news; `receiverId` is its account or subscription. */
  | { kind: 'newsletter-letter'; letterId: string; receiverId: string; address: Address }
  | { kind: 'password-reset'; address: Address }
  /** A new secret was asked for; `callerId` is who was signed in. */
  | { kind: 'confirmation'; address: Address; callerId: string | null }
  /** An account has a new pending address. */
  | { kind: 'address-confirmation'; address: Address; accountId: string }
  /** Money of an order goes back. */
  | { kind: 'refund'; refundId: string }
  | { kind: 'payment-cancel'; paymentId: string }
  /** Takes a sum, in kopecks, of what is held. */
  | { kind: 'payment-capture'; paymentId: string; sum: number; lines: ReceiptLine[] }
  /** The receipt for goods that were prepaid and are handed over. */
  | { kind: 'payment-close'; paymentId: string; sum: number; lines: ReceiptLine[] }
  /** A carrier is asked to take a parcel, or to take it back. */
  | { kind: 'shipment-register'; orderId: string }
  | { kind: 'shipment-cancel'; orderId: string }
  /** What happened to an order, for the marketing platform; `position` counts the events of the order. */
  | { kind: 'order-event'; position: number; event: MarketingOrderEvent };
