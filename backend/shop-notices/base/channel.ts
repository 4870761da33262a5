import type { Delivery } from '../../platform/ports/messenger.ts';
import type { ShopNotice } from './shop-notice.ts';

/** A way to notify the retailer of events in the shop. */
export type ShopChannel = {
  name: 'email' | 'telegram' | 'webhook';
  /**
   * The receivers of this channel: e-mail addresses, Telegram chats, or the single webhook. Each receiver
   * gets every notice.
   */
  receivers: readonly string[];
  /**
   * Whether the receivers are people, who have quiet hours and a digest. Programs get each notice at once, in
   * a separate message.
   */
  isForPeople: boolean;
  /** Maximum number of notices in one message. */
  most: number;
  /** Whether a receiver gets this notice; by default every receiver does. */
  wants?(notice: ShopNotice, to: string): boolean;
  /**
   * Sends one message with these notices. Rejects with RefusedForGood if a retry is useless, with RetryLater
   * if the receiver asks for a pause, and with any other error if the message can be retried.
   */
  send(notices: readonly ShopNotice[], to: string, delivery: Delivery): Promise<void>;
};
