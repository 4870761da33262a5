import { setResponseStatus } from '@tanstack/react-start/server';
import { isCollected } from '#shared/delivery/kinds.ts';
import { updateActions } from '@/features/cart/state/cart-actions';
import { partsOf } from '@/features/checkout/draft/draft-parts';
import { BLANK, type CheckoutFields, placeFieldsOf } from '@/features/checkout/fields/checkout-fields';
import { CHOOSE_CITY, checkoutForm, offeredFields } from '@/features/checkout/fields/checkout-form';
import { idempotencyKeyOf } from '@/features/checkout/state/attempt';
import { allPoints } from '@/features/checkout/state/checkout-queries';
import { hrefAfterOrder, resultHref } from '@/features/checkout/state/leave';
import type { CitySearch, PostedCheckout } from '@/features/checkout/state/use-checkout';
import { withoutSoldOut } from '@/features/checkout/state/without-sold-out';
import {
  type ApiError,
  applyCartActions,
  type Cart,
  type DeliveryMethod,
  getCart,
  getCities,
  getDeliveryOptions,
  getOrders,
  isApiError,
  type OrderChanges,
  type OrderRequest,
  patchCheckoutDraft,
  placeOrder,
} from '@/lib/api';
import { checkFields, type FormErrors, readFields, refusalErrors } from '@/lib/forms/contract-form';
import { FormRefused, leaveFor, readForm, seeOther } from '@/lib/page/form-post';
import { hrefTo } from '@/shop/addresses/href-to';
import type { PostedRequest } from './post-form.server';

type Field = keyof CheckoutFields;

/** Parameters that every cart request must have (docs/specification.md §7.2). */
const PARAMS = { extendByMindbox: true } as const;
const LONGEST_SEARCH = 100;
/**
 * If the cart is empty and the last order is younger than this, in ms, the form was probably posted twice.
 */
const JUST_NOW_MS = 10 * 60_000;

/**
 * Handles a checkout that was posted without scripts. Depending on the pressed button it saves the draft and
 * renders the fields of the chosen method, or places the order and redirects. If there are errors, renders
 * the page with them.
 */
export async function postCheckout({ request, next }: PostedRequest<PostedCheckout>) {
  let fields = BLANK;
  const page = (
    status: number,
    errors: FormErrors<Field>,
    more: Pick<PostedCheckout, 'changes' | 'citySearch'> = {},
  ) => {
    setResponseStatus(status);
    return next({ context: { posted: { fields, errors, ...more } } });
  };
  try {
    const data = await readForm(request);
    fields = readFields({ blank: BLANK }, data);
    const city = data.get('city') ?? '';
    if (city !== (data.get('cityBefore') ?? city)) fields = { ...fields, ...placeFieldsOf(city) };
    if (data.get('intent') !== 'order') {
      if (city) await keepDraft(fields, city);
      const text = (data.get('citySearch') ?? '').trim();
      // Enter in the city search presses the first button of the form, so a changed search text also means a
      // search.
      const isSearch = data.get('intent') === 'city' || text !== (data.get('citySearched') ?? '');
      return page(200, {}, isSearch ? { citySearch: await findCity(text, city) } : {});
    }
    if (!city) return page(422, { methodId: CHOOSE_CITY });
    const cart = await getCart(PARAMS);
    if (cart.items.length === 0) return seeOther(await placedJustNow());
    const { method, ...choices } = await choicesFor(city, fields);
    const form = checkoutForm({ cart, city, ...choices });
    const checked = checkFields(form, fields);
    if (!checked.ok) return page(422, checked.errors);
    try {
      const order = await orderAsSeen(checked.request, cart, method, data.get('seen') ?? '');
      const way = await hrefAfterOrder(order);
      return way.startsWith('/') ? seeOther(way) : leaveFor(way);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const changes = changesOf(error);
      return page(error.status ?? 503, changes ? {} : refusalErrors(form, error), changes && { changes });
    }
  } catch (error) {
    if (error instanceof FormRefused) return page(error.status, { form: error.message });
    if (!isApiError(error)) throw error;
    return page(error.status ?? 503, { form: error.message });
  }
}

/**
 * Saves the fields that the chosen method needs; day and pick-up point of another method are dropped. If
 * saving fails, the page still has the values.
 */
async function keepDraft(fields: CheckoutFields, city: string): Promise<void> {
  try {
    const { method, points } = await choicesFor(city, fields);
    await patchCheckoutDraft(partsOf(offeredFields(fields, { points }, method), city));
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/** The cities that match a text; without a text, the current city and the largest ones. */
async function findCity(text: string, current: string): Promise<CitySearch> {
  if (text) return { text, cities: (await getCities({ q: text.slice(0, LONGEST_SEARCH) })).items };
  const own = current ? (await getCities({ code: current })).items : [];
  const { items } = await getCities();
  return { text, cities: [...own, ...items.filter(({ code }) => code !== current)] };
}

async function placedJustNow(): Promise<string> {
  const [last] = (await getOrders({ page: 1, size: 1 })).items;
  const isNew = last && Date.now() - Date.parse(last.placedAt) < JUST_NOW_MS;
  return isNew ? resultHref(last.id) : hrefTo('/checkout');
}

/** The delivery methods and pick-up points of a city, and the chosen ones. */
async function choicesFor(city: string, { methodId, postalCode }: CheckoutFields) {
  const options = await getDeliveryOptions({ city, ...(postalCode && { postalCode }) });
  const methods = options.methods.filter(({ obstacle }) => obstacle === null);
  const method = methods.find(({ id }) => id === methodId);
  const points = method && isCollected(method) ? await allPoints(city) : undefined;
  return { methods, method, points };
}

/**
 * Places the order as the page showed it. Sold-out lines are removed first, because pressing the button is
 * consent to order the rest.
 */
async function orderAsSeen(
  request: OrderRequest,
  cart: Cart,
  method: DeliveryMethod | undefined,
  text: string,
) {
  const [cartVersion = 0, pieces = 0, total = 0] = text.split(' ').map(Number);
  const seen = { cartVersion, pieces, total };
  const key = idempotencyKeyOf({ id: cart.id, version: cartVersion });
  const init = { headers: { 'Idempotency-Key': key } };
  const isAsShown = JSON.stringify(seen) === JSON.stringify(request.seen);
  const left = isAsShown ? await withoutSoldOut(seen, { cart, method, removeLines }) : undefined;
  return placeOrder({ ...request, seen: left?.isAsSeen ? left.seen : seen }, init);
}

const removeLines = (items: Cart['items']): Promise<Cart> =>
  applyCartActions({ items: items.flatMap((item) => updateActions(item, 0)) }, PARAMS);

const changesOf = (error: ApiError): OrderChanges | undefined =>
  error.code === 'ORDER_CHANGED' ? (error.data as { order: OrderChanges }).order : undefined;
