import type { Address } from '../platform/outbox/outbox-content.ts';

/**
 * A letter of the newsletter for one address. It is sent only if the address is then still subscribed.
 * `receiverId` is the id of the account or subscription that has the address.
 */
export type NewsletterMessage = {
  kind: 'newsletter-letter';
  letterId: string;
  receiverId: string;
  address: Address;
};
