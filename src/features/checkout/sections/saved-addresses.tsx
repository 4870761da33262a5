import type { ReactNode } from 'react';
import type { SavedAddress } from '@/lib/api';
import { useHydrated } from '@/lib/state/use-hydrated';
import { RadioGroup } from '@/lib/ui/forms/radio';
import type { Checkout } from '../state/use-checkout';

type SavedAddressesProps = { checkout: Checkout; children: ReactNode };

const NEW = 'new';

/** Saved addresses as radio buttons; `children` are the fields of a new address. */
export function SavedAddresses({ checkout, children }: SavedAddressesProps) {
  const { savedAddresses, savedAddress, chooseSaved } = checkout;
  // Before hydration only the address fields are shown, filled with the last saved address.
  if (!useHydrated() || savedAddresses.length === 0) return children;
  return (
    <>
      <RadioGroup
        legend="Адрес"
        legendHidden
        framed
        name="savedAddress"
        value={savedAddress?.id ?? NEW}
        onChange={(id) => chooseSaved(savedAddresses.find((one) => one.id === id))}
        options={[
          ...savedAddresses.map((one) => ({ value: one.id, label: lineOf(one), note: detailsOf(one) })),
          { value: NEW, label: 'Новый адрес' },
        ]}
        className="mb-4"
      />
      {/* The order uses the fields, even while they are hidden. */}
      <div hidden={savedAddress !== undefined}>{children}</div>
    </>
  );
}

const lineOf = ({ address, flat }: SavedAddress) => (flat ? `${address}, кв.\u00a0${flat}` : address);

function detailsOf({ entrance, floor, intercom }: SavedAddress): string {
  const parts = [
    entrance && `подъезд\u00a0${entrance}`,
    floor && `этаж\u00a0${floor}`,
    intercom && `домофон\u00a0${intercom}`,
  ].filter(Boolean);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
