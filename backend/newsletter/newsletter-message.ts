import type { Address } from '../platform/outbox/outbox-content.ts';

/**
 * A letter of the newsletter to one address, sent only while the address is subscribed. `receiverId` is the
 * id of the account or subscription that has the address.
 */
export type NewsletterMessage = {
  kind: 'newsletter-letter';
  letterId: string;
  receiverId: string;
  address: Address;
};
