import type { Delivery } from '../../platform/ports/messenger.ts';
import type { ShopNotice } from './shop-notice.ts';

/** A way to notify the retailer of what happens in the shop. */
export type ShopChannel = {
  name: 'email' | 'telegram' | 'webhook';
  /** Each gets every notice: e-mail addresses, Telegram chats, or the one webhook. */
  receivers: readonly string[];
  /** Messages to people wait for the end of the quiet hours and are gathered. Programs get each notice at once and alone. */
  isForPeople: boolean;
  /** Most notices in one message. */
  most: number;
  /** Whether a receiver gets this notice; all do when absent. */
  wants?(notice: ShopNotice, to: string): boolean;
  /**
   * Sends a message with these notices. Rejects when it was not taken: with RefusedForGood when trying again is useless, with
   * RetryLater when the receiver names a time.
   */
  send(notices: readonly ShopNotice[], to: string, delivery: Delivery): Promise<void>;
};
