import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Cart, CheckoutDraft, City, DeliveryPoint, Order, OrderChanges, SavedAddress } from '@/lib/api';
import { useAfterPress } from '@/lib/forms/after-press';
import type { FormErrors } from '@/lib/forms/contract-form';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { setQuery } from '@/lib/state/query-reads';
import { filledElsewhere } from '../draft/filled-elsewhere';
import { readHalfTyped } from '../draft/half-typed';
import { useDraftSaving } from '../draft/use-draft-saving';
import { addressFields, isFilledIn } from '../fields/address-fields';
import {
  BLANK,
  type CheckoutField,
  type CheckoutFields,
  fieldsOf,
  NOWHERE,
  wholeFields,
} from '../fields/checkout-fields';
import { checkoutForm, offeredFields, paymentsFor, totalOf } from '../fields/checkout-form';
import { anchorOf } from '../words/field-names';
import { dayIn } from '../words/terms';
import { draftQuery } from './checkout-queries';
import { place } from './place';
import { useDelivery } from './use-delivery';
import { useRefused } from './use-refused';

export type FieldOf = (name: CheckoutField) => UseFormRegisterReturn & { error: string | undefined };

/** What the server said to the form when it was posted without scripts. */
export type PostedCheckout = {
  fields: CheckoutFields;
  errors: FormErrors<CheckoutField>;
  changes?: OrderChanges;
  /** To choose another city among, when that was asked for. */
  cities?: readonly City[];
};

export type CheckoutOptions = {
  cart: Cart;
  draft: CheckoutDraft;
  city: { code: string; name: string };
  savedAddresses: readonly SavedAddress[];
  posted: PostedCheckout | undefined;
  /** Reads the cart again after the shop said that it is another. */
  refreshCart(): Promise<unknown>;
  /** Takes lines out that are sold out. @throws ApiError */
  takeOut(items: Cart['items']): Promise<Cart>;
  /** Goes on to the bank or to the page of the order. */
  onPlaced(order: Order): Promise<void>;
};

export type Checkout = ReturnType<typeof useCheckout>;

/** The form of the checkout: what is filled in, what follows from it, and the order that it makes. */
export function useCheckout(options: CheckoutOptions) {
  const { cart, draft, city, savedAddresses, posted, refreshCart, takeOut, onPlaced } = options;
  const client = useQueryClient();
  const [start] = useState(() => posted?.fields ?? fieldsOf(draft));
  const [halfTyped] = useState(readHalfTyped);
  /** What is in the form, as of the last change. */
  const [chosen, setChosen] = useState(start);
  const [isNewAddress, setNewAddress] = useState(false);
  const [now] = useState(() => new Date());
  const delivery = useDelivery(cart, city, chosen);
  const { method, methods, points, point } = delivery;
  const saving = useDraftSaving(offeredFields(chosen, { points }, method), {
    city: city.code,
    draft,
    isReady: delivery.isKnown,
    onOther({ draft: other, before }) {
      const { activeElement } = document;
      const there = filledElsewhere({ now: wholeFields(form.fields()), before, draft: other });
      const names = Object.keys(there) as CheckoutField[];
      const typing = names.find((name) => activeElement?.getAttribute('name') === name);
      if (typing) delete there[typing];
      fill(there);
      setQuery(client, draftQuery, other);
    },
  });
  const total = totalOf(cart, method);
  const { refused, show, withoutSoldOut } = useRefused(posted?.changes, { cart, method, takeOut });
  const afterPress = useAfterPress();
  const [isPressed, setPressed] = useState(posted !== undefined);

  const form = useContractForm(checkoutForm({ cart, city: city.code, methods, points }), {
    posted: posted?.errors,
    async send(request) {
      await saving.end();
      const ready = await withoutSoldOut(request);
      if (!ready) return saving.goOn();
      const order = await place(client, ready.request, ready.cart);
      await onPlaced(order);
    },
    refused: (error) => {
      saving.goOn();
      // Ordered already, in another tab: the cart says so.
      if (error.code === 'IDEMPOTENCY_KEY_REUSED') void refreshCart();
      if (error.code !== 'ORDER_CHANGED') return undefined;
      show(error, total);
      void refreshCart();
      delivery.again();
      return {};
    },
  });

  /** Reads what is in the form; of fields that were never shown, what the draft holds. */
  const read = () => setChosen(wholeFields(form.fields()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page was taken over
  useEffect(() => {
    const typed: Partial<CheckoutFields> = form.fields();
    for (const name of Object.keys(BLANK) as CheckoutField[])
      if (typed[name] === undefined) form.fill(name, start[name]);
    for (const [name, text] of Object.entries(posted ? {} : halfTyped))
      if (!typed[name as CheckoutField]) form.fill(name as CheckoutField, text);
    read();
  }, []);

  const [cityBefore, setCityBefore] = useState(city.code);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the city alone decides
  useEffect(() => {
    if (city.code === cityBefore) return;
    setCityBefore(city.code);
    // Another tab has chosen the city with its place.
    const { pointCode, postalCode } = draft.delivery.city === city.code ? fieldsOf(draft) : NOWHERE;
    fill({ pointCode, postalCode });
  }, [city.code]);

  const fill = (fields: Partial<CheckoutFields>) => {
    for (const [name, value] of Object.entries(fields)) form.fill(name as CheckoutField, value);
    read();
  };
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
    attributes: {
      ...form.attributes,
      onSubmit(event: FormEvent) {
        setPressed(true);
        return form.attributes.onSubmit(event);
      },
    },
    field,
    start,
    chosen,
    busy: form.busy,
    refusal: form.refusal,
    /** What is wrong, once the button was pressed. */
    wrong: (isPressed ? form.wrong : []) as CheckoutField[],
    isContactWrong: form.wrong.some((name) => ['phone', 'name', 'email'].includes(name)),
    /** Of what was refused last. */
    refused,
    delivery,
    method,
    point,
    total,
    today: dayIn(delivery.city.timeZone, now),
    payments: paymentsFor(methods, method, point),
    savedAddresses: savedAddresses.filter((one) => one.city === city.code),
    savedAddress: isNewAddress
      ? undefined
      : savedAddresses.find((one) => one.city === city.code && isFilledIn(one, chosen)),
    onChange({ target }: FormEvent<HTMLElement>) {
      read();
      if (!(target instanceof HTMLInputElement) || !/^(radio|checkbox)$/.test(target.type)) return;
      if (target.name in BLANK) form.judge(target.name as CheckoutField);
    },
    /** Leads to a field that is wrong. */
    follow(name: CheckoutField) {
      const place = document.getElementById(anchorOf(name));
      place?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button')?.focus();
    },
    choosePoint({ code, methodId }: DeliveryPoint) {
      fill({ pointCode: code, methodId });
      form.clearErrors('pointCode');
    },
    fillAddress(address: string, postalCode: string) {
      fill({ address, postalCode });
      if (postalCode) for (const name of ['address', 'postalCode'] as const) form.clearErrors(name);
    },
    chooseSaved(address: SavedAddress | undefined) {
      setNewAddress(!address);
      fill(address ? addressFields(address) : addressFields(BLANK));
      for (const name of ['address', 'postalCode'] as const) form.clearErrors(name);
    },
  };
}
