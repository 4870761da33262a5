import { AddressDetailMax } from '@/lib/api/schemas';
import { Field } from '@/lib/ui/forms/field';
import type { CheckoutFields } from '../fields/checkout-fields';
import type { FieldOf } from '../state/use-checkout-fields';
import { anchorOf } from '../words/anchor-of';
import { AddressField } from './address-field';

type AddressPartProps = {
  city: { code: string; name: string };
  start: CheckoutFields;
  postalCode: string;
  /** Whether the postal code has its own field. */
  asksPostalCode: boolean;
  field: FieldOf;
  onFill(text: string, postalCode: string): void;
};

const DETAILS = [
  { name: 'flat', label: 'Квартира' },
  { name: 'entrance', label: 'Подъезд' },
  { name: 'floor', label: 'Этаж' },
  { name: 'intercom', label: 'Домофон' },
] as const;

/** The delivery address. Only street and house are required. */
export function AddressPart({ city, start, postalCode, asksPostalCode, field, onFill }: AddressPartProps) {
  return (
    <div className="grid gap-4">
      <div id={anchorOf('address')}>
        <AddressField
          {...field('address')}
          city={city.code}
          cityName={city.name}
          postalCode={postalCode}
          asksPostalCode={asksPostalCode}
          defaultValue={start.address}
          onFill={onFill}
        />
      </div>
      <div className="grid grid-cols-2 gap-x-[var(--gutter)] gap-y-4 sm:grid-cols-4">
        {DETAILS.map(({ name, label }) => (
          <div key={name} id={anchorOf(name)}>
            <Field
              {...field(name)}
              label={label}
              autoComplete="off"
              maxLength={AddressDetailMax}
              defaultValue={start[name]}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
