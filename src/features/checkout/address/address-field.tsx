import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { postalCodeOf } from '#shared/places/postal-places.ts';
import { countOf } from '#shared/text/plural.ts';
import { orderDeliveryChoiceAddressMax } from '@/lib/api/schemas';
import { activeAfter } from '@/lib/ui/combobox/active-option';
import { Field } from '@/lib/ui/forms/field';
import { lazyPart, useQuietPart } from '@/lib/ui/loading/lazy-part';
import { chosenAddress } from '../state/chosen-address';
import type { FieldOf } from '../state/use-checkout-fields';
import type { AddressSuggestionsProps } from './address-suggestions';
import { useAddressSuggestions } from './use-address-suggestions';

type AddressFieldProps = ReturnType<FieldOf> & {
  city: string;
  cityName: string;
  postalCode: string;
  /** Whether the postal code has a field of its own, whose text must not be overwritten. */
  asksPostalCode?: boolean;
  defaultValue: string;
  /** Fills in the text of a suggestion, and its postal code. */
  onFill(text: string, postalCode: string): void;
};

/** Loaded when the field gets the focus. */
const suggestionList = lazyPart<AddressSuggestionsProps>(
  async () => (await import('./address-suggestions')).AddressSuggestions,
);
const SUGGESTIONS = ['подсказка', 'подсказки', 'подсказок'] as const;

/**
 * The field for street and house, with suggestions (a combobox as in the WAI-ARIA Authoring Practices).
 * Choosing a suggestion is optional: the last row closes the list and keeps the typed text.
 */
export function AddressField(props: AddressFieldProps) {
  const { city, cityName, postalCode, asksPostalCode = false, ...rest } = props;
  const { defaultValue, onFill, onChange, onBlur, ...field } = rest;
  // Whether the shopper gave only a postal code for the place. The typed address then begins with the name of
  // the place.
  const isPostal = postalCodeOf(city) !== undefined;
  const keepsPostalCode = asksPostalCode || isPostal;
  const id = useId();
  const [typed, setTyped] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useAddressSuggestions(city, typed, open);
  const { Part: List, wake } = useQuietPart(suggestionList);
  const isShown = open && suggestions.length > 0 && List !== undefined;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (index: number) => {
    const suggestion = suggestions[index];
    if (!suggestion) return close();
    // After choosing a street, the shopper types the house.
    const text = suggestion.isComplete ? suggestion.text : `${suggestion.text}, `;
    const { latitude, longitude } = suggestion;
    chosenAddress.set(
      latitude === null || longitude === null ? undefined : { latitude, longitude, cityCode: city },
    );
    onFill(text, suggestion.postalCode ?? (keepsPostalCode ? postalCode : ''));
    setTyped(text);
    setActive(-1);
    setOpen(!suggestion.isComplete);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    void onChange(event);
    setTyped(event.target.value);
    setActive(-1);
    setOpen(true);
    // The text has changed, so the postal code of the earlier suggestion is no longer valid.
    if (postalCode !== '' && !keepsPostalCode) onFill(event.target.value, '');
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (!isShown) {
      if (event.key === 'ArrowDown') setOpen(true);
      return;
    }
    const next = activeAfter(event.key, active, suggestions.length + 1);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && active >= 0) choose(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative">
      <Field
        {...field}
        label={isPostal ? 'Населённый пункт, улица, дом' : 'Улица, дом'}
        hint={asksPostalCode ? '' : postalCode && `${cityName}, ${postalCode}`}
        autoComplete="address-line1"
        maxLength={orderDeliveryChoiceAddressMax}
        defaultValue={defaultValue}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        onFocus={wake}
        onChange={change}
        onKeyDown={press}
        onBlur={(event) => {
          close();
          void onBlur(event);
        }}
      />
      <p role="status" className="sr-only">
        {isShown ? countOf(suggestions.length, SUGGESTIONS) : ''}
      </p>
      {isShown && (
        <List
          id={id}
          suggestions={suggestions}
          typed={typed}
          cityName={cityName}
          active={active}
          onChoose={choose}
          onClose={close}
        />
      )}
    </div>
  );
}
