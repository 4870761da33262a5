import type { Delivery } from '../../platform/ports/messenger.ts';
import type { ShopNotice } from './shop-notice.ts';

/** A way to notify the retailer, such as email or Telegram. */
export type ShopChannel = {
  name: 'email' | 'telegram' | 'webhook';
  /**
   * Who gets the notices: email addresses, Telegram chats, or the only webhook. Each of them gets every
   * notice.
   */
  receivers: readonly string[];
  /**
   * Whether people read the notices. For people, quiet hours and the digest apply; a program gets each notice
   * at once, in a message of its own.
   */
  isForPeople: boolean;
  /** Maximum number of notices in one message. */
  most: number;
  /** Whether a receiver gets this notice; by default every receiver does. */
  wants?(notice: ShopNotice, to: string): boolean;
  /**
   * Sends one message with these notices. If it rejects with RefusedForGood, repeating is useless; with
   * RetryLater, the receiver asks for a pause; after any other error, the message can be sent again.
   */
  send(notices: readonly ShopNotice[], to: string, delivery: Delivery): Promise<void>;
};
