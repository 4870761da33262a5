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
  /** Whether the form was posted without scripts and therefore already contains the shopper's values. */
  isPosted: boolean;
  /** Reads the form after its fields were changed. */
  read(): void;
};

/**
 * Keeps the fields of the form up to date: takes over what was typed before hydration, follows a changed
 * city, and checks a field when it is left.
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
    // If another tab chose this city, the draft has the point and postal code that were chosen there.
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

/** Gives fields that are not on the page their initial value, and empty fields the text saved in this tab. */
function fillMissing(form: CheckoutContractForm, start: CheckoutFields, halfTyped: HalfTyped): void {
  const typed: Partial<CheckoutFields> = form.fields();
  for (const name of Object.keys(BLANK) as CheckoutField[])
    if (typed[name] === undefined) form.fill(name, start[name]);
  for (const [name, text] of Object.entries(halfTyped))
    if (!typed[name as CheckoutField]) form.fill(name as CheckoutField, text);
}
