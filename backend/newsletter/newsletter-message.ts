import type { Address } from '../platform/outbox/outbox-content.ts';

/**
 * A letter of the newsletter, sent only while the address is subscribed. `receiverId` is its account or
 * subscription.
 */
export type NewsletterMessage = {
  kind: 'newsletter-letter';
  letterId: string;
  receiverId: string;
  address: Address;
};
