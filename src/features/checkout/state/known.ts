import { useQuery } from '@tanstack/react-query';
import type { CheckoutDraft, SavedAddress } from '@/lib/api';
import { useKnownQuery } from '@/lib/state/known-query';
import { addressesOfShopper, draftQuery } from './checkout-queries';

/** An empty draft, used if the stored one failed to load. Later changes are still saved. */
const NO_DRAFT: CheckoutDraft = {
  version: 0,
  updatedAt: null,
  contact: { name: null, phone: null, email: null },
  recipient: null,
  delivery: {
    methodId: null,
    city: null,
    postalCode: null,
    address: null,
    pointCode: null,
    day: null,
    interval: null,
    flat: null,
    entrance: null,
    floor: null,
    intercom: null,
    fitting: false,
  },
  payment: { method: null },
  comment: null,
  consents: { personalData: false },
};

/** The draft that the route's loader has loaded. */
export const useKnownDraft = (): CheckoutDraft => useKnownQuery(draftQuery) ?? NO_DRAFT;

const NONE: SavedAddress[] = [];

/** Saved addresses of the signed-in shopper, even if the sign-in happened on this page. */
export function useKnownAddresses(signedIn: boolean): readonly SavedAddress[] {
  const { data } = useQuery({ ...addressesOfShopper, enabled: signedIn });
  return (signedIn && data?.items) || NONE;
}
