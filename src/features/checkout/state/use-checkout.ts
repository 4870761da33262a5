import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Cart, CheckoutDraft, City, DeliveryPoint, Order, OrderChanges, SavedAddress } from '@/lib/api';
import type { FormErrors } from '@/lib/forms/contract-form';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { setQuery } from '@/lib/state/query-reads';
import { changedElsewhere } from '../draft/changed-elsewhere';
import { useDraftSaving } from '../draft/use-draft-saving';
import {
  type CheckoutField,
  type CheckoutFields,
  fieldsOf,
  placeFieldsOf,
  wholeFields,
} from '../fields/checkout-fields';
import { checkoutForm, isAsked, offeredFields, paymentsFor, totalOf } from '../fields/checkout-form';
import { dayIn } from '../words/terms';
import { draftQuery } from './checkout-queries';
import { place } from './place';
import { useCheckoutFields } from './use-checkout-fields';
import { useDelivery } from './use-delivery';
import { useRefused } from './use-refused';
import { useSavedAddresses } from './use-saved-addresses';

/** The answer to a form that was posted without scripts. */
export type PostedCheckout = {
  fields: CheckoutFields;
  errors: FormErrors<CheckoutField>;
  changes?: OrderChanges;
  /** The search for a city, if the form asked for it. */
  citySearch?: CitySearch;
};

/** The search for a city without scripts: the typed text, and the cities found. */
export type CitySearch = { text: string; cities: readonly City[] };

const NO_CITY = { code: '', name: '' };

export type CheckoutOptions = {
  cart: Cart;
  draft: CheckoutDraft;
  /** Null if the shopper has to choose a city first. */
  city: { code: string; name: string } | null;
  savedAddresses: readonly SavedAddress[];
  posted: PostedCheckout | undefined;
  /** Reads the cart again after the shop has reported that it changed. */
  refreshCart(): Promise<unknown>;
  /** Removes sold-out lines. @throws ApiError */
  removeLines(items: Cart['items']): Promise<Cart>;
  /** Opens the bank's page or the result page of the order. */
  onPlaced(order: Order): Promise<void>;
};

export type Checkout = ReturnType<typeof useCheckout>;

/**
 * State of the checkout: form fields, delivery methods and points, the saved draft, and placing the order.
 */
export function useCheckout(options: CheckoutOptions) {
  const { cart, draft, posted, refreshCart, removeLines, onPlaced } = options;
  const client = useQueryClient();
  const city = options.city ?? NO_CITY;
  const [start] = useState(() => posted?.fields ?? fieldsIn(draft, city.code));
  /** The fields of the form, as of the last change. */
  const [chosen, setChosen] = useState(start);
  const [now] = useState(() => new Date());
  const delivery = useDelivery(cart, city, chosen);
  const { method, methods, points, point } = delivery;
  const saving = useDraftSaving(offeredFields(chosen, { points }, method), {
    city: city.code,
    draft,
    isReady: delivery.isKnown,
    onOther({ draft: other, before }) {
      fill(withoutFocused(changedElsewhere({ now: wholeFields(form.fields()), before, draft: other })));
      setQuery(client, draftQuery, other);
    },
  });
  const total = totalOf(cart, method);
  const { refused, show, withoutSoldOut } = useRefused(posted?.changes, { cart, method, removeLines });
  const [isPressed, setPressed] = useState(posted !== undefined);

  const form = useContractForm(checkoutForm({ cart, city: city.code, methods, points }), {
    posted: posted?.errors,
    async send(request) {
      await saving.end();
      const ready = await withoutSoldOut(request);
      if (!ready) return saving.resume();
      const order = await place(client, ready.request, ready.cart);
      await onPlaced(order);
    },
    refused: (error) => {
      saving.resume();
      // Another tab has already placed an order for this cart: read the cart again, which is empty now.
      if (error.code === 'IDEMPOTENCY_KEY_REUSED') void refreshCart();
      if (error.code !== 'ORDER_CHANGED') return undefined;
      show(error, total);
      void refreshCart();
      delivery.retry();
      return {};
    },
  });

  const { field, fill, onChange } = useCheckoutFields(form, {
    start,
    draft,
    city,
    isPosted: posted !== undefined,
    read: () => setChosen(wholeFields(form.fields())),
  });
  const addresses = useSavedAddresses(form, {
    saved: options.savedAddresses,
    cityCode: city.code,
    chosen,
    fill,
  });

  return {
    ...addresses,
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
    /** The invalid fields that are visible now. Empty until the order button was pressed. */
    wrong: ((isPressed ? form.wrong : []) as CheckoutField[]).filter((name) => isAsked(name, chosen, method)),
    isContactWrong: form.wrong.some((name) => ['phone', 'name', 'email'].includes(name)),
    /** The changes for which the order was last refused. */
    refused,
    delivery,
    method,
    point,
    total,
    today: dayIn(delivery.city.timeZone, now),
    payments: paymentsFor(methods, method, point),
    onChange,
    choosePoint({ code, methodId }: DeliveryPoint) {
      fill({ pointCode: code, methodId });
      form.clearErrors('pointCode');
    },
  };
}

/** Form values of a draft. Its pick-up point and postal code are used only if its city is this city. */
const fieldsIn = (draft: CheckoutDraft, city: string): CheckoutFields => ({
  ...fieldsOf(draft),
  ...(draft.delivery.city === city ? {} : placeFieldsOf(city)),
});

/** The fields without the one that has the focus, so that typing is not overwritten. */
function withoutFocused(fields: Partial<CheckoutFields>): Partial<CheckoutFields> {
  const focused = document.activeElement?.getAttribute('name');
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== focused));
}
