import type { SavedAddress } from '@/lib/api';
import type { CheckoutField, CheckoutFields } from './checkout-fields';

type Address = Pick<SavedAddress, 'address' | 'flat' | 'entrance' | 'floor' | 'intercom' | 'postalCode'>;

/** The form fields that choosing a saved address fills in, with their values. */
export const addressFields = ({ address, flat, entrance, floor, intercom, postalCode }: Address) => ({
  address,
  flat: flat ?? '',
  entrance: entrance ?? '',
  floor: floor ?? '',
  intercom: intercom ?? '',
  postalCode: postalCode ?? '',
});

/** Whether the address in the form is this saved address. */
export const isFilledIn = (saved: Address, chosen: CheckoutFields): boolean =>
  Object.entries(addressFields(saved)).every(([name, value]) => chosen[name as CheckoutField] === value);
