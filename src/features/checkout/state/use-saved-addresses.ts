import { useState } from 'react';
import type { SavedAddress } from '@/lib/api';
import { addressFields, isFilledIn } from '../fields/address-fields';
import { BLANK, type CheckoutFields } from '../fields/checkout-fields';
import type { CheckoutContractForm } from './use-checkout-fields';

type AddressOptions = {
  saved: readonly SavedAddress[];
  cityCode: string;
  chosen: CheckoutFields;
  fill(fields: Partial<CheckoutFields>): void;
};

/** Which address of this city is chosen: a saved one or a new one. */
export function useSavedAddresses(
  form: CheckoutContractForm,
  { saved, cityCode, chosen, fill }: AddressOptions,
) {
  const [isNewAddress, setNewAddress] = useState(false);
  const savedAddresses = saved.filter(({ city }) => city === cityCode);

  function clearErrors(): void {
    for (const name of ['address', 'postalCode'] as const) form.clearErrors(name);
  }

  return {
    savedAddresses,
    savedAddress: isNewAddress ? undefined : savedAddresses.find((address) => isFilledIn(address, chosen)),
    fillAddress(address: string, postalCode: string) {
      fill({ address, postalCode });
      if (postalCode) clearErrors();
    },
    chooseSaved(address: SavedAddress | undefined) {
      setNewAddress(!address);
      fill(addressFields(address ?? BLANK));
      clearErrors();
    },
  };
}
