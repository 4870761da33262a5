import { type FormEvent, useEffect, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { CheckoutDraft } from '@/lib/api';
import { useAfterPress } from '@/lib/forms/after-press';
import type { useContractForm } from '@/lib/forms/use-contract-form';
import { type HalfTyped, readHalfTyped } from '../draft/half-typed';
import {
  BLANK,
  type CheckoutField,
  type CheckoutFields,
  fieldsOf,
  placeFieldsOf,
} from '../fields/checkout-fields';

export type FieldOf = (name: CheckoutField) => UseFormRegisterReturn & { error: string | undefined };

export type CheckoutContractForm = Pick<
  ReturnType<typeof useContractForm<CheckoutFields, unknown>>,
  'field' | 'fields' | 'fill' | 'judge' | 'clearErrors'
>;

type FieldsOptions = {
  start: CheckoutFields;
  draft: CheckoutDraft;
  city: { code: string };
  /** Whether the page answers a form that was posted without scripts and therefore has the posted values. */
  isPosted: boolean;
  /** Reads the form after its fields were changed. */
  read(): void;
};

/**
 * The values of the form fields. Takes over what was typed before hydration, resets fields when the city
 * changes, and validates a field when it loses the focus.
 */
export function useCheckoutFields(form: CheckoutContractForm, options: FieldsOptions) {
  const { start, draft, city, isPosted, read } = options;
  const [halfTyped] = useState(readHalfTyped);
  const afterPress = useAfterPress();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useEffect(() => {
    fillMissing(form, start, isPosted ? {} : halfTyped);
    read();
  }, []);

  function fill(fields: Partial<CheckoutFields>): void {
    for (const [name, value] of Object.entries(fields)) form.fill(name as CheckoutField, value);
    read();
  }

  const [cityBefore, setCityBefore] = useState(city.code);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the city changes
  useEffect(() => {
    if (city.code === cityBefore) return;
    setCityBefore(city.code);
    // If another tab chose this city, take over its pick-up point and postal code from the draft.
    const { pointCode, postalCode } =
      draft.delivery.city === city.code ? fieldsOf(draft) : placeFieldsOf(city.code);
    fill({ pointCode, postalCode });
  }, [city.code]);

  const field: FieldOf = (name) => {
    const { onBlur, ...rest } = form.field(name);
    return {
      ...rest,
      async onBlur(event) {
        await onBlur(event);
        afterPress(() => form.judge(name));
      },
    };
  };

  return {
    field,
    fill,
    onChange({ target }: FormEvent<HTMLElement>) {
      read();
      if (!(target instanceof HTMLInputElement) || !/^(radio|checkbox)$/.test(target.type)) return;
      if (target.name in BLANK) form.judge(target.name as CheckoutField);
    },
  };
}

/**
 * Sets fields that the page does not render to their initial values, and restores incomplete texts saved in
 * this tab.
 */
function fillMissing(form: CheckoutContractForm, start: CheckoutFields, halfTyped: HalfTyped): void {
  const typed: Partial<CheckoutFields> = form.fields();
  for (const name of Object.keys(BLANK) as CheckoutField[])
    if (typed[name] === undefined) form.fill(name, start[name]);
  for (const [name, text] of Object.entries(halfTyped))
    if (!typed[name as CheckoutField]) form.fill(name as CheckoutField, text);
}
