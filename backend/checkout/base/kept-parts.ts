import type { StoredParts as Kept } from '#shared/checkout/draft-parts.ts';
import type { Interval, OrderPayment } from '../../domain/tables/delivery-types.ts';

/**
 * The checkout values that a shopper has filled in, by part of the checkout, in the form in which they are
 * stored.
 */
export type DraftBodies = {
  contact: { name: string | null; phone: string | null; email: string | null };
  recipient: { name: string | null; phone: string | null } | null;
  delivery: {
    methodId: string | null;
    city: string | null;
    postalCode: string | null;
    address: string | null;
    flat: string | null;
    entrance: string | null;
    floor: string | null;
    intercom: string | null;
    pointCode: string | null;
    day: string | null;
    interval: Interval | null;
    fitting: boolean;
  };
  payment: { method: OrderPayment | null };
  comment: string | null;
  consents: { personalData: boolean };
};

export type KeptParts = Kept<DraftBodies>;
