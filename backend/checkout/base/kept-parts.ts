import type { Interval, OrderPayment } from '../../domain/tables/delivery-types.ts';

/** What is kept of each part of a checkout draft. */
type Bodies = {
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

/** The parts of a checkout draft. */
export type DraftPart = keyof Bodies;

/** A part as it was filled in. `version` is that of the draft after the change, `at` the moment of it in ISO 8601. */
export type KeptPart<P extends DraftPart = DraftPart> = { body: Bodies[P]; version: number; at: string };

export type KeptParts = { [P in DraftPart]?: KeptPart<P> };
