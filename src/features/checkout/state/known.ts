import { useQuery } from '@tanstack/react-query';
import type { CheckoutDraft, SavedAddress } from '@/lib/api';
import { useKnownQuery } from '@/lib/state/known-query';
import { addressesOfShopper, draftQuery } from './checkout-queries';

/** A draft of which nothing is known: what is typed is kept as soon as it can be. */
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

/** The draft as the loader has read it. */
export const useKnownDraft = (): CheckoutDraft => useKnownQuery(draftQuery) ?? NO_DRAFT;

const NONE: SavedAddress[] = [];

/** Addresses of the signed in; those who sign in on this page get theirs as well. */
export function useKnownAddresses(signedIn: boolean): readonly SavedAddress[] {
  const { data } = useQuery({ ...addressesOfShopper, enabled: signedIn });
  return (signedIn && data?.items) || NONE;
}
